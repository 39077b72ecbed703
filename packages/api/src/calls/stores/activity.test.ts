import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApi, ms } from '../../testing/api.ts'
import type { TestApi } from '../../testing/api.ts'
import { startShopify } from '../../testing/servers/shopify.ts'
import type { FakeShopify } from '../../testing/servers/shopify.ts'
import { enterAdmin, enterStore, joinStore } from '../../testing/store.ts'
import type { StoreOwner } from '../../testing/store.ts'

let t: TestApi
let shopify: FakeShopify
let owner: StoreOwner
let admin: string

beforeAll(async () => {
  shopify = await startShopify()
  t = await openTestApi({ limitScale: 0, shopify: { baseUrl: shopify.url }, allowPrivateHosts: true })
  owner = await enterStore(t, 'owner@example.com')
  admin = await enterAdmin(t, 'admin@example.com')
})
afterAll(async () => {
  await t.close()
  await shopify.close()
})

const tokenIn = ({ body }: { body: Record<string, unknown> }) => String(body['token'])

/** The log as its owner reads it, newest first: action, name, note. */
async function readLog({ token }: { token: string } = owner) {
  const { body } = await t.send('activity', { token })
  return (body['activities'] as { action: string; actor_name: string; note: string | null }[]).map(
    ({ action, actor_name: name, note }) => [action, name, note],
  )
}

/** Enters a store and returns the token of it. */
async function visit(token: string, id: string, input?: { reason: string }): Promise<string> {
  t.passMs(ms.minute)
  return tokenIn(await t.send('switchStore', { token, id, ...(input && { input }) }))
}

describe('activity', () => {
  test('tells the owner that a super admin came, why, and left', async () => {
    const inside = await visit(admin, owner.id, { reason: '  Drafts are missing  ' })
    t.passMs(ms.minute)
    admin = tokenIn(await t.send('refresh', { token: inside }))
    expect(await readLog()).toEqual([
      ['admin_left', 'Ann Archer', null],
      ['admin_entered', 'Ann Archer', 'Drafts are missing'],
    ])
  })

  test('tells it without a reason too, and once for a visit however often its token is renewed', async () => {
    const other = await enterStore(t, 'second@example.com')
    let inside = await visit(admin, owner.id)
    t.passMs(ms.minute)
    inside = tokenIn(await t.send('refresh', { token: inside, input: { store_id: owner.id } }))
    inside = await visit(inside, owner.number)
    expect(await readLog()).toHaveLength(3)
    expect((await readLog())[0]).toEqual(['admin_entered', 'Ann Archer', null])

    inside = await visit(inside, other.id, { reason: 'Next one' })
    expect((await readLog())[0]).toEqual(['admin_left', 'Ann Archer', null])
    expect(await readLog(other)).toEqual([['admin_entered', 'Ann Archer', 'Next one']])
    t.passMs(ms.minute)
    admin = tokenIn(await t.send('refresh', { token: inside }))
    expect(await readLog(other)).toHaveLength(2)
  })

  test('agrees on one entry when a visit begins twice at once', async () => {
    const third = await enterStore(t, 'third@example.com')
    const both = await Promise.all(
      ['One', 'Two'].map((reason) =>
        t.send('switchStore', { token: admin, id: third.id, input: { reason } }),
      ),
    )
    expect(new Set(both.map(tokenIn)).size).toBe(1)
    expect(await readLog(third)).toHaveLength(1)
    t.passMs(ms.minute)
    admin = tokenIn(await t.send('refresh', { token: tokenIn(both[0] ?? { body: {} }) }))
  })

  test('takes no reason too short or too long to be one', async () => {
    for (const reason of ['ok', 'x'.repeat(501)]) {
      const refused = await t.send('switchStore', { token: admin, id: owner.id, input: { reason } })
      expect([refused.status, refused.body]).toMatchObject([
        422,
        { detail: [{ msg: 'Please give a reason of 3 to 500 characters.' }] },
      ])
    }
  })

  test('says nothing of people who work in the store', async () => {
    const before = (await readLog()).length
    owner = { ...owner, token: await visit(owner.token, owner.id) }
    expect(await readLog()).toHaveLength(before)
  })

  test('tells of a shop that was connected and disconnected', async () => {
    const { token } = await enterStore(t, 'shop@example.com')
    const input = { domain: 'northwind', access_token: 'wrong' }
    await t.send('linkShop', { token, input })
    expect(await readLog({ token })).toEqual([])
    await t.send('linkShop', { token, input: { ...input, access_token: shopify.token } })
    await t.send('testShop', { token })
    t.passMs(ms.minute)
    await t.send('unlinkShop', { token })
    expect(await readLog({ token })).toEqual([
      ['shop_disconnected', 'Ann Archer', 'northwind.myshopify.com'],
      ['shop_connected', 'Ann Archer', 'northwind.myshopify.com'],
    ])
  })

  test('comes in pages, and to whoever holds the settings', async () => {
    const whole = await readLog()
    const first = await t.send('activity', { token: owner.token, input: { limit: '2' } })
    const rest = await t.send('activity', {
      token: owner.token,
      input: { cursor: String(first.body['next']) },
    })
    expect(first.body['activities']).toHaveLength(2)
    expect(rest.body['activities']).toHaveLength(whole.length - 2)
    expect(rest.body['next']).toBeNull()
    const broken = await t.send('activity', { token: owner.token, input: { cursor: 'made-up' } })
    expect(broken.status).toBe(400)
    const agent = await joinStore(t, 'agent@example.com', owner.id)
    expect((await t.send('activity', { token: agent })).status).toBe(403)
  })
})
