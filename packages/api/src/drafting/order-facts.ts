import type { Order } from '../orders/order.ts'
import type { OrderFact, OrderState } from './facts.ts'

/** Where an order stands, by what a shop says of it. */
function stateOf({ cancelledAt, refunds, parcels, payment, delivery }: Order): OrderState {
  if (cancelledAt !== undefined) return 'cancelled'
  if (refunds.length > 0) return 'refunded'
  if (parcels.some(({ state }) => /delivered/i.test(state))) return 'delivered'
  if (parcels.length > 0) return 'shipped'
  if (/progress|packed|ready/i.test(delivery)) return 'packed'
  return /paid/i.test(payment) && !/unpaid|pending/i.test(payment) ? 'paid' : 'unpaid'
}

const dayOf = (iso: string | undefined): string | undefined =>
  iso !== undefined && /^\d{4}-\d\d-\d\d/.test(iso) ? iso.slice(0, 10) : undefined

/** What a reply may say of orders: of those that were placed with the address that it goes to. */
export function toOrderFacts(orders: readonly (Order & { readonly isTheirs: boolean })[]): OrderFact[] {
  return orders
    .filter(({ isTheirs }) => isTheirs)
    .slice(0, 3)
    .map((order, index) => {
      const state = stateOf(order)
      const parcel = order.parcels.at(-1)
      const refund = order.refunds.at(-1)
      const at = {
        cancelled: order.cancelledAt,
        refunded: refund?.at,
        // The day of a delivery is not known, only that of the parcel.
        delivered: undefined,
        shipped: parcel?.at,
        packed: undefined,
        paid: order.placedAt,
        unpaid: order.placedAt,
      }[state]
      const on = dayOf(at)
      const tracking = parcel?.numbers[0]
      const trackingUrl = parcel?.urls[0]
      return {
        ref: `O${index + 1}`,
        id: order.id,
        name: order.name,
        state,
        ...(on !== undefined && { on }),
        ...(parcel?.carrier && { carrier: parcel.carrier }),
        ...(tracking !== undefined && { tracking }),
        ...(trackingUrl !== undefined && { trackingUrl }),
        ...(refund && { refunded: refund.amount }),
      }
    })
}
