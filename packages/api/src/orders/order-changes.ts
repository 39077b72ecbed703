import { explainShopFault } from '../shops/shop-faults.ts'
import type { ShopFault } from '../shops/shop-faults.ts'
import { isSameAddress } from '../shops/shop-order.ts'
import type { Order } from '../shops/shop-order.ts'
import { describeOrder, describeOrderStage, toOrderState } from './order-state.ts'
import { defaultShopSystem, findShop } from '../shops/shop.ts'
import type { ShopDeps } from '../shops/shop-system.ts'
import { requestFromShop } from '../shops/request-from-shop.ts'

/** A statement of a draft about an order, with its quote. */
interface OrderQuote {
  /** The id from the shop system. */
  readonly id: string
  /** The title of the order, such as `Order #1001`. */
  readonly title: string
  readonly quote: string
}

/** A draft's quotes of orders, their date, and the draft's recipient. */
export interface OrderQuotes {
  readonly replyAddress: string
  readonly sinceMs: number
  /** The sources of its sentences that are orders. */
  readonly sources: readonly OrderQuote[]
}

/** Result of the check: unchanged, changed with explanations, or unknown because the shop is unreachable. */
export type OrderChangeCheck =
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'changed'; readonly changes: readonly string[] }
  | { readonly kind: 'away'; readonly fault: ShopFault; readonly detail: string }

const maxChanges = 20

/** Reads the quoted orders again without cache and reports outdated sentences, new parcels, refunds, cancellations and changed addresses. A draft without order quotes needs no request. */
export async function findOrderChanges(
  tools: ShopDeps,
  storeId: string,
  quotes: OrderQuotes,
): Promise<OrderChangeCheck> {
  const ids = [...new Set(quotes.sources.map(({ id }) => id))].slice(0, maxChanges)
  if (ids.length === 0) return { kind: 'unchanged' }
  const shop = await findShop(tools.db, storeId)
  const toUnreachable = (fault: ShopFault): OrderChangeCheck => ({
    kind: 'away',
    fault,
    detail: explainShopFault(fault, shop?.system ?? defaultShopSystem),
  })
  if (!shop?.connectedAt) return toUnreachable('consent')
  const asked = await requestFromShop(tools, shop, (system) => system.readOrders(tools, shop, ids))
  if (asked.kind === 'failed') return toUnreachable(asked.fault)
  const changes = ids.flatMap((id) => describeOrderChange(id, quotes, asked.data))
  return changes.length > 0 ? { kind: 'changed', changes } : { kind: 'unchanged' }
}

function describeOrderChange(id: string, quotes: OrderQuotes, orders: readonly Order[]): string[] {
  const { replyAddress, sinceMs, sources } = quotes
  const ours = sources.filter((source) => source.id === id)
  const title = ours[0]?.title ?? 'An order'
  const order = orders.find((found) => found.id === id)
  if (!order) return [`${title} is not in the shop any more.`]
  if (!isSameAddress(order.address, replyAddress)) return [`${title} belongs to another address.`]
  const state = toOrderState(order)
  const stale = ours.some(({ quote }) => !describeOrder(state).includes(quote))
  const isAfterQuote = (at: string | undefined) => at !== undefined && Date.parse(at) > sinceMs
  const isNew =
    isAfterQuote(order.cancelledAt) || [...order.parcels, ...order.refunds].some(({ at }) => isAfterQuote(at))
  if (!stale && !isNew) return []
  return [`${title} changed since this was written. It is now ${describeOrderStage(state)}.`]
}
