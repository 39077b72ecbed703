import { beside } from '@draftdesk/contract'
import type { Context, Hono } from 'hono'
import type { Services } from '../calls/visit.ts'
import { dataRequestMail } from '../notices/messages.ts'
import { executeWebhook } from '../orders/shop-requests.ts'
import { parseShopDomain } from '../shops/shopify/domain.ts'
import { verifyWebhook as verifyShopify } from '../shops/shopify/verify-webhook.ts'
import { parseWebhook as parseShopify } from '../shops/shopify/webhooks.ts'
import type { Delivery, ShopRequest, VerifiedWebhook } from '../shops/webhook.ts'
import { parseShopAddress } from '../shops/woocommerce/address.ts'
import { receiveKeys } from '../shops/woocommerce/consent.ts'
import {
  parseWebhook as parseWooCommerce,
  verifyWebhook as verifyWooCommerce,
} from '../shops/woocommerce/webhooks.ts'
import { listOwners } from '../stores/list-owners.ts'
import { isOwnAddress } from '../threads/own-addresses.ts'
import { refreshThreads } from '../threads/refresh.ts'
import type { Variables } from './mount.ts'
import { BodyTooLarge, discardBody, readBytes } from './read-body.ts'

type App = Hono<{ Variables: Variables }>
type Visit = Context<{ Variables: Variables }>

/** Longer than any webhook of these topics. */
const maxBytes = 256 * 1024

/** The names of the headers of a system, and its two ways to read a webhook. */
interface WebhookKind {
  readonly path: string
  readonly headers: Readonly<Record<'domain' | 'signature' | 'topic' | 'id', string>>
  readonly parseDomain: (text: string) => string | undefined
  readonly verify: (delivery: Delivery) => Promise<VerifiedWebhook | undefined>
  readonly parse: (delivery: Delivery) => ShopRequest | 'unknown' | 'wrong'
}

/** Mounts the routes that shops call by themselves. A signature is checked over the raw bytes before anything of them is parsed. */
export function mountShopWebhooks(app: App, services: Services): void {
  const { db, seal, connections } = services
  mountWebhook(app, services, {
    path: beside.shopifyWebhooks,
    headers: {
      domain: 'x-shopify-shop-domain',
      signature: 'x-shopify-hmac-sha256',
      topic: 'x-shopify-topic',
      id: 'x-shopify-webhook-id',
    },
    parseDomain: parseShopDomain,
    verify: (delivery) => verifyShopify({ db, seal, app: connections.shopifyApp }, delivery),
    parse: parseShopify,
  })
  mountWebhook(app, services, {
    path: beside.wooCommerceWebhooks,
    headers: {
      domain: 'x-wc-webhook-source',
      signature: 'x-wc-webhook-signature',
      topic: 'x-wc-webhook-topic',
      id: 'x-wc-webhook-delivery-id',
    },
    parseDomain: parseShopAddress,
    verify: (delivery) => verifyWooCommerce({ db, seal }, delivery),
    parse: parseWooCommerce,
  })
  app.post(beside.wooCommerceKeys, async (c) => {
    const body = await readLimited(c, services)
    if (body instanceof Response) return body
    return (await receiveKeys(services, body))
      ? c.json({ status: 'done' })
      : c.json({ detail: 'This key is not expected.' }, 400)
  })
}

function mountWebhook(app: App, services: Services, { path, headers, ...kind }: WebhookKind): void {
  const { db, seal, clock, mailer, siteUrl, limits } = services
  app.post(path, async (c) => {
    const header = (name: keyof typeof headers) => c.req.header(headers[name]) ?? ''
    const domain = kind.parseDomain(header('domain'))
    const isSigned = domain !== undefined && header('signature') !== ''
    const body = await readLimited(c, services, isSigned)
    if (body instanceof Response) return body
    const refused = () => c.json({ detail: 'The signature is not valid.' }, 401)
    if (!isSigned) return refused()
    const delivery: Delivery = {
      ...{ domain, body, signature: header('signature'), topic: header('topic'), id: header('id') },
    }
    const verified = await kind.verify(delivery)
    if (!verified) return refused()
    // Counted after the check of the signature: others cannot use up the webhooks of a shop.
    const wait = await limits.take(['webhookDomain', domain])
    if (wait !== undefined) return refuseBusy(c, wait)
    const request = kind.parse(delivery)
    if (request === 'unknown') return c.json({ status: request })
    if (request === 'wrong') return c.json({ detail: 'This is not the body of the topic.' }, 400)
    const tools = { db, seal, nowMs: clock(), refresh: refreshThreads, isOwnAddress }
    const outcome = await executeWebhook(
      {
        ...tools,
        tellOwners: async (tx, storeId) => {
          for (const { email, store } of await listOwners(tx, storeId))
            await mailer.send(
              tx,
              dataRequestMail(email, { store, link: `${siteUrl}/settings-page/customers` }),
            )
        },
      },
      delivery,
      verified,
      request,
    )
    return c.json({ status: outcome })
  })
}

/** Reads a body within the limits of an address; a refusal otherwise. A body that is not wanted is discarded. */
async function readLimited(c: Visit, { limits }: Services, isWanted = true): Promise<Buffer | Response> {
  const wait = await limits.take(['webhookAddress', c.get('address')])
  if (wait !== undefined || !isWanted) await discardBody(c.req.raw)
  if (wait !== undefined) return refuseBusy(c, wait)
  if (!isWanted) return Buffer.alloc(0)
  const body = await readBytes(c.req.raw, maxBytes).catch((error: unknown) => {
    if (error instanceof BodyTooLarge) return undefined
    throw error
  })
  return body ?? c.json({ detail: 'This is too large.' }, 413)
}

const refuseBusy = (c: Visit, seconds: number): Response =>
  c.json({ detail: 'Too many webhooks. Please try again later.' }, 429, { 'retry-after': String(seconds) })
