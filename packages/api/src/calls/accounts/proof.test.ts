import { calls } from '@draftdesk/contract'
import type { CallName } from '@draftdesk/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { activities, mailedCodes, users } from '../../database/schema.ts'
import { ms, openTestApi, testPassword } from '../../testing/api.ts'
import type { TestApi } from '../../testing/api.ts'
import { createTotpCode, setUpTwoStep, createWrongTotpCode } from '../../testing/totp-codes.ts'
import { createSampleInputs } from '../../testing/files/sample.ts'
import { enterAdmin, enterStore } from '../../testing/store.ts'
import { handlers } from '../index.ts'
import { proofRulesByCall } from './proof.ts'

let t: TestApi
beforeAll(async () => {
  t = await openTestApi()
})
afterAll(() => t.close())

const now = () => t.api.services.clock()
const names = Object.keys(proofRulesByCall) as (keyof typeof proofRulesByCall)[]
const withRule = (rule: string) => names.filter((name) => proofRulesByCall[name] === rule)

type Person = { token: string; id: string }
const isAdmins = (name: CallName) => handlers[name].audience?.kind === 'admin'

let count = 0
/** A person who may make the call, and their store. */
async function enterFor(name: CallName): Promise<Person & { email: string }> {
  count += 1
  const email = `proof-${count}@example.com`
  if (isAdmins(name)) return { token: await enterAdmin(t, email), id: email, email }
  return { ...(await enterStore(t, email)), email }
}

/** Makes the call with valid input. Returns the code of its refusal. */
async function askCode(name: CallName, { token, id }: Person) {
  const [input = {}] = createSampleInputs(name, calls[name])
  return (await t.send(name, { input, token, id })).body['code']
}

const prove = (token: string, secret: string, headers = {}) =>
  t.send('proveIdentity', { token, input: { secret }, headers })
const loseProof = () => t.passMs(10 * ms.minute)
const forgetPassword = (email: string) =>
  t.api.services.db.update(users).set({ passwordHash: null }).where(eq(users.email, email))

describe('a call that needs a recent proof', () => {
  test.each(withRule('recent'))('%s asks for the password ten minutes after the sign-in', async (name) => {
    const person = await enterFor(name)
    expect(await askCode(name, person)).not.toBe('proof_password')
    loseProof()
    expect(await askCode(name, person)).toBe('proof_password')
    expect((await prove(person.token, testPassword)).status).toBe(200)
    expect(await askCode(name, person)).not.toBe('proof_password')
    loseProof()
    expect(await askCode(name, person)).toBe('proof_password')
  })

  test.each(withRule('afterSignIn'))('%s asks for the password right after the sign-in too', async (name) => {
    const person = await enterFor(name)
    expect(await askCode(name, person)).toBe('proof_password')
    expect((await prove(person.token, testPassword)).status).toBe(200)
    expect(await askCode(name, person)).not.toBe('proof_password')
    loseProof()
    expect(await askCode(name, person)).toBe('proof_password')
  })

  test.each(withRule('password'))('%s takes the password of its request', async (name) => {
    const person = await enterFor(name)
    loseProof()
    expect(await askCode(name, person)).not.toBe('proof_password')
  })

  test.each([...withRule('recent'), ...withRule('password')])(
    '%s asks for a code where sign-ins do, and mails one where there is no password',
    async (name) => {
      const [withApp, withoutPassword] = [await enterFor(name), await enterFor(name)]
      await setUpTwoStep(t.send, withApp.token, now())
      await forgetPassword(withoutPassword.email)
      loseProof()
      expect(await askCode(name, withApp)).toBe('proof_code')
      expect(await askCode(name, withoutPassword)).toBe('proof_mail')
    },
  )

  test.each([...withRule('code'), ...withRule('codeOrProof')])(
    '%s checks the code of its request',
    async (name) => {
      const person = await enterFor(name)
      const { secret } = await setUpTwoStep(t.send, person.token, now())
      loseProof()
      const input = { current_password: testPassword, code: createWrongTotpCode(secret, now()) }
      expect((await t.send(name, { token: person.token, input })).body['code']).toBe('code_wrong')
    },
  )
})

describe('proveIdentity', () => {
  test('counts for its own sign-in, and not for others of the person', async () => {
    const first = await enterStore(t, 'two-screens@example.com')
    const { body } = await t.send('signIn', {
      input: { email: 'two-screens@example.com', password: testPassword },
    })
    loseProof()
    await prove(first.token, testPassword)
    expect(await askCode('exportCustomer', first)).toBeUndefined()
    expect(await askCode('exportCustomer', { token: String(body['token']), id: first.id })).toBe(
      'proof_password',
    )
  })

  test('survives a refresh of the token', async () => {
    const owner = await enterStore(t, 'refreshed@example.com')
    loseProof()
    await prove(owner.token, testPassword)
    const { body } = await t.send('refresh', { token: owner.token, input: { store_id: owner.id } })
    expect(await askCode('exportCustomer', { ...owner, token: String(body['token']) })).toBeUndefined()
  })

  test('takes a code of the app instead of the password, and each code once', async () => {
    const owner = await enterStore(t, 'app@example.com')
    const { secret, recoveryCodes } = await setUpTwoStep(t.send, owner.token, now())
    loseProof()
    expect((await prove(owner.token, testPassword)).body['code']).toBe('code_wrong')
    const code = createTotpCode(secret, now())
    expect((await prove(owner.token, code)).status).toBe(200)
    expect((await prove(owner.token, code)).body['code']).toBe('code_wrong')
    expect((await prove(owner.token, recoveryCodes[0] ?? '')).status).toBe(200)
  })

  test('takes a mailed code of a person without a password, once', async () => {
    const owner = await enterStore(t, 'google@example.com')
    expect((await t.send('sendProofCode', { token: owner.token })).status).toBe(400)
    await forgetPassword('google@example.com')
    loseProof()
    expect((await t.send('sendProofCode', { token: owner.token })).status).toBe(200)
    const code = await t.codeOf('google@example.com')
    // A code that was mailed for another purpose proves nothing.
    expect(
      (await t.send('verifyEmail', { input: { email: 'google@example.com', verification_code: code } }))
        .status,
    ).toBe(400)
    expect((await prove(owner.token, '0')).status).toBe(400)
    expect((await prove(owner.token, code)).status).toBe(200)
    expect(await askCode('exportCustomer', owner)).toBeUndefined()
    expect((await prove(owner.token, code)).status).toBe(400)
    const rows = await t.api.services.db.select().from(mailedCodes).where(eq(mailedCodes.kind, 'proof'))
    expect(JSON.stringify(rows)).not.toContain(code)
  })

  test('is limited together with signing in', async () => {
    const owner = await enterStore(t, 'guessed-proof@example.com')
    const headers = { 'x-forwarded-for': '192.0.2.9' }
    for (let tries = 0; tries < 10; tries += 1)
      expect((await prove(owner.token, 'Wrong-password-1', headers)).status).toBe(400)
    expect((await prove(owner.token, testPassword, headers)).status).toBe(429)
    const signedIn = await t.send('signIn', {
      input: { email: 'guessed-proof@example.com', password: testPassword },
      headers,
    })
    expect(signedIn.status).toBe(429)
    expect((await prove(owner.token, testPassword)).status).toBe(200)
  })

  test('stands in the activity log of the store', async () => {
    const owner = await enterStore(t, 'logged-proof@example.com')
    await prove(owner.token, 'Wrong-password-1')
    await prove(owner.token, testPassword)
    const rows = await t.api.services.db.select().from(activities).where(eq(activities.storeId, owner.id))
    expect(rows.filter(({ action }) => action === 'identity_proven')).toHaveLength(1)
  })
})
