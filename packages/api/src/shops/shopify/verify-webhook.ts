import type { Seal } from '@draftdesk/server-kit'
import { and, eq, isNotNull } from 'drizzle-orm'
import type { Database } from '../../database/open.ts'
import { shops } from '../../database/schema.ts'
import { secretContext } from '../shop.ts'
import type { Shop } from '../shop.ts'
import { findSigner } from '../webhook.ts'
import type { Delivery, VerifiedWebhook } from '../webhook.ts'
import type { ShopifySettings } from './client.ts'

/**
 * Finds the app that signed a webhook. Undefined for an unknown signature. A failed link attempt does not
 * count, because its secret proves nothing. The body is not read.
 */
export async function verifyWebhook(
  { db, seal, app }: { db: Database; seal: Seal; app: ShopifySettings['app'] },
  delivery: Delivery,
): Promise<VerifiedWebhook | undefined> {
  const rows = await db
    .select()
    .from(shops)
    .where(and(eq(shops.system, 'shopify'), eq(shops.domain, delivery.domain), isNotNull(shops.connectedAt)))
  const appSecret = app?.secret
  const secretOf = (shop: Shop): string | undefined => {
    if (shop.access === 'oauth') return appSecret
    return shop.sealedSecret === null ? undefined : seal.open(shop.sealedSecret, secretContext(shop.storeId))
  }
  return findSigner(delivery, rows, secretOf, appSecret)
}
