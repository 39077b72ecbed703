import { setTimeout as wait } from 'node:timers/promises'
import { createAdminApiClient } from '@shopify/admin-api-client'
import * as z from 'zod'
import { fetchSafely } from '../../platform/network/fetch-safely.ts'
import type { FetchFault, FetchOptions } from '../../platform/network/fetch-safely.ts'
import type { FindHost } from '../../platform/network/find-host.ts'
import type { ShopFault } from '../shop-faults.ts'
import type { ShopResult } from '../shop-system.ts'

/** The Admin API, and this server's app for consent. */
export interface ShopifySettings {
  /** The origin, with `{domain}` in place of the shop's domain. */
  baseUrl: string
  /** The version of Shopify's API, such as 2026-07. */
  apiVersion: string
  /** The Shopify app of this server. Undefined when each owner needs an app of their own. */
  app: { clientId: string; secret: string } | undefined
}

/** The client of Shopify's API. */
export interface ShopifyClient {
  readonly settings: ShopifySettings
  /** The address of a page of a shop. */
  readonly addressOf: (domain: string, path: string) => URL
  /** Sends a query to a shop's Admin API. Retries when the shop's rate limit is reached. */
  readonly query: <T>(
    shop: { readonly domain: string; readonly token: string },
    query: {
      readonly text: string
      readonly variables?: Record<string, unknown>
      readonly answer: z.ZodType<T>
    },
  ) => Promise<ShopResult<T>>
  /** Sends a form to a shop's token endpoint. */
  readonly post: (domain: string, form: Readonly<Record<string, string>>) => Promise<ShopResult<unknown>>
}

const tokenPath = '/admin/oauth/access_token'
const maxThrottledTries = 3
const maxWaitMs = 2000

const faultByStatus: Readonly<Record<number, ShopFault>> = {
  401: 'token',
  402: 'frozen',
  403: 'scope',
  404: 'shop',
  423: 'frozen',
  429: 'busy',
}
const faultByFetchFault: Readonly<Record<FetchFault, ShopFault>> = {
  host: 'shop',
  private: 'private',
  down: 'down',
  timeout: 'timeout',
  large: 'down',
}

const graphQlErrors = z.array(
  z.object({ message: z.string(), extensions: z.object({ code: z.string().optional() }).optional() }),
)
const costSchema = z.object({
  cost: z.object({
    requestedQueryCost: z.number(),
    throttleStatus: z.object({ currentlyAvailable: z.number(), restoreRate: z.number().positive() }),
  }),
})

const findStatusFault = (status: number): ShopFault =>
  faultByStatus[status] ?? (status < 500 ? 'shop' : 'down')

/** Creates the connection to Shopify. */
export function createShopifyClient(given: Partial<ShopifySettings>, findHost: FindHost): ShopifyClient {
  const settings: ShopifySettings = {
    baseUrl: given.baseUrl ?? 'https://{domain}',
    apiVersion: given.apiVersion ?? '2026-07',
    app: given.app,
  }
  // The operator's address may be in a private network, a person's domain may not.
  const guard = settings.baseUrl.includes('{domain}') ? findHost : undefined
  const buildShopUrl = (domain: string, path: string) =>
    new URL(path, settings.baseUrl.replace('{domain}', domain))
  const sendRequest = (url: URL, options: Omit<FetchOptions, 'findHost'>) =>
    fetchSafely(url, { ...options, findHost: guard })

  const runQuery: ShopifyClient['query'] = async ({ domain, token }, { text, variables = {}, answer }) => {
    let fault: ShopFault = 'down'
    const client = createAdminApiClient({
      storeDomain: domain,
      apiVersion: settings.apiVersion,
      accessToken: token,
      customFetchApi: async (address, options) => {
        const { pathname } = new URL(address)
        const headers = options?.headers as Record<string, string>
        const sent = await sendRequest(buildShopUrl(domain, pathname), {
          method: 'POST',
          headers,
          body: String(options?.body),
        })
        if (sent.kind === 'answered') return sent.response
        fault = faultByFetchFault[sent.fault]
        throw new Error(sent.fault)
      },
    })
    for (let tries = 1; ; tries += 1) {
      const { data, errors, extensions } = await client.request<unknown>(text, { variables })
      const status = errors?.networkStatusCode
      if (errors && (status === undefined || status >= 300))
        return { kind: 'failed', fault: status === undefined ? fault : findStatusFault(status) }
      const codes = graphQlErrors.safeParse(errors?.graphQLErrors ?? []).data?.map(getErrorCode) ?? []
      if (codes.includes('THROTTLED')) {
        if (tries === maxThrottledTries) return { kind: 'failed', fault: 'busy' }
        await wait(parseThrottleWaitMs(extensions))
        continue
      }
      // Without the right to read a field, Shopify returns null for it.
      const parsed = answer.safeParse(data)
      if (parsed.success) return { kind: 'answered', data: parsed.data }
      return { kind: 'failed', fault: codes.includes('ACCESS_DENIED') ? 'scope' : 'shop' }
    }
  }

  return {
    settings,
    addressOf: buildShopUrl,
    query: async (shop, asked) =>
      // Headers allow no other characters.
      /^[\u0021-\u007e]+$/.test(shop.token) ? runQuery(shop, asked) : { kind: 'failed', fault: 'token' },
    post: async (domain, form) => {
      const sent = await sendRequest(buildShopUrl(domain, tokenPath), {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
        body: new URLSearchParams(form).toString(),
      })
      if (sent.kind === 'failed') return { kind: 'failed', fault: faultByFetchFault[sent.fault] }
      const { status } = sent.response
      if (status === 400) return { kind: 'failed', fault: 'token' }
      if (status >= 300) return { kind: 'failed', fault: findStatusFault(status) }
      return { kind: 'answered', data: await sent.response.json().catch(() => undefined) }
    },
  }
}

const getErrorCode = ({ extensions }: z.infer<typeof graphQlErrors>[number]): string | undefined =>
  extensions?.code

/** The time until the shop's rate limit allows the query. */
function parseThrottleWaitMs(extensions: unknown): number {
  const parsed = costSchema.safeParse(extensions)
  if (!parsed.success) return maxWaitMs / 2
  const { requestedQueryCost, throttleStatus } = parsed.data.cost
  const missing = requestedQueryCost - throttleStatus.currentlyAvailable
  return Math.min(maxWaitMs, Math.max(50, (missing / throttleStatus.restoreRate) * 1000))
}
