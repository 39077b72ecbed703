import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { users } from '../../database/schema.ts'
import { ms, openTestApi, signIn, signUp } from '../../testing/api.ts'
import type { TestApi } from '../../testing/api.ts'
import { createTotpCode, setUpTwoStep } from '../../testing/totp-codes.ts'
import { startProvider } from '../../testing/servers/provider.ts'
import type { TestProvider } from '../../testing/servers/provider.ts'

let t: TestApi
let provider: TestProvider
beforeAll(async () => {
  provider = await startProvider()
  t = await openTestApi({ google: provider.settings, limitScale: 0, clock: Date.now })
})
afterAll(async () => {
  await t.close()
  await provider.close()
})

const start = async () => String((await t.send('googleLogin')).body['authorization_url'])
const finish = (code: string, state?: string) =>
  t.send('googleCallback', { input: state === undefined ? { code } : { code, state } })
const ann = {
  sub: 'g-1',
  email: 'Ann@example.com',
  email_verified: true,
  given_name: 'Ann',
  family_name: 'Archer',
}

async function pass(claims: typeof ann) {
  const query = await provider.visit(await start(), claims)
  return { code: query.get('code') ?? '', state: query.get('state') ?? '' }
}

describe('googleLogin', () => {
  test('is refused with a sentence where Google is not set up', async () => {
    const plain = await openTestApi()
    expect((await plain.send('googleLogin')).body).toEqual({
      detail: 'Google sign-in is not set up on this server.',
    })
    expect((await plain.send('googleCallback', { input: { code: 'x', state: 'y' } })).status).toBe(404)
    await plain.close()
  })

  test('says so when the provider cannot be reached, and tries anew next time', async () => {
    const lonely = await openTestApi({ google: { ...provider.settings, issuer: 'http://127.0.0.1:9' } })
    expect((await lonely.send('googleLogin')).status).toBe(503)
    expect((await lonely.send('googleCallback', { input: { code: 'x', state: 'y' } })).status).toBe(503)
    await lonely.close()
  })
})

describe('googleCallback', () => {
  test('opens a verified account and finds it again by its subject', async () => {
    const { code, state } = await pass(ann)
    const first = await finish(code, state)
    expect(first.body).toMatchObject({ email: 'ann@example.com', expires_in: 60, is_super_admin: 'False' })
    const moved = await pass({ ...ann, email: 'moved@example.com' })
    expect((await finish(moved.code, moved.state)).body).toMatchObject({ email: 'ann@example.com' })
  })

  test('asks a person with two-step sign-in for a code too', async () => {
    const kim = { ...ann, sub: 'g-kim', email: 'kim@example.com' }
    const first = await pass(kim)
    const { body } = await finish(first.code, first.state)
    const token = String(body['token'])
    const { secret } = await setUpTwoStep(t.send, token, t.api.services.clock())
    const { code, state } = await pass(kim)
    const asked = await finish(code, state)
    expect(asked.body).toEqual({
      ...{ email: 'kim@example.com', token: '', expires_in: null, is_super_admin: 'False' },
      challenge: expect.any(String) as string,
    })
    const input = {
      challenge: asked.body['challenge'],
      code: createTotpCode(secret, t.api.services.clock() + 30_000),
    }
    const signedIn = await t.send('signInWithCode', { input })
    expect(signedIn.body).toMatchObject({ email: 'kim@example.com', expires_in: 60 })
  })

  test('takes a code only with the state that its sign-in began with', async () => {
    const bare = await pass(ann)
    expect((await finish(bare.code)).status).toBe(400)
    const right = await pass(ann)
    expect((await finish(right.code, right.state)).status).toBe(200)
    const wrong = await pass(ann)
    expect((await finish(wrong.code, 'another')).status).toBe(400)
  })

  test('takes a code once, and none that is made up', async () => {
    const { code, state } = await pass(ann)
    expect((await finish(code, state)).status).toBe(200)
    expect((await finish(code, state)).status).toBe(400)
    expect((await finish('made-up', state)).status).toBe(400)
  })

  test('refuses a sign-in that this server did not start', async () => {
    const url = new URL(await start())
    url.searchParams.set('nonce', 'chosen-by-somebody-else')
    const query = await provider.visit(url.href, ann)
    expect((await finish(query.get('code') ?? '', query.get('state') ?? '')).status).toBe(400)
  })

  test('refuses an address that the provider has not verified', async () => {
    const { code, state } = await pass({
      ...ann,
      sub: 'g-2',
      email: 'unsure@example.com',
      email_verified: false,
    })
    expect((await finish(code, state)).status).toBe(400)
    expect(await t.api.services.db.$count(users, eq(users.email, 'unsure@example.com'))).toBe(0)
  })

  test('joins the account of the same verified address and leaves its password', async () => {
    await t.enter('both@example.com')
    const { code, state } = await pass({ ...ann, sub: 'g-3', email: 'both@example.com' })
    expect((await finish(code, state)).body).toMatchObject({ email: 'both@example.com' })
    expect((await signIn(t.send, 'both@example.com')).status).toBe(200)
  })

  test('takes the password from an account that nobody had verified', async () => {
    await signUp(t.send, 'squatted@example.com')
    const { code, state } = await pass({ ...ann, sub: 'g-4', email: 'squatted@example.com' })
    expect((await finish(code, state)).status).toBe(200)
    expect((await signIn(t.send, 'squatted@example.com')).status).toBe(400)
  })

  test('takes no code for a sign-in that began more than ten minutes ago', async () => {
    let nowMs = Date.now()
    const slow = await openTestApi({ google: provider.settings, clock: () => nowMs })
    const url = String((await slow.send('googleLogin')).body['authorization_url'])
    const query = await provider.visit(url, ann)
    nowMs += 10 * ms.minute
    expect(
      (await slow.send('googleCallback', { input: { code: query.get('code'), state: query.get('state') } }))
        .status,
    ).toBe(400)
    await slow.close()
  })
})
