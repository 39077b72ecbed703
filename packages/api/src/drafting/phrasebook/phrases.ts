import type { OrderStage } from '../../orders/order-state.ts'

/**
 * The fixed phrases of the local writer in one language. A part in square brackets disappears when its value is
 * unknown.
 */
export interface Phrases {
  hello: string
  thanks: string
  /** Before a passage in another language. */
  quoted: string
  bye: string
  order: Readonly<Record<OrderStage, string>>
  tracking: string
  /** An order that the shop does not have under the customer's address. */
  notFound: string
  sorry: string
}

type Order = readonly [
  unpaid: string,
  paid: string,
  packed: string,
  shipped: string,
  delivered: string,
  cancelled: string,
  refunded: string,
]

type Common = readonly [
  hello: string,
  thanks: string,
  quoted: string,
  bye: string,
  tracking: string,
  notFound: string,
  sorry: string,
]

/** The phrases of one language: those of every mail, then what is said of an order, in the order of its stages. */
export const phrases = (
  [hello, thanks, quoted, bye, tracking, notFound, sorry]: Common,
  [unpaid, paid, packed, shipped, delivered, cancelled, refunded]: Order,
): Phrases => ({
  ...{ hello, thanks, quoted, bye, tracking, notFound, sorry },
  order: { unpaid, paid, packed, shipped, delivered, cancelled, refunded },
})
