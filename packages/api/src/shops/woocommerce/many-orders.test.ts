import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createFindHost } from '../../platform/network/find-host.ts'
import { startWooCommerce } from '../../testing/servers/woocommerce.ts'
import type { WooShop } from '../../testing/servers/woocommerce.ts'
import { createWooCommerceClient } from './woocommerce-client.ts'
import { searchOrders } from './woocommerce-orders.ts'

const count = 20_000
/** Orders of Ann. Her address is a part of Joann's. */
const anns = [count - 3, count - 90]

let shop: WooShop
beforeAll(async () => {
  shop = await startWooCommerce()
  for (let id = 1; id <= count; id += 1) {
    const other = id > count - 100 ? 'joann@mail.test' : `buyer-${String(id % 4000)}@mail.test`
    shop.orders.push({ id, email: anns.includes(id) ? 'Ann@mail.test' : other })
  }
})
afterAll(() => shop.close())

/** The ids of the orders that are found, and the requests that it took. */
async function find(by: 'email' | 'name', value: string) {
  const { key, secret, url } = shop
  const before = shop.requests.length
  const client = createWooCommerceClient({ baseUrl: url }, createFindHost(true))
  const found = await searchOrders(client, { domain: 'woo.example', key, secret }, { by, value })
  if (found.kind === 'failed') throw new Error(found.fault)
  const requests = shop.requests.slice(before)
  return {
    ids: found.data.map(({ id }) => Number(id.replace('woocommerce-', ''))),
    requests: requests.length,
    isPaged: requests.every((request) => by === 'name' || request.includes('per_page=50')),
  }
}

describe('20,000 orders', () => {
  test('are searched by pages until those of exactly one address are found', async () => {
    expect(await find('email', 'ann@mail.test')).toEqual({ ids: anns, requests: 3, isPaged: true })
  })

  test('of an address that is only a part of others cost three requests', async () => {
    expect(await find('email', 'oann@mail.test')).toMatchObject({ ids: [], requests: 2 })
    expect(await find('email', 'mail.test')).toMatchObject({ ids: [], requests: 3 })
  })

  test('of one address are the newest ten, in one request', async () => {
    const newest = Array.from({ length: 10 }, (_, at) => count - at).filter((id) => !anns.includes(id))
    const { ids, requests } = await find('email', 'joann@mail.test')
    expect(requests).toBe(1)
    expect(ids).toEqual([...newest, count - 10])
  })

  test('are found by number in one request', async () => {
    expect(await find('name', '#12345')).toMatchObject({ ids: [12_345], requests: 1 })
  })
})
