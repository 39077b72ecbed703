import { createServer } from 'node:http'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { eq, sql } from 'drizzle-orm'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import type { CryptoKey } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../../database/open-database.ts'
import { nonces } from '../../database/schema.ts'
import { hashSecret } from '../../platform/random-secrets.ts'
import { useDatabase } from '../../testing/database/use-database.ts'
import { saveNonce, consumeNonce } from './nonces.ts'
import { createSsoTokenReader } from './sso-tokens.ts'
import type { SsoTokenReader } from './sso-tokens.ts'

const data = useDatabase()
const issuer = 'https://platform.example'
const audience = 'draftdesk'
const nowSeconds = Date.UTC(2030, 0, 15, 12) / 1000
const refused = { kind: 'refused' }
const failed = { kind: 'failed' }

let key: CryptoKey
let keys: Server
/** Response of the key server. Without one it closes the connection. */
let answer: { status: number; body: string } | undefined
let set: { status: number; body: string }
let serial = 0

beforeAll(async () => {
  const pair = await generateKeyPair('ES256')
  key = pair.privateKey
  const own = { ...(await exportJWK(pair.publicKey)), kid: 'own', alg: 'ES256' }
  set = { status: 200, body: JSON.stringify({ keys: [own] }) }
  keys = createServer((request, response) => {
    if (!answer) request.socket.destroy()
    else response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body)
  })
  await new Promise<void>((resolve) => keys.listen(0, '127.0.0.1', resolve))
})
afterAll(() => keys.close())

const create = (db: Database = data.db): SsoTokenReader => {
  const keysUrl = `http://127.0.0.1:${(keys.address() as AddressInfo).port}/keys`
  return createSsoTokenReader({ issuer, audience, keysUrl }, db, () => nowSeconds * 1000)
}
/** Signs a token. Undefined claims are left out. */
function sign(claims: Record<string, unknown> = {}, kid = 'own'): Promise<string> {
  serial += 1
  const usual = { iss: issuer, aud: audience, iat: nowSeconds, exp: nowSeconds + 300, jti: String(serial) }
  const person = { sub: 's-1', email: 'sam@example.com', name: 'Sam Shop' }
  return new SignJWT({ ...usual, ...person, ...claims }).setProtectedHeader({ alg: 'ES256', kid }).sign(key)
}
const read = async (token: string | Promise<string>) => {
  answer = set
  return create().read(await token)
}

describe('createSsoTokenReader', () => {
  test('knows whom a token names, and remembers it until it would have ended', async () => {
    const identity = { issuer: 'sso', subject: 's-1', email: 'sam@example.com', isEmailVerified: true }
    expect(await read(sign({ jti: 'named' }))).toMatchObject({ kind: 'known', identity })
    const [used] = await data.db
      .select()
      .from(nonces)
      .where(eq(nonces.hash, hashSecret('id named')))
    expect(used).toMatchObject({ kind: 'sso', expiresAt: new Date((nowSeconds + 330) * 1000) })
  })

  test.each([{}, { jti: undefined }, { jti: '' }, { jti: 7 }])(
    'takes a token with %j once, and another beside it',
    async (claims) => {
      const token = await sign(claims)
      expect([await read(token), await read(token)]).toMatchObject([{ kind: 'known' }, refused])
      expect(await read(sign({ ...claims, name: 'Another' }))).toMatchObject({ kind: 'known' })
    },
  )

  test.each<[string, Record<string, unknown>]>([
    ['30 s after its end', { iat: nowSeconds - 100, exp: nowSeconds - 29 }],
    ['30 s after its first ten minutes', { iat: nowSeconds - 630 }],
  ])('takes a token until %s, since clocks differ', async (_name, claims) => {
    expect(await read(sign(claims))).toMatchObject({ kind: 'known' })
  })

  test.each<[string, Record<string, unknown>]>([
    ['of another issuer', { iss: 'https://evil.example' }],
    ['for another audience', { aud: 'somebody-else' }],
    ['that has ended', { iat: nowSeconds - 100, exp: nowSeconds - 30 }],
    ['that is older than ten minutes', { iat: nowSeconds - 631 }],
    ['that says no end', { exp: undefined }],
    ['that says no beginning', { iat: undefined }],
    ['without an address', { email: undefined }],
    ['without a subject', { sub: undefined }],
    ['of somebody without a name', { sub: '' }],
  ])('refuses a token %s', async (_name, claims) => {
    expect(await read(sign(claims))).toEqual(refused)
  })

  test('refuses what is no token, and a token of a key that is not in the set', async () => {
    expect([await read('made-up'), await read(sign({}, 'other'))]).toEqual([refused, refused])
  })

  test('passes a fault of the database on, which is none of the token', async () => {
    answer = set
    const token = await sign()
    const broken = data.db.transaction(async (tx) => {
      await expect(tx.execute(sql`select nonsense`)).rejects.toThrow()
      const fault = await create(tx)
        .read(token)
        .catch((error: unknown) => error)
      expect(fault).toMatchObject({ message: expect.stringContaining('insert into') as string })
      tx.rollback()
    })
    await expect(broken).rejects.toThrow('Rollback')
  })

  test.each([
    ['hangs up', undefined],
    ['is in trouble', { status: 500, body: '{}' }],
    ['answers a page', { status: 200, body: '<html>' }],
  ])('says so when the server of the keys %s', async (_name, given) => {
    answer = given
    expect(await create().read(await sign())).toEqual(failed)
  })
})

describe('consumeNonce', () => {
  const untilMs = nowSeconds * 1000
  test('takes what was stored once, for what it was stored, before it ends', async () => {
    const uses = async (kind: 'google' | 'restore', value: string, atMs = untilMs - 1) =>
      consumeNonce(data.db, kind, value, atMs)
    expect(await saveNonce(data.db, 'google', 'one', untilMs)).toBe(true)
    expect(await saveNonce(data.db, 'google', 'one', untilMs)).toBe(false)
    expect([
      await uses('restore', 'one'),
      await uses('google', 'two'),
      await uses('google', 'one', untilMs),
    ]).toEqual([false, false, false])
    expect([await uses('google', 'one'), await uses('google', 'one')]).toEqual([true, false])
  })
})
