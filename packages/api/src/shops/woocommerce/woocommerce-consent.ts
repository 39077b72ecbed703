import * as z from 'zod'
import { beginConsent, consumeConsent, extendConsent } from '../../oauth/oauth-consents.ts'
import type { ConsentDeps } from '../../oauth/oauth-consents.ts'
import { withTextLimits } from '../../platform/text-limits.ts'
import type { ShopLinkActor, ShopConsentResult } from '../shop-system.ts'
import { parseShopJson, webhookLimits } from '../shop-webhook.ts'
import type { WooCommerceClient } from './woocommerce-client.ts'

/** Returns the shop's page that asks its owner for a read-only key. The shop calls back only over HTTPS. */
export async function startShopConsent(
  shop: WooCommerceClient,
  tools: ConsentDeps,
  { storeId, userId }: ShopLinkActor,
  { domain, siteUrl, keysUrl }: { domain: string; siteUrl: string; keysUrl: string },
): Promise<string> {
  const memory = { domain, userId, system: 'woocommerce' }
  const state = await beginConsent(tools, { storeId, kind: 'shop', memory })
  const url = shop.addressOf(domain, '/wc-auth/v1/authorize')
  // The site recognizes the return by these parameters. The shop adds its own.
  const back = new URLSearchParams({ state, shop: domain })
  url.search = new URLSearchParams({
    state,
    app_name: 'Draftdesk',
    scope: 'read',
    user_id: state,
    return_url: `${siteUrl}/integration-page?${back.toString()}`,
    callback_url: keysUrl,
  }).toString()
  return url.href
}

const keysSchema = z.object({
  user_id: z.string().max(200),
  consumer_key: z.string().min(1).max(500),
  consumer_secret: z.string().min(1).max(500),
})

export const parseShopKeys = withTextLimits(webhookLimits, function parseShopKeys(text: string) {
  return keysSchema.safeParse(parseShopJson(text))
})

/** Stores the key from a shop for a pending consent. Returns false for an unknown one. */
export async function receiveShopKeys(tools: ConsentDeps, body: Buffer): Promise<boolean> {
  const parsed = parseShopKeys(body.toString())
  if (!parsed.success) return false
  const { user_id: state, consumer_key: key, consumer_secret: secret } = parsed.data
  return extendConsent(tools, {
    state,
    kind: 'shop',
    extend: (memory) =>
      memory['system'] === 'woocommerce' && memory['key'] === undefined
        ? { ...memory, key, secret }
        : undefined,
  })
}

/** Completes a consent when its owner returns to the same store. */
export async function finishShopConsent(
  tools: ConsentDeps,
  { storeId, userId }: ShopLinkActor,
  query: string,
): Promise<ShopConsentResult> {
  const given = new URLSearchParams(query)
  const state = given.get('user_id')
  if (state === null || given.get('success') === null) return { kind: 'stale' }
  const begun = await consumeConsent(tools, { storeId, kinds: ['shop'], state })
  if (!begun || begun.memory['system'] !== 'woocommerce' || begun.memory['userId'] !== userId)
    return { kind: 'stale' }
  const { domain = '', key, secret } = begun.memory
  if (given.get('success') !== '1' || key === undefined || secret === undefined)
    return { kind: 'failed', fault: 'consent', system: 'woocommerce' }
  return { kind: 'entered', login: { system: 'woocommerce', kind: 'client', domain, clientId: key, secret } }
}
