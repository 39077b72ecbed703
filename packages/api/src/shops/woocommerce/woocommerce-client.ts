import * as z from 'zod'
import { fetchSafely } from '../../platform/network/fetch-safely.ts'
import type { FetchFault } from '../../platform/network/fetch-safely.ts'
import type { FindHost } from '../../platform/network/find-host.ts'
import type { ShopFault } from '../shop-faults.ts'
import type { ShopResult } from '../shop-system.ts'
import { parseShopJson } from '../shop-webhook.ts'
import { trimEndSlashes } from './shop-address.ts'

/** Location of the REST API of shops. */
export interface WooCommerceSettings {
  /** The shop's address, with `{domain}` in place of the entered one. */
  readonly baseUrl: string
}

export interface WooCommerceKey {
  readonly domain: string
  readonly key: string
  readonly secret: string
}

/** WooCommerce's REST API, version 3. */
export interface WooCommerceClient {
  /** The address of a page of a shop. */
  readonly addressOf: (domain: string, path: string) => URL
  /** Reads a resource such as `/wc/v3/orders`. */
  readonly read: <T>(
    key: WooCommerceKey,
    resource: string,
    query: Readonly<Record<string, string>>,
    answer: z.ZodType<T>,
  ) => Promise<ShopResult<T>>
}

const faultByFetchFault: Readonly<Record<FetchFault, ShopFault>> = {
  host: 'shop',
  private: 'private',
  down: 'down',
  timeout: 'timeout',
  large: 'page',
}

/** The most entries of one page of a WooCommerce shop. Checking 25,000 wrong entries would take 200 ms. */
const maxEntries = 100

/** The body of a refusal. Pages of web servers and plugins lack the code. */
const refusalSchema = z.object({ code: z.string() })

export function createWooCommerceClient(
  settings: Partial<WooCommerceSettings>,
  findHost: FindHost,
): WooCommerceClient {
  const baseUrl = settings.baseUrl ?? 'https://{domain}'
  // The operator's address may be in a private network, a person's domain may not.
  const guard = baseUrl.includes('{domain}') ? findHost : undefined
  const buildShopUrl = (domain: string, path: string): URL =>
    new URL(`${trimEndSlashes(baseUrl.replace('{domain}', domain))}${path}`)

  const sendRequest = async (
    url: URL,
    { key, secret }: WooCommerceKey,
  ): Promise<ShopResult<ShopResponse>> => {
    const authorization = `Basic ${Buffer.from(`${key}:${secret}`).toString('base64')}`
    const sent = await fetchSafely(url, {
      headers: { authorization, accept: 'application/json' },
      findHost: guard,
    })
    if (sent.kind === 'failed') return { kind: 'failed', fault: faultByFetchFault[sent.fault] }
    const { status } = sent.response
    const text = await sent.response.text()
    return {
      kind: 'answered',
      data: { status, body: parseShopJson(text), isProtected: requiresHttpPassword(sent.response) },
    }
  }

  return {
    addressOf: buildShopUrl,
    read: async (key, resource, query, schema) => {
      const search = new URLSearchParams(query)
      const pretty = buildShopUrl(key.domain, `/wp-json${resource}?${search.toString()}`)
      let sent = await sendRequest(pretty, key)
      // Shops with plain permalinks lack /wp-json. Their API is a query parameter of the start page.
      if (sent.kind === 'answered' && sent.data.status === 404 && getErrorCode(sent.data) === undefined) {
        const plain = new URLSearchParams({ rest_route: resource, ...query })
        sent = await sendRequest(buildShopUrl(key.domain, `/?${plain.toString()}`), key)
      }
      if (sent.kind === 'failed') return sent
      const fault = findResponseFault(sent.data)
      if (fault) return { kind: 'failed', fault }
      const { body } = sent.data
      if (Array.isArray(body) && body.length > maxEntries) return { kind: 'failed', fault: 'page' }
      const parsed = schema.safeParse(body)
      return parsed.success ? { kind: 'answered', data: parsed.data } : { kind: 'failed', fault: 'page' }
    },
  }
}

interface ShopResponse {
  readonly status: number
  /** Undefined when the body is not JSON. */
  readonly body: unknown
  readonly isProtected: boolean
}

const requiresHttpPassword = ({ headers }: Response): boolean =>
  /^\s*(?:basic|digest)\b/i.test(headers.get('www-authenticate') ?? '')

const getErrorCode = ({ body }: ShopResponse): string | undefined => refusalSchema.safeParse(body).data?.code

function findResponseFault(answer: ShopResponse): ShopFault | undefined {
  const { status, body, isProtected } = answer
  const code = getErrorCode(answer)
  if (status < 300) return body === undefined ? 'page' : undefined
  // An order number that does not exist.
  if (code === 'woocommerce_rest_shop_order_invalid_id') return undefined
  if (status === 401 && code === undefined) return isProtected ? 'protected' : 'page'
  if (code === 'woocommerce_rest_cannot_view') return 'scope'
  if (status === 401) return 'client'
  if (status === 403) return code === undefined ? 'page' : 'scope'
  if (status === 429) return 'busy'
  if (status === 503) return 'frozen'
  if (status < 400) return 'shop'
  return status < 500 ? 'shop' : 'down'
}
