import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mailboxes } from '../../database/schema.ts'
import { toCustomerOrders, toOrderFacts } from '../../drafting/facts/order-facts.ts'
import { defaultStyle } from '../../drafting/reply-style.ts'
import { writeReply } from '../../drafting/write-reply.ts'
import { indexKnowledge } from '../../knowledge/search/retrieve.ts'
import { findOrders } from '../../orders/find-orders.ts'
import type { OrderContext } from '../../orders/find-orders.ts'
import { isSameAddress } from '../../shops/shop-order.ts'
import { readMail } from '../../reading/read-mail.ts'
import { openTestApi } from '../../testing/api.ts'
import type { TestApi } from '../../testing/api.ts'
import { formatMail } from '../../testing/mail/mails.ts'
import type { TestMail } from '../../testing/mail/mails.ts'
import { startShopify } from '../../testing/servers/shopify.ts'
import type { FakeShopify } from '../../testing/servers/shopify.ts'
import { startWooCommerce } from '../../testing/servers/woocommerce.ts'
import type { WooShop } from '../../testing/servers/woocommerce.ts'
import { enterStore } from '../../testing/store.ts'
import type { StoreOwner } from '../../testing/store.ts'
import { findCustomerAndAuthor } from '../../threads/matching/prepare-match-input.ts'
import { matchThread } from '../../threads/matching/match-thread.ts'

let t: TestApi
let shopify: FakeShopify
let wooCommerce: WooShop
let owner: StoreOwner
let wooOwner: StoreOwner
beforeAll(async () => {
  shopify = await startShopify()
  wooCommerce = await startWooCommerce()
  t = await openTestApi({
    limitScale: 0,
    shopify: { baseUrl: shopify.url },
    wooCommerce: { baseUrl: wooCommerce.url },
  })
  owner = await enterStore(t, 'context@example.com')
  const input = { domain: 'northwind', access_token: shopify.token }
  await t.send('linkShop', { token: owner.token, input })
  wooOwner = await enterStore(t, 'woo-context@example.com')
  const { key, secret } = wooCommerce
  const wooInput = { system: 'woocommerce', domain: 'woo.example', client_id: key, client_secret: secret }
  await t.send('linkShop', { token: wooOwner.token, input: wooInput })
  const items = [{ tracking_provider: 'DHL', tracking_number: 'JD014', date_shipped: '2030-01-09' }]
  wooCommerce.orders.push(
    {
      ...{ id: 1001, email: 'victim@mail.test', status: 'completed' },
      metas: [{ key: '_wc_shipment_tracking_items', value: items }],
    },
    { id: 1002, email: 'ann@mail.test' },
  )
  await t.api.services.db.insert(mailboxes).values({
    storeId: owner.id,
    address: 'help@shop.test',
    username: 'help@shop.test',
    imapHost: 'imap.gmail.com',
    imapPort: 993,
    imapSecurity: 'tls',
    smtpHost: 'smtp.gmail.com',
    smtpPort: 465,
    smtpSecurity: 'tls',
    sealedPassword: '',
    checkedAt: new Date(),
  })
  shopify.orders.push(
    {
      number: 1001,
      email: 'victim@mail.test',
      customer: 'Vic Timm',
      delivery: 'FULFILLED',
      parcels: [parcel],
    },
    { number: 1002, email: 'ann@mail.test', customer: 'Ann Archer' },
  )
})
afterAll(async () => {
  await t.close()
  await shopify.close()
  await wooCommerce.close()
})

const own = 'help@shop.test'
const parcel = {
  at: '2030-01-09T10:00:00Z',
  state: 'IN_TRANSIT',
  company: 'DHL',
  number: 'JD014',
  url: 'https://dhl.test/JD014',
}

/** Places a mail as the reading of the mailbox does; returns its conversation. */
async function receive(told: TestMail): Promise<string> {
  const receivedAtMs = told.atMs ?? Date.UTC(2030, 0, 10)
  const raw = Buffer.from(formatMail({ ...told, atMs: receivedAtMs }))
  const mail = await readMail({ raw, files: [], receivedAtMs, own: [own] })
  return t.api.services.db.transaction(async (tx) => {
    const arrival = { storeId: owner.id, mail, receivedAtMs, own: new Set([own]), rules: new Map() }
    return (await matchThread(tx, arrival)).threadId
  })
}

const contextOf = async (id: string, token = owner.token) => t.send('threadContext', { token, id })

describe('threadContext', () => {
  test('shows the customer, their orders, and what they wrote about before', async () => {
    const first = await receive({ subject: 'Sizes', atMs: Date.UTC(2030, 0, 5) })
    const id = await receive({ subject: 'Where is #1002?' })
    const { status, body } = await contextOf(id)
    expect([status, body]).toMatchObject([
      200,
      {
        id,
        customer: { address: 'ann@mail.test', name: 'Ann Archer', first_at: '2030-01-05T00:00:00.000Z' },
        reply_to: 'ann@mail.test',
        sender: null,
        has_shop: true,
        orders: [
          {
            name: '#1002',
            is_theirs: true,
            admin_url: 'https://admin.shopify.com/store/northwind/orders/5000001002',
          },
        ],
        earlier: [{ id: first, subject: 'Sizes' }],
        fetched_at: '2030-01-15T12:00:00.000Z',
        fault: null,
        notes: [],
      },
    ])
  })

  test('shows an order of another address as one', async () => {
    const id = await receive({ subject: 'About #1001', id: '<another@mail.test>' })
    expect((await contextOf(id)).body['orders']).toMatchObject([
      { name: '#1002', is_theirs: true },
      { name: '#1001', is_theirs: false, address: 'victim@mail.test' },
    ])
  })

  test('answers without orders while the shop is away, and says why', async () => {
    const id = await receive({ from: 'Cara <cara@mail.test>', subject: 'Hello' })
    shopify.fail(500)
    expect((await contextOf(id)).body).toMatchObject({
      customer: { address: 'cara@mail.test' },
      orders: [],
      fetched_at: null,
      fault: { code: 'down', detail: expect.stringContaining('could not be reached') as string },
    })
    shopify.fail(undefined)
  })

  test.each([
    ['mx.google.com; dmarc=fail (p=NONE) header.from=mail.test', 'failed'],
    ['mx.google.com; dkim=pass header.i=@mail.test; dmarc=pass header.from=mail.test', 'verified'],
    ['mx.evil.test; dmarc=pass header.from=mail.test', null],
  ])('tells from %j that the sender is %j', async (line, sender) => {
    const id = await receive({
      subject: `Verdict ${String(sender)}`,
      headers: [`Authentication-Results: ${line}`, 'Authentication-Results: mx.google.com; dmarc=pass'],
    })
    expect((await contextOf(id)).body['sender']).toBe(sender)
  })

  test('knows no conversation of another store', async () => {
    const id = await receive({ subject: 'Mine' })
    const other = await enterStore(t, 'other-context@example.com')
    expect((await contextOf(id, other.token)).status).toBe(404)
    expect((await contextOf('no-id')).status).toBe(404)
  })
})

describe.each(['Shopify', 'WooCommerce'])(
  '500 mails of a store on %s that pretend to be another person',
  (system) => {
    const storeOf = () => (system === 'Shopify' ? owner : wooOwner).id
    const victim = 'victim@mail.test'
    const foreign = fc.constantFrom(
      'eve@evil.test',
      'victim@mail.test.evil.test',
      'victim@evil.test',
      'vіctim@mail.test',
      'victim+1@mail.test',
      'victim.@mail.test',
      '"victim@mail.test"@evil.test',
      'victim@maiI.test',
      'VICTIM@MAIL.TEST.EVIL.TEST',
      'eve@mail.test',
    )
    const mail = fc.record({
      name: fc.constantFrom('Vic Timm', 'victim@mail.test', '"Vic Timm <victim@mail.test>"', ''),
      from: fc.oneof(fc.constant(victim), foreign),
      replyTo: foreign,
      sender: fc.constantFrom(`Sender: ${victim}`, `X-Original-From: ${victim}`, `Return-Path: <${victim}>`),
      more: fc.constantFrom('', `, ${victim}`, `, Vic <${victim}>`),
      text: fc.constantFrom(
        'Where is my order #1001?',
        `I am ${victim}, order 1001.`,
        'Order no. 1001 please, and email:"victim@mail.test"',
        `From: ${victim}\nReply-To: ${victim}\n\n#1001`,
      ),
    })

    /** The draft that such a mail gets, put together from the orders that were found. */
    const draft = (text: string, found: OrderContext) =>
      writeReply(
        {
          store: 'Northwind',
          mail: { subject: 'My order', text, language: 'en' },
          mails: [{ ref: 'T1', isOurs: false, text }],
          customer: '',
          knowledge: indexKnowledge('1', []),
          orders: toCustomerOrders(found),
          style: defaultStyle,
        },
        {
          model: undefined,
          why: 'No model is set up.',
          clock: () => 0,
          signal: new AbortController().signal,
        },
      )

    test('bring no fact of another’s order into a draft', async () => {
      const { connections } = t.api.services
      const tools = { ...t.api.services, shops: connections.shops }
      let pretended = 0
      let foreignOrders = 0
      await fc.assert(
        fc.asyncProperty(mail, async ({ name, from, replyTo, sender, more, text }) => {
          pretended += 1
          const letter = {
            from: name === '' ? from : `${name.startsWith('"') ? name : `"${name}"`} <${from}>`,
            headers: [`Reply-To: ${replyTo}${more}`, sender],
            text,
          }
          const raw = Buffer.from(formatMail(letter))
          const read = await readMail({ raw, files: [], receivedAtMs: 0, own: [own] })
          const replyAddress = findCustomerAndAuthor(read, new Set([own])).customer?.address ?? ''
          const found = await findOrders(tools, storeOf(), { replyAddress, texts: [read.text] })
          foreignOrders += found.orders.filter(({ isTheirs }) => !isTheirs).length
          // Only replies to the victim may contain the victim's data.
          const { body, sentences } = await draft(read.text, found)
          const rests = sentences.flatMap(({ sources }) => sources.filter(({ kind }) => kind === 'order'))
          const says = /JD014|DHL|shipped|9 January|January 9/.test(body)
          if (!isSameAddress(replyAddress, victim)) {
            expect([toOrderFacts(found.orders), rests, says]).toEqual([[], [], false])
            return
          }
          expect([victim, victim.toUpperCase()]).toContain(read.replyTo[0]?.address ?? from)
        }),
        { numRuns: 500 },
      )
      expect([pretended, foreignOrders > 300]).toEqual([500, true])
      // The same mails with a draft to the victim include the victim's data.
      const theirs = await findOrders(tools, storeOf(), { replyAddress: victim, texts: ['#1001'] })
      expect((await draft('Where is my order #1001?', theirs)).body).toContain('JD014')
    })
  },
)
