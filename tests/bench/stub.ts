import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const session = JSON.stringify({
  success: true,
  role: 'owner',
  permissions: ['settings'],
  user: {
    id: '7c0b7f7e-0d4e-4a0e-9a53-6b2f2b1c1a01',
    first_name: 'Olga',
    last_name: 'Owner',
    email: 'owner@bench.test',
    profile_image: null,
    is_active: true,
    is_verified: true,
    is_super_admin: false,
  },
  store: {
    id: '7c0b7f7e-0d4e-4a0e-9a53-6b2f2b1c1a02',
    name: 'Northwind Outfitters',
    store_id: 1001,
    is_onboarded: true,
    is_document_uploaded: true,
    is_email_account_added: true,
    is_shopify_account_added: true,
  },
})

const login = JSON.stringify({
  email: 'owner@bench.test',
  token: 'bench-token',
  expires_in: 1440,
  is_super_admin: 'False',
  is_verified: 'True',
  last_login: '2026-01-01T00:00:00Z',
})

const unknown = JSON.stringify({ detail: 'Not Found' })

/** A /v1 that costs next to nothing: the session check and a login, after `delayMs`. Its URL goes to the parent. */
const delayMs = Number(process.argv[2] ?? 0)
const server = createServer((request, response) => {
  const isKnown =
    request.url === '/v1/auth/login' || request.url === '/v1/auth/session' || request.url === '/v1/auth/me'
  const answer = !isKnown ? unknown : request.url === '/v1/auth/login' ? login : session
  const send = () => {
    response.writeHead(isKnown ? 200 : 404, {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(answer),
    })
    response.end(answer)
  }
  request.resume()
  if (delayMs > 0) setTimeout(send, delayMs)
  else send()
})
server.keepAliveTimeout = 60_000
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`ready on http://127.0.0.1:${(server.address() as AddressInfo).port}\n`)
})
