import { isSameAddress, type Order, type Parcel } from './order.ts'

/** Something about an order that a reply may say, and what it rests on, word for word. */
export interface OrderFact {
  /** Shopify's global id of the order. */
  readonly id: string
  /** Such as `Order #1001`. */
  readonly title: string
  readonly quote: string
}

/**
 * What a reply to `replyAddress` may say of the orders that were found: of those placed with that very address everything, of
 * all others nothing, however they were found.
 */
export function orderFacts(
  { orders }: { readonly orders: readonly Order[] },
  replyAddress: string,
): OrderFact[] {
  return orders
    .filter(({ address }) => isSameAddress(address, replyAddress))
    .flatMap((order) => {
      const title = `Order ${order.name}`
      return sentencesOf(order, title).map((quote) => ({ id: order.id, title, quote }))
    })
}

function sentencesOf(order: Order, title: string): string[] {
  const items = order.items.map((item) => `${item.quantity} × ${item.title}`).join(', ')
  return [
    `${title} was placed on ${toDay(order.placedAt)}. Its total is ${order.total}.`,
    ...(items ? [`${title} holds ${items}.`] : []),
    ...(order.cancelledAt === undefined ? [] : [`${title} was cancelled on ${toDay(order.cancelledAt)}.`]),
    `${title}: payment ${order.payment}, delivery ${order.delivery}.`,
    ...order.parcels.flatMap((parcel) => parcelSentences(title, parcel)),
    ...order.refunds.map(({ at, amount }) => `${amount} of ${title} were refunded on ${toDay(at)}.`),
  ]
}

function parcelSentences(title: string, { at, state, carrier, numbers, urls }: Parcel): string[] {
  const by = carrier ? ` with ${carrier}` : ''
  const tracked = numbers.length > 0 ? ` Tracking number: ${numbers.join(', ')}.` : ''
  const sent = `A parcel of ${title} was sent on ${toDay(at)}${by}.${tracked}`
  return [
    state ? `${sent} Its state is: ${state}.` : sent,
    ...urls.map((url) => `The parcel of ${title} can be followed at ${url}`),
  ]
}

const days = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

const toDay = (iso: string): string => {
  const at = new Date(iso)
  return Number.isNaN(at.getTime()) ? 'an unknown day' : days.format(at)
}
