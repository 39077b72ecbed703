import { createHmac, randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { graphql } from 'graphql'
import { shopifySchema, toOrderNode, buildOrderGid } from './shopify-schema.ts'
import type { SampleOrder } from './shopify-schema.ts'

/**
 * A fake Shopify with one shop, as publicly documented: tokens by client credentials (24 hours) and by
 * consent (one hour, with refresh), the GraphQL Admin API with scopes, costs and errors, and webhooks.
 */
export interface FakeShopify {
  url: string
  /** A token of a legacy app, which does not expire. */
  token: string
  /** The owner's own app. */
  own: { clientId: string; secret: string }
  /** The app of this server. */
  app: { clientId: string; secret: string }
  orders: SampleOrder[]
  scopes: string[]
  /** Makes every request fail with this status. Undefined ends that. */
  fail: (status: number | undefined) => void
  /** Refuses the next queries, because they exceed the rate limit. */
  throttle: (count: number) => void
  /** Expires all temporary tokens. */
  expireTokens: () => void
  /** Refuses all renewals, as after the app was removed. */
  remove: (isRemoved: boolean) => void
  /** The requested paths. */
  asked: string[]
  /** The number of issued tokens. */
  given: () => number
  /** A webhook as Shopify sends it. */
  webhook: (
    topic: string,
    payload: object,
    secret?: string,
    id?: string,
  ) => { headers: Record<string, string>; body: string }
  close: () => Promise<void>
}

const shopDomain = 'northwind.myshopify.com'

/** Starts the fake Shopify on loopback. */
export async function startShopify(): Promise<FakeShopify> {
  const token = 'shpat_0123456789abcdef'
  const own = { clientId: 'own-client-id', secret: 'own-client-secret' }
  const app = { clientId: 'host-client-id', secret: 'host-client-secret' }
  const state = {
    orders: [] as SampleOrder[],
    scopes: ['read_orders', 'read_customers', 'read_fulfillments'],
    broken: undefined as number | undefined,
    throttled: 0,
    isRemoved: false,
    given: 0,
  }
  const living = new Set<string>([token])
  const codes = new Set<string>()
  /** Refresh tokens with their successor. Shopify accepts the old one until the successor is used. */
  const refreshes = new Set<string>()
  const asked: string[] = []

  const createToken = (expiresIn: number, refresh?: string) => {
    const access = `shpat_${randomBytes(8).toString('hex')}`
    living.add(access)
    state.given += 1
    return {
      access_token: access,
      scope: state.scopes.join(','),
      expires_in: expiresIn,
      ...(refresh !== undefined && { refresh_token: refresh, refresh_token_expires_in: 7_776_000 }),
    }
  }
  const createRefreshableToken = () => {
    const refresh = `shprt_${randomBytes(8).toString('hex')}`
    refreshes.add(refresh)
    return createToken(3600, refresh)
  }

  const answerToken = (form: URLSearchParams): [number, object] => {
    const isFromApp = (one: typeof own) =>
      form.get('client_id') === one.clientId && form.get('client_secret') === one.secret
    if (state.isRemoved || !(isFromApp(own) || isFromApp(app)))
      return [400, { error: 'invalid_client', error_description: 'The client is not known.' }]
    if (form.get('grant_type') === 'client_credentials')
      return isFromApp(own) ? [200, createToken(86_399)] : [400, { error: 'shop_not_permitted' }]
    if (form.get('grant_type') === 'refresh_token')
      return refreshes.has(form.get('refresh_token') ?? '')
        ? [200, createRefreshableToken()]
        : [400, { error: 'invalid_request' }]
    if (!codes.delete(form.get('code') ?? '')) return [400, { error: 'invalid_request' }]
    if (form.get('expiring') === '1') return [200, createRefreshableToken()]
    const { expires_in: _none, ...lasting } = createToken(0)
    return [200, lasting]
  }

  const answerConsent = (query: URLSearchParams): [number, string] => {
    if (query.get('client_id') !== app.clientId) return [400, 'no such app']
    const code = randomBytes(8).toString('hex')
    codes.add(code)
    const back = new URLSearchParams({
      code,
      host: 'aG9zdA',
      shop: shopDomain,
      state: query.get('state') ?? '',
    })
    back.set('timestamp', '1900000000')
    const message = [...back]
      .map(([name, value]) => `${name}=${value}`)
      .sort()
      .join('&')
    back.set('hmac', createHmac('sha256', app.secret).update(message).digest('hex'))
    return [302, `${query.get('redirect_uri') ?? ''}?${back.toString()}`]
  }

  const findOrders = ({ query = '', first = 10 }: { query?: string; first?: number }) => {
    const [, by = '', value = ''] = /^(email|name):"((?:[^"\\]|\\.)*)"$/.exec(query) ?? []
    // Matches case-insensitively and by word prefixes, like Shopify.
    const wanted = value.replace(/\\(.)/g, '$1').toLowerCase()
    const found = state.orders.filter((order) =>
      (by === 'email' ? (order.email ?? '') : `#${order.number}`).toLowerCase().startsWith(wanted),
    )
    return { nodes: found.slice(0, first).map((order) => toOrderNode(order, hasScope('read_customers'))) }
  }
  const hasScope = (scope: string) => state.scopes.includes(scope)
  const accessDenied = (what: string) =>
    Object.assign(new Error(`Access denied for ${what} field.`), { extensions: { code: 'ACCESS_DENIED' } })

  const answerQuery = async (body: string): Promise<object> => {
    const { query, variables } = JSON.parse(body) as { query: string; variables?: Record<string, unknown> }
    const cost = {
      requestedQueryCost: 42,
      throttleStatus: {
        maximumAvailable: 2000,
        currentlyAvailable: state.throttled > 0 ? 40 : 1900,
        restoreRate: 100,
      },
    }
    if (state.throttled > 0) {
      state.throttled -= 1
      return { errors: [{ message: 'Throttled', extensions: { code: 'THROTTLED' } }], extensions: { cost } }
    }
    const rootValue = {
      shop: {
        id: 'gid://shopify/Shop/1',
        name: 'Northwind',
        myshopifyDomain: shopDomain,
        orderNumberFormatPrefix: '#',
        orderNumberFormatSuffix: '',
      },
      currentAppInstallation: {
        id: 'gid://shopify/AppInstallation/1',
        accessScopes: () => state.scopes.map((handle) => ({ handle, description: handle })),
      },
      orders: (given: { query?: string; first?: number }) => {
        if (!hasScope('read_orders')) throw accessDenied('orders')
        return findOrders(given)
      },
      nodes: ({ ids }: { ids: string[] }) =>
        ids.map((id) => {
          const order = state.orders.find((one) => buildOrderGid(one) === id)
          return order ? toOrderNode(order, hasScope('read_customers')) : null
        }),
    }
    const result = await graphql({
      schema: shopifySchema,
      source: query,
      rootValue,
      variableValues: variables ?? null,
    })
    return { ...result, extensions: { cost: { ...cost, actualQueryCost: 12 } } }
  }

  const answerRequest = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? '', 'http://shopify.test')
    asked.push(url.pathname)
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const body = Buffer.concat(chunks).toString('utf8')
    const sendJson = (status: number, value: object) => {
      response.writeHead(status, { 'content-type': 'application/json' })
      response.end(JSON.stringify(value))
    }
    if (state.broken !== undefined) {
      sendJson(state.broken, { errors: 'no' })
      return
    }
    if (url.pathname === '/admin/oauth/authorize') {
      const [status, location] = answerConsent(url.searchParams)
      response.writeHead(status, { location }).end()
      return
    }
    if (url.pathname === '/admin/oauth/access_token') {
      sendJson(...answerToken(new URLSearchParams(body)))
      return
    }
    if (!/^\/admin\/api\/\d{4}-\d\d\/graphql\.json$/.test(url.pathname)) {
      sendJson(404, { errors: 'Not Found' })
      return
    }
    if (!living.has(String(request.headers['x-shopify-access-token'])))
      sendJson(401, {
        errors: '[API] Invalid API key or access token (unrecognized login or wrong password)',
      })
    else sendJson(200, await answerQuery(body))
  }

  const server = createServer((request, response) => void answerRequest(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    token,
    own,
    app,
    orders: state.orders,
    scopes: state.scopes,
    fail: (status) => {
      state.broken = status
    },
    throttle: (count) => {
      state.throttled = count
    },
    expireTokens: () => {
      living.clear()
      living.add(token)
    },
    remove: (isRemoved) => {
      state.isRemoved = isRemoved
    },
    asked,
    given: () => state.given,
    webhook: (topic, payload, secret = app.secret, id = randomBytes(16).toString('hex')) => {
      const body = JSON.stringify(payload)
      return {
        headers: {
          'content-type': 'application/json',
          'x-shopify-topic': topic,
          'x-shopify-shop-domain': shopDomain,
          'x-shopify-webhook-id': id,
          'x-shopify-api-version': '2026-07',
          'x-shopify-hmac-sha256': createHmac('sha256', secret).update(body).digest('base64'),
        },
        body,
      }
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
