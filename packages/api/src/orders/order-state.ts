import { isSameAddress, type Order } from './order.ts'

/** How far an order of the reply address is, as a draft may say it. */
export interface OrderState {
  /** Shopify's global id. */
  readonly id: string
  readonly name: string
  readonly state: 'unpaid' | 'paid' | 'packed' | 'shipped' | 'delivered' | 'cancelled' | 'refunded'
  /** The day it came to be so, such as 2026-11-18. */
  readonly on?: string
  readonly carrier?: string
  readonly tracking?: string
  readonly trackingUrl?: string
  /** What was paid back, such as 19.90 EUR. */
  readonly refunded?: string
}

/** How far the orders are that were placed with the address that a reply goes to; of all others nothing. */
export const orderStates = (
  { orders }: { readonly orders: readonly Order[] },
  replyAddress: string,
): OrderState[] => orders.filter(({ address }) => isSameAddress(address, replyAddress)).map(toState)

function toState(order: Order): OrderState {
  const parcel = order.parcels.at(-1)
  const refund = order.refunds.at(-1)
  const { state, at } = findState(order)
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

function findState(order: Order): { state: OrderState['state']; at: string | undefined } {
  const { parcels, refunds, payment, delivery, cancelledAt, placedAt } = order
  if (cancelledAt !== undefined) return { state: 'cancelled', at: cancelledAt }
  if (payment === 'Refunded') return { state: 'refunded', at: refunds.at(-1)?.at }
  // The day that a parcel came is not told, only the day that it was sent.
  if (parcels.length > 0 && parcels.every(({ state }) => state === 'Delivered'))
    return { state: 'delivered', at: undefined }
  if (parcels.length > 0 || delivery === 'Fulfilled') return { state: 'shipped', at: parcels.at(-1)?.at }
  if (delivery === 'In progress') return { state: 'packed', at: undefined }
  const isPaid = ['Paid', 'Partially refunded'].includes(payment)
  return isPaid ? { state: 'paid', at: placedAt } : { state: 'unpaid', at: undefined }
}
