import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { oauthTokens, shops } from '../database/schema.ts'
import { findOAuthToken } from '../oauth/oauth-token.ts'
import { ms, openTestApi, signIn } from '../testing/api.ts'
import type { TestApi } from '../testing/api.ts'
import { buildOrderGid } from '../testing/servers/shopify-schema.ts'
import { startShopify } from '../testing/servers/shopify.ts'
import type { FakeShopify } from '../testing/servers/shopify.ts'
import { enterStore } from '../testing/store.ts'
import type { StoreOwner } from '../testing/store.ts'
import { findOrderChanges } from './order-changes.ts'
import type { OrderQuotes } from './order-changes.ts'
import { findOrders } from './find-orders.ts'
import { describeOrder, toOrderState } from './order-state.ts'
import { findOrderNumbers } from './order-numbers.ts'

let t: TestApi
let shopify: FakeShopify
let owner: StoreOwner
beforeAll(async () => {
  shopify = await startShopify()
  const { app } = shopify
  t = await openTestApi({ limitScale: 0, shopify: { baseUrl: shopify.url, app } })
  owner = await enterStore(t, 'orders@example.com')
  await t.send('linkShop', {
    token: owner.token,
    input: { domain: 'northwind', client_id: shopify.own.clientId, client_secret: shopify.own.secret },
  })
})
afterAll(async () => {
  await t.close()
  await shopify.close()
})
beforeEach(() => {
  shopify.orders.length = 0
  t.passMs(10 * ms.minute)
})

const tools = () => ({ ...t.api.services, shops: t.api.services.connections.shops })
const find = (replyAddress: string, text = '', isFresh = false) =>
  findOrders(tools(), owner.id, { replyAddress, texts: [text] }, isFresh)
const queries = () => shopify.asked.filter((path) => path.endsWith('graphql.json')).length

describe('findOrders', () => {
  test('finds the orders of an address, in whatever letters, and none that only begins like it', async () => {
    shopify.orders.push(
      { number: 1001, email: 'Ann@mail.test' },
      { number: 1002, email: 'ann@mail.test.evil' },
    )
    const { orders, fault, notes } = await find('ann@mail.test')
    expect([orders.map(({ name, isTheirs }) => [name, isTheirs]), fault]).toEqual([
      [['#1001', true]],
      undefined,
    ])
    expect(notes).toEqual([expect.stringContaining('60 days')])
  })

  test('finds an order by its number in the text, and says when it belongs to another address', async () => {
    shopify.orders.push({ number: 1001, email: 'ann@mail.test' }, { number: 2002, email: 'bob@mail.test' })
    const { orders } = await find('ann@mail.test', 'What about #2002? And order 1001?')
    expect(orders.map(({ name, isTheirs }) => [name, isTheirs])).toEqual([
      ['#1001', true],
      ['#2002', false],
    ])
  })

  test('puts the orders that the newest text names first, past the ten newest of the address', async () => {
    for (let number = 1012; number > 1000; number -= 1)
      shopify.orders.push({ number, email: 'ann@mail.test' })
    const { orders, named } = await find('ann@mail.test', 'Any news on 1002?')
    expect(orders[0]?.name).toBe('#1002')
    expect(named).toEqual([{ name: '#1002', written: '1002', state: 'theirs' }])
    const foreign = await find('ann@mail.test', 'Where is #2002?')
    expect(foreign.named).toEqual([{ name: '#2002', written: '2002', state: 'not-found' }])
    expect((await find('ann@mail.test', 'Any news on 1044?')).isUnclear).toBe(true)
  })

  test('says that a named order was not read while the shop is away', async () => {
    shopify.fail(500)
    const { named } = await find('ann@mail.test', 'Where is #1001?')
    expect(named).toEqual([{ name: '#1001', written: '1001', state: 'unread' }])
    shopify.fail(undefined)
  })

  test('asks again only after five minutes', async () => {
    shopify.orders.push({ number: 1001, email: 'ann@mail.test' })
    const { fetchedAtMs } = await find('ann@mail.test')
    const before = queries()
    t.passMs(4 * ms.minute)
    shopify.orders.length = 0
    expect(await find('ann@mail.test')).toMatchObject({ fetchedAtMs, orders: [{ name: '#1001' }] })
    expect(queries()).toBe(before)
    t.passMs(2 * ms.minute)
    expect((await find('ann@mail.test')).orders).toEqual([])
  })

  test('waits when a query costs too much at once, and says so when that does not help', async () => {
    shopify.orders.push({ number: 1001, email: 'ann@mail.test' })
    shopify.throttle(2)
    expect((await find('ann@mail.test')).orders).toHaveLength(1)
    shopify.throttle(9)
    expect(await find('ann@mail.test', '', true)).toMatchObject({ orders: [], fault: 'busy' })
    shopify.throttle(0)
  })

  test('tells a fault, and shows nothing made up', async () => {
    shopify.orders.push({ number: 1001, email: 'ann@mail.test' })
    shopify.fail(500)
    expect(await find('ann@mail.test')).toMatchObject({ orders: [], fault: 'down', hasShop: true })
    shopify.fail(undefined)
    expect((await find('ann@mail.test')).fault).toBeUndefined()
  })

  test('shows orders without their customers where the app may not read those', async () => {
    shopify.orders.push({ number: 1001, email: 'ann@mail.test', customer: 'Ann Archer' })
    expect((await find('ann@mail.test')).orders[0]?.customer).toBe('Ann Archer')
    const scopes = shopify.scopes.splice(0, Infinity, 'read_orders')
    expect((await find('ann@mail.test', '', true)).orders[0]?.customer).toBe('')
    shopify.scopes.splice(0, Infinity, ...scopes)
  })

  test('lets nobody widen a search with what they call themselves', async () => {
    shopify.orders.push({ number: 1001, email: 'ann@mail.test' })
    for (const address of ['" OR email:"ann@mail.test', '*@mail.test', 'a"b@mail.test', 'ann@mail.test\\'])
      expect((await find(address)).orders).toEqual([])
  })
})

describe('tokens that run out', () => {
  test('are renewed before they end, by one of many who need them', async () => {
    shopify.orders.push({ number: 1001, email: 'ann@mail.test' })
    await find('ann@mail.test')
    const before = shopify.given()
    t.passMs(24 * ms.hour)
    shopify.expireTokens()
    const twins = await Promise.all(
      Array.from({ length: 8 }, (_, index) => find(`ann${index}@mail.test`, '#1001')),
    )
    expect(twins.map(({ fault }) => fault)).toEqual(twins.map(() => undefined))
    expect(shopify.given() - before).toBe(1)
  })

  test('in the middle of work fail nothing', async () => {
    shopify.orders.push({ number: 1001, email: 'ann@mail.test' })
    const faults: unknown[] = []
    for (let round = 0; round < 60; round += 1) {
      if (round % 3 === 0) shopify.expireTokens()
      faults.push((await find('ann@mail.test', '', true)).fault)
    }
    expect(faults.filter((fault) => fault !== undefined)).toEqual([])
  })

  test('are waited for while another process renews them, and taken over from one that died', async () => {
    const { db } = t.api.services
    const atMs = () => new Date(t.api.services.clock() + 10_000)
    shopify.expireTokens()
    await db.update(oauthTokens).set({ leasedUntil: atMs() }).where(eq(oauthTokens.storeId, owner.id))
    const waiting = find('ann@mail.test', '', true)
    const before = shopify.given()
    const news: string[] = []
    void waiting.then(() => news.push('found'))
    for (let round = 0; round < 20; round += 1) await findOAuthToken(db, { storeId: owner.id, kind: 'shop' })
    expect([news, shopify.given()]).toEqual([[], before])
    t.passMs(11_000)
    expect((await waiting).fault).toBeUndefined()
  })

  test('that Shopify renews no more end the link until a person connects again', async () => {
    const { db } = t.api.services
    const token = String((await signIn(t.send, 'orders@example.com')).body['token'])
    const stateOf = async () => (await t.send('integrations', { token })).body['shop']
    shopify.expireTokens()
    shopify.remove(true)
    expect((await find('ann@mail.test', '', true)).fault).toBe('client')
    expect(await stateOf()).toMatchObject({ state: 'failing', failure: { code: 'client' } })
    shopify.remove(false)
    expect((await find('ann@mail.test', '', true)).fault).toBe('client')
    expect((await t.send('testShop', { token })).body).toMatchObject({ state: 'connected' })
    expect((await find('ann@mail.test', '', true)).fault).toBeUndefined()
    const [row] = await db.select().from(oauthTokens).where(eq(oauthTokens.storeId, owner.id))
    expect(row?.sealedAccess).not.toContain('shpat_')
  })
})

describe('toOrderState', () => {
  const parcel = {
    at: '2030-01-12T10:00:00Z',
    company: 'DHL',
    number: 'JD014',
    url: 'https://dhl.test/JD014',
  }
  test.each([
    [{ payment: 'PENDING' }, { state: 'unpaid' }],
    [{}, { state: 'paid', on: '2030-01-10' }],
    [{ delivery: 'IN_PROGRESS' }, { state: 'packed' }],
    [
      { delivery: 'FULFILLED', parcels: [{ ...parcel, state: 'IN_TRANSIT' }] },
      { state: 'shipped', on: '2030-01-12', carrier: 'DHL', tracking: 'JD014', trackingUrl: parcel.url },
    ],
    [{ parcels: [{ ...parcel, state: 'DELIVERED' }] }, { state: 'delivered' }],
    [
      { payment: 'REFUNDED', refunds: [{ at: '2030-01-13T10:00:00Z', amount: '49.9' }] },
      { state: 'refunded', on: '2030-01-13', refunded: '49.90 EUR' },
    ],
    [{ cancelledAt: '2030-01-11T10:00:00Z' }, { state: 'cancelled', on: '2030-01-11' }],
  ])('reads %j', async (order, state) => {
    shopify.orders.push(
      { number: 1001, email: 'ann@mail.test', ...order },
      { number: 2, email: 'bob@mail.test' },
    )
    const context = await find('ann@mail.test', '#2')
    const theirs = context.orders.filter(({ isTheirs }) => isTheirs)
    expect(theirs.map(toOrderState)).toMatchObject([{ name: '#1001', ...state }])
  })
})

describe('findOrderChanges', () => {
  const said = async () => {
    const context = await find('ann@mail.test', '', true)
    const sources = context.orders.map((order) => ({
      ...{ id: order.id, title: `Order ${order.name}`, quote: describeOrder(toOrderState(order)) },
    }))
    return { replyAddress: 'ann@mail.test', sinceMs: Date.parse('2030-01-14T00:00:00Z'), sources }
  }
  const changes = async (what: OrderQuotes) => findOrderChanges(tools(), owner.id, what)

  test('finds none where nothing changed, and asks nobody where nothing was said', async () => {
    shopify.orders.push({ number: 1001, email: 'ann@mail.test' })
    const what = await said()
    expect(await changes(what)).toEqual({ kind: 'unchanged' })
    const before = queries()
    expect(await changes({ ...what, sources: [] })).toEqual({ kind: 'unchanged' })
    expect(queries()).toBe(before)
  })

  test('finds what is true no more, past every cache', async () => {
    const order = { number: 1001, email: 'ann@mail.test', payment: 'PAID' }
    shopify.orders.push(order)
    const what = await said()
    order.payment = 'REFUNDED'
    expect(await changes(what)).toEqual({
      kind: 'changed',
      changes: [expect.stringMatching(/Order #1001 changed since this was written\. It is now refunded/)],
    })
  })

  test('finds a cancellation since', async () => {
    const order = { number: 1001, email: 'ann@mail.test', cancelledAt: null as string | null }
    shopify.orders.push(order)
    const what = await said()
    order.cancelledAt = '2030-01-14T08:00:00Z'
    expect(await changes(what)).toMatchObject({
      kind: 'changed',
      changes: [expect.stringContaining('It is now cancelled on 2030-01-14.')],
    })
  })

  test('finds a part that was paid back since, where the order stands as it did', async () => {
    const order = { number: 1001, email: 'ann@mail.test', refunds: [] as { at: string; amount: string }[] }
    shopify.orders.push(order)
    const what = await said()
    order.refunds.push({ at: '2030-01-14T08:00:00Z', amount: '5' })
    expect(await changes(what)).toMatchObject({
      changes: [expect.stringContaining('It is now paid on 2030-01-10, refunded 5.00 EUR.')],
    })
  })

  test('finds that an order is gone, or somebody else’s by now', async () => {
    const order = { number: 1001, email: 'ann@mail.test' }
    shopify.orders.push(order)
    const what = await said()
    order.email = 'bob@mail.test'
    expect(await changes(what)).toMatchObject({ changes: ['Order #1001 belongs to another address.'] })
    shopify.orders.length = 0
    expect(await changes(what)).toMatchObject({ changes: ['Order #1001 is not in the shop any more.'] })
    expect(buildOrderGid(order)).toBe(what.sources[0]?.id)
  })

  test('says that nobody knows while the shop is away', async () => {
    shopify.orders.push({ number: 1001, email: 'ann@mail.test' })
    const what = await said()
    shopify.fail(503)
    expect(await changes(what)).toMatchObject({ kind: 'away', fault: 'down' })
    shopify.fail(undefined)
  })
})

describe('findOrderNumbers', () => {
  const sure = (text: string, prefix = '#', suffix = '') =>
    findOrderNumbers(text, { prefix, suffix }).flatMap(({ name, isSure }) => (isSure ? [name] : []))

  test.each([
    ['Where is #1001?', '#', '', ['#1001']],
    ['order no. 1001 and Bestellung Nr. 1002', '#', '', ['#1001', '#1002']],
    ['my order 1001, phone 0301234567', '#', '', ['#1001']],
    ['EN-77-X please', 'EN-', '-X', ['EN-77-X']],
    ['it is nw 1004 de', 'NW-', '-DE', ['NW-1004-DE']],
    ['order nw1004', 'NW-', '-DE', ['NW-1004-DE']],
    ['orders 1003, 1005 and #1007', '#', '', ['#1003', '#1005', '#1007']],
    ['orders 1001,1002', '#', '', ['#1001', '#1002']],
    ['Meine Bestellnummer lautet 4711.', '#', '', ['#4711']],
    ['commande n° 2002', '#', '', ['#2002']],
    ['order with the number 1001', '#', '', ['#1001']],
    ['order 1001 EUR worth of tea', '#', '', []],
    ['I would like to return #1001.', '#', '', ['#1001']],
    ['Ich möchte eine Retoure anmelden: Retoure #1001', '#', '', ['#1001']],
    ['Quiero hacer una devolución #1001', '#', '', ['#1001']],
    ['Retur #1001', '#', '', ['#1001']],
    ['call 1001', '#', '', []],
    ['#1 #2 #3 #4 #5 #6', '#', '', ['#1', '#2', '#3', '#4', '#5']],
    ['#1001 again #1001', '#', '', ['#1001']],
    ['I paid 1200 EUR on 12.11.2026, call 0761 5550142.', '#', '', []],
  ])('reads %j', (text, prefix, suffix, numbers) => {
    expect(sure(text, prefix, suffix)).toEqual(numbers)
  })

  test.each([
    ['Order 1001, customer number 4711. Article no. 1002, size 128.', ['1001']],
    ['Bestellung 1001, Artikelnummer 1002, Durchwahl 2345', ['1001']],
    ['Payé avec la carte se terminant par 4242. Réf. 1002', ['1002 document']],
    [
      'The return number is #1002, ticket #1003, item #1004',
      ['1002', '1003', '1004'].map((each) => `${each} document`),
    ],
    ['Order 1001, return label 1002', ['1001', '1002 document']],
    [
      'Bestellung 1001, Retourennummer 1002, Rücksendenummer 1003',
      ['1001', '1002 document', '1003 document'],
    ],
    ['Bestellung 10234, 10115 Berlin', ['10234', '10115 postcode']],
    ['bestelling 1001 naar 1012 AB Amsterdam', ['1001', '1012 postcode']],
    ['Sono cliente dal 2020, il letto è 180 x 200', []],
    ['I never got my items.\n1001\nAnn', ['1001']],
    ['I ordered a cap. 1001 is my number.', ['1001']],
    ['I am a customer\n1001', ['1001']],
    ['Mir fehlen zwei Artikel. 1001 ist die Nummer.', ['1001']],
    ['Artikelnr. 1002, Tel. 2345, art.1003', []],
  ])('tells order numbers from others: %j', (text, numbers) => {
    const read = findOrderNumbers(text, { prefix: '#', suffix: '' })
    expect(read.map(({ written, mayBe }) => [written, mayBe].filter(Boolean).join(' '))).toEqual(numbers)
  })

  test.each([
    ['Order 2026-00123 of 2026-11-21', ['2026-00123']],
    ['Bezahlt am 12.11.2026 10:30, Rechnung RE-2026-0815', []],
  ])('takes no date for an order number that begins with the year: %j', (text, numbers) => {
    expect(sure(text, '2026-')).toEqual(numbers)
  })

  test('takes a number that stands alone for one that may be meant', () => {
    const read = findOrderNumbers('Any news on 1044? I paid 300 EUR in 2026, call 0761 5550142.', {
      prefix: '#',
      suffix: '',
    })
    expect(read).toEqual([{ name: '#1044', written: '1044', isSure: false }])
  })
})

describe('a store without a shop', () => {
  test('has no orders and no fault', async () => {
    const other = await enterStore(t, 'no-shop@example.com')
    expect(await findOrders(tools(), other.id, { replyAddress: 'ann@mail.test', texts: ['#1001'] })).toEqual({
      system: 'shopify',
      hasShop: false,
      orders: [],
      named: [],
      isUnclear: false,
      fault: undefined,
      fetchedAtMs: undefined,
      notes: [],
    })
    expect(await t.api.services.db.select().from(shops).where(eq(shops.storeId, other.id))).toEqual([])
  })
})
