import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A stand-in for Shopify's Admin API that knows one shop. */
export interface Shopify {
  url: string
  token: string
  /** Answers every request with this status from here on; undefined ends that. */
  fail: (status: number | undefined) => void
  /** The paths that were asked for. */
  asked: string[]
  close: () => Promise<void>
}

/** Starts the stand-in on loopback. */
export async function startShopify(): Promise<Shopify> {
  const token = 'shpat_0123456789abcdef'
  const asked: string[] = []
  let broken: number | undefined
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    const isKnown = request.headers['x-shopify-access-token'] === token
    const status =
      broken ?? (!isKnown ? 401 : /^\/admin\/api\/[\d-]+\/shop\.json$/.test(request.url ?? '') ? 200 : 404)
    response.writeHead(status, { 'content-type': 'application/json' })
    const shop = { name: 'Northwind', myshopify_domain: 'northwind.myshopify.com' }
    response.end(JSON.stringify(status === 200 ? { shop } : { errors: 'no' }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    token,
    fail: (status) => {
      broken = status
    },
    asked,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
