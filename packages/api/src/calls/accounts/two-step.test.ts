import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { activities, recoveryCodes, signInChallenges, twoSteps, users } from '../../database/schema.ts'
import { deleteOldRows } from '../../workers/delete-old-rows.ts'
import { ms, openTestApi, testPassword, signIn } from '../../testing/api.ts'
import type { TestApi } from '../../testing/api.ts'
import { createTotpCode, setUpTwoStep, createWrongTotpCode } from '../../testing/totp-codes.ts'
import type { Authenticator } from '../../testing/totp-codes.ts'
import { enterStore } from '../../testing/store.ts'

const stepMs = 30_000

let t: TestApi
beforeAll(async () => {
  t = await openTestApi()
})
afterAll(() => t.close())

const now = () => t.api.services.clock()

/** A person whose sign-ins ask for a code. */
async function enterWithApp(email: string): Promise<Authenticator & { token: string }> {
  const token = await t.enter(email)
  const app = await setUpTwoStep(t.send, token, now())
  t.passMs(stepMs)
  return { ...app, token }
}

const challengeOf = async (email: string, secret = testPassword) =>
  String((await signIn(t.send, email, secret)).body['challenge'])
const complete = (challenge: string, code: string, api: Pick<TestApi, 'send'> = t) =>
  api.send('signInWithCode', { input: { challenge, code } })
const lastMail = async (email: string) => {
  await t.settle()
  return t.mails.findLast(({ to }) => to === email)
}

describe('confirmTwoStep', () => {
  test('turns two-step sign-in on with a code of the new secret, and shows ten recovery codes', async () => {
    const token = await t.enter('on@example.com')
    expect((await t.send('twoStep', { token })).body).toEqual({
      ...{ is_on: false, confirmed_at: null, recovery_codes_left: 0, has_password: true },
      ...{ has_app: false, passkeys: [] },
    })
    const begun = await t.send('beginTwoStep', { token, input: { current_password: testPassword } })
    const secret = String(begun.body['secret'])
    expect(begun.body['uri']).toBe(
      `otpauth://totp/Draftdesk:on%40example.com?issuer=Draftdesk&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
    )
    const confirm = (code: string) => t.send('confirmTwoStep', { token, input: { code } })
    expect(await confirm(createWrongTotpCode(secret, now()))).toMatchObject({
      status: 400,
      body: { code: 'code_wrong' },
    })
    const { body } = await confirm(createTotpCode(secret, now()))
    const codes = body['recovery_codes'] as string[]
    expect(new Set(codes).size).toBe(10)
    for (const code of codes) expect(code).toMatch(/^(?:[0-9A-HJKMNP-TV-Z]{4}-){5}[0-9A-HJKMNP-TV-Z]{4}$/)
    expect((await t.send('twoStep', { token })).body).toMatchObject({ is_on: true, recovery_codes_left: 10 })
    expect(await lastMail('on@example.com')).toMatchObject({
      subject: 'Two-step sign-in is on for your Draftdesk account',
    })
  })

  test('asks for nothing at sign-in while a set-up waits for its code', async () => {
    const token = await t.enter('waits@example.com')
    await t.send('beginTwoStep', { token, input: { current_password: testPassword } })
    expect((await signIn(t.send, 'waits@example.com')).body).not.toHaveProperty('challenge')
  })

  test('takes no code after 30 minutes, and nothing of a set-up is left after a day', async () => {
    const token = await t.enter('slow@example.com')
    const { body } = await t.send('beginTwoStep', { token, input: { current_password: testPassword } })
    t.passMs(30 * ms.minute)
    const input = { code: createTotpCode(String(body['secret']), now()) }
    expect((await t.send('confirmTwoStep', { token, input })).status).toBe(400)
    const [user] = await t.api.services.db.select().from(users).where(eq(users.email, 'slow@example.com'))
    t.passMs(ms.day)
    await deleteOldRows(t.api.services)
    expect(await t.api.services.db.$count(twoSteps, eq(twoSteps.userId, user?.id ?? ''))).toBe(0)
  })

  test('stores the secret sealed and the recovery codes hashed', async () => {
    const { secret, recoveryCodes: shown } = await enterWithApp('sealed@example.com')
    const { db } = t.api.services
    const rows = JSON.stringify([await db.select().from(twoSteps), await db.select().from(recoveryCodes)])
    for (const plain of [secret, ...shown]) expect(rows).not.toContain(plain)
  })
})

describe('beginTwoStep', () => {
  test('wants the password, and replaces no second step that is on', async () => {
    const token = await t.enter('begin@example.com')
    const begin = (current_password?: string) =>
      t.send('beginTwoStep', { token, input: { current_password } })
    expect((await begin('Wrong-password-1')).status).toBe(422)
    expect((await begin()).status).toBe(422)
    await setUpTwoStep(t.send, token, now())
    expect((await begin(testPassword)).status).toBe(400)
  })
})

describe('signIn of a person with two-step sign-in', () => {
  test('gives no token but a challenge, which a code completes with the answer of a sign-in', async () => {
    const { secret } = await enterWithApp('ann@example.com')
    const asked = await signIn(t.send, 'ann@example.com')
    const { challenge, ...rest } = asked.body
    expect(rest).toEqual({
      ...{ email: 'ann@example.com', token: '', expires_in: null, is_super_admin: 'False' },
      ...{ is_verified: 'True', last_login: null, sign_up_id: null },
    })
    const signedIn = await complete(String(challenge), createTotpCode(secret, now()))
    const { token, ...answer } = signedIn.body
    expect(answer).toEqual({
      ...{ email: 'ann@example.com', expires_in: 60, is_super_admin: 'False', is_verified: 'True' },
      ...{ last_login: expect.any(String) as string, sign_up_id: null },
    })
    expect((await t.send('session', { token: String(token) })).status).toBe(200)
  })

  test('changes no letter of the answer for a person without it', async () => {
    await t.enter('plain@example.com')
    const { body } = await signIn(t.send, 'plain@example.com')
    expect(Object.keys(body)).toEqual([
      ...['email', 'token', 'expires_in', 'is_super_admin', 'is_verified', 'last_login', 'sign_up_id'],
    ])
  })

  test('answers a wrong password as for nobody', async () => {
    await enterWithApp('secret@example.com')
    const wrong = await signIn(t.send, 'secret@example.com', 'Wrong-password-1')
    const nobody = await signIn(t.send, 'nobody@example.com')
    expect([wrong.status, wrong.body]).toEqual([nobody.status, nobody.body])
  })

  test('takes a code once, and none of an earlier time', async () => {
    const { secret } = await enterWithApp('replay@example.com')
    const code = createTotpCode(secret, now())
    expect((await complete(await challengeOf('replay@example.com'), code)).status).toBe(200)
    expect((await complete(await challengeOf('replay@example.com'), code)).body['code']).toBe('code_wrong')
    const earlier = createTotpCode(secret, now() - stepMs)
    expect((await complete(await challengeOf('replay@example.com'), earlier)).body['code']).toBe('code_wrong')
    const next = createTotpCode(secret, now() + stepMs)
    expect((await complete(await challengeOf('replay@example.com'), next)).status).toBe(200)
  })

  test('lets one of two processes win that send the same code at the same time', async () => {
    const { secret } = await enterWithApp('race@example.com')
    const twin = await t.openTwin()
    const challenges = [await challengeOf('race@example.com'), await challengeOf('race@example.com')]
    const code = createTotpCode(secret, now())
    const answers = await Promise.all(
      challenges.map((challenge, index) => complete(challenge, code, index === 0 ? t : twin)),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
    await twin.close()
  })

  test('opens one session for a challenge, even with two right codes', async () => {
    const { secret, recoveryCodes: codes } = await enterWithApp('once@example.com')
    const challenge = await challengeOf('once@example.com')
    const answers = await Promise.all([
      complete(challenge, createTotpCode(secret, now())),
      complete(challenge, codes[0] ?? ''),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
  })

  test('ends a challenge after five wrong codes, and after five minutes', async () => {
    const { secret } = await enterWithApp('five@example.com')
    const challenge = await challengeOf('five@example.com')
    const wrong = createWrongTotpCode(secret, now())
    const codes: unknown[] = []
    for (let count = 0; count < 5; count += 1) codes.push((await complete(challenge, wrong)).body['code'])
    expect(codes).toEqual([...Array.from({ length: 4 }, () => 'code_wrong'), 'challenge_over'])
    expect((await complete(challenge, createTotpCode(secret, now()))).body['code']).toBe('challenge_over')

    const late = await challengeOf('five@example.com')
    t.passMs(5 * ms.minute)
    expect((await complete(late, createTotpCode(secret, now()))).body['code']).toBe('challenge_over')
    t.passMs(1)
    await deleteOldRows(t.api.services)
    expect(await t.api.services.db.$count(signInChallenges)).toBe(0)
  })

  test('stops an address after ten wrong codes of a person, and mails the person once', async () => {
    const { secret } = await enterWithApp('guessed@example.com')
    const headers = { 'x-forwarded-for': '192.0.2.66' }
    const attempt = async (code: string, from: Record<string, string> = headers) =>
      t.send('signInWithCode', {
        input: { challenge: await challengeOf('guessed@example.com'), code },
        headers: from,
      })
    for (let count = 0; count < 10; count += 1)
      expect((await attempt(createWrongTotpCode(secret, now()))).status).toBe(400)
    const stopped = await attempt(createTotpCode(secret, now()))
    expect(stopped.status).toBe(429)
    expect(Number(stopped.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await attempt(createTotpCode(secret, now()))).status).toBe(429)
    // The person signs in from where they are.
    expect((await attempt(createTotpCode(secret, now()), {})).status).toBe(200)
    await t.settle()
    const warnings = t.mails.filter(({ subject }) => subject === 'Wrong codes for your Draftdesk account')
    expect(warnings.map(({ to }) => to)).toEqual(['guessed@example.com'])
    t.passMs(15 * ms.minute)
    expect((await attempt(createTotpCode(secret, now()))).status).toBe(200)
  })

  test('stops guessing after thirty wrong codes of a person from any addresses', async () => {
    const { secret } = await enterWithApp('spread@example.com')
    const attempt = async (code: string, count: number) =>
      t.send('signInWithCode', {
        input: { challenge: await challengeOf('spread@example.com'), code },
        headers: { 'x-forwarded-for': `192.0.2.${String(100 + count)}` },
      })
    for (let count = 0; count < 30; count += 1)
      expect((await attempt(createWrongTotpCode(secret, now()), count)).status).toBe(400)
    expect((await attempt(createTotpCode(secret, now()), 31)).status).toBe(429)
    t.passMs(15 * ms.minute)
    expect((await attempt(createTotpCode(secret, now()), 31)).status).toBe(200)
  })

  test('stops an address that tries made-up challenges', async () => {
    const headers = { 'x-forwarded-for': '192.0.2.77' }
    const attempt = () =>
      t.send('signInWithCode', { input: { challenge: 'made-up', code: '000000' }, headers })
    for (let count = 0; count < 60; count += 1) expect((await attempt()).status).toBe(400)
    expect((await attempt()).status).toBe(429)
  })

  test('ends challenges with a new password, and keeps the second step', async () => {
    const { secret } = await enterWithApp('reset@example.com')
    const before = await challengeOf('reset@example.com')
    await t.send('forgotPassword', { input: { email: 'reset@example.com' } })
    const reset_token = await t.find('reset@example.com', /token=(\S+)/)
    const renewed = 'Renewed-pass-9'
    await t.send('resetPassword', {
      input: { reset_token, new_password: renewed, confirm_password: renewed },
    })
    expect((await complete(before, createTotpCode(secret, now()))).body['code']).toBe('challenge_over')
    const after = await challengeOf('reset@example.com', renewed)
    expect((await complete(after, createTotpCode(secret, now()))).status).toBe(200)
  })

  test('refuses a person who was locked meanwhile', async () => {
    const { secret } = await enterWithApp('locked@example.com')
    const challenge = await challengeOf('locked@example.com')
    const isPerson = eq(users.email, 'locked@example.com')
    await t.api.services.db.update(users).set({ isActive: false }).where(isPerson)
    expect((await complete(challenge, createTotpCode(secret, now()))).body['code']).toBe('account_locked')
  })
})

describe('a lost phone', () => {
  test('is replaced by a recovery code, which works once, however it is written', async () => {
    const { recoveryCodes: codes } = await enterWithApp('lost@example.com')
    const [first = '', second = ''] = codes
    expect((await complete(await challengeOf('lost@example.com'), first)).status).toBe(200)
    expect((await lastMail('lost@example.com'))?.text).toContain('You have 9 recovery codes left.')
    expect((await complete(await challengeOf('lost@example.com'), first)).body['code']).toBe('code_wrong')
    const written = ` ${second.toLowerCase().replaceAll('-', ' ')} `
    expect((await complete(await challengeOf('lost@example.com'), written)).status).toBe(200)
  })

  test('takes no recovery code of another person', async () => {
    const { recoveryCodes: codes } = await enterWithApp('mine@example.com')
    await enterWithApp('yours@example.com')
    expect((await complete(await challengeOf('yours@example.com'), codes[0] ?? '')).status).toBe(400)
  })

  test('is turned off with the password and a recovery code', async () => {
    const { token, recoveryCodes: codes } = await enterWithApp('off@example.com')
    const end = (current_password: string, code: string) =>
      t.send('endTwoStep', { token, input: { current_password, code } })
    expect((await end('Wrong-password-1', codes[0] ?? '')).status).toBe(422)
    expect((await end(testPassword, 'AAAA')).status).toBe(400)
    expect((await end(testPassword, codes[0] ?? '')).status).toBe(200)
    expect(await lastMail('off@example.com')).toMatchObject({
      subject: 'Two-step sign-in is off for your Draftdesk account',
    })
    expect((await signIn(t.send, 'off@example.com')).body['token']).not.toBe('')
    expect((await end(testPassword, codes[1] ?? '')).status).toBe(400)
  })
})

describe('renewRecoveryCodes', () => {
  test('replaces all of them for a code', async () => {
    const { token, secret, recoveryCodes: old } = await enterWithApp('renew@example.com')
    const renew = (code: string) => t.send('renewRecoveryCodes', { token, input: { code } })
    expect((await renew(createWrongTotpCode(secret, now()))).status).toBe(400)
    const { body } = await renew(createTotpCode(secret, now()))
    const renewed = body['recovery_codes'] as string[]
    expect(renewed).toHaveLength(10)
    expect((await complete(await challengeOf('renew@example.com'), old[0] ?? '')).status).toBe(400)
    expect((await complete(await challengeOf('renew@example.com'), renewed[0] ?? '')).status).toBe(200)
  })
})

describe('a change of two-step sign-in', () => {
  test('stands in the activity log of the person’s stores', async () => {
    const owner = await enterStore(t, 'logged@example.com')
    const { recoveryCodes: codes } = await setUpTwoStep(t.send, owner.token, now())
    await t.send('endTwoStep', {
      token: owner.token,
      input: { current_password: testPassword, code: codes[0] },
    })
    const rows = await t.api.services.db.select().from(activities).where(eq(activities.storeId, owner.id))
    expect(rows.map(({ action }) => action).filter((action) => /two_step|recovery/.test(action))).toEqual([
      ...['two_step_on', 'recovery_code_used', 'two_step_off'],
    ])
  })
})
