import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { replyVariables, formatVariable } from '@draftdesk/contract/variables'
import { mailboxes } from '../../database/schema.ts'
import { openTestApi } from '../../testing/api.ts'
import type { TestApi } from '../../testing/api.ts'
import { linkTestMailbox } from '../../testing/mail/mailbox.ts'
import type { TestMail } from '../../testing/mail/mails.ts'
import { receiveMail, shopAddress } from '../../testing/mail/receive.ts'
import { startShopify } from '../../testing/servers/shopify.ts'
import type { FakeShopify } from '../../testing/servers/shopify.ts'
import { enterStore, joinStore } from '../../testing/store.ts'
import type { StoreOwner } from '../../testing/store.ts'

let t: TestApi
let shopify: FakeShopify
let owner: StoreOwner
beforeAll(async () => {
  shopify = await startShopify()
  t = await openTestApi({ limitScale: 0, allowPrivateHosts: true, shopify: { baseUrl: shopify.url } })
  owner = await enterStore(t, 'owner@example.com')
  const input = { domain: 'northwind', access_token: shopify.token }
  await t.send('linkShop', { token: owner.token, input })
  await linkTestMailbox(t.api.services, owner.id, { address: shopAddress, password: 'x' })
})
afterAll(async () => {
  await t.close()
  await shopify.close()
})

const write = async (
  title: string,
  answer: string,
  more: Record<string, unknown> = {},
  token = owner.token,
) =>
  String(
    (
      await t.send('createExample', {
        token,
        input: { title, question: '', answer, is_on: false, ...more },
      })
    ).body['id'],
  )
const find = async (q: string, token = owner.token) =>
  (await t.send('savedReplies', { token, input: { q } })).body['replies'] as Record<string, unknown>[]
const titles = async (q: string, token = owner.token) => (await find(q, token)).map(({ title }) => title)

/** The draft of a reply to a mail. */
async function reply(told: TestMail): Promise<{ draft_id: string; version: unknown }> {
  const { threadId } = await receiveMail(t.api.services.db, owner.id, told)
  const { body } = await t.send('createDraft', { token: owner.token, input: { thread_id: threadId } })
  return { draft_id: String(body['id']), version: body['version'] }
}
const insert = async (id: string, draftId: string, token = owner.token) =>
  t.send('insertSavedReply', { token, id, input: { draft_id: draftId } })

/** Generated conversations. `CONVERSATIONS=500 npm test -- FILE` tries more, in some minutes. */
const conversations = Number(process.env['CONVERSATIONS'] ?? 60)

describe('savedReplies', () => {
  test('finds by the name first, then by the text, in any case', async () => {
    const { token } = await enterStore(t, 'search@example.com')
    await write('Goodbye', 'We exchange it for free.', {}, token)
    await write('Wrong size: exchange', 'Please send it back.', {}, token)
    await write('Rücksendung 100%', 'Bitte schicken Sie es zurück.', {}, token)
    expect(await titles('EXCH', token)).toEqual(['Wrong size: exchange', 'Goodbye'])
    expect(await titles('free exchange', token)).toEqual(['Goodbye'])
    expect(await titles('RÜCK', token)).toEqual(['Rücksendung 100%'])
    expect(await titles('100%', token)).toEqual(['Rücksendung 100%'])
    expect(await titles('1_0', token)).toEqual([])
    expect(await titles('', token)).toEqual(['Goodbye', 'Rücksendung 100%', 'Wrong size: exchange'])
  })

  test('puts those first that the person uses, and counts for each person', async () => {
    const colleague = await joinStore(t, 'uses@example.com', owner.id)
    await write('Delay A', 'It is late.')
    const id = await write('Delay B', 'It is late.')
    const { draft_id: draftId } = await reply({ subject: 'Late' })
    expect((await insert(id, draftId)).body).toMatchObject({ title: 'Delay B', text: 'It is late.' })
    await insert(id, draftId)
    expect(await find('delay')).toMatchObject([
      { title: 'Delay B', uses: 2, used_at: '2030-01-15T12:00:00.000Z' },
      { title: 'Delay A', uses: 0, used_at: null },
    ])
    expect(await titles('delay', colleague)).toEqual(['Delay A', 'Delay B'])
  })

  test('offers a personal reply to its author alone', async () => {
    const colleague = await joinStore(t, 'other@example.com', owner.id)
    const id = await write('Secret handshake', 'Hi.', { is_personal: true })
    expect(await titles('handshake')).toEqual(['Secret handshake'])
    expect(await titles('handshake', colleague)).toEqual([])
    const { draft_id: draftId } = await reply({ subject: 'Hello' })
    expect((await insert(id, draftId, colleague)).status).toBe(404)
    expect((await insert(id, draftId)).status).toBe(200)
  })

  test('knows no reply and no draft of another store', async () => {
    const other = await enterStore(t, 'stranger@example.com')
    const id = await write('Only ours', 'Hi.')
    expect(await titles('ours', other.token)).toEqual([])
    const own = await write('Theirs', 'Hi.', {}, other.token)
    const { draft_id: draftId } = await reply({ subject: 'Hello' })
    expect((await insert(id, draftId, other.token)).status).toBe(404)
    expect((await insert(own, draftId, other.token)).status).toBe(404)
    expect((await insert(id, 'no-id')).status).toBe(404)
  })
})

describe('saved replies for a draft', () => {
  let answered: Awaited<ReturnType<typeof reply>>
  const answer = (title: string, question: string, text: string, language?: string) =>
    write(title, text, { question, is_on: true, ...(language && { language }) })
  const ask = async (q: string, draftId: string, token = owner.token) =>
    (await t.send('savedReplies', { token, input: { q, draft_id: draftId } })).body as Record<
      'replies' | 'suggested',
      { title: string }[]
    >
  const titlesOf = (replies: readonly { title: string }[]) => replies.map(({ title }) => title)
  beforeAll(async () => {
    await answer('Pegs', 'Do you sell spare pegs for the dome tent?', 'Yes, spare pegs are in the shop.')
    await answer('Gift', 'Can you gift-wrap a lantern for a birthday?', 'Yes, we wrap gifts for free.')
    await answer('Wash', 'How do I wash the merino jumper?', 'Wash it by hand in cold water.')
    await write('Zelt: Deutsch', 'Ja.', { language: 'de' })
    await write('Zelt: English', 'Yes.', { language: 'en' })
    await write('Zelt: any', 'Ok.')
    const text = 'Hello, do you have spare pegs for my dome tent? Thank you, Eva'
    answered = await reply({ from: 'Eva <eva@pegs.test>', subject: 'Spare pegs', text })
  })

  test('suggests what answered a mail like this one, without words alone', async () => {
    expect(titlesOf((await ask('', answered.draft_id)).suggested)).toEqual(['Pegs'])
    expect((await ask('pegs', answered.draft_id)).suggested).toEqual([])
    expect((await ask('', 'no-draft')).suggested).toEqual([])
    const other = await enterStore(t, 'suggested@example.com')
    expect((await ask('', answered.draft_id, other.token)).suggested).toEqual([])
  })

  test('come in the language of the customer first', async () => {
    const text = 'Hallo, haben Sie noch Heringe für mein Zelt? Ich brauche sie für den Urlaub im Sommer.'
    const german = await reply({ from: 'Uwe <uwe@zelt.test>', subject: 'Heringe', text })
    const order = titlesOf((await ask('zelt', german.draft_id)).replies)
    expect(order).toEqual(['Zelt: Deutsch', 'Zelt: any', 'Zelt: English'])
    expect(titlesOf((await ask('zelt', answered.draft_id)).replies)[0]).toBe('Zelt: English')
  })
})

const everything = replyVariables.map(formatVariable).join(' | ')
const open = (name: (typeof replyVariables)[number]) => formatVariable(name)

describe('insertSavedReply', () => {
  test('fills the variables from the order that the customer names, in the language of the reply', async () => {
    const parcel = { at: '2030-01-09T10:00:00Z', state: 'IN_TRANSIT', company: 'DHL', number: 'JD1' }
    shopify.orders.push(
      {
        number: 5001,
        email: 'mia@mail.test',
        delivery: 'FULFILLED',
        parcels: [{ ...parcel, url: 'https://dhl.test/JD1' }],
      },
      { number: 5002, email: 'mia@mail.test' },
    )
    const from = 'Mia Meier <mia@mail.test>'
    const { draft_id: draftId } = await reply({ from, subject: 'Where is #5001?' })
    const english = await write('All', everything, { language: 'en' })
    const filled = (await insert(english, draftId)).body['text']
    expect(String(filled).split(' | ')).toEqual([
      ...[
        'Mia',
        '#5001',
        'Your order #5001 was shipped on January 9, 2030 with DHL.',
        'https://dhl.test/JD1',
      ],
      ...['Ann Archer', 'Store of owner@example.com'],
    ])
    const german = await write('Alles', open('order.state'), { language: 'de' })
    expect((await insert(german, draftId)).body['text']).toContain('versandt')
  })

  test('leaves open what is not clear: several orders, a foreign number, another recipient', async () => {
    const id = await write('Order', open('order.number'))
    const from = 'Mia Meier <mia@mail.test>'
    const ask = async (subject: string) =>
      (await insert(id, (await reply({ from, subject })).draft_id)).body['text']
    expect(await ask('Where is my parcel?')).toBe(open('order.number'))
    expect(await ask('Where are #5001 and #5002?')).toBe(open('order.number'))
    expect(await ask('Where is #9999?')).toBe(open('order.number'))
    expect(await ask('Where is #5002?')).toBe('#5002')
    const { draft_id: draftId, version } = await reply({ from, subject: 'Where is order 5002 now?' })
    const to = [{ name: '', address: 'friend@mail.test' }]
    await t.send('updateDraft', { token: owner.token, id: draftId, input: { version, to } })
    const names = await write('Names', everything)
    expect((await insert(names, draftId)).body['text']).toBe(
      everything
        .replace(open('agent.name'), 'Ann Archer')
        .replace(open('store.name'), 'Store of owner@example.com'),
    )
  })

  test('fills no order of a sender who failed the checks', async () => {
    const { db } = t.api.services
    await db.update(mailboxes).set({ imapHost: 'imap.gmail.com' }).where(eq(mailboxes.storeId, owner.id))
    const id = await write('Forged', open('order.number'))
    const { draft_id: draftId } = await reply({
      ...{ from: 'Mia Meier <mia@mail.test>', subject: 'Where is #5002?' },
      headers: ['Authentication-Results: mx.google.com; dmarc=fail (p=NONE) header.from=mail.test'],
    })
    expect((await insert(id, draftId)).body['text']).toBe(open('order.number'))
  })

  test('tells no fact of another customer in conversations of 200 customers that name foreign orders', async () => {
    const customers = Array.from({ length: 200 }, (_, at) => {
      const name = `Kim${'abcdefghij'[Math.floor(at / 20)] ?? ''}${'abcdefghijklmnopqrst'[at % 20] ?? ''}`
      const numbers = at % 3 === 0 ? [] : at % 3 === 1 ? [7000 + at] : [7000 + at, 8000 + at]
      return { email: `c${String(at)}@mail.test`, name, numbers }
    })
    for (const { email, name, numbers } of customers)
      for (const number of numbers)
        shopify.orders.push({
          ...{ number, email, customer: `${name} Moreau`, delivery: 'FULFILLED' },
          parcels: [
            {
              at: '2030-01-09T10:00:00Z',
              state: 'IN_TRANSIT',
              company: 'DHL',
              number: `T${String(number)}`,
              url: '',
            },
          ],
        })
    const id = await write('Everything', everything)
    const customer = fc.constantFrom(...customers)
    const ways = fc.constantFrom(
      ...[
        (number: number) => `#${String(number)}`,
        (number: number) => `order ${String(number)}`,
        (number: number) => String(number),
        (number: number) => `Order no. ${String(number)}, tracking T${String(number)}`,
        (number: number) => `> Your order #${String(number)} of {{order.number}}`,
      ],
    )
    let filled = 0
    await fc.assert(
      fc.asyncProperty(
        customer,
        fc.array(fc.tuple(customer, ways), { maxLength: 3 }),
        ways,
        fc.boolean(),
        async (own, others, way, isNamed) => {
          const named = [
            ...others.flatMap(([{ numbers, name }, write]) =>
              numbers.map((number) => `${write(number)} of ${name}`),
            ),
            ...(isNamed ? own.numbers.map(way) : []),
          ]
          const { draft_id: draftId } = await reply({
            ...{ from: `${own.name} Moreau <${own.email}>`, subject: named[0] ?? 'Hello' },
            text: `Hello,\n\nwhere is ${named.join(' and ')}?`,
          })
          const [name, number, state, tracking] = String((await insert(id, draftId)).body['text']).split(
            ' | ',
          )
          expect(name).toBe(own.name)
          const is = own.numbers.find((one) => number === `#${String(one)}`)
          if (is === undefined) {
            expect([number, state, tracking]).toEqual([
              open('order.number'),
              open('order.state'),
              open('order.tracking'),
            ])
            return
          }
          filled += 1
          expect(state).toContain(`#${String(is)} `)
          expect(tracking).toBe(`T${String(is)}`)
        },
      ),
      { numRuns: conversations },
    )
    expect(filled).toBeGreaterThan(conversations / 20)
  })
})
