import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { users } from '../../database/schema.ts'
import { ms, openTestApi, signIn, signUp } from '../../testing/api.ts'
import type { TestApi } from '../../testing/api.ts'

const renewed = 'Renewed-pass-9'

let t: TestApi
beforeAll(async () => {
  t = await openTestApi({ limitScale: 0, siteUrl: 'https://app.example/' })
})
afterAll(() => t.close())

const forgot = (email: string) => t.send('forgotPassword', { input: { email } })
const reset = (token: string, secret = renewed) =>
  t.send('resetPassword', { input: { reset_token: token, new_password: secret, confirm_password: secret } })

async function tokenOf(email: string): Promise<string> {
  await forgot(email)
  return (await t.find(email, /^https:\/\/app\.example\/reset-password\?token=(\S+)$/m)) ?? 'no link'
}

describe('forgotPassword', () => {
  test('answers the same for a known and an unknown address, and mails the known one only', async () => {
    await t.enter('ann@example.com')
    const known = await forgot('ann@example.com')
    const unknown = await forgot('nobody@example.com')
    expect(known.body).toEqual(unknown.body)
    await t.settle()
    expect(t.mails.at(-1)).toMatchObject({ to: 'ann@example.com', subject: 'Reset your Draftdesk password' })
  })
})

describe('resetPassword', () => {
  test('sets the password and ends every sign-in', async () => {
    const token = await t.enter('reset@example.com')
    expect((await reset(await tokenOf('reset@example.com'))).status).toBe(200)
    expect((await t.send('session', { token })).status).toBe(401)
    expect((await t.send('refresh', { token })).status).toBe(401)
    expect((await signIn(t.send, 'reset@example.com')).status).toBe(400)
    expect((await signIn(t.send, 'reset@example.com', renewed)).status).toBe(200)
  })

  test('takes a link once, even from 20 at the same time', async () => {
    await t.enter('race@example.com')
    const token = await tokenOf('race@example.com')
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => reset(token, `${renewed}${n}`)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('sets no password for a person who was switched off meanwhile', async () => {
    await t.enter('shut@example.com')
    const token = await tokenOf('shut@example.com')
    const { db } = t.api.services
    await db.update(users).set({ isActive: false }).where(eq(users.email, 'shut@example.com'))
    expect((await reset(token)).status).toBe(400)
    await db.update(users).set({ isActive: true }).where(eq(users.email, 'shut@example.com'))
    expect((await signIn(t.send, 'shut@example.com', renewed)).status).toBe(400)
  })

  test('says by a code that a link is used up, so that a page can offer a new one', async () => {
    await t.enter('again@example.com')
    const token = await tokenOf('again@example.com')
    await reset(token)
    expect(await reset(token)).toMatchObject({
      status: 400,
      body: {
        detail: 'This link is not valid, was used before or has expired. Please ask for a new one.',
        code: 'link_unusable',
      },
    })
  })

  test('tells the mailbox that the password was changed', async () => {
    await t.enter('told@example.com')
    await reset(await tokenOf('told@example.com'))
    await t.settle()
    expect(t.mails.findLast(({ to }) => to === 'told@example.com')).toMatchObject({
      subject: 'Your Draftdesk password was changed',
      text: expect.stringContaining('https://app.example/forgot-password') as string,
    })
  })

  test('refuses a password that many people use, and leaves the link to choose another', async () => {
    await t.enter('popular@example.com')
    const token = await tokenOf('popular@example.com')
    expect((await reset(token, 'Welcome1!')).status).toBe(400)
    expect((await reset(token)).status).toBe(200)
  })

  test('uses up the other links of the account', async () => {
    await t.enter('links@example.com')
    const first = await tokenOf('links@example.com')
    const second = await tokenOf('links@example.com')
    expect((await reset(second)).status).toBe(200)
    expect((await reset(first)).status).toBe(400)
  })

  test('takes no link after 60 minutes, and no made-up one', async () => {
    await t.enter('late@example.com')
    const token = await tokenOf('late@example.com')
    t.passMs(60 * ms.minute)
    expect((await reset(token)).status).toBe(400)
    expect((await reset('made-up')).status).toBe(400)
  })

  test('verifies the address that the link went to', async () => {
    await signUp(t.send, 'unverified@example.com')
    expect((await reset(await tokenOf('unverified@example.com'))).status).toBe(200)
    expect((await signIn(t.send, 'unverified@example.com', renewed)).body).toMatchObject({
      is_verified: 'True',
    })
  })

  test('leaves a code of the sign-up before it without effect', async () => {
    await signUp(t.send, 'pending@example.com')
    const code = await t.codeOf('pending@example.com')
    await reset(await tokenOf('pending@example.com'))
    await t.send('verifyEmail', { input: { email: 'pending@example.com', verification_code: code } })
    expect((await signIn(t.send, 'pending@example.com', renewed)).status).toBe(200)
  })

  test('keeps the password rule', async () => {
    const { status, body } = await reset('any', 'short')
    expect([status, JSON.stringify(body)]).toEqual([
      422,
      expect.stringContaining('Password must be at least 8'),
    ])
  })
})
