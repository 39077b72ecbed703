import { and, eq } from 'drizzle-orm'
import type { Database } from '../database/open-database.ts'
import { cachedOrderSearches } from '../database/schema.ts'
import { isSameAddress } from '../shops/shop-order.ts'
import type { FoundOrder, Order, OrderSearch } from '../shops/shop-order.ts'
import { findShop } from '../shops/shop.ts'

/** The cached orders of an address, without a request to the shop. */
export async function loadCachedOrders(
  db: Database,
  storeId: string,
  address: string,
): Promise<FoundOrder[]> {
  const shop = await findShop(db, storeId)
  if (!shop?.connectedAt) return []
  const [view] = await db
    .select({ orders: cachedOrderSearches.orders })
    .from(cachedOrderSearches)
    .where(
      and(
        eq(cachedOrderSearches.storeId, storeId),
        eq(cachedOrderSearches.key, buildOrderCacheKey({ by: 'email', value: address })),
        eq(cachedOrderSearches.domain, shop.domain),
      ),
    )
  return ((view?.orders ?? []) as readonly Order[])
    .filter((order) => isSameAddress(order.address, address))
    .map((order) => ({ ...order, isTheirs: true }))
}

export const buildOrderCacheKey = ({ by, value }: OrderSearch): string => `${by}:${value.toLowerCase()}`
