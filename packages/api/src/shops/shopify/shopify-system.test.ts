import { expect, test } from 'vitest'
import { measureCost, measureLowest } from '../../testing/measure/measure-cost.ts'
import { parseShopifyWebhook } from './shopify-system.ts'

const domain = 'shop.myshopify.com'
const redact = (ids: unknown) => ({
  topic: 'customers/redact',
  domain,
  id: '1',
  signature: '',
  body: Buffer.from(
    JSON.stringify({ shop_domain: domain, customer: { email: 'a@a.test' }, orders_to_redact: ids }),
  ),
})

test('the list of orders of a customer to erase is numbers, and nothing else is read', () => {
  expect(parseShopifyWebhook(redact([1, 2]))).toMatchObject({
    kind: 'erase',
    orderIds: ['gid://shopify/Order/1', 'gid://shopify/Order/2'],
  })
  for (const ids of [['1'], 'all', null]) expect(parseShopifyWebhook(redact(ids))).toBe('wrong')
})

test('the longest list of no numbers is refused within 50 ms', async () => {
  const delivery = redact(Array.from({ length: 87_000 }, () => []))
  const measure = () => measureCost(() => void parseShopifyWebhook(delivery))
  expect(await measureLowest(measure, 50)).toBeLessThanOrEqual(50)
})
