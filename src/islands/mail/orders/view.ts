import type { OrderAnswer, ThreadContextAnswer } from '@draftdesk/contract'
import { orderWords as words } from '../words.ts'
import { buildLink } from '../../../routes.ts'
import { formatDate, formatTime } from '../../../models/format-moment.ts'

/** An order as the panel shows it. */
export interface PanelOrder {
  readonly name: string
  readonly adminUrl: string
  /** The note on an order that belongs to another address. */
  readonly foreign: string | undefined
  readonly states: readonly string[]
  readonly placed: string
  readonly total: string
  readonly items: readonly string[]
  readonly parcels: readonly {
    readonly text: string
    readonly state: string
    readonly links: readonly { readonly href: string; readonly text: string }[]
  }[]
  readonly refunds: readonly string[]
}

/** The view model of the order panel. */
export interface OrderPanelView {
  readonly since: string | undefined
  readonly isUnverified: boolean
  readonly hasShop: boolean
  readonly orders: readonly PanelOrder[]
  readonly fault: string | undefined
  readonly notes: readonly string[]
  readonly read: string | undefined
  readonly earlier: readonly { readonly href: string; readonly subject: string; readonly day: string }[]
}

const isWebAddress = (text: string): boolean => /^https?:$/.test(URL.parse(text)?.protocol ?? '')

/** Maps the answer of /v1 to the order panel. */
export function toOrderPanelView(context: ThreadContextAnswer, zone?: string): OrderPanelView {
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

function toPanelOrder(order: OrderAnswer): PanelOrder {
  const { cancelled_at: cancelledAt } = order
  return {
    name: order.name,
    adminUrl: isWebAddress(order.admin_url) ? order.admin_url : '',
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
