import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  customerRequests,
  emails,
  mailboxes,
  cachedOrderSearches,
  shops,
  storeSettings,
} from '../../database/schema.ts'
import { buildClientSecretSealContext } from '../../shops/shop.ts'
import { readMail } from '../../reading/read-mail.ts'
import { openTestApi } from '../../testing/api.ts'
import type { TestApi } from '../../testing/api.ts'
import { formatMail } from '../../testing/mail/mails.ts'
import type { TestMail } from '../../testing/mail/mails.ts'
import { startShopify } from '../../testing/servers/shopify.ts'
import type { FakeShopify } from '../../testing/servers/shopify.ts'
import { enterStore } from '../../testing/store.ts'
import type { StoreOwner } from '../../testing/store.ts'
import { matchThread } from '../../threads/matching/match-thread.ts'

type Webhook = ReturnType<FakeShopify['webhook']>

let t: TestApi
let shopify: FakeShopify
let owner: StoreOwner
beforeAll(async () => {
  shopify = await startShopify()
  const { app } = shopify
  t = await openTestApi({ limitScale: 0, shopify: { baseUrl: shopify.url, app } })
  owner = await enterStore(t, 'hooks@example.com')
  const { clientId, secret } = shopify.own
  const input = { domain: 'northwind', client_id: clientId, client_secret: secret }
  await t.send('linkShop', { token: owner.token, input })
})
afterAll(async () => {
  await t.close()
  await shopify.close()
})

async function receive({ isSent = false, ...told }: TestMail & { isSent?: boolean }): Promise<void> {
  const receivedAtMs = t.api.services.clock()
  const raw = Buffer.from(formatMail({ ...told, atMs: receivedAtMs }))
  const mail = await readMail({ raw, files: [], receivedAtMs, own: [], isSent })
  const arrival = { storeId: owner.id, mail, receivedAtMs, own: new Set<string>(), rules: new Map() }
  await t.api.services.db.transaction((tx) => matchThread(tx, arrival))
}

const deliver = async ({ headers, body }: Webhook) => {
  const request = new Request('http://api.test/v1/webhooks/shopify', { method: 'POST', headers, body })
  const answer = await t.api.fetch(request)
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
}
const domain = 'northwind.myshopify.com'
const hook = (topic: string, payload: object, id?: string) =>
  shopify.webhook(topic, payload, shopify.own.secret, id)
const redact = (email: string) =>
  hook('customers/redact', {
    ...{ shop_id: 1, shop_domain: domain, customer: { id: 7, email }, orders_to_redact: [] },
  })

describe('webhooks', () => {
  test('count only when a connected shop signed them, not one that was tried in vain', async () => {
    const other = await enterStore(t, 'tried-hooks@example.com')
    const input = { domain: 'northwind', client_id: shopify.own.clientId, client_secret: 'a made-up secret' }
    expect((await t.send('linkShop', { token: other.token, input })).status).toBe(400)
    const signed = shopify.webhook('shop/redact', { shop_id: 1, shop_domain: domain }, 'a made-up secret')
    expect((await deliver(signed)).status).toBe(401)
  })

  test('erase no address of the store itself: mailbox, user name, alias, reply address, member', async () => {
    const { db } = t.api.services
    const own = {
      mailbox: 'help@shop.test',
      username: 'login@shop.test',
      replyTo: 'answers@shop.test',
      alias: 'sales@shop.test',
      owner: 'hooks@example.com',
    }
    const server = { imapHost: 'a.test', imapPort: 993, imapSecurity: 'tls' } as const
    await db.insert(mailboxes).values({
      ...{
        storeId: owner.id,
        address: own.mailbox,
        username: own.username,
        sealedPassword: '',
        checkedAt: new Date(),
      },
      ...{ ...server, smtpHost: 'a.test', smtpPort: 465, smtpSecurity: 'tls' },
    })
    await db.insert(storeSettings).values({ storeId: owner.id, replyTo: 'Answers@shop.test' })
    await receive({ from: 'Zoe <zoe@mail.test>' })
    await receive({ from: `Sales <${own.alias}>`, to: 'zoe@mail.test', isSent: true })
    const countMails = () => db.$count(emails, eq(emails.storeId, owner.id))
    const before = await countMails()
    for (const kind of Object.values(own)) {
      const { status, body } = await t.send('eraseCustomer', {
        token: owner.token,
        input: { address: kind.toUpperCase() },
      })
      expect([kind, status]).toEqual([kind, 422])
      expect(JSON.stringify(body)).toContain('This address belongs to your store')
      expect((await deliver(redact(` ${kind} `))).body).toEqual({ status: 'done' })
    }
    expect(await countMails()).toBe(before)
    const { body } = await t.send('customerRequests', { token: owner.token })
    const open = (body['requests'] as Record<string, unknown>[]).filter(
      (request) => request['kind'] === 'erase' && request['done_at'] === null,
    )
    expect(open.map((request) => request['address']).toSorted()).toEqual(Object.values(own).toSorted())
  })

  test('erase what 30,000 ids of orders name, and keep no other request waiting', async () => {
    const { db } = t.api.services
    const gid = (id: number) => `gid://shopify/Order/${String(id)}`
    const view = (key: string, id: number) => ({
      ...{ storeId: owner.id, key, domain, orders: [{ id: gid(id) }], fetchedAt: new Date() },
    })
    const kept = Array.from({ length: 200 }, (_, index) => view(`email:k${index}@mail.test`, index))
    await db.insert(cachedOrderSearches).values([...kept, view('email:gone@mail.test', 1_029_999)])
    const ids = Array.from({ length: 30_000 }, (_, index) => 1_000_000 + index)
    const startedMs = performance.now()
    const customer = { id: 1, email: null }
    const { status } = await deliver(
      hook('customers/redact', { shop_id: 1, shop_domain: domain, customer, orders_to_redact: ids }),
    )
    const tookMs = performance.now() - startedMs
    expect(status).toBe(200)
    expect(await db.$count(cachedOrderSearches, eq(cachedOrderSearches.storeId, owner.id))).toBe(200)
    expect(tookMs).toBeLessThan(1000)
  })

  test('send one mail a day for however many requests, until they are answered', async () => {
    const { db } = t.api.services
    t.mails.length = 0
    const ask = (id: number) =>
      deliver(
        hook('customers/data_request', {
          ...{ shop_id: 1, shop_domain: domain, customer: { id, email: `c${id}@mail.test` } },
          data_request: { id: 20_000 + id },
        }),
      )
    for (let id = 0; id < 12; id += 1) expect((await ask(id)).status).toBe(200)
    await t.settle()
    expect(t.mails).toHaveLength(1)
    const ofCustomers = eq(customerRequests.kind, 'export')
    expect(await db.$count(customerRequests, ofCustomers)).toBe(12)
    await db.update(customerRequests).set({ doneAt: new Date(t.api.services.clock()) })
    await ask(12)
    await t.settle()
    expect(t.mails).toHaveLength(2)
    t.passMs(25 * 3_600_000)
    await ask(13)
    await t.settle()
    expect(t.mails).toHaveLength(3)
  })

  test('are done for each app that signed the same words', async () => {
    const { db, seal } = t.api.services
    const other = await enterStore(t, 'second-hooks@example.com')
    const secret = 'the secret of another app'
    await db.insert(shops).values({
      ...{
        storeId: other.id,
        domain,
        access: 'client',
        sealedToken: '',
        connectedAt: new Date(),
        checkedAt: new Date(),
      },
      sealedSecret: seal.close(secret, buildClientSecretSealContext(other.id)),
    })
    const payload = { shop_id: 3, shop_domain: domain }
    const linked = (storeId: string) => db.$count(shops, eq(shops.storeId, storeId))
    expect(await deliver(shopify.webhook('shop/redact', payload, secret, 'one-id'))).toMatchObject({
      body: { status: 'done' },
    })
    expect([await linked(other.id), await linked(owner.id)]).toEqual([0, 1])
    expect(await deliver(hook('shop/redact', payload, 'one-id'))).toMatchObject({ body: { status: 'done' } })
    expect(await linked(owner.id)).toBe(0)
  })

  test.for([
    ['app/uninstalled', { myshopify_domain: domain, id: 5 }],
    ['shop/redact', { shop_id: 5, shop_domain: domain }],
  ] as const)(
    'are done again in the same words once the shop was linked again: %s',
    async ([topic, payload]) => {
      const again = await enterStore(t, `again-${topic.replace('/', '-')}@example.com`)
      const { clientId, secret } = shopify.own
      const readShop = async () =>
        (await t.send('integrations', { token: again.token })).body['shop'] as Record<string, unknown> | null
      const link = async () => {
        t.passMs(1000)
        const version = (await readShop())?.['version']
        const input = { domain: 'northwind', client_id: clientId, client_secret: secret, version }
        expect((await t.send('linkShop', { token: again.token, input })).status).toBe(200)
      }
      const isLinked = async () => (await readShop())?.['state'] === 'connected'
      await link()
      expect((await deliver(hook(topic, payload))).body).toEqual({ status: 'done' })
      expect(await isLinked()).toBe(false)
      await link()
      expect(await isLinked()).toBe(true)
      expect((await deliver(hook(topic, payload))).body).toEqual({ status: 'done' })
      expect(await isLinked()).toBe(false)
    },
  )
})

describe('the limits of webhooks', () => {
  let limited: TestApi
  beforeAll(async () => {
    limited = await openTestApi({ limitScale: 0.01, shopify: { baseUrl: shopify.url, app: shopify.app } })
  })
  afterAll(() => limited.close())

  const statusOf = async ({ headers, body }: ReturnType<FakeShopify['webhook']>) => {
    const url = 'http://api.test/v1/webhooks/shopify'
    const answer = await limited.api.fetch(new Request(url, { method: 'POST', headers, body }))
    return answer.status === 429 ? [429, Number(answer.headers.get('retry-after')) > 0] : answer.status
  }
  const ofApp = (shop: string) =>
    shopify.webhook('orders/create', { shop_domain: `${shop}.myshopify.com` }, shopify.app.secret)
  const from = ({ headers, body }: ReturnType<FakeShopify['webhook']>, address: string) => ({
    ...{ body, headers: { ...headers, 'x-forwarded-for': address } },
  })

  test('are counted by shop once their signature was checked, and by address before', async () => {
    const forged = from(shopify.webhook('orders/create', {}, 'made up'), '1.1.1.1')
    for (let count = 0; count < 12; count += 1) expect(await statusOf(forged)).toBe(401)
    expect(await statusOf(forged)).toEqual([429, true])
    for (let count = 0; count < 3; count += 1)
      expect(await statusOf(from(ofApp('northwind'), '2.2.2.2'))).toBe(200)
    expect(await statusOf(from(ofApp('northwind'), '2.2.2.2'))).toEqual([429, true])
  })
})
