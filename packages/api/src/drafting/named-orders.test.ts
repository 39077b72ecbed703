import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { indexKnowledge } from '../knowledge/search/retrieve.ts'
import { matchOrders } from '../orders/match-orders.ts'
import { isSameAddress } from '../shops/shop-order.ts'
import type { Order } from '../shops/shop-order.ts'
import type { Model } from '../model/model.ts'
import { noCustomerOrders } from './facts/reply-facts.ts'
import { toCustomerOrders } from './facts/order-facts.ts'
import { defaultStyle } from './reply-style.ts'
import { writeReply } from './write-reply.ts'

const formats = [
  { prefix: '#', suffix: '' },
  { prefix: 'NW-', suffix: '' },
  { prefix: '', suffix: '-DE' },
  { prefix: 'B', suffix: '' },
  { prefix: 'SO-', suffix: '/26' },
  { prefix: '', suffix: '' },
] as const

/** Mails as customers write them. `N` stands for the first number, `M` for another one. */
const mails: readonly (readonly [language: string, text: string, isTwo?: true])[] = [
  ['en', 'Where is my order N?'],
  ['en', 'Hi, any news on N? It has not arrived.'],
  ['en', 'My parcel has not arrived. The order number is N. Thanks!'],
  ['en', 'Order no. N and order no. M have not arrived, where are they?', true],
  ['en', 'What is the status of orders N and M?', true],
  ['de', 'Wo bleibt meine Bestellung N?'],
  ['de', 'mich interessiert der Stand von N. Danke'],
  ['de', 'Die Bestellungen N und M sind noch nicht da. Wo bleiben die Pakete?', true],
  ['fr', 'Bonjour, où est ma commande n° N ?'],
  ['es', 'Hola, ¿dónde está mi pedido N?'],
  ['it', 'Dov’è il mio ordine N?'],
  ['nl', 'Waar is mijn bestelling N?'],
  ['nl', 'Ik heb twee weken geleden besteld (N) en nog niets ontvangen.'],
  ['pl', 'Zamówienie nr N – kiedy zostanie dostarczone?'],
  ['pl', 'N dotarło, ale gdzie jest M?', true],
  ['en', 'N arrived, but where is M?', true],
]

/** Sentences with a number that is no order's. `K` stands for it. */
const sentencesWithOtherNumbers = [
  '',
  ' My customer number is K.',
  ' Artikelnummer K, Größe 128.',
  ' La facture K est payée.',
  ' Pagué con la tarjeta terminada en K.',
  ' Mi avevate scritto per il ticket #K.',
  ' Toestel K.',
] as const

const states = ['In transit', 'Delivered', '']
const toOrder = (name: string, address: string, at: number): Order => ({
  ...{ id: `gid://${name}`, name, placedAt: `2026-10-${String(28 - at).padStart(2, '0')}T00:00:00Z` },
  ...{ address, customer: 'Ann', payment: 'Paid', delivery: 'Unfulfilled', cancelledAt: undefined },
  ...{ total: '10.00 EUR', items: [], refunds: [], adminUrl: '' },
  parcels: states[at % 3]
    ? [
        {
          ...{ at: '2026-11-02T00:00:00Z', state: states[at % 3] ?? '', carrier: 'DHL' },
          ...{ numbers: [`JD${name.replaceAll(/\W/g, '')}X`], urls: [] },
        },
      ]
    : [],
})

const ann = 'ann@mail.test'
const mail = fc.record({
  format: fc.constantFrom(...formats),
  count: fc.integer({ min: 1, max: 12 }),
  letter: fc.constantFrom(...mails),
  first: fc.nat({ max: 11 }),
  second: fc.nat({ max: 11 }),
  other: fc.constantFrom(...sentencesWithOtherNumbers),
  /** Order numbers of another customer, or of no order. `second`: only the second of two. */
  isForeign: fc.constantFrom('no', 'no', 'other', 'unknown', 'second'),
  isBare: fc.boolean(),
  base: fc.integer({ min: 1100, max: 99_000 }),
})

describe('a draft of a mail that names orders', () => {
  test('speaks of these orders and of no other one, in 1,000 mails', async () => {
    let told = 0
    const knowledge = indexKnowledge('1', [])
    await fc.assert(
      fc.asyncProperty(mail, async (each) => {
        const { format, count, letter, first, second, other, isForeign, isBare, base } = each
        const nameOf = (number: number) => `${format.prefix}${String(number)}${format.suffix}`
        const own = Array.from({ length: count }, (_, at) => toOrder(nameOf(base + count - at), ann, at))
        const others = Array.from({ length: 12 }, (_, at) =>
          toOrder(nameOf(base + 100 + at), 'bob@mail.test', at),
        )
        const shop = [...own, ...others]
        const [language, text, isTwo] = letter
        const numbers = [
          isForeign === 'no' || isForeign === 'second'
            ? base + 1 + (first % count)
            : base + (isForeign === 'other' ? 100 : 500) + first,
          ...(isTwo ? [isForeign === 'second' ? base + 100 + second : base + 1 + (second % count)] : []),
        ]
        const written = numbers.map((number) => (isBare ? String(number) : nameOf(number)))
        const named = text.replace('N', written[0] ?? '').replace('M', written[1] ?? '')
        const said = `${named}${other.replace('K', String(base + 40))}`
        const matched = await matchOrders({ replyAddress: ann, texts: [said] }, format, ({ by, value }) =>
          Promise.resolve({
            orders: shop
              .filter((order) =>
                by === 'email' ? isSameAddress(order.address, value) : order.name === value,
              )
              .slice(0, 10),
          }),
        )
        const orders = toCustomerOrders({ ...matched, fault: undefined })
        expect([said, orders.notFound.filter((number) => number === String(base + 40))]).toEqual([said, []])
        const reply = await writeReply(
          {
            ...{ store: 'Northwind', customer: '', knowledge, style: defaultStyle },
            mail: { subject: '', text: said, language },
            mails: [{ ref: 'T1', isOurs: false, text: said }],
            orders,
          },
          { model: undefined, why: '', clock: () => 0, signal: new AbortController().signal },
        )
        const isSaid = reply.sentences.some(({ sources }) => sources.some(({ kind }) => kind === 'order'))
        const meant = new Set(numbers.map(nameOf).filter((name) => own.some((order) => order.name === name)))
        const spoken = reply.found.filter(({ kind }) => kind === 'order').map(({ title }) => title.slice(6))
        expect([said, spoken.filter((name) => !meant.has(name))]).toEqual([said, []])
        // Tracking numbers of other orders.
        const foreign = shop.filter(({ name }) => !meant.has(name)).flatMap(({ parcels }) => parcels)
        expect(foreign.filter(({ numbers: [code = '-'] }) => reply.body.includes(code))).toEqual([])
        if (meant.size < new Set(numbers).size) expect(reply.level).not.toBe('ready')
        // The draft mentions every result.
        if (meant.size === new Set(numbers).size && isSaid) {
          for (const name of meant) expect(reply.body).toContain(name)
          told += 1
        }
      }),
      { numRuns: 1000 },
    )
    expect(told).toBeGreaterThan(300)
  })
})

describe('a mail that wants more of an order than its state', () => {
  const knowledge = indexKnowledge('', [
    {
      ...{
        kind: 'passage',
        id: '1',
        documentId: '1',
        title: 'Returns',
        asked: '',
        language: 'en',
        links: [],
      },
      text: 'Baskets can be returned unused within 14 days. We refund you within five days.',
    },
  ])
  const orders = {
    ...{ ...noCustomerOrders, isNamed: true },
    facts: [{ ref: 'O1', id: 'o', name: '#20211', state: 'delivered' as const, on: '2026-11-02' }],
  }

  test.each([
    ['Can I return the unused basket from #20211?', 'wants to know more'],
    ['When do I get the refund for #20211?', 'shows none'],
    ['Where is the invoice for #20211?', 'Nothing that the store wrote'],
  ])('is not ready: %s', async (text, reason) => {
    const { level, reasons } = await writeReply(
      {
        ...{ store: 'Baskets', customer: '', knowledge, orders, style: defaultStyle },
        mail: { subject: '', text, language: 'en' },
        mails: [{ ref: 'T1', isOurs: false, text }],
      },
      { model: undefined, why: '', clock: () => 0, signal: new AbortController().signal },
    )
    expect(level).not.toBe('ready')
    expect(reasons.join()).toContain(reason)
  })
})

describe('an order that was named and not found', () => {
  const orders = { ...noCustomerOrders, isNamed: true, notFound: ['TOY-9998'] }
  const write = (model: Model | undefined) =>
    writeReply(
      {
        ...{ store: 'Toys', customer: '', knowledge: indexKnowledge('', []), orders, style: defaultStyle },
        mail: { subject: '', text: 'What about TOY-9998?', language: 'en' },
        mails: [{ ref: 'T1', isOurs: false, text: 'What about TOY-9998?' }],
      },
      { model, why: '', clock: () => 0, signal: new AbortController().signal },
    )

  test('is named in the letter, however the mail asks for it', async () => {
    const { level, body, reasons } = await write(undefined)
    expect([level, body]).toEqual(['look', expect.stringContaining('TOY-9998')])
    expect(reasons.join()).toContain('TOY-9998')
  })

  test('is told to a model', async () => {
    const asked: string[] = []
    await write({
      ...{ name: 'm', embedder: undefined },
      write: ({ user }) => {
        asked.push(user)
        const usage = { tokensIn: 1, tokensOut: 1, isEstimated: false }
        return Promise.resolve({ text: '? | Which address did you order with?', usage })
      },
    })
    expect(asked[0]).toMatch(/no such order[^]*orders not found[^]*TOY-9998/)
  })
})
