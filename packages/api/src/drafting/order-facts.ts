import type { FoundOrder } from '../orders/order.ts'
import { toOrderState } from '../orders/order-state.ts'
import type { OrderFact } from './facts.ts'

const most = 3

/** What a reply may say of orders: of those that were placed with the address that it goes to. */
export const toOrderFacts = (orders: readonly FoundOrder[]): OrderFact[] =>
  orders
    .filter(({ isTheirs }) => isTheirs)
    .slice(0, most)
    .map((order, index) => ({ ref: `O${index + 1}`, ...toOrderState(order) }))
