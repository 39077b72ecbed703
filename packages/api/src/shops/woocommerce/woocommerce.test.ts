import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { describeOrder, toOrderState } from '../../orders/order-state.ts'
import { findOrderChanges } from '../../orders/order-changes.ts'
import { findOrders } from '../../orders/find-orders.ts'
import { ms, openTestApi } from '../../testing/api.ts'
import type { TestApi } from '../../testing/api.ts'
import { enterStore } from '../../testing/store.ts'
import type { StoreOwner } from '../../testing/store.ts'
import { startWooCommerce } from '../../testing/servers/woocommerce.ts'
import type { WooShop } from '../../testing/servers/woocommerce.ts'
import { parseShopAddress } from './shop-address.ts'

let t: TestApi
let shop: WooShop
let owner: StoreOwner
beforeAll(async () => {
  shop = await startWooCommerce()
  t = await openTestApi({
    limitScale: 0,
    tokenMinutes: 10_000,
    siteUrl: 'https://desk.example',
    wooCommerce: { baseUrl: shop.url },
  })
  owner = await enterStore(t, 'woo@example.com')
})
afterAll(async () => {
  await t.close()
  await shop.close()
})
beforeEach(() => {
  shop.orders.length = 0
  shop.setBehaviour('usual')
  shop.permissions = 'read'
  t.passMs(10 * ms.minute)
})

const key = () => ({
  ...{
    system: 'woocommerce',
    domain: 'https://Woo.example/',
    client_id: shop.key,
    client_secret: shop.secret,
  },
})
const send = (name: Parameters<TestApi['send']>[0], input: Record<string, unknown> = {}) =>
  t.send(name, { token: owner.token, input })
const unlink = () => t.send('unlinkShop', { token: owner.token })
const tools = () => ({ ...t.api.services, shops: t.api.services.connections.shops })
const find = (replyAddress: string, text = '') =>
  findOrders(tools(), owner.id, { replyAddress, texts: [text] })
const post = (url: string, body: string, headers: Record<string, string> = {}) =>
  t.api.fetch(new Request(url, { method: 'POST', headers, body }))

describe('parseShopAddress', () => {
  test.each([
    ['https://Shop.example/', 'shop.example'],
    ['shop.example/store/', 'shop.example/store'],
    ['https://shop.example/store/wp-admin/admin.php?page=wc-orders', 'shop.example/store'],
    ['http://shop.example:8443', 'shop.example:8443'],
  ])('reads %s as %s', (text, address) => {
    expect(parseShopAddress(text)).toBe(address)
  })

  test.each(['', 'shop', 'ftp://shop.example', 'https://user:secret@shop.example', `a.${'b'.repeat(300)}`])(
    'refuses %s',
    (text) => {
      expect(parseShopAddress(text)).toBeUndefined()
    },
  )
})

describe('a consumer key', () => {
  test('links a shop, and is neither shown nor stored in the open', async () => {
    const { status, body } = await send('linkShop', key())
    expect(status).toBe(200)
    expect(body).toMatchObject({
      ...{ system: 'woocommerce', state: 'connected', domain: 'woo.example', name: 'Woo & Sons' },
      ...{ access: 'client', client_id: shop.key, notes: [] },
    })
    expect(JSON.stringify(body)).not.toContain(shop.secret)
    await unlink()
  })

  test.each([
    ['usual', { client_secret: 'cs_wrong' }, 'refused the consumer key or the secret'],
    ['no-woocommerce', {}, 'no WooCommerce shop at this address'],
    ['cache-plugin', {}, 'a web page instead of data'],
    ['basic-auth', {}, 'asks every visitor for a password'],
    [429, {}, 'too many requests'],
    [500, {}, 'could not be reached'],
    [503, {}, 'closed for maintenance'],
  ] as const)('of a shop that answers as %s is refused with the reason', async (behaviour, more, detail) => {
    shop.setBehaviour(behaviour)
    const { status, body } = await send('linkShop', { ...key(), ...more })
    expect([status, body['detail']]).toEqual([400, expect.stringContaining(detail)])
  })

  test('that may not read orders is refused with the permission it needs', async () => {
    shop.permissions = 'write'
    const { status, body } = await send('linkShop', key())
    expect([status, body['detail']]).toEqual([400, expect.stringContaining('permission Read')])
  })

  test('links a shop with plain permalinks', async () => {
    shop.setBehaviour('plain-permalinks')
    expect((await send('linkShop', key())).status).toBe(200)
    expect(shop.requests.at(-1)).toContain('rest_route=')
    await unlink()
  })

  test('is asked for by the words of WooCommerce', async () => {
    const { domain, system } = key()
    const missing = await send('linkShop', { domain, system })
    expect(JSON.stringify(missing.body)).toContain('consumer key')
    const wrong = await send('linkShop', { ...key(), domain: 'my shop' })
    expect(JSON.stringify(wrong.body)).toContain('address of your shop')
  })
})

describe('the consent of an owner', () => {
  const start = async () => {
    const { domain, system } = key()
    const { body } = await send('startShopOAuth', { domain, system })
    return String(body['authorization_url'])
  }
  const callBack = async (url: string, body: string) => (await post(url, body)).status
  const finish = (address: string, token = owner.token) =>
    t.send('finishShopOAuth', { token, input: { query: new URL(address).search.slice(1) } })

  test('links the shop with the key that it hands over, once', async () => {
    const url = await start()
    expect(new URL(url).pathname).toBe('/wc-auth/v1/authorize')
    expect(new URL(url).searchParams.get('callback_url')).toMatch(/^https:/)
    const back = await shop.approve(url, callBack)
    expect((await finish(back)).body).toMatchObject({ system: 'woocommerce', state: 'connected' })
    expect((await finish(back)).status).toBe(400)
    await unlink()
  })

  test('counts for the person and the store that began it alone', async () => {
    const back = await shop.approve(await start(), callBack)
    const other = await enterStore(t, 'other@example.com')
    expect((await finish(back, other.token)).status).toBe(400)
    expect((await finish(back)).status).toBe(200)
    await unlink()
  })

  test('takes no key that no one waits for, and no second one', async () => {
    const keys = { user_id: 'made-up', consumer_key: 'ck_evil', consumer_secret: 'cs_evil' }
    const url = 'https://desk.example/v1/webhooks/woocommerce/keys'
    expect(await callBack(url, JSON.stringify(keys))).toBe(400)
    expect(await callBack(url, '{')).toBe(400)
    const authorize = await start()
    await shop.approve(authorize, callBack)
    const state = new URL(authorize).searchParams.get('user_id') ?? ''
    expect(await callBack(url, JSON.stringify({ ...keys, user_id: state }))).toBe(400)
  })

  test('that was refused, or came without a key, is explained', async () => {
    const state = new URL(await start()).searchParams.get('user_id') ?? ''
    const { status, body } = await finish(`https://desk.example/?success=0&user_id=${state}`)
    expect([status, body['detail']]).toEqual([400, expect.stringContaining('sent no key')])
  })
})

describe('orders', () => {
  beforeAll(async () => {
    await send('linkShop', key())
  })

  test('are found for exactly their address', async () => {
    for (let id = 200; id > 100; id -= 1) shop.orders.push({ id, email: 'joann@mail.test' })
    shop.orders.push({ id: 7, email: 'Ann@mail.test' })
    const { orders } = await find('ann@mail.test')
    expect(orders.map(({ name, isTheirs }) => [name, isTheirs])).toEqual([['#7', true]])
  })

  test('are found by their number, and shown as those of another address', async () => {
    shop.orders.push({ id: 1001, email: 'ann@mail.test' }, { id: 2002, email: 'bob@mail.test' })
    const { orders, named } = await find('ann@mail.test', 'What about #2002? And order 1001?')
    expect(orders.map(({ name, isTheirs }) => [name, isTheirs])).toEqual([
      ['#1001', true],
      ['#2002', false],
    ])
    expect(named.map(({ name, state }) => [name, state])).toEqual([
      ['#2002', 'not-found'],
      ['#1001', 'theirs'],
    ])
  })

  test('that a plugin numbers are those of their number, never of their id', async () => {
    shop.orders.push({ id: 5501, number: '9001', email: 'ann@mail.test' })
    const { orders, named } = await find('ann@mail.test', 'Where is order 9001?')
    expect([orders[0]?.name, named[0]?.state]).toEqual(['#9001', 'theirs'])
    expect((await find('bob@mail.test', 'Where is order 5501?')).named[0]?.state).toBe('not-found')
  })

  test('tell a parcel where a plugin stores it, a refund and a cancellation', async () => {
    const item = {
      ...{ tracking_provider: 'DHL', tracking_number: 'JD0001', date_shipped: '1894000000' },
      custom_tracking_link: 'https://track.example/JD0001',
    }
    shop.orders.push(
      {
        id: 1,
        email: 'ann@mail.test',
        status: 'completed',
        metas: [{ key: '_wc_shipment_tracking_items', value: [item] }],
      },
      { id: 2, email: 'ann@mail.test', status: 'refunded', refunds: [{ id: 9, total: '-49.90' }] },
      { id: 3, email: 'ann@mail.test', status: 'cancelled' },
      { id: 4, email: 'ann@mail.test', status: 'on-hold' },
      { id: 5, email: 'ann@mail.test', status: 'completed', shipping: [] },
    )
    const { orders } = await find('ann@mail.test')
    const told = Object.fromEntries(orders.map((order) => [order.name, describeOrder(toOrderState(order))]))
    expect(told).toEqual({
      '#1': 'Order #1: shipped on 2030-01-07, carrier DHL, tracking number JD0001, https://track.example/JD0001',
      '#2': 'Order #2: refunded, refunded 49.90 EUR',
      '#3': 'Order #3: cancelled on 2030-01-12',
      '#4': 'Order #4: unpaid',
      '#5': 'Order #5: paid on 2030-01-10',
    })
    expect(orders[0]?.adminUrl).toContain('/wp-admin/post.php?post=5&action=edit')
  })

  test('are read again before a reply leaves', async () => {
    shop.orders.push({ id: 1, email: 'ann@mail.test' })
    const { orders } = await find('ann@mail.test')
    const order = orders[0]
    if (!order) throw new Error('the order was not found')
    const state = toOrderState(order)
    const sources = [{ id: order.id, title: 'Order #1', quote: describeOrder(state) }]
    const asked = { replyAddress: 'ann@mail.test', sinceMs: t.api.services.clock(), sources }
    expect((await findOrderChanges(tools(), owner.id, asked)).kind).toBe('unchanged')
    shop.orders[0] = { id: 1, email: 'ann@mail.test', status: 'cancelled' }
    expect(await findOrderChanges(tools(), owner.id, asked)).toMatchObject({
      changes: [expect.stringContaining('cancelled')],
    })
  })

  test('of a shop that is away are missing with the reason, and a key that was removed ends the link', async () => {
    shop.setBehaviour(500)
    expect((await find('ann@mail.test')).fault).toBe('down')
    shop.setBehaviour(401)
    expect((await find('ann@mail.test')).fault).toBe('client')
    const { body } = await t.send('integrations', { token: owner.token })
    expect(body['shop']).toMatchObject({ state: 'failing', failure: { code: 'client' } })
    shop.setBehaviour('usual')
    expect((await t.send('testShop', { token: owner.token })).body['state']).toBe('connected')
  })
})

describe('a webhook', () => {
  const url = 'https://desk.example/v1/webhooks/woocommerce'
  const deliver = async ({ headers, body }: ReturnType<WooShop['webhook']>) =>
    (await post(url, body, headers)).status

  test('makes a changed order be read again at once', async () => {
    shop.orders.push({ id: 1, email: 'ann@mail.test' })
    await find('ann@mail.test')
    shop.orders[0] = { id: 1, email: 'ann@mail.test', status: 'cancelled' }
    expect((await find('ann@mail.test')).orders[0]?.cancelledAt).toBeUndefined()
    expect(await deliver(shop.webhook('order.updated', { id: 1 }))).toBe(200)
    expect((await find('ann@mail.test')).orders[0]?.cancelledAt).toBeDefined()
  })

  test('is refused when its signature is wrong or missing', async () => {
    const good = shop.webhook('order.updated', { id: 1 })
    expect(await deliver(shop.webhook('order.updated', { id: 1 }, 'another secret'))).toBe(401)
    expect(await deliver({ ...good, headers: { ...good.headers, 'x-wc-webhook-signature': '' } })).toBe(401)
    const source = { ...good.headers, 'x-wc-webhook-source': 'https://other.example/' }
    expect(await deliver({ ...good, headers: source })).toBe(401)
    expect(await deliver(shop.webhook('order.updated', { name: 'no id' }))).toBe(400)
    expect(await deliver(shop.webhook('product.updated', { id: 1 }))).toBe(200)
  })
})
