import { dayMs } from '@draftdesk/contract/durations'
import { emptyOrderContext } from '../orders/find-orders.ts'
import type { OrderContext } from '../orders/find-orders.ts'
import { matchOrders } from '../orders/match-orders.ts'
import type { CustomerOrderQuery } from '../orders/match-orders.ts'
import { defaultOrderNumberFormat } from '../orders/order-numbers.ts'
import { searchOrders } from '../shops/shopify/shopify-orders.ts'
import type { ShopifyClient } from '../shops/shopify/shopify-client.ts'

/** The shop domain of demo stores. */
const demoDomain = 'demo-shop.myshopify.com'

interface DemoOrder {
  readonly number: number
  readonly customer: string
  readonly email: string
  readonly daysAgo: number
  readonly total: string
  readonly delivery: 'UNFULFILLED' | 'IN_PROGRESS' | 'FULFILLED'
  readonly items: readonly (readonly [count: number, title: string])[]
  readonly parcel?: { readonly daysAgo: number; readonly state: string; readonly number: string }
}

/** Orders of the demo customers. */
const demoOrders: readonly DemoOrder[] = [
  {
    number: 48213,
    customer: 'Mara Lindt',
    email: 'mara.lindt@mail.test',
    daysAgo: 4,
    total: '38.00',
    delivery: 'FULFILLED',
    items: [[2, 'Enamel mug, forest green']],
    parcel: { daysAgo: 1, state: 'IN_TRANSIT', number: 'NW4821300917' },
  },
  {
    number: 47655,
    customer: 'Mara Lindt',
    email: 'mara.lindt@mail.test',
    daysAgo: 41,
    total: '64.90',
    delivery: 'FULFILLED',
    items: [[1, 'Wool blanket, grey']],
    parcel: { daysAgo: 38, state: 'DELIVERED', number: 'NW4765500412' },
  },
  {
    number: 48177,
    customer: 'Daniel Okafor',
    email: 'd.okafor@mail.test',
    daysAgo: 6,
    total: '129.00',
    delivery: 'FULFILLED',
    items: [[1, 'Rain jacket, M']],
    parcel: { daysAgo: 2, state: 'DELIVERED', number: 'NW4817700655' },
  },
  {
    number: 48102,
    customer: 'Jonas Weber',
    email: 'jonas@mail.test',
    daysAgo: 9,
    total: '86.50',
    delivery: 'IN_PROGRESS',
    items: [
      [1, 'Camping stove'],
      [3, 'Gas cartridge, 230 g'],
    ],
  },
]

const toMoneySet = (amount: string) => ({ shopMoney: { amount, currencyCode: 'EUR' } })

/** An order in Shopify's response format. */
function toOrderNode(order: DemoOrder, nowMs: number) {
  const daysAgoText = (daysAgo: number) => new Date(nowMs - daysAgo * dayMs).toISOString()
  const id = String(6_000_000_000 + order.number)
  return {
    id: `gid://shopify/Order/${id}`,
    legacyResourceId: id,
    name: `#${String(order.number)}`,
    email: order.email,
    createdAt: daysAgoText(order.daysAgo),
    cancelledAt: null,
    displayFinancialStatus: 'PAID',
    displayFulfillmentStatus: order.delivery,
    totalPriceSet: toMoneySet(order.total),
    customer: { displayName: order.customer },
    lineItems: { nodes: order.items.map(([currentQuantity, title]) => ({ title, currentQuantity })) },
    fulfillments: order.parcel
      ? [
          {
            createdAt: daysAgoText(order.parcel.daysAgo),
            displayStatus: order.parcel.state,
            trackingInfo: [{ company: 'Northwind Post', number: order.parcel.number, url: null }],
          },
        ]
      : [],
    refunds: [],
  }
}

/** Answers a query of the demo shop. */
function createDemoOrderQuery(clock: () => number): ShopifyClient['query'] {
  return (_shop, { variables, answer }) => {
    const nodes = demoOrders.map((order) => toOrderNode(order, clock()))
    const { query, ids } = variables ?? {}
    const [, by, value = ''] = /^(email|name):"(.*)"$/.exec(String(query)) ?? []
    const parsed = answer.safeParse({
      shop: { name: 'Demo Shop', orderNumberFormatPrefix: '#', orderNumberFormatSuffix: '' },
      currentAppInstallation: {
        accessScopes: [{ handle: 'read_orders' }, { handle: 'read_customers' }],
      },
      orders: { nodes: nodes.filter((node) => (by === 'name' ? node.name : node.email) === value) },
      nodes: Array.isArray(ids) ? ids.map((id) => nodes.find((node) => node.id === id) ?? null) : [],
    })
    return Promise.resolve(
      parsed.success ? { kind: 'answered', data: parsed.data } : { kind: 'failed', fault: 'shop' },
    )
  }
}

/** Wraps Shopify: demo shops return demo orders, and other shops are queried for real. */
export function wrapDemoShop(shopify: ShopifyClient, clock: () => number): ShopifyClient {
  const answer = createDemoOrderQuery(clock)
  return {
    ...shopify,
    query: (shop, asked) => (shop.domain === demoDomain ? answer(shop, asked) : shopify.query(shop, asked)),
  }
}

/** The orders of a demo thread. */
export async function findDemoOrders(question: CustomerOrderQuery, nowMs: number): Promise<OrderContext> {
  const key = { domain: demoDomain, token: '' }
  const { looks: _looks, ...matched } = await matchOrders(
    question,
    defaultOrderNumberFormat,
    async (search) => {
      const read = await searchOrders({ query: createDemoOrderQuery(() => nowMs) }, key, search)
      if (read.kind === 'failed') throw new Error('the demo cannot read its own orders')
      return { orders: read.data }
    },
  )
  return { ...emptyOrderContext, ...matched, hasShop: true }
}
