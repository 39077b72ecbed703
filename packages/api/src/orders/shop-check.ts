import { get as getPlain } from 'node:http'
import { get as getSecure, type RequestOptions } from 'node:https'
import * as z from 'zod'
import type { FindHost } from '../platform/hosts.ts'

/** Why Shopify did not let us in. */
export type ShopFault =
  'shop' | 'token' | 'scope' | 'frozen' | 'busy' | 'down' | 'timeout' | 'private' | 'sealed'

/** What Shopify says of a shop: its name, or why there is none. */
export type ShopCheck = { kind: 'found'; name: string } | { kind: 'failed'; fault: ShopFault }

/** Asks Shopify's Admin API for a shop with an access token. */
export type CheckShop = (domain: string, token: string) => Promise<ShopCheck>

/** Where the Admin API is. */
export interface ShopifySettings {
  /** The origin, with `{domain}` where the shop's stands. */
  baseUrl: string
  /** Such as 2026-07. */
  apiVersion: string
}

const limitMs = 10_000
const maxBytes = 1_000_000

const shopAnswer = z.object({ shop: z.object({ name: z.string() }) })

const words: Readonly<Record<ShopFault, string>> = {
  shop: 'Shopify knows no shop at this address.',
  token: 'Shopify refused the access token. Please copy it again from your app in Shopify.',
  scope: 'The access token does not allow to read the shop. Please check what your app in Shopify may do.',
  frozen: 'Shopify has paused this shop. Please look into it at Shopify.',
  busy: 'Shopify gets too many requests for this shop right now. Please try again in a minute.',
  down: 'Shopify could not be reached. Please try again in a moment.',
  timeout: 'Shopify did not answer in time. Please try again in a moment.',
  private: 'This shop is in a private network, which is not allowed here.',
  sealed: 'The saved access token cannot be opened any more. Please enter it again.',
}

/** The sentence for the person. */
export function explainShop(fault: string): string {
  return (words as Readonly<Record<string, string | undefined>>)[fault] ?? words.down
}

/**
 * The myshopify.com domain in what a person enters: the domain, the first part of it, or an address of the shop's admin;
 * undefined for anything else.
 */
export function parseShopDomain(text: string): string | undefined {
  const plain = text
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
  const admin = /^admin\.shopify\.com\/store\/([a-z0-9-]+)(?:[/?#]|$)/.exec(plain)?.[1]
  const name = admin ?? /^([a-z0-9][a-z0-9-]{0,62})(?:\.myshopify\.com(?:[/?#].*)?)?$/.exec(plain)?.[1]
  return name === undefined ? undefined : `${name}.myshopify.com`
}

const statuses: Readonly<Record<number, ShopFault>> = {
  401: 'token',
  402: 'frozen',
  403: 'scope',
  404: 'shop',
  423: 'frozen',
  429: 'busy',
}

/** Creates the check. Redirects are not followed: they leave the shop. */
export function createCheckShop(
  { baseUrl = 'https://{domain}', apiVersion = '2026-07' }: Partial<ShopifySettings>,
  findHost: FindHost,
): CheckShop {
  return async (domain, token) => {
    const failed = (fault: ShopFault): ShopCheck => ({ kind: 'failed', fault })
    if (!/^[\u0021-\u007e]+$/.test(token)) return failed('token')
    const isFixed = !baseUrl.includes('{domain}')
    const url = new URL(`/admin/api/${apiVersion}/shop.json`, baseUrl.replace('{domain}', domain))
    const host = isFixed ? undefined : await findHost(url.hostname)
    if (host?.kind === 'failed') return failed(host.failure === 'private' ? 'private' : 'shop')
    const headers = { 'x-shopify-access-token': token, accept: 'application/json', host: url.host }
    const answer = await fetchText(url, {
      headers,
      ...(host && { host: host.address, servername: url.hostname }),
    })
    if (typeof answer === 'string') return failed(answer)
    if (answer.status >= 300)
      return failed(statuses[answer.status] ?? (answer.status < 500 ? 'shop' : 'down'))
    const shop = shopAnswer.safeParse(parseJson(answer.text))
    return shop.success ? { kind: 'found', name: shop.data.shop.name } : failed('shop')
  }
}

function fetchText(
  url: URL,
  options: RequestOptions,
): Promise<{ status: number; text: string } | 'down' | 'timeout'> {
  const get = url.protocol === 'http:' ? getPlain : getSecure
  const signal = AbortSignal.timeout(limitMs)
  return new Promise((resolve) => {
    const fail = (): void => resolve(signal.aborted ? 'timeout' : 'down')
    get(url, { ...options, signal }, (response) => {
      const chunks: Buffer[] = []
      let bytes = 0
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length
        if (bytes > maxBytes) response.destroy()
        else chunks.push(chunk)
      })
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString('utf8') }),
      )
      response.on('close', fail)
      response.on('error', fail)
    }).on('error', fail)
  })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}
