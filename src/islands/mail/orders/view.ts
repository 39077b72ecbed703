import type { OrderAnswer, ThreadContextAnswer } from '@draftdesk/contract'
import { orderWords as words } from '../words.ts'
import { buildLink } from '../../../routes.ts'
import { formatDate, formatTime } from '../../../models/format-moment.ts'

const isWebAddress = (text: string): boolean => /^https?:$/.test(URL.parse(text)?.protocol ?? '')

export type OrderPanelView = ReturnType<typeof toOrderPanelView>

/** Maps the answer of /v1 to the order panel. */
export function toOrderPanelView(context: ThreadContextAnswer, zone?: string) {
  const { customer, fetched_at: fetchedAt, fault } = context
  return {
    since: customer ? words.since(formatDate(customer.first_at)) : undefined,
    isUnverified: context.sender === 'failed',
    hasShop: context.has_shop,
    orders: context.orders.map(toPanelOrder),
    fault: fault?.detail,
    notes: context.notes,
    read: fetchedAt === null ? undefined : words.read(formatTime(fetchedAt, zone)),
    earlier: context.earlier.map(({ id, subject, last_email_at: at }) => ({
      href: buildLink('email', { id }),
      subject,
      day: formatDate(at),
    })),
  }
}

export type PanelOrder = ReturnType<typeof toPanelOrder>

function toPanelOrder(order: OrderAnswer) {
  const { cancelled_at: cancelledAt } = order
  return {
    name: order.name,
    adminUrl: isWebAddress(order.admin_url) ? order.admin_url : '',
    /** The note on an order that belongs to another address. */
    foreign: order.is_theirs ? undefined : words.anotherHint(order.address),
    states: [
      ...(cancelledAt === null ? [] : [words.cancelled(formatDate(cancelledAt))]),
      order.payment,
      order.delivery,
    ],
    placed: words.placed(formatDate(order.placed_at)),
    total: order.total,
    items: order.items.map(({ quantity, title }) => words.item(quantity, title)),
    parcels: order.parcels.map(({ at, state, carrier, numbers, urls }) => ({
      text: words.parcel(formatDate(at), carrier),
      state,
      links: urls
        .filter(isWebAddress)
        .map((href, index) => ({ href, text: words.track(numbers[index] ?? '') })),
    })),
    refunds: order.refunds.map(({ amount, at }) => words.refund(amount, formatDate(at))),
  }
}
