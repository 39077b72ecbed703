import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { oauthTokens, cachedOrderSearches, shops } from '../../database/schema.ts'
import { ms, openTestApi } from '../../testing/api.ts'
import type { TestApi } from '../../testing/api.ts'
import { startShopify } from '../../testing/servers/shopify.ts'
import type { FakeShopify } from '../../testing/servers/shopify.ts'
import { enterStore } from '../../testing/store.ts'

let t: TestApi
let shopify: FakeShopify
beforeAll(async () => {
  shopify = await startShopify()
  const { app } = shopify
  t = await openTestApi({ limitScale: 0, shopify: { baseUrl: shopify.url, app } })
})
afterAll(async () => {
  await t.close()
  await shopify.close()
})

const shopOf = async (token: string) => (await t.send('integrations', { token })).body['shop']
const link = (token: string, changes: Record<string, unknown> = {}) =>
  t.send('linkShop', {
    token,
    input: {
      domain: 'northwind',
      client_id: shopify.own.clientId,
      client_secret: shopify.own.secret,
      ...changes,
    },
  })

describe('the client ID and secret of the owner’s own app', () => {
  test('link a shop, and neither they nor a token are shown or stored in the open', async () => {
    const { token, id } = await enterStore(t, 'own@example.com')
    const { status, body } = await link(token)
    expect([status, body]).toMatchObject([
      200,
      {
        state: 'connected',
        name: 'Northwind',
        access: 'client',
        client_id: 'own-client-id',
        notes: [expect.stringContaining('60 days') as string],
      },
    ])
    const { db } = t.api.services
    const rows = [
      await db.select().from(shops).where(eq(shops.storeId, id)),
      await db.select().from(oauthTokens).where(eq(oauthTokens.storeId, id)),
    ]
    expect(rows.map(({ length }) => length)).toEqual([1, 1])
    expect(JSON.stringify([rows, body])).not.toMatch(/own-client-secret|shpat_/)
  })

  test('that are wrong are named, and can be mended one at a time', async () => {
    const { token } = await enterStore(t, 'wrong-secret@example.com')
    expect((await link(token, { client_secret: 'no' })).body['detail']).toMatch(/client ID or the secret/)
    expect(await shopOf(token)).toMatchObject({ state: 'failed', access: 'client' })
    expect((await link(token, { client_id: '' })).body).toMatchObject({ state: 'connected' })
    expect(
      (await link(token, { client_id: 'other', client_secret: '', version: 2 })).body['detail'],
    ).toMatchObject([{ loc: ['body', 'client_secret'] }])
    expect((await link(token, { client_secret: '', version: 2 })).body).toMatchObject({ version: 3 })
  })

  test('that are incomplete are asked for by the field that is missing', async () => {
    const { token } = await enterStore(t, 'incomplete@example.com')
    const field = async (changes: Record<string, unknown>) =>
      ((await link(token, changes)).body['detail'] as { loc: string[] }[])[0]?.loc.at(-1)
    expect(await field({ client_secret: '' })).toBe('client_secret')
    expect(await field({ client_id: '' })).toBe('client_id')
    expect(await field({ client_id: '', client_secret: '' })).toBe('client_id')
  })

  test('of an app that may not read orders are refused with what to allow', async () => {
    const { token } = await enterStore(t, 'scopes@example.com')
    const scopes = shopify.scopes.splice(0, Infinity, 'read_products')
    expect((await link(token)).body['detail']).toMatch(/read_orders/)
    shopify.scopes.splice(0, Infinity, 'read_orders', 'read_all_orders')
    const { body } = await link(token)
    expect([body['state'], body['notes']]).toEqual(['connected', [expect.stringContaining('read_customers')]])
    shopify.scopes.splice(0, Infinity, ...scopes)
  })

  test('are forgotten with the link, the token and the orders too', async () => {
    const { token, id } = await enterStore(t, 'forget@example.com')
    await link(token)
    const { db } = t.api.services
    await db
      .insert(cachedOrderSearches)
      .values({ storeId: id, key: 'email:a', domain: 'x', orders: [], fetchedAt: new Date() })
    await t.send('unlinkShop', { token })
    for (const table of [oauthTokens, cachedOrderSearches])
      expect(await db.select().from(table).where(eq(table.storeId, id))).toEqual([])
  })
})

describe('consent to the app of this server', () => {
  const start = async (token: string, domain = 'northwind') =>
    (await t.send('startShopOAuth', { token, input: { domain } })).body
  /** Query of the shop's redirect. */
  const visit = async (url: unknown) => {
    const answer = await fetch(String(url), { redirect: 'manual' })
    return new URL(answer.headers.get('location') ?? '').searchParams.toString()
  }
  const finish = (token: string, query: string) => t.send('finishShopOAuth', { token, input: { query } })

  test('is asked for at the shop, and links it once', async () => {
    const { token, id } = await enterStore(t, 'consent@example.com')
    const { authorization_url: url } = await start(token)
    expect(new URL(String(url)).searchParams.get('redirect_uri')).toBe(
      'http://localhost:4321/integration-page',
    )
    const query = await visit(url)
    expect((await finish(token, query)).body).toMatchObject({ state: 'connected', access: 'oauth' })
    expect((await finish(token, query)).status).toBe(400)
    const [grant] = await t.api.services.db.select().from(oauthTokens).where(eq(oauthTokens.storeId, id))
    expect(grant?.sealedRefresh).toEqual(expect.any(String))
    const before = shopify.given()
    t.passMs(59 * ms.minute)
    shopify.expireTokens()
    expect((await t.send('testShop', { token })).body).toMatchObject({ state: 'connected' })
    expect(shopify.given() - before).toBe(1)
  })

  test('is taken for the store, the shop and the time it was asked for, and signed', async () => {
    const { token } = await enterStore(t, 'strict@example.com')
    const other = await enterStore(t, 'strict-other@example.com')
    const fresh = async () => visit((await start(token))['authorization_url'])
    expect((await finish(other.token, await fresh())).status).toBe(400)
    expect((await finish(token, (await fresh()).replace('northwind', 'southwind'))).status).toBe(400)
    expect((await finish(token, (await fresh()).replace(/hmac=\w/, 'hmac=x'))).status).toBe(400)
    expect((await finish(token, '')).status).toBe(400)
    const late = await fresh()
    t.passMs(11 * ms.minute)
    expect((await finish(token, late)).status).toBe(400)
    expect(await shopOf(token)).toBeNull()
    expect((await finish(token, await fresh())).status).toBe(200)
  })

  test('that was taken back is seen and said', async () => {
    const { token } = await enterStore(t, 'taken-back@example.com')
    await finish(token, await visit((await start(token))['authorization_url']))
    shopify.expireTokens()
    shopify.remove(true)
    expect((await t.send('testShop', { token })).body).toMatchObject({
      state: 'failing',
      failure: { code: 'consent', detail: expect.stringContaining('connect the shop again') as string },
    })
    shopify.remove(false)
  })

  test('is not on offer where this server has no app', async () => {
    const plain = await openTestApi({ limitScale: 0 })
    const { token } = await enterStore(plain, 'plain@example.com')
    expect((await plain.send('integrations', { token })).body['offers']).toMatchObject({ shop: false })
    const answer = await plain.send('startShopOAuth', { token, input: { domain: 'northwind' } })
    expect(answer.status).toBe(404)
    await plain.close()
  })
})
