import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ms, openTestApi, testPassword, signIn, signUp } from '../../testing/api.ts'
import type { TestApi } from '../../testing/api.ts'

let t: TestApi
beforeAll(async () => {
  t = await openTestApi({ limitScale: 0 })
})
afterAll(() => t.close())

const verify = (email: string, code: string, proof?: unknown) =>
  t.send('verifyEmail', {
    input: { email, verification_code: code, ...(proof !== undefined && { sign_up_id: proof }) },
  })
const strangers = 'Stranger-pass-3'
const entersWith = async (email: string, secret?: string) =>
  (await signIn(t.send, email, secret)).status === 200
const resend = (email: string) => t.send('resendCode', { input: { email } })
/** The link to choose a password by, from the newest mail to an address. */
const linkOf = (email: string) => t.find(email, /reset-password\?token=(\S+)/)

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
    const differing = { email: '', sign_up_id: '' }
    expect({ ...known.body, ...differing }).toEqual({ ...fresh.body, ...differing })
    expect(known.status).toBe(fresh.status)
    await t.settle()
    expect(t.mails.findLast(({ to }) => to === 'known@example.com')?.subject).toMatch(/already have/)
    expect((await signIn(t.send, 'known@example.com')).status).toBe(200)
    expect((await signIn(t.send, 'known@example.com', 'Another-pass-2')).status).toBe(400)
  })

  test('refuses a password that many people use', async () => {
    const { status, body } = await signUp(t.send, 'common@example.com', 'Password1!')
    expect([status, body['detail']]).toEqual([
      400,
      'Many people use this password, so it is easy to guess. Please choose another one.',
    ])
    await t.settle()
    expect(t.mails.filter(({ to }) => to === 'common@example.com')).toEqual([])
  })

  test.each([
    'a@b.co,c@d.co',
    'a@b.co;c@d.co',
    'Ann <a@b.co>',
    '<a@b.co>',
    '"a"@b.co',
    'a(x)@b.co',
    'a@b.co\u200b',
    'a@[1.2.3.4]',
    'a\\@b.co',
    'a@b@c.co',
  ])('takes %j for no address, nor does any call that mails', async (email) => {
    expect((await signUp(t.send, email)).status).toBe(422)
    for (const call of ['forgotPassword', 'resendCode'] as const)
      expect((await t.send(call, { input: { email } })).status).toBe(422)
  })

  test('refuses what the contract refuses, with the sentence of the first wrong field', async () => {
    const input = {
      first_name: '',
      last_name: 'B',
      email: 'b@example.com',
      password: testPassword,
      confirm_password: testPassword,
    }
    const { status, body } = await t.send('signUp', { input })
    expect(status).toBe(422)
    expect(body['detail']).toMatchObject([
      { loc: ['body', 'first_name'], msg: 'First name and Last name are required' },
    ])
  })
})

describe('verifyEmail', () => {
  test('switches on the only sign-up that waits, by the only code that was sent', async () => {
    await signUp(t.send, 'only@example.com')
    const { body } = await verify('only@example.com', await t.codeOf('only@example.com'))
    expect(body).toEqual({ message: 'Email verified successfully!', needs_password: false })
    expect((await signIn(t.send, 'only@example.com')).body).toMatchObject({ is_verified: 'True' })
  })

  test('switches on the sign-up of the browser that verifies, whoever else signed up and whichever code came', async () => {
    for (const [name, isFirst] of [
      ['before', true],
      ['after', false],
    ] as const) {
      const email = `${name}@example.com`
      if (!isFirst) await signUp(t.send, email, strangers)
      const own = await signUp(t.send, email)
      if (isFirst) await signUp(t.send, email, strangers)
      await resend(email)
      const { body } = await verify(email, await t.codeOf(email), own.body['sign_up_id'])
      expect(body['needs_password']).toBe(false)
      expect([await entersWith(email), await entersWith(email, strangers)]).toEqual([true, false])
    }
  })

  test.each([
    ['two signed up', (email: string) => signUp(t.send, email, strangers)],
    ['the code was sent again', resend],
  ])('switches on no password when %s, and mails a link to choose one', async (name, act) => {
    const email = `${name.replaceAll(' ', '-')}@example.com`
    await signUp(t.send, email)
    await act(email)
    const { status, body } = await verify(email, await t.codeOf(email))
    expect([status, body]).toEqual([
      200,
      {
        message: 'Email verified successfully! We have sent you a link to choose your password.',
        needs_password: true,
      },
    ])
    expect([await entersWith(email), await entersWith(email, strangers)]).toEqual([false, false])
    const input = {
      reset_token: await linkOf(email),
      new_password: 'Chosen-pass-5',
      confirm_password: 'Chosen-pass-5',
    }
    expect((await t.send('resetPassword', { input })).status).toBe(200)
    expect(await entersWith(email, 'Chosen-pass-5')).toBe(true)
  })

  test('switches on the sign-up whose password its browser has just shown, by a code that was sent again', async () => {
    const email = 'returns@example.com'
    await signUp(t.send, email, strangers)
    await signUp(t.send, email)
    const unknown = await signIn(t.send, email, 'Wrong-password-1')
    expect([unknown.status, unknown.body['sign_up_id']]).toEqual([400, undefined])
    const { body } = await signIn(t.send, email)
    await resend(email)
    expect((await verify(email, await t.codeOf(email), body['sign_up_id'])).body['needs_password']).toBe(
      false,
    )
    expect([await entersWith(email), await entersWith(email, strangers)]).toEqual([true, false])
    expect((await signIn(t.send, email)).body['sign_up_id']).toBeNull()
  })

  test('believes no proof of another address, nor a made-up one', async () => {
    const other = await signUp(t.send, 'other-proof@example.com')
    await signUp(t.send, 'victim@example.com', strangers)
    await signUp(t.send, 'victim@example.com')
    const code = await t.codeOf('victim@example.com')
    const { body } = await verify('victim@example.com', code, other.body['sign_up_id'])
    expect(body['needs_password']).toBe(true)
  })

  test('uses up every other code', async () => {
    await signUp(t.send, 'spent@example.com')
    const first = await t.codeOf('spent@example.com')
    t.passMs(ms.second)
    await resend('spent@example.com')
    const second = await t.codeOf('spent@example.com')
    expect((await verify('spent@example.com', second)).status).toBe(200)
    expect((await verify('spent@example.com', first)).status).toBe(400)
  })

  test('takes the newest three codes and none before them', async () => {
    await signUp(t.send, 'many@example.com')
    const sent = [await t.codeOf('many@example.com')]
    for (let count = 0; count < 3; count += 1) {
      t.passMs(ms.second)
      await resend('many@example.com')
      sent.push(await t.codeOf('many@example.com'))
    }
    const [oldest = '', next = ''] = sent
    expect((await verify('many@example.com', oldest)).status).toBe(400)
    expect((await verify('many@example.com', next)).status).toBe(200)
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
