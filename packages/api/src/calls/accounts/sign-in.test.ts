import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApi, testPassword, signIn, signUp } from '../../testing/api.ts'
import type { TestApi } from '../../testing/api.ts'

let t: TestApi
beforeAll(async () => {
  t = await openTestApi()
})
afterAll(() => t.close())

const from = (address: string) => ({ 'x-forwarded-for': address })

describe('signIn', () => {
  test('hands out a token with its life in minutes, and the last sign-in from the second time on', async () => {
    await signUp(t.send, 'ann@example.com')
    await t.send('verifyEmail', {
      input: { email: 'ann@example.com', verification_code: await t.codeOf('ann@example.com') },
    })
    const first = await signIn(t.send, 'ann@example.com')
    expect(first.body).toMatchObject({
      expires_in: 60,
      is_super_admin: 'False',
      is_verified: 'True',
      last_login: null,
    })
    const second = await signIn(t.send, ' ANN@example.com ')
    expect(second.body['last_login']).toBe('2030-01-15T12:00:00.000Z')
    expect(second.body['token']).not.toBe(first.body['token'])
  })

  test('answers the same for a wrong password and for nobody', async () => {
    const wrong = await signIn(t.send, 'ann@example.com', 'Wrong-password-1')
    const nobody = await signIn(t.send, 'nobody@example.com')
    expect([wrong.status, wrong.body]).toEqual([nobody.status, nobody.body])
    expect(wrong.status).toBe(400)
  })

  test('stops an account after ten failures from one address and says how long to wait', async () => {
    await t.enter('target@example.com')
    const attempt = (secret: string, address: string) =>
      t.send('signIn', { input: { email: 'target@example.com', password: secret }, headers: from(address) })
    for (let count = 0; count < 10; count += 1)
      expect((await attempt('Wrong-password-1', '192.0.2.1')).status).toBe(400)
    const stopped = await attempt(testPassword, '192.0.2.1')
    expect(stopped.status).toBe(429)
    expect(Number(stopped.headers.get('retry-after'))).toBeGreaterThan(890)
    expect((await attempt(testPassword, '192.0.2.2')).status).toBe(200)
    t.passMs(15 * 60_000)
    expect((await attempt(testPassword, '192.0.2.1')).status).toBe(200)
  })

  test('stops an unknown account the same way', async () => {
    const attempt = () =>
      t.send('signIn', {
        input: { email: 'ghost@example.com', password: testPassword },
        headers: from('192.0.2.3'),
      })
    for (let count = 0; count < 10; count += 1) expect((await attempt()).status).toBe(400)
    expect((await attempt()).status).toBe(429)
  })

  test('counts no success', async () => {
    await t.enter('busy@example.com')
    for (let count = 0; count < 15; count += 1)
      expect((await signIn(t.send, 'busy@example.com')).status).toBe(200)
  })

  test('does not outlive a reset of the password that happens while it compares the old one', async () => {
    await t.enter('raced@example.com')
    const { hasher } = t.api.services
    const { matches } = hasher
    await t.send('forgotPassword', { input: { email: 'raced@example.com' } })
    const resetToken = await t.find('raced@example.com', /token=(\S+)/)
    const reset = () =>
      t.send('resetPassword', {
        input: {
          reset_token: resetToken,
          new_password: 'Renewed-pass-9',
          confirm_password: 'Renewed-pass-9',
        },
      })
    hasher.matches = async (stored, secret) => {
      const isMatch = await matches(stored, secret)
      expect((await reset()).status).toBe(200)
      return isMatch
    }
    const { status, body } = await signIn(t.send, 'raced@example.com')
    hasher.matches = matches
    expect([status, body['token']]).toEqual([400, undefined])
  })
})
