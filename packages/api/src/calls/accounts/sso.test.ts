import { createServer } from 'node:http'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import type { CryptoKey } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApi } from '../../testing/api.ts'
import type { TestApi } from '../../testing/api.ts'
import { setUpTwoStep } from '../../testing/totp-codes.ts'

const issuer = 'https://platform.example'
const audience = 'draftdesk'

let t: TestApi
let keys: Server
let keysUrl: string
let key: CryptoKey
let foreignKey: CryptoKey
beforeAll(async () => {
  const pair = await generateKeyPair('ES256')
  key = pair.privateKey
  foreignKey = (await generateKeyPair('ES256')).privateKey
  const set = JSON.stringify({ keys: [{ ...(await exportJWK(pair.publicKey)), kid: 'k1', alg: 'ES256' }] })
  keys = createServer((_, response) => response.setHeader('content-type', 'application/json').end(set))
  await new Promise<void>((resolve) => keys.listen(0, '127.0.0.1', resolve))
  keysUrl = `http://127.0.0.1:${(keys.address() as AddressInfo).port}/keys`
  t = await openTestApi({ sso: { issuer, audience, keysUrl }, limitScale: 0 })
})
afterAll(async () => {
  await t.close()
  keys.close()
})

interface Wishes {
  claims?: { [name: string]: unknown }
  by?: CryptoKey
  ageSeconds?: number
  lifeSeconds?: number
  to?: string
  from?: string
}

const nowSeconds = () => Math.floor(t.api.services.clock() / 1000)
let serial = 0
function sign({
  claims = {},
  by = key,
  ageSeconds = 0,
  lifeSeconds = 300,
  to = audience,
  from = issuer,
}: Wishes = {}) {
  const issuedAt = nowSeconds() - ageSeconds
  serial += 1
  return new SignJWT({
    sub: 's-1',
    email: 'Sam@example.com',
    name: 'Sam van Shop',
    jti: String(serial),
    ...claims,
  })
    .setProtectedHeader({ alg: 'ES256', kid: 'k1' })
    .setIssuer(from)
    .setAudience(to)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + lifeSeconds)
    .sign(by)
}
const present = (token: string) => t.send('ssoCallback', { input: { token } })

describe('ssoCallback', () => {
  test('opens an account, with the names of the token, and signs it in', async () => {
    const { body } = await present(await sign())
    expect(body).toMatchObject({ email: 'sam@example.com', expires_in: 60 })
    expect((await t.send('me', { token: String(body['token']) })).body).toMatchObject({
      user: { first_name: 'Sam', last_name: 'van Shop' },
    })
  })

  test('asks a person with two-step sign-in for a code too', async () => {
    const claims = { sub: 's-kim', email: 'kim@example.com' }
    const { body } = await present(await sign({ claims }))
    const now = t.api.services.clock()
    const { recoveryCodes } = await setUpTwoStep(t.send, String(body['token']), now)
    const asked = await present(await sign({ claims }))
    expect(asked.body).toMatchObject({ token: '', challenge: expect.any(String) as string })
    const input = { challenge: asked.body['challenge'], code: recoveryCodes[0] }
    expect((await t.send('signInWithCode', { input })).body).toMatchObject({ email: 'kim@example.com' })
  })

  test('takes a token once, even from ten at the same time', async () => {
    const token = await sign()
    const answers = await Promise.all(Array.from({ length: 10 }, () => present(token)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  // n of P-256: s and n-s of a signature verify alike.
  const order = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n
  const mirror = (signature: string) => {
    const bytes = Buffer.from(signature, 'base64url')
    const s = order - BigInt(`0x${bytes.subarray(32).toString('hex')}`)
    const mirrored = Buffer.from(s.toString(16).padStart(64, '0'), 'hex')
    return Buffer.concat([bytes.subarray(0, 32), mirrored]).toString('base64url')
  }
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
  /** Spellings of a signature that decode to the same or to one that verifies alike. */
  const respell = (signature: string): string[] => {
    const last = letters.indexOf(signature.at(-1) ?? '')
    const others = Array.from(letters).filter((_, n) => n >> 4 === last >> 4 && n !== last)
    const start = signature.slice(0, -1)
    return [
      ...others.map((letter) => start + letter),
      `${signature}=`,
      `${signature.slice(0, 9)} ${signature.slice(9)}`,
      mirror(signature),
    ]
  }

  test.each<[string, { jti?: undefined }]>([
    ['with an id', {}],
    ['without an id', { jti: undefined }],
  ])('takes a token %s once, however its signature is spelt', async (_name, claims) => {
    const token = await sign({ claims })
    expect((await present(token)).status).toBe(200)
    const [header, payload, signature = ''] = token.split('.')
    for (const other of respell(signature))
      expect((await present(`${header}.${payload}.${other}`)).status).toBe(400)
  })

  test.each<[string, () => Promise<string>]>([
    ['another key', () => sign({ by: foreignKey })],
    ['another issuer', () => sign({ from: 'https://evil.example' })],
    ['another audience', () => sign({ to: 'somebody-else' })],
    ['an expired token', () => sign({ ageSeconds: 400 })],
    ['a token older than ten minutes', () => sign({ ageSeconds: 700, lifeSeconds: 9999 })],
    ['a token without an address', () => sign({ claims: { email: undefined } })],
    ['an address that is not verified', () => sign({ claims: { sub: 's-9', email_verified: false } })],
    ['no token at all', () => Promise.resolve('made-up')],
    [
      'an unsigned token',
      async () =>
        `${(await sign())
          .split('.')
          .slice(0, 2)
          .join('.')
          .replace(/^[^.]+/, 'eyJhbGciOiJub25lIn0')}.`,
    ],
  ])('refuses %s', async (_name, make) => {
    expect((await present(await make())).status).toBe(400)
  })

  test('says so when it is not set up or its keys cannot be reached', async () => {
    const plain = await openTestApi()
    expect((await plain.send('ssoCallback', { input: { token: 'x' } })).status).toBe(404)
    await plain.close()
    const lonely = await openTestApi({ sso: { issuer, audience, keysUrl: 'http://127.0.0.1:9/keys' } })
    expect((await lonely.send('ssoCallback', { input: { token: await sign() } })).status).toBe(503)
    await lonely.close()
  })
})
