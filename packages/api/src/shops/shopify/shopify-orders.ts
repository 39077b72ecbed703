import * as z from 'zod'
import { formatMoney, formatStatus, isWebAddress } from '../shop-order.ts'
import type { Order, OrderSearch } from '../shop-order.ts'
import type { ShopResult } from '../shop-system.ts'
import type { ShopifyClient } from './shopify-client.ts'

const moneySchema = z.object({ shopMoney: z.object({ amount: z.string(), currencyCode: z.string() }) })

const orderFields = `
      id
      legacyResourceId
      name
      email
      createdAt
      cancelledAt
      displayFinancialStatus
      displayFulfillmentStatus
      totalPriceSet { shopMoney { amount currencyCode } }
      customer { displayName }
      lineItems(first: 20) { nodes { title currentQuantity } }
      fulfillments(first: 10) { createdAt displayStatus trackingInfo(first: 5) { company number url } }
      refunds(first: 10) { createdAt totalRefundedSet { shopMoney { amount currencyCode } } }`

const searchQuery = `query DraftdeskOrders($query: String!) {
  orders(first: 10, query: $query, sortKey: CREATED_AT, reverse: true) { nodes { ${orderFields} } }
}`

const idsQuery = `query DraftdeskOrdersById($ids: [ID!]!) {
  nodes(ids: $ids) { ... on Order { ${orderFields} } }
}`

const orderNodeSchema = z.object({
  id: z.string(),
  legacyResourceId: z.coerce.string(),
  name: z.string(),
  email: z.string().nullish(),
  createdAt: z.string(),
  cancelledAt: z.string().nullish(),
  displayFinancialStatus: z.string().nullish(),
  displayFulfillmentStatus: z.string().nullish(),
  totalPriceSet: moneySchema,
  customer: z.object({ displayName: z.string().nullish() }).nullish(),
  lineItems: z.object({ nodes: z.array(z.object({ title: z.string(), currentQuantity: z.number() })) }),
  fulfillments: z.array(
    z.object({
      createdAt: z.string(),
      displayStatus: z.string().nullish(),
      trackingInfo: z.array(
        z.object({ company: z.string().nullish(), number: z.string().nullish(), url: z.string().nullish() }),
      ),
    }),
  ),
  refunds: z.array(z.object({ createdAt: z.string().nullish(), totalRefundedSet: moneySchema })),
})

const searchAnswer = z.object({ orders: z.object({ nodes: z.array(orderNodeSchema) }) })
const idsAnswer = z.object({ nodes: z.array(orderNodeSchema.nullable()) })

/** Reads the newest orders of a shop by an address or a number. */
export async function searchOrders(
  shopify: Pick<ShopifyClient, 'query'>,
  key: { readonly domain: string; readonly token: string },
  { by, value }: OrderSearch,
): Promise<ShopResult<readonly Order[]>> {
  const query = `${by}:"${value.replace(/["\\]/g, '\\$&')}"`
  const asked = await shopify.query(key, {
    text: searchQuery,
    variables: { query },
    answer: searchAnswer,
  })
  if (asked.kind === 'failed') return asked
  return { kind: 'answered', data: asked.data.orders.nodes.map((node) => toOrder(node, key.domain)) }
}

/** Reads orders of a shop by id. Deleted orders are left out. */
export async function fetchOrdersById(
  shopify: ShopifyClient,
  key: { readonly domain: string; readonly token: string },
  ids: readonly string[],
): Promise<ShopResult<readonly Order[]>> {
  const asked = await shopify.query(key, { text: idsQuery, variables: { ids }, answer: idsAnswer })
  if (asked.kind === 'failed') return asked
  return {
    kind: 'answered',
    data: asked.data.nodes.flatMap((node) => (node ? toOrder(node, key.domain) : [])),
  }
}

type OrderNode = z.infer<typeof orderNodeSchema>

function toOrder(node: OrderNode, domain: string): Order {
  return {
    id: node.id,
    name: node.name,
    placedAt: node.createdAt,
    address: (node.email ?? '').trim(),
    customer: node.customer?.displayName?.trim() ?? '',
    payment: formatStatus(node.displayFinancialStatus ?? 'unknown'),
    delivery: formatStatus(node.displayFulfillmentStatus ?? 'unknown'),
    cancelledAt: node.cancelledAt ?? undefined,
    total: formatShopMoney(node.totalPriceSet),
    items: node.lineItems.nodes.map(({ title, currentQuantity }) => ({ title, quantity: currentQuantity })),
    parcels: node.fulfillments.map(({ createdAt, displayStatus, trackingInfo }) => ({
      at: createdAt,
      state: displayStatus ? formatStatus(displayStatus) : '',
      carrier: trackingInfo.find(({ company }) => company)?.company ?? '',
      numbers: trackingInfo.flatMap(({ number }) => number || []),
      urls: trackingInfo.flatMap(({ url }) => (url && isWebAddress(url) ? url : [])),
    })),
    refunds: node.refunds.map(({ createdAt, totalRefundedSet }) => ({
      at: createdAt ?? '',
      amount: formatShopMoney(totalRefundedSet),
    })),
    adminUrl: `https://admin.shopify.com/store/${domain.replace(/\.myshopify\.com$/, '')}/orders/${node.legacyResourceId.replace(/\D/g, '')}`,
  }
}

const formatShopMoney = ({ shopMoney: { amount, currencyCode } }: z.infer<typeof moneySchema>): string =>
  formatMoney(amount, currencyCode)
