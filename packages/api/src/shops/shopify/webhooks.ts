import * as z from 'zod'
import { limitText } from '../../platform/text-limits.ts'
import { parseShopJson, webhookLimits } from '../webhook.ts'
import type { Delivery, ShopRequest } from '../webhook.ts'

const customer = z.object({ email: z.string().nullish() })
const shopDomain = { shop_domain: z.string() }
/** One check for the whole list, because 87,000 separate errors take 150 ms. */
const orderNumbers = z.custom<readonly number[]>(
  (value) => Array.isArray(value) && value.every((id) => typeof id === 'number'),
)

/** The body of each topic. The schemas exclude each other, so a signed body cannot be sent under another topic. */
const topics = {
  'customers/data_request': z.object({ ...shopDomain, customer, data_request: z.object({ id: z.number() }) }),
  'customers/redact': z.object({ ...shopDomain, customer, orders_to_redact: orderNumbers }),
  'shop/redact': z.strictObject({ ...shopDomain, shop_id: z.number() }),
  'app/uninstalled': z.object({ myshopify_domain: z.string(), id: z.number() }),
} as const

/** Parses a webhook of Shopify: `unknown` for a topic that we do not handle, `wrong` for a body of another topic or shop. */
export const parseShopifyWebhook = limitText(
  webhookLimits,
  function parseShopifyWebhook({ topic, domain, body }: Delivery): ShopRequest | 'unknown' | 'wrong' {
    if (!isTopic(topic)) return 'unknown'
    const parsed = topics[topic].safeParse(parseShopJson(body.toString()))
    if (!parsed.success) return 'wrong'
    const { data } = parsed
    // The header is not signed, the domain in the body is.
    if (('shop_domain' in data ? data.shop_domain : data.myshopify_domain) !== domain) return 'wrong'
    if ('data_request' in data) return { kind: 'export', address: data.customer.email ?? undefined }
    if ('orders_to_redact' in data) {
      const orderIds = data.orders_to_redact.map((id) => `gid://shopify/Order/${String(id)}`)
      return { kind: 'erase', address: data.customer.email ?? undefined, orderIds }
    }
    return { kind: 'myshopify_domain' in data ? 'uninstalled' : 'forget-shop' }
  },
)

const isTopic = (topic: string): topic is keyof typeof topics => Object.hasOwn(topics, topic)
