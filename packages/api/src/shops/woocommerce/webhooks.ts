import type { Seal } from '@draftdesk/server-kit'
import { and, eq, isNotNull } from 'drizzle-orm'
import * as z from 'zod'
import type { Database } from '../../database/open.ts'
import { shops } from '../../database/schema.ts'
import { limitText } from '../../platform/text-limits.ts'
import { secretContext } from '../shop.ts'
import { findSigner, parseShopJson, webhookLimits } from '../webhook.ts'
import type { Delivery, ShopRequest, VerifiedWebhook } from '../webhook.ts'
import { orderId } from './orders.ts'

/** Finds the shops whose consumer secret signed a webhook. Undefined if there is none. */
export async function verifyWebhook(
  { db, seal }: { db: Database; seal: Seal },
  delivery: Delivery,
): Promise<VerifiedWebhook | undefined> {
  const rows = await db
    .select()
    .from(shops)
    .where(
      and(eq(shops.system, 'woocommerce'), eq(shops.domain, delivery.domain), isNotNull(shops.connectedAt)),
    )
  return findSigner(delivery, rows, ({ sealedSecret, storeId }) =>
    sealedSecret === null ? undefined : seal.open(sealedSecret, secretContext(storeId)),
  )
}

const changed = z.object({ id: z.int() })

/** Parses a webhook of WooCommerce. Changed or deleted orders are read again. */
export const parseWooCommerceWebhook = limitText(
  webhookLimits,
  function parseWooCommerceWebhook({ topic, body }: Delivery): ShopRequest | 'unknown' | 'wrong' {
    if (!/^order\.(?:created|updated|deleted|restored)$/.test(topic)) return 'unknown'
    const parsed = changed.safeParse(parseShopJson(body.toString()))
    return parsed.success ? { kind: 'orders-changed', orderIds: [orderId(parsed.data.id)] } : 'wrong'
  },
)
