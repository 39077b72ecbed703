import type { AdminStoreDetailAnswer, AdminOverviewAnswer } from '@draftdesk/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mailboxes, outbox, shops, stores, users } from '../../database/schema.ts'
import { setStoreProgress } from '../../demo/store-progress.ts'
import { ms, openTestApi } from '../../testing/api.ts'
import type { TestApi } from '../../testing/api.ts'
import { receiveMail } from '../../testing/mail/receive.ts'
import { startShopify } from '../../testing/servers/shopify.ts'
import type { FakeShopify } from '../../testing/servers/shopify.ts'
import { enterAdmin, enterStore, joinStore } from '../../testing/store.ts'
import type { StoreOwner } from '../../testing/store.ts'

let t: TestApi
let shopify: FakeShopify
let admin: string
let ready: StoreOwner

const states = {
  not_onboarded: {},
  no_document: { isOnboarded: true, isEmailAccountAdded: true, isShopifyAccountAdded: true },
  no_mailbox: { isOnboarded: true, isDocumentUploaded: true },
  no_shop: { isOnboarded: true, isDocumentUploaded: true, isEmailAccountAdded: true },
  ready: {
    isOnboarded: true,
    isDocumentUploaded: true,
    isEmailAccountAdded: true,
    isShopifyAccountAdded: true,
  },
}

beforeAll(async () => {
  shopify = await startShopify()
  t = await openTestApi({ limitScale: 0, shopify: { baseUrl: shopify.url }, allowPrivateHosts: true })
  for (const [state, progress] of Object.entries(states)) {
    ready = await enterStore(t, `${state}@example.com`)
    await setStoreProgress(t.api.services, ready.id, progress)
  }
  admin = await enterAdmin(t, 'admin@example.com')
})
afterAll(async () => {
  await t.close()
  await shopify.close()
})

async function find(input: Record<string, string>) {
  const { body } = await t.send('adminStores', { token: admin, input })
  const found = body as { stores: { name: string; state: string }[]; next: string | null; total: number }
  return { ...found, names: found.stores.map(({ name }) => name.replace(/^Store of (.*)@.*$/, '$1')) }
}
const overview = async () => (await t.send('overview', { token: admin })).body as AdminOverviewAnswer
const detail = async (id: string) =>
  (await t.send('adminStore', { token: admin, id })).body as AdminStoreDetailAnswer

describe('adminStores', () => {
  test('lists every store with its client and state, newest first', async () => {
    const { stores: listed, total } = await find({})
    expect(listed.map(({ state }) => state)).toEqual(Object.keys(states).toReversed())
    expect(total).toBe(5)
    expect(listed[0]).toMatchObject({
      id: ready.id,
      store_id: Number(ready.number),
      client: { name: 'Ann Archer' },
      is_onboarded: true,
      is_shopify_account_added: true,
    })
  })

  test.each(Object.keys(states))('filters by the state %s', async (state) => {
    expect(await find({ state })).toMatchObject({ names: [state], total: 1, next: null })
  })

  test('searches names, numbers, clients and the addresses of members, whatever the case', async () => {
    expect((await find({ search: 'store of NO_shop' })).names).toEqual(['no_shop'])
    expect((await find({ search: ready.number })).names).toEqual(['ready'])
    await joinStore(t, 'helper@elsewhere.com', ready.id)
    expect((await find({ search: 'helper@ELSE' })).names).toEqual(['ready'])
    const { db } = t.api.services
    await db.update(users).set({ lastName: 'Renamed' }).where(eq(users.email, 'admin@example.com'))
    expect((await find({ search: 'ann arch' })).total).toBe(5)
    expect((await find({ search: 'ann arch', state: 'no_shop' })).names).toEqual(['no_shop'])
  })

  test.each(['%', '_%_', '\\', "'; drop table stores; --", '999999999'])(
    'takes %s for what it is',
    async (search) => {
      expect(await find({ search })).toMatchObject({ names: [], total: 0 })
    },
  )

  test('comes in pages that hold every store once', async () => {
    const seen: string[] = []
    for (let cursor: string | null = ''; cursor !== null;) {
      const page = await find({ limit: '2', ...(cursor && { cursor }) })
      expect(page.total).toBe(5)
      seen.push(...page.names)
      cursor = page.next
    }
    expect(seen).toEqual(Object.keys(states).toReversed())
    expect((await t.send('adminStores', { token: admin, input: { cursor: 'x' } })).status).toBe(422)
  })
})

describe('overview', () => {
  test('counts the stores of each state, and shows the newest', async () => {
    const { states: counts, newest, failures } = await overview()
    expect(counts).toEqual({
      suspended: 0,
      not_onboarded: 1,
      no_document: 1,
      no_mailbox: 1,
      no_shop: 1,
      failing: 0,
      ready: 1,
    })
    expect(newest.map(({ id }) => id)[0]).toBe(ready.id)
    expect(failures).toEqual([])
  })

  test('says which side of which store fails, why, and since when', async () => {
    const { token, id } = await enterStore(t, 'failing@example.com')
    await t.send('linkShop', { token, input: { domain: 'northwind', access_token: 'wrong' } })
    const triedAt = new Date(t.api.services.clock()).toISOString()
    t.passMs(ms.minute)
    const [tried] = (await overview()).failures
    expect(tried).toMatchObject({ store: { id }, side: 'shop', since: triedAt })
    expect(tried?.detail).toContain('Shopify')

    await t.send('linkShop', { token, input: { domain: 'northwind', access_token: shopify.token } })
    expect((await overview()).failures).toEqual([])
    t.passMs(ms.minute)
    const brokeAt = new Date(t.api.services.clock()).toISOString()
    shopify.fail(503)
    for (let time = 0; time < 3; time += 1) {
      await t.send('testShop', { token })
      t.passMs(ms.minute)
    }
    shopify.fail(undefined)
    expect((await overview()).failures).toMatchObject([{ store: { id }, since: brokeAt }])
    await t.api.services.db.update(mailboxes).set({ failure: 'refused', failureSide: 'smtp' })
    const { failures } = await overview()
    expect(failures.map(({ side }) => side).sort()).toEqual(['shop', 'smtp', 'smtp', 'smtp'])
    expect(failures.find(({ side }) => side === 'smtp')?.detail).toMatch(/^Sending mail/)
    await t.api.services.db.update(mailboxes).set({ failure: null, failureSide: null })
  })
})

describe('a store whose mail does not leave', () => {
  test('is failing in lists, on its page and for its people, although its mailbox passed the test', async () => {
    const { token, id, number } = await enterStore(t, 'stopped@example.com')
    const { db, clock } = t.api.services
    await setStoreProgress(t.api.services, id, states.ready)
    const { threadId } = await receiveMail(db, id, { atMs: clock() })
    const sendAt = new Date(clock())
    await db.insert(outbox).values({
      ...{ storeId: id, threadId, messageId: '<stopped@shop.test>', key: 'stopped-1', state: 'held' },
      ...{ reason: 'network', envelope: { from: 'a@shop.test', to: ['b@mail.test'] }, sendAt, dueAt: sendAt },
    })
    const { stores: found } = await find({ search: number })
    expect(found).toMatchObject([{ state: 'failing' }])
    const { states: counts, failures } = await overview()
    expect(counts.failing).toBe(1)
    expect(failures.filter(({ store }) => store.id === id)).toMatchObject([
      { side: 'smtp', detail: 'The mail server could not be reached.', since: sendAt.toISOString() },
    ])
    const failing = {
      state: 'failing',
      failure: { detail: expect.stringContaining('Replies wait') as string },
    }
    expect((await detail(id)).mailbox).toMatchObject(failing)
    const inside = async (call: 'integrations' | 'dashboard') => (await t.send(call, { token })).body
    expect(await inside('integrations')).toMatchObject({ mailbox: failing })
    expect(await inside('dashboard')).toMatchObject({ mailbox: failing })
    await db.update(outbox).set({ reason: 'later' })
    expect((await find({ search: number })).stores).toMatchObject([{ state: 'ready' }])
  })
})

describe('adminStore', () => {
  test('shows members, connections and activity, by id and by number', async () => {
    const shown = await detail(ready.id)
    expect(shown).toMatchObject({
      state: 'ready',
      client: { name: 'Ann Archer' },
      members: [
        { name: 'Ann Archer', email: 'ready@example.com', role: 'owner' },
        { email: 'helper@elsewhere.com', role: 'agent' },
      ],
      mailbox: { address: 'help@demo.test', imap: { host: 'imap.demo.test' } },
      shop: { domain: 'demo-shop.myshopify.com' },
    })
    expect(await detail(ready.number)).toEqual(shown)
    const entered = await t.send('switchStore', { token: admin, id: ready.id, input: { reason: 'A look' } })
    admin = String(entered.body['token'])
    expect((await detail(ready.id)).activities).toMatchObject([{ action: 'admin_entered', note: 'A look' }])
  })

  test('holds no credential', async () => {
    const { db } = t.api.services
    const [mailbox] = await db.select().from(mailboxes).where(eq(mailboxes.storeId, ready.id))
    const [shop] = await db.select().from(shops).where(eq(shops.storeId, ready.id))
    const text = JSON.stringify(await detail(ready.id))
    for (const secret of [mailbox?.sealedPassword, shop?.sealedToken, 'sealed', 'password']) {
      expect(secret).toBeDefined()
      expect(text).not.toContain(secret)
    }
  })

  test('refuses an id that is none', async () => {
    for (const id of ['made-up', '00000000-0000-4000-8000-000000000000', '999999999'])
      expect((await t.send('adminStore', { token: admin, id })).status).toBe(404)
  })

  test('shows a store whose client is gone', async () => {
    await t.api.services.db.update(stores).set({ clientId: null }).where(eq(stores.id, ready.id))
    expect((await detail(ready.id)).client).toBeNull()
  })
})
