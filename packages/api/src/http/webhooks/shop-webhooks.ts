import { fileAndStreamPaths, addStoreToPath } from '@draftdesk/contract'
import type { Context, Hono } from 'hono'
import type { Services } from '../../calls/call-handler.ts'
import { createDataRequestMail } from '../../notices/notice-mails.ts'
import { toNoticeRecipient } from '../../notices/notice-recipient.ts'
import { executeWebhook } from '../../orders/shop-requests.ts'
import type { ShopSystem } from '../../shops/shop-system.ts'
import { webhookLimits } from '../../shops/shop-webhook.ts'
import type { WebhookDelivery } from '../../shops/shop-webhook.ts'
import { receiveShopKeys } from '../../shops/woocommerce/woocommerce-consent.ts'
import { listOwners } from '../../stores/list-owners.ts'
import { isOwnAddress } from '../../threads/replies/own-addresses.ts'
import { refreshThreads } from '../../threads/matching/refresh-threads.ts'
import type { RequestVariables } from '../mount-calls.ts'
import { BodyTooLargeError, discardBody, readBodyBytes } from '../input/read-body.ts'

type WebhookApp = Hono<{ Variables: RequestVariables }>
type WebhookContext = Context<{ Variables: RequestVariables }>

/** Mounts the webhook routes of shops. The signature is verified over the raw bytes before parsing. */
export function mountShopWebhooks(app: WebhookApp, services: Services): void {
  for (const system of Object.values(services.connections.shops)) mountWebhook(app, services, system)
  app.post(fileAndStreamPaths.wooCommerceKeys, async (c) => {
    const body = await readRateLimitedBody(c, services)
    if (body instanceof Response) return body
    return (await receiveShopKeys(services, body))
      ? c.json({ status: 'done' })
      : c.json({ detail: 'This key is not expected.' }, 400)
  })
}

function mountWebhook(app: WebhookApp, services: Services, { parseAddress, webhook }: ShopSystem): void {
  const { path, headers } = webhook
  const { db, seal, clock, mailer, siteUrl, limits } = services
  app.post(path, async (c) => {
    const readHeader = (name: keyof typeof headers) => c.req.header(headers[name]) ?? ''
    const domain = parseAddress(readHeader('domain'))
    const isSigned = domain !== undefined && readHeader('signature') !== ''
    const body = await readRateLimitedBody(c, services, isSigned)
    if (body instanceof Response) return body
    const refuseSignature = () => c.json({ detail: 'The signature is not valid.' }, 401)
    if (!isSigned) return refuseSignature()
    const delivery: WebhookDelivery = {
      ...{
        domain,
        body,
        signature: readHeader('signature'),
        topic: readHeader('topic'),
        id: readHeader('id'),
      },
    }
    const verified = await webhook.verify({ db, seal }, delivery)
    if (!verified) return refuseSignature()
    // Counted after the signature check, so that forged webhooks cannot exhaust the limit of a shop.
    const wait = await limits.take(['webhookDomain', domain])
    if (wait !== undefined) return respondTooManyWebhooks(c, wait)
    const request = webhook.parse(delivery)
    if (request === 'unknown') return c.json({ status: request })
    if (request === 'wrong') return c.json({ detail: 'This is not the body of the topic.' }, 400)
    const tools = { db, seal, nowMs: clock(), refresh: refreshThreads, isOwnAddress }
    const outcome = await executeWebhook(
      {
        ...tools,
        tellOwners: async (tx, storeId) => {
          const link = siteUrl + addStoreToPath('/settings-page/customers', storeId)
          for (const owner of await listOwners(tx, storeId))
            await mailer.send(
              tx,
              createDataRequestMail(toNoticeRecipient(owner), { store: owner.store, link }),
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

/** Reads a body within the rate limits of the client address. Otherwise discards it and returns a refusal. */
async function readRateLimitedBody(
  c: WebhookContext,
  { limits }: Services,
  isWanted = true,
): Promise<Buffer | Response> {
  const wait = await limits.take(['webhookAddress', c.get('address')])
  if (wait !== undefined || !isWanted) await discardBody(c.req.raw)
  if (wait !== undefined) return respondTooManyWebhooks(c, wait)
  if (!isWanted) return Buffer.alloc(0)
  const body = await readBodyBytes(c.req.raw, webhookLimits.characters).catch((error: unknown) => {
    if (error instanceof BodyTooLargeError) return undefined
    throw error
  })
  return body ?? c.json({ detail: 'This is too large.' }, 413)
}

const respondTooManyWebhooks = (c: WebhookContext, seconds: number): Response =>
  c.json({ detail: 'Too many webhooks. Please try again later.' }, 429, { 'retry-after': String(seconds) })
