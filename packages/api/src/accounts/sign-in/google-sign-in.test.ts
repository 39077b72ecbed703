import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { nonces } from '../../database/schema.ts'
import { hashSecret } from '../../platform/random-secrets.ts'
import { startProvider } from '../../testing/servers/provider.ts'
import type { TestProvider } from '../../testing/servers/provider.ts'
import { unitMs } from '../../testing/time.ts'
import { useDatabase } from '../../testing/database/use-database.ts'
import { createGoogleSignIn } from './google-sign-in.ts'
import type { GoogleSignIn } from './google-sign-in.ts'

const data = useDatabase()
const refused = { kind: 'refused' }
const failed = { kind: 'failed' }
const ann = { sub: 'g-1', email: 'ann@example.com', email_verified: true, given_name: 'Ann' }

let provider: TestProvider
let google: GoogleSignIn
let nowMs: number
beforeAll(async () => {
  provider = await startProvider()
})
afterAll(() => provider.close())
beforeEach(() => {
  // The provider's tokens are of the real time.
  nowMs = Date.now()
  google = createGoogleSignIn(provider.settings, data.db, () => nowMs)
})

/** Begins a sign-in; the address of the provider's page. */
async function start(): Promise<URL> {
  const started = await google.start()
  return new URL(started.kind === 'started' ? started.url : started.kind)
}
/** Signs in at the provider with these claims. `change` may modify the callback URL. */
async function pass(claims: Record<string, unknown> & { sub: string } = ann, change?: (url: URL) => void) {
  const url = await start()
  change?.(url)
  const query = await provider.visit(url.href, claims)
  return { code: query.get('code') ?? 'none', state: query.get('state') ?? 'none' }
}

describe('start', () => {
  test('leads to the provider with a nonce that is stored for ten minutes, and a state that does not show it', async () => {
    const url = await start()
    const { nonce = '', state = '', ...others } = Object.fromEntries(url.searchParams)
    expect(`${url.origin}${url.pathname}`).toBe(`${provider.settings.issuer}/auth`)
    expect(others).toEqual({
      client_id: provider.settings.clientId,
      redirect_uri: provider.settings.redirectUrl,
      response_type: 'code',
      scope: 'openid email profile',
    })
    expect(state).toBe(hashSecret(`state ${nonce}`))
    const stored = await data.db
      .select()
      .from(nonces)
      .where(eq(nonces.hash, hashSecret(nonce)))
    expect(stored).toMatchObject([{ kind: 'google', expiresAt: new Date(nowMs + 10 * unitMs.minute) }])
  })
})

describe('finish', () => {
  test('knows who came back with the state that their sign-in began with, once', async () => {
    const { code, state } = await pass()
    expect([await google.finish(code, undefined), await google.finish(code, state)]).toMatchObject([
      refused,
      { kind: 'known', identity: { issuer: 'google', subject: 'g-1', isEmailVerified: true } },
    ])
    expect(await google.finish(code, state)).toEqual(refused)
  })

  test('believes no address that the provider does not call verified', async () => {
    const { code, state } = await pass({ ...ann, email_verified: undefined })
    expect(await google.finish(code, state)).toMatchObject({ identity: { isEmailVerified: false } })
  })

  test.each<[string, () => Promise<{ code: string; state: string }>]>([
    ['the state of another sign-in', async () => ({ ...(await pass()), state: (await pass()).state })],
    ['a code that is made up', async () => ({ ...(await pass()), code: 'made-up' })],
    ['a nonce of somebody else', () => pass(ann, (url) => url.searchParams.set('nonce', 'chosen'))],
    ['no nonce', () => pass(ann, (url) => url.searchParams.delete('nonce'))],
    ['a person without an address', () => pass({ sub: 'g-2' })],
    ['a sign-in that began ten minutes ago', () => pass().finally(() => (nowMs += 10 * unitMs.minute))],
  ])('refuses %s', async (_name, make) => {
    const { code, state } = await make()
    expect(await google.finish(code, state)).toEqual(refused)
  })
})

describe('createGoogleSignIn', () => {
  test('says so while the provider is away, and asks it anew', async () => {
    const { code, state } = await pass()
    const unasked = createGoogleSignIn(provider.settings, data.db, () => nowMs)
    const comeBack = provider.goAway()
    expect([await unasked.start(), await unasked.finish(code, state)]).toEqual([failed, failed])
    expect(await google.finish(code, state)).toEqual(failed)
    comeBack()
    expect(await unasked.finish(code, state)).toMatchObject({ kind: 'known' })
  })

  test.each([
    ['nobody answers where codes are exchanged', 'http://127.0.0.1:9/token'],
    ['a code is exchanged for nothing about the person', '/token'],
  ])('says so when %s', async (_name, endpoint) => {
    const server = createServer((request, response) => {
      const published = { issuer: origin(), token_endpoint: new URL(endpoint, origin()).href }
      const answer = request.url === '/token' ? { access_token: 'a', token_type: 'bearer' } : published
      response.setHeader('content-type', 'application/json').end(JSON.stringify(answer))
    })
    const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const lame = createGoogleSignIn({ ...provider.settings, issuer: origin() }, data.db, () => nowMs)
    expect(await lame.finish('code', 'state')).toEqual(failed)
    server.close()
  })
})
