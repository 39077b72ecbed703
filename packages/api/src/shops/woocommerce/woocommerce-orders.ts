import * as z from 'zod'
import { formatMoney, formatStatus, isSameAddress, isWebAddress } from '../shop-order.ts'
import type { Order, OrderSearch, Parcel } from '../shop-order.ts'
import type { ShopCheck, ShopResult } from '../shop-system.ts'
import type { WooCommerceClient, WooCommerceKey } from './woocommerce-client.ts'

const trackingItemSchema = z.object({
  tracking_provider: z.string().nullish(),
  custom_tracking_provider: z.string().nullish(),
  tracking_number: z.coerce.string().nullish(),
  custom_tracking_link: z.string().nullish(),
  /** Seconds since 1970, as text. */
  date_shipped: z.coerce.string().nullish(),
})

const orderSchema = z.object({
  id: z.int(),
  number: z.coerce.string(),
  status: z.string(),
  currency: z.string(),
  total: z.string(),
  date_created_gmt: z.string(),
  date_modified_gmt: z.string().nullish(),
  date_completed_gmt: z.string().nullish(),
  date_paid_gmt: z.string().nullish(),
  billing: z.object({
    first_name: z.string().nullish(),
    last_name: z.string().nullish(),
    email: z.string().nullish(),
  }),
  line_items: z.array(z.object({ name: z.string().nullish(), quantity: z.coerce.number() })),
  shipping_lines: z.array(z.unknown()).default([]),
  refunds: z.array(z.object({ total: z.string() })).default([]),
  meta_data: z.array(z.object({ key: z.string(), value: z.unknown() })).default([]),
})

type WooCommerceOrder = z.infer<typeof orderSchema>

const ordersPath = '/wc/v3/orders'
/** Only these fields are requested, because plugins make orders large. */
const orderFieldNames = Object.keys(orderSchema.shape).join(',')
const pageSize = 50
const maxPages = 3
const maxOrders = 10

/** Checks that a key may read orders. The newest order shows the format of their numbers. */
export async function checkShop(
  shop: WooCommerceClient,
  key: WooCommerceKey,
): Promise<ShopResult<ShopCheck>> {
  const newest = await shop.read(
    key,
    ordersPath,
    { per_page: '1', _fields: 'id,number' },
    z.array(orderNumberSchema),
  )
  if (newest.kind === 'failed') return newest
  const root = await shop.read(key, '/', { _fields: 'name' }, z.object({ name: z.string() }))
  const [, prefix = '', suffix = ''] = /^(\D*)\d+(\D*)$/.exec(newest.data[0]?.number ?? '') ?? []
  return {
    kind: 'answered',
    data: {
      name: root.kind === 'answered' && root.data.name.trim() !== '' ? root.data.name.trim() : key.domain,
      scopes: null,
      orderPrefix: `#${prefix}`,
      orderSuffix: suffix,
    },
  }
}

const orderNumberSchema = z.object({ number: z.coerce.string() })

/** Reads orders by address or name. Plugins that number orders themselves are found by address only. */
export async function searchOrders(
  shop: WooCommerceClient,
  key: WooCommerceKey,
  search: OrderSearch,
): Promise<ShopResult<readonly Order[]>> {
  return search.by === 'email'
    ? findOrdersByAddress(shop, key, search.value)
    : findOrderByNumber(shop, key, search.value.replace(/^#/, ''))
}

/**
 * Reads result pages until enough orders of the address are found, because the search also matches parts of
 * addresses.
 */
async function findOrdersByAddress(
  shop: WooCommerceClient,
  key: WooCommerceKey,
  address: string,
): Promise<ShopResult<readonly Order[]>> {
  const own: WooCommerceOrder[] = []
  for (let page = 1; page <= maxPages && own.length < maxOrders; page += 1) {
    const query = {
      search: address,
      page: String(page),
      per_page: String(pageSize),
      _fields: orderFieldNames,
    }
    const read = await shop.read(key, ordersPath, query, z.array(orderSchema))
    if (read.kind === 'failed') return read
    own.push(...read.data.filter(({ billing }) => isSameAddress(billing.email ?? '', address)))
    if (read.data.length < pageSize) break
  }
  return { kind: 'answered', data: own.slice(0, maxOrders).map((row) => toOrder(shop, key.domain, row)) }
}

/** An order's number is its id unless a plugin numbers orders itself. */
async function findOrderByNumber(
  shop: WooCommerceClient,
  key: WooCommerceKey,
  number: string,
): Promise<ShopResult<readonly Order[]>> {
  if (!/^\d{1,15}$/.test(number)) return { kind: 'answered', data: [] }
  const read = await shop.read(
    key,
    `${ordersPath}/${number}`,
    { _fields: orderFieldNames },
    orderSchema.or(z.object({ code: z.string() })),
  )
  if (read.kind === 'failed') return read
  const rows = 'code' in read.data || read.data.number !== number ? [] : [read.data]
  return { kind: 'answered', data: rows.map((row) => toOrder(shop, key.domain, row)) }
}

/** Reads orders by the ids that `toOrder` gave them. */
export async function fetchOrdersById(
  shop: WooCommerceClient,
  key: WooCommerceKey,
  ids: readonly string[],
): Promise<ShopResult<readonly Order[]>> {
  const numbers = ids.flatMap((id) => /^woocommerce-(\d+)$/.exec(id)?.[1] ?? [])
  if (numbers.length === 0) return { kind: 'answered', data: [] }
  const query = { include: numbers.join(','), per_page: String(pageSize), _fields: orderFieldNames }
  const read = await shop.read(key, ordersPath, query, z.array(orderSchema))
  if (read.kind === 'failed') return read
  return { kind: 'answered', data: read.data.map((row) => toOrder(shop, key.domain, row)) }
}

/** The id of an order in our tables. */
export const toOrderId = (id: number): string => `woocommerce-${String(id)}`

function toOrder(shop: WooCommerceClient, domain: string, row: WooCommerceOrder): Order {
  const { status, billing } = row
  const parcels = parseParcels(row)
  return {
    id: toOrderId(row.id),
    name: `#${row.number}`,
    placedAt: toUtcTime(row.date_created_gmt) ?? '',
    address: (billing.email ?? '').trim(),
    customer: [billing.first_name, billing.last_name].filter(Boolean).join(' ').trim(),
    payment: describePayment(row),
    delivery: describeDelivery(row, parcels),
    cancelledAt: status === 'cancelled' ? (toUtcTime(row.date_modified_gmt) ?? '') : undefined,
    total: formatMoney(row.total, row.currency),
    items: row.line_items.map(({ name, quantity }) => ({ title: name ?? '', quantity })),
    parcels,
    refunds: row.refunds.map(({ total }) => ({
      at: '',
      amount: formatMoney(total.replace(/^-/, ''), row.currency),
    })),
    adminUrl: shop.addressOf(domain, `/wp-admin/post.php?post=${String(row.id)}&action=edit`).href,
  }
}

function describePayment({ status, date_paid_gmt: paidAt, refunds }: WooCommerceOrder): string {
  if (status === 'refunded') return 'Refunded'
  const isPaid = Boolean(paidAt) || ['processing', 'completed'].includes(status)
  if (isPaid) return refunds.length > 0 ? 'Partially refunded' : 'Paid'
  return formatStatus(status)
}

/** Completed orders without a shipping method are downloads or pickups. Nothing was shipped. */
function describeDelivery(
  { status, shipping_lines: shipping }: WooCommerceOrder,
  parcels: readonly Parcel[],
): string {
  if (parcels.length > 0 || (status === 'completed' && shipping.length > 0)) return 'Fulfilled'
  return status === 'completed' ? 'Completed' : 'Unfulfilled'
}

/** Parcels as the plugins for shipment tracking store them with an order. */
function parseParcels({ meta_data: metas }: WooCommerceOrder): Parcel[] {
  const stored = metas.find(({ key }) => key === '_wc_shipment_tracking_items')?.value
  const items = z.array(trackingItemSchema).safeParse(stored).data ?? []
  return items.map((item) => {
    const seconds = Number(item.date_shipped)
    const link = item.custom_tracking_link ?? ''
    return {
      at: item.date_shipped && seconds > 0 && seconds < 1e11 ? new Date(seconds * 1000).toISOString() : '',
      state: 'Shipped',
      carrier: item.custom_tracking_provider || item.tracking_provider || '',
      numbers: item.tracking_number ? [item.tracking_number] : [],
      urls: isWebAddress(link) ? [link] : [],
    }
  })
}

/** WooCommerce times are in UTC without a zone. */
const toUtcTime = (time: string | null | undefined): string | undefined =>
  time ? (time.endsWith('Z') ? time : `${time}Z`) : undefined
