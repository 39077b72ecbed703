import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { shops } from '../../database/schema.ts'
import { parseShopDomain } from '../../shops/shopify/shop-domain.ts'
import { openTestApi } from '../../testing/api.ts'
import type { TestApi } from '../../testing/api.ts'
import { startShopify } from '../../testing/servers/shopify.ts'
import type { FakeShopify } from '../../testing/servers/shopify.ts'
import { enterStore, joinStore } from '../../testing/store.ts'

let t: TestApi
let shopify: FakeShopify
beforeAll(async () => {
  shopify = await startShopify()
  t = await openTestApi({ limitScale: 0, shopify: { baseUrl: shopify.url } })
})
afterAll(async () => {
  await t.close()
  await shopify.close()
})

const link = (token: string, changes: Record<string, unknown> = {}) =>
  t.send('linkShop', { token, input: { domain: 'northwind', access_token: shopify.token, ...changes } })
const shopOf = async (token: string) => (await t.send('integrations', { token })).body['shop']
const isLinked = async (token: string) => {
  const { store } = (await t.send('session', { token })).body as { store: Record<string, unknown> }
  return store['is_shopify_account_added']
}

describe('linkShop', () => {
  test('links a shop that Shopify knows, and never shows the token', async () => {
    const { token, id } = await enterStore(t, 'ann@example.com')
    expect(await isLinked(token)).toBe(false)
    const { status, body } = await link(token)
    expect([status, body]).toMatchObject([
      200,
      { domain: 'northwind.myshopify.com', name: 'Northwind', state: 'connected', failure: null, version: 1 },
    ])
    expect(shopify.asked.at(-1)).toBe('/admin/api/2026-07/graphql.json')
    expect(await isLinked(token)).toBe(true)
    expect(await shopOf(token)).toEqual(body)
    expect(JSON.stringify(await t.send('integrations', { token }))).not.toContain(shopify.token)
    const [row] = await t.api.services.db.select().from(shops).where(eq(shops.storeId, id))
    expect(row?.sealedToken).not.toContain(shopify.token)
  })

  test.each([
    [401, /refused the access token/],
    [402, /paused/],
    [403, /may not read orders/],
    [404, /knows no shop/],
    [301, /knows no shop/],
    [429, /too many requests/],
    [500, /could not be reached/],
  ])('says why after a %i, and keeps the attempt', async (status, sentence) => {
    const { token } = await enterStore(t, `fail${status}@example.com`)
    shopify.fail(status)
    const answer = await link(token)
    shopify.fail(undefined)
    expect([answer.status, answer.body['detail']]).toEqual([400, expect.stringMatching(sentence)])
    expect(await shopOf(token)).toMatchObject({ state: 'failed', failure: { detail: answer.body['detail'] } })
    expect(await isLinked(token)).toBe(false)
    expect((await link(token, { access_token: undefined })).body).toMatchObject({
      state: 'connected',
    })
  })

  test('refuses a token that is none, another address, and a shop without a token', async () => {
    const { token } = await enterStore(t, 'wrong@example.com')
    expect((await link(token, { access_token: 'shpat_wrong' })).body['detail']).toContain(
      'refused the access token',
    )
    const asked = shopify.asked.length
    for (const domain of [
      '127.0.0.1',
      'localhost:9000',
      'http://10.0.0.1/',
      'shop.example.com',
      'a.b.myshopify.com',
    ])
      expect(await link(token, { domain, version: 1 })).toMatchObject({
        status: 422,
        body: { detail: [{ loc: ['body', 'domain'] }] },
      })
    expect((await link(token, { access_token: 'a\r\nhost: x', version: 1 })).status).toBe(400)
    expect(
      (await link(token, { domain: 'other', access_token: '', version: 1 })).body['detail'],
    ).toMatchObject([{ loc: ['body', 'access_token'], msg: 'Please enter the access token.' }])
    expect(shopify.asked.length).toBe(asked)
  })

  test('keeps what works when a change does not, and refuses a stale version', async () => {
    const { token } = await enterStore(t, 'keep@example.com')
    await link(token)
    expect((await link(token, { access_token: 'wrong', version: 1 })).status).toBe(400)
    expect(await shopOf(token)).toMatchObject({ state: 'connected', version: 1 })
    const stale = await link(token)
    expect([stale.status, stale.body['current']]).toMatchObject([409, { version: 1 }])
  })
})

describe('testShop', () => {
  test('keeps the last failure, and the link', async () => {
    const { token } = await enterStore(t, 'test@example.com')
    expect((await t.send('testShop', { token })).status).toBe(404)
    await link(token)
    shopify.fail(401)
    expect((await t.send('testShop', { token })).body).toMatchObject({
      state: 'failing',
      failure: { code: 'token' },
    })
    shopify.fail(undefined)
    expect(await isLinked(token)).toBe(true)
    expect((await t.send('testShop', { token })).body).toMatchObject({ state: 'connected', failure: null })
  })
})

describe('unlinkShop', () => {
  test('forgets the shop', async () => {
    const { token } = await enterStore(t, 'gone@example.com')
    await link(token)
    expect((await t.send('unlinkShop', { token })).status).toBe(200)
    expect([await shopOf(token), await isLinked(token)]).toEqual([null, true])
    expect((await t.send('dashboard', { token })).body).toMatchObject({ shop: null, shop_choice: null })
    expect((await t.send('unlinkShop', { token })).status).toBe(404)
  })
})

describe('chooseShop', () => {
  const choiceOf = async (token: string) => (await t.send('integrations', { token })).body['shop_choice']

  test.each(['elsewhere', 'later'])('counts “%s” as an answer, until a shop is linked', async (choice) => {
    const { token, id } = await enterStore(t, `${choice}@example.com`)
    expect([await isLinked(token), await choiceOf(token)]).toEqual([false, null])
    const agent = await joinStore(t, `agent-${choice}@example.com`, id)
    expect((await t.send('chooseShop', { token: agent, input: { choice } })).status).toBe(403)
    expect((await t.send('chooseShop', { token, input: { choice } })).body).toEqual({ choice })
    expect([await isLinked(token), await choiceOf(token)]).toEqual([true, choice])
    await link(token)
    expect([await isLinked(token), await choiceOf(token)]).toEqual([true, null])
  })

  test('takes no other answer', async () => {
    const { token } = await enterStore(t, 'odd-answer@example.com')
    expect((await t.send('chooseShop', { token, input: { choice: 'never' } })).status).toBe(422)
  })
})

describe('every shop call', () => {
  test('keeps to the store of the token and to people with the settings', async () => {
    const owner = await enterStore(t, 'owner@example.com')
    await link(owner.token)
    const other = await enterStore(t, 'other@example.com')
    expect(await shopOf(other.token)).toBeNull()
    expect((await t.send('unlinkShop', { token: other.token })).status).toBe(404)
    const agent = await joinStore(t, 'agent@example.com', owner.id)
    const lost = await t.enter('lost@example.com')
    const input = { domain: 'northwind', access_token: shopify.token, version: 1 }
    for (const call of ['linkShop', 'testShop', 'unlinkShop'] as const) {
      expect((await t.send(call, { token: agent, input })).status).toBe(403)
      expect((await t.send(call, { token: lost, input })).status).toBe(403)
      expect((await t.send(call, { token: 'made-up', input })).status).toBe(401)
      expect((await t.send(call, { input })).status).toBe(401)
    }
    expect(await shopOf(owner.token)).toMatchObject({ state: 'connected', version: 1 })
  })
})

describe('parseShopDomain', () => {
  test.each([
    ['northwind', 'northwind.myshopify.com'],
    [' https://Northwind.myshopify.com/admin ', 'northwind.myshopify.com'],
    ['https://admin.shopify.com/store/northwind/orders', 'northwind.myshopify.com'],
    ['northwind.example.com', undefined],
    ['evil.com/.myshopify.com', undefined],
    ['user@northwind.myshopify.com', undefined],
    ['northwind.myshopify.com:22', undefined],
    ['', undefined],
  ])('reads %j as %j', (text, domain) => {
    expect(parseShopDomain(text)).toBe(domain)
  })
})
