import { beside } from '@draftdesk/contract'
import type { Hono } from 'hono'
import type { Services } from '../calls/visit.ts'
import { parseShopDomain } from '../orders/shop-domain.ts'
import { verifyWebhook, type Delivery } from '../orders/verify-webhook.ts'
import { executeWebhook } from '../orders/webhooks.ts'
import { dataRequestMail } from '../notices/messages.ts'
import { listOwners } from '../stores/list-owners.ts'
import { isOwnAddress } from '../threads/own-addresses.ts'
import { refreshThreads } from '../threads/refresh.ts'
import type { Variables } from './mount.ts'
import { BodyTooLarge, discardBody, readBytes } from './read-body.ts'

/** Longer than any webhook of these topics. */
const maxBytes = 256 * 1024

/**
 * Mounts what Shopify calls by itself. Its signature is checked over the bytes as they came, before anything of them is read;
 * one that is wrong, or of a shop that nobody linked, is answered with 401.
 */
export function mountShopifyWebhooks(app: Hono<{ Variables: Variables }>, services: Services): void {
  const { db, seal, clock, mailer, connections, siteUrl, limits } = services
  app.post(beside.shopifyWebhooks, async (c) => {
    const busy = (seconds: number) =>
      c.json({ detail: 'Too many webhooks. Please try again later.' }, 429, {
        'retry-after': String(seconds),
      })
    const wait = await limits.take(['webhookAddress', c.get('address')])
    if (wait !== undefined) {
      await discardBody(c.req.raw)
      return busy(wait)
    }
    const domain = parseShopDomain(c.req.header('x-shopify-shop-domain') ?? '')
    const signature = c.req.header('x-shopify-hmac-sha256') ?? ''
    const refused = () => c.json({ detail: 'The signature is not valid.' }, 401)
    if (domain === undefined || signature === '') {
      await discardBody(c.req.raw)
      return refused()
    }
    const body = await readBytes(c.req.raw, maxBytes).catch((error: unknown) => {
      if (error instanceof BodyTooLarge) return undefined
      throw error
    })
    if (!body) return c.json({ detail: 'This is too large.' }, 413)
    const delivery: Delivery = {
      domain,
      signature,
      body,
      topic: c.req.header('x-shopify-topic') ?? '',
      id: c.req.header('x-shopify-webhook-id') ?? '',
    }
    const verified = await verifyWebhook({ db, seal, shopify: connections.shopify }, delivery)
    if (!verified) return refused()
    // Counted after the check of the signature: others cannot use up the webhooks of a shop.
    const waitOfDomain = await limits.take(['webhookDomain', domain])
    if (waitOfDomain !== undefined) return busy(waitOfDomain)
    const outcome = await executeWebhook(
      {
        db,
        seal,
        nowMs: clock(),
        refresh: refreshThreads,
        isOwnAddress,
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
    )
    if (outcome === 'wrong') return c.json({ detail: 'This is not what the topic holds.' }, 400)
    return c.json({ status: outcome })
  })
}
