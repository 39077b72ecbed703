import type { ShopAnswer } from '@draftdesk/contract'
import { eq } from 'drizzle-orm'
import type { Database } from '../database/open.ts'
import { shops } from '../database/schema.ts'
import { explainShop } from './shop-check.ts'

/** A linked Shopify store as it is stored. */
export type Shop = typeof shops.$inferSelect

/** What binds a sealed token to its shop. */
export const shopContext = (storeId: string): string => `shop ${storeId}`

/** The Shopify store of a store. */
export async function findShop(db: Database, storeId: string): Promise<Shop | undefined> {
  const [shop] = await db.select().from(shops).where(eq(shops.storeId, storeId))
  return shop
}

/** A shop as /v1 writes it: without its token. */
export function shopBody({ connectedAt, checkedAt, version, domain, name, failure }: Shop): ShopAnswer {
  return {
    state: !connectedAt ? 'failed' : failure === null ? 'connected' : 'failing',
    connected_at: connectedAt?.toISOString() ?? null,
    checked_at: checkedAt.toISOString(),
    version,
    domain,
    name,
    failure: failure === null ? null : { code: failure, detail: explainShop(failure) },
  }
}
