import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { drafts } from '../../database/schema.ts'
import { ms, openTestApi } from '../../testing/api.ts'
import type { TestApi } from '../../testing/api.ts'
import { linkTestMailbox } from '../../testing/mail/mailbox.ts'
import { receiveMail, shopAddress } from '../../testing/mail/receive.ts'
import { startShopify } from '../../testing/servers/shopify.ts'
import type { FakeShopify } from '../../testing/servers/shopify.ts'
import { buildOrderGid } from '../../testing/servers/shopify-schema.ts'
import type { SampleOrder } from '../../testing/servers/shopify-schema.ts'
import { enterStore } from '../../testing/store.ts'
import type { StoreOwner } from '../../testing/store.ts'

let t: TestApi
let shopify: FakeShopify
let owner: StoreOwner
beforeAll(async () => {
  shopify = await startShopify()
  t = await openTestApi({ limitScale: 0, shopify: { baseUrl: shopify.url } })
  owner = await enterStore(t, 'order-news@example.com')
  const input = { domain: 'northwind', access_token: shopify.token }
  await t.send('linkShop', { token: owner.token, input })
  await linkTestMailbox(t.api.services, owner.id, { address: shopAddress, password: 'x' })
})
afterAll(async () => {
  await t.close()
  await shopify.close()
})

let orders = 1000

/** A draft to Ann that calls one of her orders paid. */
async function begin(changes: Partial<SampleOrder> = {}) {
  orders += 1
  const order: SampleOrder = { number: orders, email: 'ann@mail.test', payment: 'PAID', ...changes }
  shopify.orders.push(order)
  const { services } = t.api
  const from = 'Ann <ann@mail.test>'
  const atMs = services.clock() - ms.hour
  const asked = await receiveMail(services.db, owner.id, {
    ...{ from, atMs, subject: `s${orders}` },
    id: `<${orders}@mail.test>`,
  })
  const { token } = owner
  const body = 'Your order is paid.'
  const begun = await t.send('createDraft', { token, input: { thread_id: asked.threadId, body } })
  const draft = begun.body as { id: string; version: number }
  const quote = `Order #${orders}: paid`
  const source = { kind: 'order' as const, id: buildOrderGid(order), title: `#${orders}`, quote }
  await services.db
    .update(drafts)
    .set({ sentences: [{ text: body, mark: 'supported', why: '', sources: [source] }] })
    .where(eq(drafts.id, draft.id))
  const press = (key: string) =>
    t.send('sendDraft', { token, id: draft.id, input: { version: draft.version, seen: asked.emailId, key } })
  return { order, draft, press }
}

const parcel = (at: string) => ({ at, state: 'IN_TRANSIT', company: 'DHL', number: '123', url: '' })

describe('an order that a reply speaks of', () => {
  test('is read again on sending, and nothing is in the way when it stands as it was', async () => {
    const { press } = await begin()
    const { status, body } = await press('unchanged-order')
    expect([status, body['sending']]).toMatchObject([200, { state: 'held' }])
  })

  test('and changed since is told with what changed; the text stays, and pressed again it goes out', async () => {
    const { order, draft, press } = await begin()
    order.parcels = [parcel('2030-01-15T13:00:00Z')]
    const first = await press('changed-order-1')
    expect([first.status, first.body]).toMatchObject([
      409,
      {
        detail: 'The order changed since this was written. Nothing was sent.',
        current: {
          sending: null,
          draft: { id: draft.id, body: 'Your order is paid.', version: draft.version },
          news: [{ excerpt: expect.stringMatching(/changed since this was written.*DHL/) as string }],
        },
      },
    ])
    const again = await press('changed-order-1')
    expect([again.status, again.body['sending']]).toMatchObject([200, { state: 'held' }])
  })

  test('is told once more when it changes once more', async () => {
    const { order, press } = await begin()
    order.cancelledAt = '2030-01-15T13:00:00Z'
    expect((await press('twice-changed-1')).status).toBe(409)
    order.refunds = [{ at: '2030-01-15T14:00:00Z', amount: '20.00' }]
    expect((await press('twice-changed-1')).status).toBe(409)
    expect((await press('twice-changed-1')).status).toBe(200)
  })

  test('and belongs to another address by now is told too', async () => {
    const { order, press } = await begin()
    order.email = 'somebody@mail.test'
    const { status, body } = await press('another-address')
    expect([status, JSON.stringify(body)]).toEqual([
      409,
      expect.stringContaining('belongs to another address'),
    ])
    expect(JSON.stringify(body)).not.toContain('somebody@mail.test')
  })

  test('holds nothing up while the shop is away', async () => {
    const { press } = await begin()
    shopify.fail(503)
    expect((await press('shop-is-away')).status).toBe(200)
    shopify.fail(undefined)
  })
})
