import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { Seal } from '@draftdesk/server-kit'
import type { Database } from '../database/open-database.ts'
import { exceedsJsonLimits } from '../platform/json-limits.ts'
import { withTextLimits } from '../platform/text-limits.ts'
import type { Shop } from './shop.ts'

/** A webhook before its signature is checked. */
export interface WebhookDelivery {
  readonly domain: string
  readonly topic: string
  /** The delivery id. Repeated deliveries have the same. */
  readonly id: string
  /** HMAC-SHA256 of the body, in base64. */
  readonly signature: string
  readonly body: Buffer
}

/** A webhook with a valid signature. */
export interface VerifiedWebhook {
  /** A hash of the secret that signed it. */
  readonly signer: string
  /** The connected shops that the secret belongs to. */
  readonly shops: readonly Shop[]
}

/** The webhook functions of a shop system. */
export interface ShopWebhookFunctions {
  readonly path: string
  /** The names of its headers. */
  readonly headers: Readonly<Record<'domain' | 'signature' | 'topic' | 'id', string>>
  /** Finds the shops whose secret signed a delivery. Undefined when there are none. */
  readonly verify: (
    tools: { readonly db: Database; readonly seal: Seal },
    delivery: WebhookDelivery,
  ) => Promise<VerifiedWebhook | undefined>
  /** `unknown`: a topic that we do not handle. `wrong`: the body of another topic. */
  readonly parse: (delivery: WebhookDelivery) => ShopWebhookRequest | 'unknown' | 'wrong'
}

/** The longest webhook. Longer ones are refused unread. */
export const webhookLimits = { characters: 256 * 1024, ms: 50, runsIn: 'loop' } as const

/** The work that a webhook asks for. */
export type ShopWebhookRequest =
  | { readonly kind: 'export'; readonly address: string | undefined }
  | { readonly kind: 'erase'; readonly address: string | undefined; readonly orderIds: readonly string[] }
  | { readonly kind: 'forget-shop' }
  | { readonly kind: 'uninstalled' }
  | { readonly kind: 'orders-changed'; readonly orderIds: readonly string[] }

/** Finds the secret that signed a delivery without parsing the body. Undefined if unknown. */
export function findWebhookSigner(
  { signature, body }: WebhookDelivery,
  rows: readonly Shop[],
  secretOf: (shop: Shop) => string | undefined,
  ...others: readonly (string | undefined)[]
): VerifiedWebhook | undefined {
  const given = Buffer.from(signature, 'base64')
  const hasSigned = (secret: string): boolean => {
    const expected = createHmac('sha256', secret).update(body).digest()
    return given.length === expected.length && timingSafeEqual(given, expected)
  }
  const secrets = new Set([...others, ...rows.map(secretOf)])
  const secret = [...secrets].find((known) => known !== undefined && hasSigned(known))
  if (secret === undefined) return undefined
  return {
    signer: createHash('sha256').update(secret).digest('base64url'),
    shops: rows.filter((shop) => secretOf(shop) === secret),
  }
}

/** The longest response of a shop, in characters and in bytes. */
const responseLimits = { characters: 2_000_000, ms: 50, runsIn: 'loop' } as const
/** A page of 50 orders has some 25,000 values. */
const jsonLimits = { levels: 32, values: 50_000 }

/** Parses the JSON of a shop. Undefined for other text or too many values. */
export const parseShopJson = withTextLimits(responseLimits, function parseShopJson(text: string): unknown {
  if (Buffer.byteLength(text) > responseLimits.characters) return undefined
  if (exceedsJsonLimits(Buffer.from(text), jsonLimits)) return undefined
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
})
