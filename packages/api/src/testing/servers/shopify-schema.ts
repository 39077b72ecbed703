import { buildSchema } from 'graphql'

/** The used part of Shopify's GraphQL Admin API, from its public reference (2026-07). */
export const shopifySchema = buildSchema(`
  scalar DateTime
  scalar Decimal
  scalar UnsignedInt64
  scalar URL
  enum CurrencyCode { EUR USD GBP }
  enum OrderSortKeys { CREATED_AT ID ORDER_NUMBER PROCESSED_AT RELEVANCE TOTAL_PRICE UPDATED_AT }
  enum OrderDisplayFinancialStatus {
    AUTHORIZED EXPIRED PAID PARTIALLY_PAID PARTIALLY_REFUNDED PENDING REFUNDED VOIDED
  }
  enum OrderDisplayFulfillmentStatus {
    FULFILLED IN_PROGRESS ON_HOLD OPEN PARTIALLY_FULFILLED PENDING_FULFILLMENT REQUEST_DECLINED RESTOCKED SCHEDULED UNFULFILLED
  }
  enum FulfillmentDisplayStatus {
    ATTEMPTED_DELIVERY CANCELED CONFIRMED DELAYED DELIVERED FAILURE FULFILLED IN_TRANSIT LABEL_PRINTED LABEL_PURCHASED
    MARKED_AS_FULFILLED NOT_DELIVERED OUT_FOR_DELIVERY PICKED_UP READY_FOR_PICKUP SUBMITTED
  }
  interface Node { id: ID! }
  type MoneyV2 { amount: Decimal! currencyCode: CurrencyCode! }
  type MoneyBag { shopMoney: MoneyV2! presentmentMoney: MoneyV2! }
  type Customer implements Node { id: ID! displayName: String! }
  type LineItem implements Node { id: ID! title: String! quantity: Int! currentQuantity: Int! }
  type LineItemConnection { nodes: [LineItem!]! }
  type FulfillmentTrackingInfo { company: String number: String url: URL }
  type Fulfillment implements Node {
    id: ID!
    createdAt: DateTime!
    displayStatus: FulfillmentDisplayStatus
    trackingInfo(first: Int): [FulfillmentTrackingInfo!]!
  }
  type Refund implements Node { id: ID! createdAt: DateTime totalRefundedSet: MoneyBag! }
  type Order implements Node {
    id: ID!
    legacyResourceId: UnsignedInt64!
    name: String!
    email: String
    createdAt: DateTime!
    cancelledAt: DateTime
    displayFinancialStatus: OrderDisplayFinancialStatus
    displayFulfillmentStatus: OrderDisplayFulfillmentStatus!
    totalPriceSet: MoneyBag!
    customer: Customer
    lineItems(first: Int, after: String, reverse: Boolean): LineItemConnection!
    fulfillments(first: Int, query: String): [Fulfillment!]!
    refunds(first: Int): [Refund!]!
  }
  type OrderConnection { nodes: [Order!]! }
  type Shop implements Node {
    id: ID!
    name: String!
    myshopifyDomain: String!
    orderNumberFormatPrefix: String!
    orderNumberFormatSuffix: String!
  }
  type AccessScope { handle: String! description: String! }
  type AppInstallation implements Node { id: ID! accessScopes: [AccessScope!]! }
  type Query {
    shop: Shop!
    currentAppInstallation: AppInstallation!
    node(id: ID!): Node
    nodes(ids: [ID!]!): [Node]!
    orders(first: Int, after: String, query: String, reverse: Boolean, sortKey: OrderSortKeys): OrderConnection!
  }
`)

/** An order of the fake shop. */
export interface SampleOrder {
  number: number
  email: string | null
  customer?: string
  placedAt?: string
  cancelledAt?: string | null
  payment?: string
  delivery?: string
  items?: { title: string; quantity: number }[]
  parcels?: { at: string; state: string; company: string; number: string; url: string }[]
  refunds?: { at: string; amount: string }[]
}

const toMoneyBag = (amount: string) => {
  const sum = { amount, currencyCode: 'EUR' }
  return { shopMoney: sum, presentmentMoney: sum }
}

const toGid = (type: string, id: number | string): string => `gid://shopify/${type}/${id}`

/** Its Shopify id. */
export const buildOrderGid = ({ number }: SampleOrder): string => toGid('Order', 5_000_000_000 + number)

/** Converts an order to the format of the resolvers. */
export const toOrderNode = (order: SampleOrder, mayReadCustomers: boolean) => ({
  __typename: 'Order',
  id: buildOrderGid(order),
  legacyResourceId: String(5_000_000_000 + order.number),
  name: `#${order.number}`,
  email: order.email,
  createdAt: order.placedAt ?? '2030-01-10T09:00:00Z',
  cancelledAt: order.cancelledAt ?? null,
  displayFinancialStatus: order.payment ?? 'PAID',
  displayFulfillmentStatus: order.delivery ?? 'UNFULFILLED',
  totalPriceSet: toMoneyBag('49.9'),
  customer:
    mayReadCustomers && order.customer
      ? { id: toGid('Customer', order.number), displayName: order.customer }
      : null,
  lineItems: {
    nodes: (order.items ?? [{ title: 'Blue mug', quantity: 2 }]).map(({ title, quantity }, index) => ({
      id: toGid('LineItem', order.number * 100 + index),
      title,
      quantity,
      currentQuantity: quantity,
    })),
  },
  fulfillments: (order.parcels ?? []).map(({ at, state, ...tracking }, index) => ({
    id: toGid('Fulfillment', order.number * 100 + index),
    createdAt: at,
    displayStatus: state,
    trackingInfo: [tracking],
  })),
  refunds: (order.refunds ?? []).map(({ at, amount }, index) => ({
    id: toGid('Refund', order.number * 100 + index),
    createdAt: at,
    totalRefundedSet: toMoneyBag(amount),
  })),
})
