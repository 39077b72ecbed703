import type { Order } from '../shops/shop-order.ts'

/** Progress of an order. */
export type OrderStage = 'unpaid' | 'paid' | 'packed' | 'shipped' | 'delivered' | 'cancelled' | 'refunded'

/** The order facts that a draft may state. */
export interface OrderState {
  /** The id from the shop system. */
  readonly id: string
  /** The order number in the shop's format. */
  readonly name: string
  readonly state: OrderStage
  /** The day of the state, such as 2026-11-18. */
  readonly on?: string
  readonly carrier?: string
  readonly tracking?: string
  readonly trackingUrl?: string
  /** The refunded amount, such as 19.90 EUR. */
  readonly refunded?: string
}

/** Derives the progress of an order from the shop's data. */
export function toOrderState(order: Order): OrderState {
  const parcel = order.parcels.at(-1)
  const refund = order.refunds.at(-1)
  const { state, at } = findOrderStage(order)
  const day = at?.slice(0, 10)
  const [tracking] = parcel?.numbers ?? []
  const [trackingUrl] = parcel?.urls ?? []
  return {
    id: order.id,
    name: order.name,
    state,
    ...(day && { on: day }),
    ...(parcel?.carrier && { carrier: parcel.carrier }),
    ...(tracking && { tracking }),
    ...(trackingUrl && { trackingUrl }),
    ...(refund && { refunded: refund.amount }),
  }
}

function findOrderStage(order: Order): { state: OrderStage; at: string | undefined } {
  const { parcels, refunds, payment, delivery, cancelledAt, placedAt } = order
  if (cancelledAt !== undefined) return { state: 'cancelled', at: cancelledAt }
  // After a partial refund the rest is still on its way.
  if (payment === 'Refunded') return { state: 'refunded', at: refunds.at(-1)?.at }
  // Shops do not report the day of delivery, only of shipping.
  if (parcels.length > 0 && parcels.every(({ state }) => state === 'Delivered'))
    return { state: 'delivered', at: undefined }
  if (parcels.length > 0 || delivery === 'Fulfilled') return { state: 'shipped', at: parcels.at(-1)?.at }
  if (delivery === 'In progress') return { state: 'packed', at: undefined }
  const isPaid = ['Paid', 'Partially refunded'].includes(payment)
  return isPaid ? { state: 'paid', at: placedAt } : { state: 'unpaid', at: undefined }
}

/** The state in a plain sentence that drafts quote. */
export const describeOrder = (order: OrderState): string =>
  `Order ${order.name}: ${describeOrderStage(order)}`

/** The state in plain words without the order number. */
export function describeOrderStage({
  state,
  on,
  carrier,
  tracking,
  trackingUrl,
  refunded,
}: OrderState): string {
  const parts = [
    `${state}${on ? ` on ${on}` : ''}`,
    carrier && `carrier ${carrier}`,
    tracking && `tracking number ${tracking}`,
    trackingUrl,
    refunded && `refunded ${refunded}`,
  ]
  return parts.filter(Boolean).join(', ')
}
