import { and, eq } from 'drizzle-orm'
import type { Database } from '../database/open.ts'
import { orderViews } from '../database/schema.ts'
import { isSameAddress, type FoundOrder, type Order, type OrderSearch } from '../shops/order.ts'
import { findShop } from '../shops/shop.ts'

/** The orders of an address as they were read last, without asking the shop again. */
export async function readSeenOrders(db: Database, storeId: string, address: string): Promise<FoundOrder[]> {
  const shop = await findShop(db, storeId)
  if (!shop?.connectedAt) return []
  const [view] = await db
    .select({ orders: orderViews.orders })
    .from(orderViews)
    .where(
      and(
        eq(orderViews.storeId, storeId),
        eq(orderViews.key, viewKey({ by: 'email', value: address })),
        eq(orderViews.domain, shop.domain),
      ),
    )
  return ((view?.orders ?? []) as readonly Order[])
    .filter((order) => isSameAddress(order.address, address))
    .map((order) => ({ ...order, isTheirs: true }))
}

/** What the orders of a search are cached by. */
export const viewKey = ({ by, value }: OrderSearch): string => `${by}:${value.toLowerCase()}`
