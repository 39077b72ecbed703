import type { ShopFault } from '../shops/shop-faults.ts'
import { isSameAddress } from '../shops/shop-order.ts'
import type { FoundOrder, Order, OrderSearch } from '../shops/shop-order.ts'
import { findOrderNumbers, yearPattern } from './order-numbers.ts'
import type { PossibleOrderNumber, OrderNumberFormat } from './order-numbers.ts'

/** The reply address, and the customer's texts, newest first. */
export interface CustomerOrderQuery {
  readonly replyAddress: string
  readonly texts: readonly string[]
}

/** An order number in the customer's mail, and whether the customer has that order. */
export interface OrderMention {
  readonly name: string
  /** The number as the customer wrote it. */
  readonly written: string
  readonly state: 'theirs' | 'not-found' | 'unread'
}

/** The result of one search at the shop. */
export interface OrderSearchResult {
  readonly orders: readonly Order[]
  readonly fault?: ShopFault
  readonly fetchedAtMs?: number
}

export interface MatchedOrders {
  /** Named orders first, then other orders of the address from the newest, then orders of other addresses. */
  readonly orders: readonly FoundOrder[]
  readonly named: readonly OrderMention[]
  /** The mail contains a possible order number without a match, so the meant order is unknown. */
  readonly isUnclear: boolean
  readonly looks: readonly OrderSearchResult[]
}

/** Plain addresses only, so that none can inject search syntax. */
const plainAddressPattern = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[\p{L}\p{N}.-]{1,255}$/u

/**
 * Searches the named orders by number, and all orders of the address. The newest text with an order decides
 * which one is in question.
 */
export async function matchOrders(
  { replyAddress, texts }: CustomerOrderQuery,
  format: OrderNumberFormat,
  look: (search: OrderSearch) => Promise<OrderSearchResult>,
): Promise<MatchedOrders> {
  const read = texts.map((text) => findOrderNumbers(text, format))
  const numbers = [...new Map(read.flat().map((number) => [number.name, number])).values()]
  const [byAddress, ...byNumber] = await Promise.all([
    plainAddressPattern.test(replyAddress)
      ? look({ by: 'email', value: replyAddress })
      : Promise.resolve<OrderSearchResult>({ orders: [] }),
    ...numbers.slice(0, maxSearches).map(({ name }) => look({ by: 'name', value: name })),
  ])
  const found = new Map<string, FoundOrder>()
  for (const { orders } of [byAddress, ...byNumber])
    for (const order of orders)
      found.set(order.id, { ...order, isTheirs: isSameAddress(order.address, replyAddress) })
  const known = [...found.values()]
  const unread = new Set(
    numbers.filter((_, at) => !byNumber[at] || byNumber[at].fault !== undefined).map(({ name }) => name),
  )
  const orderStateOf = ({ name }: PossibleOrderNumber): OrderMention['state'] => {
    if (known.some((order) => order.isTheirs && isSameOrderName(order.name, name))) return 'theirs'
    return unread.has(name) ? 'unread' : 'not-found'
  }
  const isNamedOrder = (number: PossibleOrderNumber) => number.isSure || orderStateOf(number) === 'theirs'
  const at = read.findIndex((each) => each.some(isNamedOrder))
  const candidates = (read[at] ?? []).filter(isNamedOrder)
  const surest = candidates.filter(({ mayBe }) => mayBe === undefined)
  // 'Order 1001, invoice 1003': the second number is an order only in a mail that names no other one.
  const own = surest.length > 0 ? surest : candidates
  const named = (read[at] ?? [])
    .filter((number) => own.includes(number) || isBesideOrder(number, own, texts[at] ?? ''))
    .map((number) => ({ name: number.name, written: number.written, state: orderStateOf(number) }))
  const lengths = new Set(known.map(({ name }) => getOrderNameDigits(name, format).length))
  // A number with about as many digits as the customer's order numbers may be one of them.
  const looksLikeOrderNumber = (number: PossibleOrderNumber) =>
    !isNamedOrder(number) &&
    number.mayBe !== 'postcode' &&
    [-1, 0, 1].some((more) => lengths.has(number.written.length + more))
  return {
    orders: known.toSorted((one, other) => rankOrder(one, named) - rankOrder(other, named)),
    named,
    isUnclear: (read[0] ?? []).some(looksLikeOrderNumber),
    looks: [byAddress, ...byNumber],
  }
}

const maxSearches = 6

const isSameOrderName = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

/** The digits of an order's name. Those of the prefix and suffix, such as a year, do not count. */
function getOrderNameDigits(name: string, { prefix, suffix }: OrderNumberFormat): string {
  const isInFormat = name.startsWith(prefix) && name.endsWith(suffix)
  return (isInFormat ? name.slice(prefix.length, name.length - suffix.length) : name).replaceAll(/\D/g, '')
}

/** The numbers of two orders of a shop differ by less than this share, or by less than this count. */
const maxOrderDistanceShare = 0.2
const maxOrderDistance = 1000

/**
 * True for the second number of 'Order 1001 arrived, but where is 1043?'. A year is no order, nor is a number
 * before a capital letter: 'Send order 10112 to 10115 Berlin', 'to 1018 AB Amsterdam', '1150 PLN'.
 */
function isBesideOrder(
  { written, mayBe }: PossibleOrderNumber,
  orders: readonly PossibleOrderNumber[],
  text: string,
): boolean {
  if (yearPattern.test(written) || mayBe !== undefined) return false
  const number = new RegExp(`(?<!\\d)${written}(?!\\d|,?\\s\\p{Lu}\\p{L})`, 'u')
  const lines = text.split('\n').filter((line) => number.test(line))
  const isNearOrder = (order: PossibleOrderNumber) => {
    const distance = Math.abs(Number(order.written) - Number(written))
    const moreDigits = Math.abs(order.written.length - written.length)
    return (
      (moreDigits < 2 && distance < maxOrderDistanceShare * Number(order.written)) ||
      (moreDigits === 0 && distance < maxOrderDistance)
    )
  }
  return orders.some((order) => isNearOrder(order) && lines.some((line) => line.includes(order.written)))
}

function rankOrder({ isTheirs, name }: FoundOrder, named: readonly OrderMention[]): number {
  if (!isTheirs) return 2
  return named.some((each) => isSameOrderName(each.name, name)) ? 0 : 1
}
