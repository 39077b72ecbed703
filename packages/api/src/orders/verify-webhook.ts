import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Seal } from '@draftdesk/server-kit'
import { eq } from 'drizzle-orm'
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

/** The shops that a webhook is about: those whose app signed it; undefined when none did. Nothing of it was read for that. */
export async function verifyWebhook(
  { db, seal, shopify }: { db: Database; seal: Seal; shopify: Shopify },
  { domain, signature, body }: Delivery,
): Promise<Shop[] | undefined> {
  const rows = await db.select().from(shops).where(eq(shops.domain, domain))
  const given = Buffer.from(signature, 'base64')
  const signed = (secret: string): boolean => {
    const expected = createHmac('sha256', secret).update(body).digest()
    return given.length === expected.length && timingSafeEqual(given, expected)
  }
  const { app } = shopify.settings
  const isOfHost = app !== undefined && signed(app.secret)
  const known = rows.filter((shop) => {
    if (shop.access === 'oauth') return isOfHost
    const secret =
      shop.sealedSecret === null ? undefined : seal.open(shop.sealedSecret, secretContext(shop.storeId))
    return secret !== undefined && signed(secret)
  })
  return known.length > 0 || isOfHost ? known : undefined
}
