import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** An order of the fake shop. */
export interface WooOrder {
  id: number
  /** The number set by a plugin. Missing: the id. */
  number?: string
  email: string
  status?: string
  metas?: readonly { key: string; value: unknown }[]
  refunds?: readonly { id: number; total: string }[]
  shipping?: readonly { method_title: string }[]
}

/** Faulty behaviours of real shops. A silent one never responds. */
export type WooBehaviour =
  'usual' | 'silent' | 'plain-permalinks' | 'cache-plugin' | 'basic-auth' | 'no-woocommerce' | number

/** A fake WordPress site with WooCommerce: REST API v3, authorisation page and webhooks, as documented. */
export interface WooShop {
  url: string
  key: string
  secret: string
  orders: WooOrder[]
  /** `read` and `write` are the permissions of the key. */
  permissions: string
  setBehaviour: (behaviour: WooBehaviour) => void
  /** Requests since the start, as method and path with query. */
  requests: string[]
  /** Simulates the owner's click on Approve: calls back with a key, and returns the redirect address. */
  approve: (authorizeUrl: string, callBack: (url: string, body: string) => Promise<number>) => Promise<string>
  webhook: (
    topic: string,
    payload: object,
    secret?: string,
  ) => { headers: Record<string, string>; body: string }
  close: () => Promise<void>
}

const htmlPage = '<!doctype html><title>Shop</title><p>Welcome to our shop.</p>'

/** Starts the fake shop on loopback. */
export async function startWooCommerce(): Promise<WooShop> {
  const key = 'ck_0123456789abcdef'
  const secret = 'cs_fedcba9876543210'
  const state = { behaviour: 'usual' as WooBehaviour, permissions: 'read' }
  const orders: WooOrder[] = []
  const requests: string[] = []

  const server = createServer((request, response) => {
    requests.push(`${request.method ?? ''} ${request.url ?? ''}`)
    if (state.behaviour === 'silent') return
    const [status, body, headers = {}] = answerRequest(request)
    const isPage = typeof body === 'string'
    response.writeHead(status, {
      'content-type': isPage ? 'text/html; charset=UTF-8' : 'application/json; charset=UTF-8',
      ...headers,
    })
    endResponse(response, isPage ? body : JSON.stringify(body))
  })

  const answerRequest = (request: IncomingMessage): [number, string | object, Record<string, string>?] => {
    const url = new URL(request.url ?? '/', 'http://shop.test')
    const { behaviour } = state
    if (behaviour === 'basic-auth') return [401, htmlPage, { 'www-authenticate': 'Basic realm="Staging"' }]
    if (typeof behaviour === 'number') return [behaviour, refusalBody(behaviour, 'a_fault')]
    if (behaviour === 'cache-plugin') return [200, htmlPage]
    const route = url.searchParams.get('rest_route') ?? /^\/wp-json(\/.*)$/.exec(url.pathname)?.[1]
    if (route === undefined || (behaviour === 'plain-permalinks' && !url.searchParams.has('rest_route')))
      return [404, htmlPage]
    if (route === '/') return [200, { name: 'Woo & Sons' }]
    if (behaviour === 'no-woocommerce' || !route.startsWith('/wc/v3/orders'))
      return [404, refusalBody(404, 'rest_no_route')]
    const given = Buffer.from(
      (request.headers.authorization ?? '').replace(/^Basic /, ''),
      'base64',
    ).toString()
    if (given !== `${key}:${secret}`) return [401, refusalBody(401, 'woocommerce_rest_authentication_error')]
    if (!state.permissions.includes('read')) return [401, refusalBody(401, 'woocommerce_rest_cannot_view')]
    const id = /^\/wc\/v3\/orders\/(\d+)$/.exec(route)?.[1]
    if (id !== undefined) {
      const found = orders.find((order) => order.id === Number(id))
      return found
        ? [200, toOrderRow(found)]
        : [404, refusalBody(404, 'woocommerce_rest_shop_order_invalid_id')]
    }
    return [200, listOrders(url.searchParams)]
  }

  const listOrders = (query: URLSearchParams) => {
    const wanted = query.get('search')?.toLowerCase()
    const included = query.get('include')?.split(',').map(Number)
    const size = Number(query.get('per_page') ?? 10)
    const start = (Number(query.get('page') ?? 1) - 1) * size
    return orders
      .filter(({ id }) => included?.includes(id) ?? true)
      .filter(({ email }) => wanted === undefined || email.toLowerCase().includes(wanted))
      .toSorted((one, other) => other.id - one.id)
      .slice(start, start + size)
      .map(toOrderRow)
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`
  return {
    url,
    key,
    secret,
    orders,
    requests,
    get permissions() {
      return state.permissions
    },
    set permissions(permissions) {
      state.permissions = permissions
    },
    setBehaviour: (behaviour) => {
      state.behaviour = behaviour
    },
    approve: async (authorizeUrl, callBack) => {
      const asked = new URL(authorizeUrl).searchParams
      const userId = asked.get('user_id') ?? ''
      const body = {
        ...{ key_id: 1, user_id: userId, consumer_key: key, consumer_secret: secret },
        key_permissions: asked.get('scope'),
      }
      // The shop shows an error instead of going back when the callback does not answer 200.
      const status = await callBack(asked.get('callback_url') ?? '', JSON.stringify(body))
      if (status !== 200) throw new Error(`the callback answered ${String(status)}`)
      const back = new URL(asked.get('return_url') ?? '')
      back.searchParams.set('success', '1')
      back.searchParams.set('user_id', userId)
      return back.href
    },
    webhook: (topic, payload, signer = secret) => {
      const body = JSON.stringify(payload)
      return {
        headers: {
          'content-type': 'application/json',
          'x-wc-webhook-source': 'https://woo.example/',
          'x-wc-webhook-topic': topic,
          'x-wc-webhook-delivery-id': createHmac('sha256', 'id').update(body).digest('hex'),
          'x-wc-webhook-signature': createHmac('sha256', signer).update(body).digest('base64'),
        },
        body,
      }
    },
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => void server.close(() => resolve()))
    },
  }
}

const endResponse = (response: ServerResponse, body: string): void => void response.end(body)

const refusalBody = (status: number, code: string) => ({ code, message: 'Sorry.', data: { status } })

const toOrderRow = ({
  id,
  number,
  email,
  status = 'processing',
  metas = [],
  refunds = [],
  shipping,
}: WooOrder) => ({
  id,
  number: number ?? String(id),
  status,
  currency: 'EUR',
  total: '49.90',
  date_created_gmt: '2030-01-10T09:00:00',
  date_modified_gmt: '2030-01-12T09:00:00',
  date_completed_gmt: null,
  date_paid_gmt: ['pending', 'on-hold', 'failed'].includes(status) ? null : '2030-01-10T09:01:00',
  billing: { first_name: 'Ann', last_name: 'Lee', email },
  line_items: [{ name: 'Kettle', quantity: 1 }],
  shipping_lines: shipping ?? [{ method_title: 'Parcel' }],
  refunds,
  meta_data: metas,
})
