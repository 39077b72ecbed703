import { and, eq, gt } from 'drizzle-orm'
import { orderViews } from '../database/schema.ts'
import type { ShopFault } from './faults.ts'
import { isSameAddress, type FoundOrder, type Order } from './order.ts'
import { findOrderNumbers } from './order-numbers.ts'
import { readOrders, type OrderSearch } from './read-orders.ts'
import { findShop, shopNotes, type Shop } from './shop.ts'
import { viewKey } from './seen-orders.ts'
import { askShop, type ShopTools } from './shop-token.ts'

/** What orders of a conversation are looked for by: where the reply goes, and what the customer wrote. */
export interface OrderQuestion {
  readonly replyAddress: string
  readonly text: string
}

/** The orders of a conversation, with `fault` when some could not be read; no shop, no orders. */
export interface OrderContext {
  readonly hasShop: boolean
  readonly orders: readonly FoundOrder[]
  readonly fault: ShopFault | undefined
  /** When the oldest of them was read. */
  readonly fetchedAtMs: number | undefined
  /** What the shop holds back, in sentences. */
  readonly notes: readonly string[]
}

const freshMs = 5 * 60_000

/** Plain addresses only: nothing of a search can be hidden in one. */
const plainAddress = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[\p{L}\p{N}.-]{1,255}$/u

/**
 * Finds the orders of whom a reply goes to, then those whose numbers the text names. What was read in the last five minutes is
 * not read again, unless `isFresh`.
 */
export async function findOrders(
  tools: ShopTools,
  storeId: string,
  { replyAddress, text }: OrderQuestion,
  isFresh = false,
): Promise<OrderContext> {
  const shop = await findShop(tools.db, storeId)
  if (!shop?.connectedAt)
    return { hasShop: false, orders: [], fault: undefined, fetchedAtMs: undefined, notes: [] }
  const searches: OrderSearch[] = [
    ...(plainAddress.test(replyAddress) ? [{ by: 'email' as const, value: replyAddress }] : []),
    ...findOrderNumbers(text, shop.orderPrefix, shop.orderSuffix).map((value) => ({
      by: 'name' as const,
      value,
    })),
  ]
  const reads = await Promise.all(searches.map((search) => look(tools, shop, search, isFresh)))
  const orders = new Map<string, FoundOrder>()
  for (const read of reads)
    for (const order of read.orders)
      orders.set(order.id, { ...order, isTheirs: isSameAddress(order.address, replyAddress) })
  const times = reads.flatMap(({ fetchedAtMs }) => fetchedAtMs ?? [])
  return {
    hasShop: true,
    orders: [...orders.values()].toSorted((one, other) => Number(other.isTheirs) - Number(one.isTheirs)),
    fault: reads.find(({ fault }) => fault)?.fault,
    fetchedAtMs: times.length > 0 ? Math.min(...times) : undefined,
    notes: shopNotes(shop),
  }
}

interface Look {
  readonly orders: readonly Order[]
  readonly fault?: ShopFault
  readonly fetchedAtMs?: number
}

async function look(tools: ShopTools, shop: Shop, search: OrderSearch, isFresh: boolean): Promise<Look> {
  const { db, clock, shopify } = tools
  const { storeId, domain } = shop
  const key = viewKey(search)
  const fetchedAtMs = clock()
  const isView = and(eq(orderViews.storeId, storeId), eq(orderViews.key, key), eq(orderViews.domain, domain))
  const [view] = isFresh
    ? []
    : await db
        .select()
        .from(orderViews)
        .where(and(isView, gt(orderViews.fetchedAt, new Date(fetchedAtMs - freshMs))))
  if (view) return { orders: view.orders as readonly Order[], fetchedAtMs: view.fetchedAt.getTime() }
  const asked = await askShop(tools, shop, (token) => readOrders(shopify, { domain, token }, search))
  if (asked.kind === 'failed') return { orders: [], fault: asked.fault }
  // Shopify's search is generous; what it found by the way is nobody's business here.
  const orders = asked.data.filter((order) =>
    search.by === 'email'
      ? isSameAddress(order.address, search.value)
      : order.name.toLowerCase() === search.value.toLowerCase(),
  )
  const values = { storeId, key, domain, orders, fetchedAt: new Date(fetchedAtMs) }
  await db
    .insert(orderViews)
    .values(values)
    .onConflictDoUpdate({ target: [orderViews.storeId, orderViews.key], set: values })
  return { orders, fetchedAtMs }
}
