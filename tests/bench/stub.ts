import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buildTestPath } from '@draftdesk/contract/testing'

const paths = {
  signIn: buildTestPath('signIn'),
  session: buildTestPath('session'),
  me: buildTestPath('me'),
  threads: buildTestPath('threads'),
}

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

/** Lists as many threads as the cursor says, a minute apart. */
function listThreads(url: string): string {
  const length = Number(new URL(url, 'http://stub.invalid').searchParams.get('cursor') ?? 25)
  const now = Date.now()
  return JSON.stringify({
    threads: Array.from({ length }, (_, i) => ({
      id: String(i),
      subject: `Where is my order ${i}?`,
      emails: [
        {
          id: String(i),
          sender: `Mara Lindt <mara.${i}@mail.test>`,
          direction: 'in',
          created_at: new Date(now - i * 60_000).toISOString(),
          excerpt: 'Hi, I ordered two enamel mugs last Thursday and have not heard anything since.',
        },
      ],
      drafts: i % 3 === 0 ? [{ id: String(i) }] : [],
    })),
    next: null,
    has_mail: true,
  })
}

function findAnswer(url: string): string | undefined {
  if (url === paths.signIn) return login
  if (url === paths.session || url === paths.me) return session
  return url.startsWith(paths.threads) ? listThreads(url) : undefined
}

/**
 * A cheap fake /v1 with session check, login and lists of threads, after `delayMs`. Sends its URL to the
 * parent process.
 */
const delayMs = Number(process.argv[2] ?? 0)
const answers = new Map<string, string | undefined>()
const server = createServer((request, response) => {
  const url = request.url ?? ''
  if (!answers.has(url)) answers.set(url, findAnswer(url))
  const answer = answers.get(url) ?? unknown
  const send = () => {
    response.writeHead(answer === unknown ? 404 : 200, {
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
