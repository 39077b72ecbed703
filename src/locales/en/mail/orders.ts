/** Texts of the side panel: the customer and their orders. */
export const orderWords = {
  loading: 'Looking up orders',
  failed: 'This customer could not be loaded.',
  again: 'Try again',
  since: (day: string) => `First wrote on ${day}`,
  notVerified: 'Sender not verified',
  notVerifiedHint: 'Your mail provider could not confirm the sender of this email.',
  orders: 'Orders',
  none: 'No orders with this address.',
  noShop: 'Link your shop to see orders here.',
  noShopAction: 'Go to Integrations',
  another: 'Belongs to another address',
  anotherHint: (address: string) =>
    address === ''
      ? 'Found by its number. The shop gives no address for it, so drafts do not mention it.'
      : `Found by its number, but placed with ${address}. Drafts do not mention it.`,
  placed: (day: string) => `Placed on ${day}`,
  cancelled: (day: string) => `Cancelled on ${day}`,
  total: 'Total',
  items: 'Items',
  item: (quantity: number, title: string) => `${String(quantity)} × ${title}`,
  parcel: (day: string, carrier: string) => (carrier ? `Sent on ${day} with ${carrier}` : `Sent on ${day}`),
  track: (number: string) => (number ? `Track ${number}` : 'Track the parcel'),
  refund: (amount: string, day: string) => `${amount} refunded on ${day}`,
  open: 'Open in the shop',
  read: (time: string) => `As of ${time}`,
  earlier: 'Earlier conversations',
} as const
