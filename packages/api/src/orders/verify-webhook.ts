import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { Seal } from '@draftdesk/server-kit'
import { and, eq, isNotNull } from 'drizzle-orm'
import type { Database } from '../database/open.ts'
import { shops } from '../database/schema.ts'
import { secretContext, type Shop } from './shop.ts'
import type { Shopify } from './shopify.ts'

/** A webhook as it came. */
export interface Delivery {
  readonly domain: string
  readonly topic: string
  /** What Shopify calls this delivery, however often it repeats it. */
  readonly id: string
  readonly signature: string
  readonly body: Buffer
}

/** A webhook whose signature is right. */
export interface VerifiedWebhook {
  /** A hash of the secret that signed it. */
  readonly signer: string
  /** The connected shops whose app that secret belongs to. */
  readonly shops: readonly Shop[]
}

/**
 * Finds the app that signed a webhook; undefined when it is none of this server's. A shop counts once it has been connected: the
 * secret of a failed attempt proves nothing. No part of the body is read for that.
 */
export async function verifyWebhook(
  { db, seal, shopify }: { db: Database; seal: Seal; shopify: Shopify },
  { domain, signature, body }: Delivery,
): Promise<VerifiedWebhook | undefined> {
  const rows = await db
    .select()
    .from(shops)
    .where(and(eq(shops.domain, domain), isNotNull(shops.connectedAt)))
  const given = Buffer.from(signature, 'base64')
  const hasSigned = (secret: string): boolean => {
    const expected = createHmac('sha256', secret).update(body).digest()
    return given.length === expected.length && timingSafeEqual(given, expected)
  }
  const appSecret = shopify.settings.app?.secret
  const secretOf = (shop: Shop): string | undefined => {
    if (shop.access === 'oauth') return appSecret
    return shop.sealedSecret === null ? undefined : seal.open(shop.sealedSecret, secretContext(shop.storeId))
  }
  const secrets = new Set([appSecret, ...rows.map(secretOf)])
  const secret = [...secrets].find((known) => known !== undefined && hasSigned(known))
  if (secret === undefined) return undefined
  return {
    signer: createHash('sha256').update(secret).digest('base64url'),
    shops: rows.filter((shop) => secretOf(shop) === secret),
  }
}
