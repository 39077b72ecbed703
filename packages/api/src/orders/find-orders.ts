import type { ShopSystemId } from '@draftdesk/contract'
import { and, eq, gt } from 'drizzle-orm'
import { cachedOrderSearches } from '../database/schema.ts'
import type { ShopFault } from '../shops/shop-faults.ts'
import { matchOrders } from './match-orders.ts'
import type { MatchedOrders, OrderSearchResult, CustomerOrderQuery } from './match-orders.ts'
import { isSameAddress } from '../shops/shop-order.ts'
import type { Order, OrderSearch } from '../shops/shop-order.ts'
import { defaultShopSystem, findShop, explainMissingRights } from '../shops/shop.ts'
import type { Shop } from '../shops/shop.ts'
import { buildOrderCacheKey } from './cached-orders.ts'
import type { ShopDeps } from '../shops/shop-system.ts'
import { requestFromShop } from '../shops/request-from-shop.ts'

/** The orders of a conversation, none without a shop. `fault` explains missing ones. */
export interface OrderContext extends Omit<MatchedOrders, 'looks'> {
  readonly system: ShopSystemId
  readonly hasShop: boolean
  readonly fault: ShopFault | undefined
  /** The time of the oldest cached search. */
  readonly fetchedAtMs: number | undefined
  /** Explanations of missing rights of the shop. */
  readonly notes: readonly string[]
}

const freshMs = 5 * 60_000

/** The context of a store without a shop. */
export const emptyOrderContext: OrderContext = {
  ...{ system: defaultShopSystem, hasShop: false, orders: [], named: [], isUnclear: false },
  ...{ fault: undefined, fetchedAtMs: undefined, notes: [] },
}

/**
 * Finds the orders that a customer names and those of the reply address. Searches of the last five minutes are
 * reused, unless `isFresh`.
 */
export async function findOrders(
  tools: ShopDeps,
  storeId: string,
  question: CustomerOrderQuery,
  isFresh = false,
): Promise<OrderContext> {
  const shop = await findShop(tools.db, storeId)
  if (!shop?.connectedAt) return emptyOrderContext
  const format = { prefix: shop.orderPrefix, suffix: shop.orderSuffix }
  const { looks, ...matched } = await matchOrders(question, format, (search) =>
    searchOrdersCached(tools, shop, search, isFresh),
  )
  const times = looks.flatMap(({ fetchedAtMs }) => fetchedAtMs ?? [])
  return {
    ...matched,
    system: shop.system,
    hasShop: true,
    fault: looks.find(({ fault }) => fault)?.fault,
    fetchedAtMs: times.length > 0 ? Math.min(...times) : undefined,
    notes: explainMissingRights(shop),
  }
}

async function searchOrdersCached(
  tools: ShopDeps,
  shop: Shop,
  search: OrderSearch,
  isFresh: boolean,
): Promise<OrderSearchResult> {
  const { db, clock } = tools
  const { storeId, domain } = shop
  const key = buildOrderCacheKey(search)
  const fetchedAtMs = clock()
  const isView = and(
    eq(cachedOrderSearches.storeId, storeId),
    eq(cachedOrderSearches.key, key),
    eq(cachedOrderSearches.domain, domain),
  )
  const [view] = isFresh
    ? []
    : await db
        .select()
        .from(cachedOrderSearches)
        .where(and(isView, gt(cachedOrderSearches.fetchedAt, new Date(fetchedAtMs - freshMs))))
  if (view) return { orders: view.orders as readonly Order[], fetchedAtMs: view.fetchedAt.getTime() }
  const asked = await requestFromShop(tools, shop, (system) => system.findOrders(tools, shop, search))
  if (asked.kind === 'failed') return { orders: [], fault: asked.fault }
  // Shop searches also match parts of words, so other orders are dropped.
  const orders = asked.data.filter((order) =>
    search.by === 'email'
      ? isSameAddress(order.address, search.value)
      : order.name.toLowerCase() === search.value.toLowerCase(),
  )
  const values = { storeId, key, domain, orders, fetchedAt: new Date(fetchedAtMs) }
  await db
    .insert(cachedOrderSearches)
    .values(values)
    .onConflictDoUpdate({ target: [cachedOrderSearches.storeId, cachedOrderSearches.key], set: values })
  return { orders, fetchedAtMs }
}
