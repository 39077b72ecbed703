import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ms, openTestApi, password, signIn, signUp, type TestApi } from '../testing/api.ts'

let t: TestApi
beforeAll(async () => {
  t = await openTestApi({ limitScale: 0 })
})
afterAll(() => t.close())

const verify = (email: string, code: string) =>
  t.send('verifyEmail', { input: { email, verification_code: code } })

describe('signUp', () => {
  test('opens an unverified account and mails a code', async () => {
    const { status, body } = await signUp(t.send, 'ann@example.com')
    expect([status, body['is_verified'], body['email']]).toEqual([200, false, 'ann@example.com'])
    const code = await t.codeOf('ann@example.com')
    expect(t.mails.at(-1)?.subject).toContain(code)
    expect((await signIn(t.send, 'ann@example.com')).body).toMatchObject({ is_verified: 'False', token: '' })
  })

  test('answers the same for an address that has an account, and mails its owner', async () => {
    await t.enter('known@example.com')
    const known = await signUp(t.send, 'Known@Example.com', 'Another-pass-2')
    const fresh = await signUp(t.send, 'fresh@example.com')
    expect({ ...known.body, email: '' }).toEqual({ ...fresh.body, email: '' })
    expect(known.status).toBe(fresh.status)
    await t.settle()
    expect(t.mails.findLast(({ to }) => to === 'known@example.com')?.subject).toMatch(/already have/)
    expect((await signIn(t.send, 'known@example.com')).status).toBe(200)
    expect((await signIn(t.send, 'known@example.com', 'Another-pass-2')).status).toBe(400)
  })

  test('refuses what the contract refuses, with the sentence of the first wrong field', async () => {
    const input = {
      first_name: '',
      last_name: 'B',
      email: 'b@example.com',
      password,
      confirm_password: password,
    }
    const { status, body } = await t.send('signUp', { input })
    expect(status).toBe(422)
    expect(body['detail']).toMatchObject([
      { loc: ['body', 'first_name'], msg: 'First name and Last name are required' },
    ])
  })
})

describe('verifyEmail', () => {
  test('switches on the very sign-up whose code it gets', async () => {
    await signUp(t.send, 'hers@example.com')
    const code = await t.codeOf('hers@example.com')
    await signUp(t.send, 'hers@example.com', 'Stranger-pass-3')
    expect((await verify('hers@example.com', code)).status).toBe(200)
    expect((await signIn(t.send, 'hers@example.com', 'Stranger-pass-3')).status).toBe(400)
    expect((await signIn(t.send, 'hers@example.com')).body).toMatchObject({ is_verified: 'True' })
  })

  test('takes a code once', async () => {
    await signUp(t.send, 'once@example.com')
    const code = await t.codeOf('once@example.com')
    expect((await verify('once@example.com', code)).status).toBe(200)
    expect((await verify('once@example.com', code)).status).toBe(400)
  })

  test('lets one of 50 parallel verifications of a code win', async () => {
    await signUp(t.send, 'race@example.com')
    const code = await t.codeOf('race@example.com')
    const answers = await Promise.all(Array.from({ length: 50 }, () => verify('race@example.com', code)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('takes no code after 15 minutes', async () => {
    await signUp(t.send, 'late@example.com')
    const code = await t.codeOf('late@example.com')
    t.passMs(15 * ms.minute)
    expect((await verify('late@example.com', code)).status).toBe(400)
  })

  test('takes no code after five wrong guesses', async () => {
    await signUp(t.send, 'guess@example.com')
    const code = await t.codeOf('guess@example.com')
    const wrong = code === '000000' ? '000001' : '000000'
    for (let guess = 0; guess < 5; guess += 1)
      expect((await verify('guess@example.com', wrong)).status).toBe(400)
    expect((await verify('guess@example.com', code)).status).toBe(400)
  })

  test('takes no code of another address', async () => {
    await signUp(t.send, 'one@example.com')
    await signUp(t.send, 'two@example.com')
    expect((await verify('two@example.com', await t.codeOf('one@example.com'))).status).toBe(400)
  })
})

describe('resendCode', () => {
  const resend = (email: string) => t.send('resendCode', { input: { email } })

  test('mails a second code beside the first, and either works', async () => {
    await signUp(t.send, 'again@example.com')
    const first = await t.codeOf('again@example.com')
    await resend('again@example.com')
    expect(await t.codeOf('again@example.com')).not.toBe(first)
    expect((await verify('again@example.com', first)).status).toBe(200)
  })

  test('answers the same for unverified, verified and unknown addresses, and mails the first only', async () => {
    await signUp(t.send, 'waits@example.com')
    await t.enter('done@example.com')
    await t.settle()
    const before = t.mails.length
    const answers = [
      await resend('waits@example.com'),
      await resend('done@example.com'),
      await resend('nobody@example.com'),
    ]
    await t.settle()
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(t.mails.slice(before).map(({ to }) => to)).toEqual(['waits@example.com'])
  })
})
