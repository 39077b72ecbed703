import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createFindHost } from '../../platform/network/find-host.ts'
import { measureLowest } from '../../testing/measure/measure-cost.ts'
import { measureLongestStep } from '../../testing/measure/measure-longest-step.ts'
import { createWooCommerceClient } from './woocommerce-client.ts'
import { searchOrders } from './woocommerce-orders.ts'

let body = ''
const server = createServer((_request, response) =>
  response.writeHead(200, { 'content-type': 'application/json' }).end(body),
)
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => new Promise((resolve) => server.close(resolve)))

const order = {
  ...{ id: 1, number: '1', status: 'a', currency: 'EUR', total: '1', date_created_gmt: '' },
  ...{ billing: {}, line_items: [], refunds: [], meta_data: [] },
}

describe('a shop of a store', () => {
  test.for([
    ['2 MB of brackets', '['.repeat(1_999_000)],
    ['nested lists', '['.repeat(990_000) + ']'.repeat(990_000)],
    ['empty objects', JSON.stringify(Array(600_000).fill({}))],
    ['as many objects as are parsed', JSON.stringify(Array(24_000).fill({}))],
    ['wrong line items', JSON.stringify([{ ...order, line_items: Array(24_000).fill({}) }])],
    ['a number of 1 MB', `[{"id":${'1'.repeat(1_000_000)}}]`],
    ['names', `{${Array.from({ length: 150_000 }, (_, at) => `"k${at}":1`).join()}}`],
  ])('keeps the event loop for less than 150 ms with %s', async ([, text = '']) => {
    body = text
    const { port } = server.address() as AddressInfo
    const shop = createWooCommerceClient({ baseUrl: `http://127.0.0.1:${port}` }, createFindHost(false))
    const key = { domain: 'shop.test', key: 'ck', secret: 'cs' }
    const reading = async () => {
      const found = await searchOrders(shop, key, { by: 'email', value: 'ann@mail.test' })
      expect(found).toMatchObject({ kind: 'failed' })
    }
    expect(await measureLowest(() => measureLongestStep(reading), 150)).toBeLessThanOrEqual(150)
  })
})
