import { eq, getTableName, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  customers,
  customerRequests,
  drafts,
  emailWords,
  emails,
  examples,
  oauthTokens,
  cachedOrderSearches,
  outbox,
  shops,
  threads,
} from '../../database/schema.ts'
import { databaseTables } from '../../database/tables.ts'
import { readMail } from '../../reading/read-mail.ts'
import { openTestApi } from '../../testing/api.ts'
import type { TestApi } from '../../testing/api.ts'
import { formatMail } from '../../testing/mail/mails.ts'
import type { TestMail } from '../../testing/mail/mails.ts'
import { startShopify } from '../../testing/servers/shopify.ts'
import type { FakeShopify } from '../../testing/servers/shopify.ts'
import { enterStore, joinStore } from '../../testing/store.ts'
import type { StoreOwner } from '../../testing/store.ts'
import { matchThread } from '../../threads/matching/match-thread.ts'
import { refreshThreads } from '../../threads/matching/refresh-threads.ts'

let t: TestApi
let shopify: FakeShopify
let owner: StoreOwner
beforeAll(async () => {
  shopify = await startShopify()
  const { app } = shopify
  t = await openTestApi({ limitScale: 0, shopify: { baseUrl: shopify.url, app } })
  owner = await enterStore(t, 'hooks@example.com')
})
afterAll(async () => {
  await t.close()
  await shopify.close()
})

const address = 'zoe.quell@mail.test'
const name = 'Zoe Quell'

beforeEach(async () => {
  const { db } = t.api.services
  const shop = (await t.send('integrations', { token: owner.token })).body['shop'] as {
    version: number
  } | null
  await t.send('linkShop', {
    token: owner.token,
    input: {
      domain: 'northwind',
      client_id: shopify.own.clientId,
      client_secret: shopify.own.secret,
      ...(shop && { version: shop.version }),
    },
  })
  await db.delete(threads).where(eq(threads.storeId, owner.id))
  await db.delete(customers).where(eq(customers.storeId, owner.id))
})

async function receive(told: TestMail): Promise<string> {
  const receivedAtMs = t.api.services.clock()
  const own = 'help@shop.test'
  const raw = Buffer.from(formatMail({ ...told, atMs: receivedAtMs }))
  const mail = await readMail({ raw, files: [], receivedAtMs, own: [own] })
  return t.api.services.db.transaction(async (tx) => {
    const arrival = { storeId: owner.id, mail, receivedAtMs, own: new Set([own]), rules: new Map() }
    const { threadId } = await matchThread(tx, arrival)
    await refreshThreads(tx, [threadId])
    return threadId
  })
}

const deliver = async ({ headers, body }: ReturnType<FakeShopify['webhook']>) => {
  const request = new Request('http://api.test/v1/webhooks/shopify', { method: 'POST', headers, body })
  const answer = await t.api.fetch(request)
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
}
const domain = 'northwind.myshopify.com'
const hook = (topic: string, payload: object, id?: string) =>
  shopify.webhook(topic, payload, shopify.own.secret, id)
const redact = (email: string | null = address) =>
  hook('customers/redact', {
    shop_id: 1,
    shop_domain: domain,
    customer: { id: 7, email, phone: null },
    orders_to_redact: [5000001001],
  })

/** The tables with a row that holds a text, in whatever column. */
async function findText(text: string): Promise<string[]> {
  const found: string[] = []
  for (const table of databaseTables) {
    const rows = await t.api.services.db.execute(
      sql`select 1 from ${table} x where position(lower(${text}) in lower(x::text)) > 0 limit 1`,
    )
    if ((rows as { rows: unknown[] }).rows.length > 0) found.push(getTableName(table))
  }
  return found
}

describe('the webhooks of Shopify', () => {
  test('are refused when their signature is wrong, missing or of another app, before they are read', async () => {
    const good = redact()
    const bad = { 'x-shopify-hmac-sha256': Buffer.alloc(32).toString('base64') }
    for (const headers of [
      { ...good.headers, ...bad },
      { ...good.headers, 'x-shopify-hmac-sha256': 'short' },
      { ...good.headers, 'x-shopify-hmac-sha256': '' },
      { ...good.headers, 'x-shopify-shop-domain': 'southwind.myshopify.com' },
    ])
      expect((await deliver({ headers, body: '{not json' })).status).toBe(401)
    const other = shopify.webhook('customers/redact', { a: 1 }, 'another secret')
    expect((await deliver(other)).status).toBe(401)
    const long = { ...good, body: 'x'.repeat(300_000) }
    expect((await deliver(long)).status).toBe(413)
  })

  test('take no topic for another, and no shop for another', async () => {
    const { headers, body } = redact()
    await receive({ from: `${name} <${address}>` })
    const topics = ['shop/redact', 'app/uninstalled', 'customers/data_request']
    for (const topic of topics)
      expect((await deliver({ headers: { ...headers, 'x-shopify-topic': topic }, body })).status).toBe(400)
    const foreign = hook('shop/redact', { shop_id: 1, shop_domain: 'southwind.myshopify.com' })
    expect((await deliver(foreign)).status).toBe(400)
    expect(await deliver(hook('orders/create', { id: 1 }))).toMatchObject({ body: { status: 'unknown' } })
    expect(await findText(address)).toContain('emails')
  })

  test('erase a customer once, however often they are delivered', async () => {
    await receive({ from: `${name} <${address}>` })
    const delivery = redact()
    expect(await deliver(delivery)).toEqual({ status: 200, body: { status: 'done' } })
    expect(await findText(address)).toEqual([])
    await receive({ from: `${name} <${address}>`, subject: 'New business' })
    const outcomes = await Promise.all([deliver(delivery), deliver(delivery)])
    expect(outcomes.map(({ body }) => body['status'])).toEqual(['again', 'again'])
    const renamed = { ...delivery, headers: { ...delivery.headers, 'x-shopify-webhook-id': 'another-id' } }
    expect((await deliver(renamed)).body).toEqual({ status: 'again' })
    expect(await findText(address)).toContain('emails')
  })

  test('tell the owner who asks for their data, and give it', async () => {
    const { token } = owner
    await receive({ from: `${name} <${address}>`, text: 'My words' })
    t.mails.length = 0
    const payload = {
      shop_id: 1,
      shop_domain: domain,
      orders_requested: [1],
      customer: { id: 7, email: 'Zoe.Quell@mail.test', phone: '+49' },
      data_request: { id: 9999 },
    }
    expect((await deliver(hook('customers/data_request', payload))).status).toBe(200)
    await t.settle()
    expect(t.mails).toMatchObject([
      { to: 'hooks@example.com', text: expect.not.stringContaining('zoe') as string },
    ])
    const asked = (await t.send('customerRequests', { token })).body['requests'] as Record<string, unknown>[]
    const open = asked.filter((request) => request['done_at'] === null)
    expect(open).toMatchObject([{ kind: 'export', address, due_at: '2030-02-14T12:00:00.000Z' }])
    const { body } = await t.send('exportCustomer', { token, input: { address } })
    expect(body).toMatchObject({
      customer: { name },
      conversations: [{ emails: [{ body: expect.stringContaining('My words') as string }] }],
    })
    const id = String(open[0]?.['id'])
    expect((await t.send('closeCustomerRequest', { token, id })).status).toBe(200)
    expect((await t.send('closeCustomerRequest', { token, id: 'none' })).status).toBe(404)
    const [row] = await t.api.services.db.select().from(customerRequests).where(eq(customerRequests.id, id))
    expect([row?.address, row?.doneAt]).toEqual([null, expect.any(Date)])
  })

  test('end the access of an app that was removed, and forget the shop two days later', async () => {
    const { db } = t.api.services
    const ofStore = async () => [
      await db.$count(oauthTokens, eq(oauthTokens.storeId, owner.id)),
      await db.$count(cachedOrderSearches, eq(cachedOrderSearches.storeId, owner.id)),
      await db.$count(shops, eq(shops.storeId, owner.id)),
    ]
    await db
      .insert(cachedOrderSearches)
      .values({ storeId: owner.id, key: 'email:a', domain, orders: [], fetchedAt: new Date() })
    expect(await ofStore()).toEqual([1, 1, 1])
    await deliver(hook('app/uninstalled', { id: 1, myshopify_domain: domain, email: 'owner@shop.test' }))
    expect(await ofStore()).toEqual([0, 0, 1])
    expect((await t.send('integrations', { token: owner.token })).body['shop']).toMatchObject({
      state: 'failing',
      failure: { code: 'uninstalled' },
    })
    await deliver(hook('shop/redact', { shop_id: 1, shop_domain: domain }))
    expect(await ofStore()).toEqual([0, 0, 0])
  })

  test('leave nothing of its orders in drafts, and a person’s own words as they are', async () => {
    const { db } = t.api.services
    const threadId = await receive({ from: 'Bob <bob@mail.test>', subject: 'My order' })
    const quote = 'Order #7007: paid, with Northwind Post 00771'
    const sentences = (id: number, text: string) => [
      {
        ...{ text, mark: 'supported' as const, why: '' },
        sources: [{ kind: 'order' as const, id: `gid://shopify/Order/${String(id)}`, title: '#7007', quote }],
      },
    ]
    const put = async (id: number, kind: 'local' | 'person', text: string) =>
      db.insert(drafts).values({ threadId, body: text, writer: { kind }, sentences: sentences(id, text) })
    await put(1, 'local', quote)
    await put(2, 'local', 'Another order.')
    await put(1, 'person', 'My own words.')
    const bodies = async () =>
      (await db.select().from(drafts).where(eq(drafts.threadId, threadId))).map(({ body }) => body).toSorted()
    const customer = { id: 1, email: null, phone: null }
    const one = { shop_id: 1, shop_domain: domain, customer, orders_to_redact: [1] }
    expect((await deliver(hook('customers/redact', one))).status).toBe(200)
    expect(await bodies()).toEqual(['Another order.', 'My own words.'])
    expect(await findText('Northwind Post 00771')).toEqual(['drafts'])
    await deliver(hook('shop/redact', { shop_id: 2, shop_domain: domain }))
    expect(await bodies()).toEqual(['My own words.'])
    expect(await findText('Northwind Post 00771')).toEqual([])
  })
})

describe('eraseCustomer', () => {
  const erase = (token: string, wanted = address) =>
    t.send('eraseCustomer', { token, input: { address: wanted } })

  test('leaves no row that names the customer, in any table, and nobody else’s words less', async () => {
    const { db } = t.api.services
    const own = await receive({ from: `${name} <${address}>`, subject: 'Order of Zoe' })
    const shared = await receive({
      from: 'Bob <bob@mail.test>',
      subject: 'Ours',
      id: '<shared@mail.test>',
      text: `My neighbour ${address} says so.\n\n> quoted`,
    })
    await receive({
      from: 'Bob <bob@mail.test>',
      to: `help@shop.test, ${name} <${address}>`,
      subject: 'Both',
    })
    await db.insert(examples).values({
      storeId: owner.id,
      title: `Answer to ${name}`,
      question: `I am ${name}, ${address}`,
      answer: 'Hello Zoe Quell',
    })
    await db.insert(cachedOrderSearches).values({
      storeId: owner.id,
      key: `email:${address}`,
      domain,
      orders: [{ address, customer: name }],
      fetchedAt: new Date(),
    })
    await db.insert(outbox).values({
      storeId: owner.id,
      threadId: shared,
      messageId: '<out@shop.test>',
      key: 'one',
      sendAt: new Date(),
      parkedAt: new Date(),
      envelope: { from: 'help@shop.test', to: ['bob@mail.test', address] },
    })
    const message = { to: [{ name, address }], subject: `For ${name}`, body: `Dear ${name}` }
    await t.send('createDraft', { token: owner.token, input: message })
    expect((await findText(address)).toSorted()).toEqual([
      'customers',
      'drafts',
      'emails',
      'examples',
      'order_views',
      'outbox',
    ])
    const { status, body } = await erase(owner.token, 'Zoe.Quell@mail.test')
    expect([status, body]).toMatchObject([200, { conversations: 3, emails: 2 }])
    expect([await findText(address), await findText(name)]).toEqual([[], []])
    const found = await db.execute(
      sql`select 1 from ${emailWords} where ${emailWords.words} @@ plainto_tsquery('simple', 'quell')`,
    )
    expect((found as { rows: unknown[] }).rows).toEqual([])
    const left = await db.select().from(emails).where(eq(emails.threadId, shared))
    expect(left.map((mail) => mail.body.replace(/\*+/, address))).toEqual([
      expect.stringContaining(`My neighbour ${address} says so.`),
    ])
    expect(await db.$count(threads, eq(threads.id, own))).toBe(0)
    await t.send('exportCustomer', { token: owner.token, input: { address } })
    const activity = JSON.stringify((await t.send('activity', { token: owner.token })).body)
    expect(activity).toContain('customer_erased')
    expect(activity).toContain('customer_exported')
  })

  test('is for people with the settings, of customers of this store alone', async () => {
    await receive({ from: `${name} <${address}>` })
    const other = await enterStore(t, 'other-hooks@example.com')
    expect((await erase(other.token)).body).toMatchObject({ conversations: 0, emails: 0 })
    const agent = await joinStore(t, 'agent-hooks@example.com', owner.id)
    expect((await erase(agent)).status).toBe(403)
    expect(await findText(address)).toContain('emails')
  })
})
