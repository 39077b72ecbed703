import type { OrderContext } from '../../orders/find-orders.ts'
import type { FoundOrder } from '../../shops/shop-order.ts'
import { toOrderState } from '../../orders/order-state.ts'
import { noCustomerOrders } from './reply-facts.ts'
import type { CustomerOrders, OrderFact } from './reply-facts.ts'

const maxOrders = 3

/** Facts of the orders of the reply address. */
export const toOrderFacts = (orders: readonly FoundOrder[]): OrderFact[] =>
  orders
    .filter(({ isTheirs }) => isTheirs)
    .map((order, index) => ({ ref: `O${index + 1}`, ...toOrderState(order) }))

const isOpenOrder = ({ state }: OrderFact): boolean => ['unpaid', 'paid', 'packed', 'shipped'].includes(state)

/**
 * The orders that a reply may mention. When the shop lacks a named order under this address, the reply mentions
 * no other one.
 */
export function toCustomerOrders({
  orders,
  named,
  isUnclear,
  fault,
}: Pick<OrderContext, 'orders' | 'named' | 'isUnclear' | 'fault'>): CustomerOrders {
  const facts = toOrderFacts(orders)
  const isUnread = named.length > 0 ? named.some(({ state }) => state === 'unread') : fault !== undefined
  if (named.length > 0) {
    const names = new Set(named.map(({ name }) => name.toLowerCase()))
    const notFound = named.flatMap(({ state, written }) => (state === 'not-found' ? [written] : []))
    return {
      ...{ facts: facts.filter(({ name }) => names.has(name.toLowerCase())), isNamed: true },
      ...{ notFound, isUnread, isUnclear: false },
    }
  }
  // A number without a matching order may still be an order number.
  if (isUnclear) return { ...noCustomerOrders, isUnread, isUnclear }
  const newest = facts.slice(0, maxOrders)
  const open = newest.filter(isOpenOrder)
  // Customers without an order number usually mean their only open order.
  const likely = open.length === 1 ? [...open, ...newest.filter((fact) => !isOpenOrder(fact))] : newest
  return {
    ...noCustomerOrders,
    facts: likely,
    isUnread,
    isUnclear: newest.length > 1 && open.length !== 1,
  }
}
