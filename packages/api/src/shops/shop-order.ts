/** An order of any shop system. */
export interface Order {
  /** The id from the shop system, unique per store. */
  readonly id: string
  /** The order number for customers, such as `#1001`. */
  readonly name: string
  /** The time of the order in ISO 8601. */
  readonly placedAt: string
  /** The customer's email address in lower case. Empty if the shop omits it. */
  readonly address: string
  readonly customer: string
  /** The payment status in the shop's words. */
  readonly payment: string
  readonly delivery: string
  readonly cancelledAt: string | undefined
  readonly total: string
  readonly items: readonly { readonly title: string; readonly quantity: number }[]
  readonly parcels: readonly Parcel[]
  readonly refunds: readonly { readonly at: string; readonly amount: string }[]
  /** The address of the order in the admin of the shop. */
  readonly adminUrl: string
}

/** A search for orders: by the address or the name of an order. */
export interface OrderSearch {
  readonly by: 'email' | 'name'
  readonly value: string
}

/** A shipped part of an order. */
export interface Parcel {
  readonly at: string
  readonly state: string
  readonly carrier: string
  readonly numbers: readonly string[]
  readonly urls: readonly string[]
}

/** An order from a search. */
export interface FoundOrder extends Order {
  /** True if the reply address placed the order. A reply may mention no other orders. */
  readonly isTheirs: boolean
}

/** Formats an amount with its currency: `13.50 EUR`. */
export function formatMoney(amount: string, currency: string): string {
  const value = Number(amount)
  return `${Number.isFinite(value) ? value.toFixed(2) : amount} ${currency}`
}

/** Formats a status of a shop system: `PARTIALLY_FULFILLED` becomes `Partially fulfilled`. */
export function formatStatus(status: string): string {
  const words = status.toLowerCase().replaceAll(/[_-]/g, ' ')
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}

/** True for an allowed target of a tracking link. */
export const isWebAddress = (text: string): boolean => /^https?:$/.test(URL.parse(text)?.protocol ?? '')

const toAsciiLowerCase = (address: string): string =>
  // Only ASCII letters, because lookalike letters make another address.
  address.trim().replace(/[A-Z]/g, (letter) => letter.toLowerCase())

/** True if two addresses are equal, ignoring case. */
export function isSameAddress(one: string, other: string): boolean {
  const [left, right] = [toAsciiLowerCase(one), toAsciiLowerCase(other)]
  return left !== '' && left.includes('@') && left === right
}
