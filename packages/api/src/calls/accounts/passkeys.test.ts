import { eq } from 'drizzle-orm'
import { SettingsService } from '@simplewebauthn/server'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { activities, passkeyChallenges, passkeys, users } from '../../database/schema.ts'
import { deleteOldRows } from '../../workers/delete-old-rows.ts'
import { ms, openTestApi, testPassword, signIn } from '../../testing/api.ts'
import type { TestApi } from '../../testing/api.ts'
import { setUpTwoStep } from '../../testing/totp-codes.ts'
import { addPasskey, beginPasskey, createPasskeyDevice } from '../../testing/passkey.ts'
import { enterAdmin, enterStore } from '../../testing/store.ts'

let t: TestApi
beforeAll(async () => {
  t = await openTestApi()
})
afterAll(() => t.close())

const now = () => t.api.services.clock()

/** A person with a passkey. */
async function enterWithPasskey(email: string) {
  const token = await t.enter(email)
  return { token, ...(await addPasskey(t.send, token)) }
}

const challengeOf = async (email: string) => String((await signIn(t.send, email)).body['challenge'])
const beginSignIn = (challenge: string) => t.send('beginPasskeySignIn', { input: { challenge } })
const optionsOf = async (challenge: string) => (await beginSignIn(challenge)).body['options']
const complete = (challenge: string, credential: string, headers = {}) =>
  t.send('signInWithPasskey', { input: { challenge, credential }, headers })
const subjectsTo = async (email: string) => {
  await t.settle()
  return t.mails.filter(({ to }) => to === email).map(({ subject }) => subject)
}

/** A certificate authority of this test. */
const rootCertificate = Buffer.from(
  [
    'MIIBQDCB56ADAgECAgEBMAoGCCqGSM49BAMCMA8xDTALBgNVBAMMBFJvb3QwIBcNMjAwMTAxMDAwMDAwWhgPMjEyMDAxMDEw',
    'MDAwMDBaMA8xDTALBgNVBAMMBFJvb3QwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAATEv1nCgxcl5i49kkLXDRBsgPqrlTbk',
    'Um+g0lFt8WOvlBJjgkx9j+eU+/uYBRUWEyqRE0RlTj6yus2kXpb2J8YDozIwMDAPBgNVHRMBAf8EBTADAQH/MB0GA1UdDgQW',
    'BBTcl8juJCp/CM0ZsuExMe+rm1QIkDAKBggqhkjOPQQDAgNIADBFAiEA1lLSwuFkpbNpLEt4sqOqn/iDmqMFe/wOsKvKkHcM',
    'wi8CIHXGdKmqn+IYCCxzSK2UQHPqxi4vXytHOBhRAaxsrS1T',
  ].join(''),
  'base64',
)
/** A certificate of that authority, with its revocation list at `http://10.0.0.1/list`. */
const leafCertificate = Buffer.from(
  [
    'MIIBtzCCAV6gAwIBAgIBAjAKBggqhkjOPQQDAjAPMQ0wCwYDVQQDDARSb290MCAXDTIwMDEwMTAwMDAwMFoYDzIxMjAwMTAx',
    'MDAwMDAwWjBPMQswCQYDVQQGEwJERTENMAsGA1UECgwEVGVzdDEiMCAGA1UECwwZQXV0aGVudGljYXRvciBBdHRlc3RhdGlv',
    'bjENMAsGA1UEAwwETGVhZjBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABP/C1zSUEZR6z4yKylaYC/cssRyTzaNTzyz2DxS3',
    'vOhwazMbKtXelLu1d/FeY4aUTNXkXNifrchPFI7XG4CX5UWjaTBnMCUGA1UdHwQeMBwwGqAYoBaGFGh0dHA6Ly8xMC4wLjAu',
    'MS9saXN0MB0GA1UdDgQWBBSsLltT1jl6LQpJi4BSw87LnJecnDAfBgNVHSMEGDAWgBTcl8juJCp/CM0ZsuExMe+rm1QIkDAK',
    'BggqhkjOPQQDAgNHADBEAiBvrYiK5O6zXOxythhLyKkkm8y5iacy1DN4Fetu98fyzAIgJslmabZOaRmxU+Bhz88GGeqHSdZZ',
    'hUIE6PpSYAIrtVQ=',
  ].join(''),
  'base64',
)

describe('addPasskey', () => {
  test('turns two-step sign-in on with the first one, shows recovery codes once, and mails the person', async () => {
    const token = await t.enter('first@keys.test')
    const { recoveryCodes } = await addPasskey(t.send, token, 'My laptop')
    expect(recoveryCodes).toHaveLength(10)
    t.passMs(ms.second)
    expect((await addPasskey(t.send, token, 'My key')).recoveryCodes).toEqual([])
    expect((await t.send('twoStep', { token })).body).toMatchObject({
      ...{ is_on: true, has_app: false, recovery_codes_left: 10 },
      passkeys: [{ name: 'My laptop', last_used_at: null }, { name: 'My key' }],
    })
    expect((await subjectsTo('first@keys.test')).slice(-2)).toEqual([
      'A passkey was added to your Draftdesk account',
      'A passkey was added to your Draftdesk account',
    ])
  })

  test('takes each challenge once, within five minutes, of this site and person', async () => {
    const token = await t.enter('once@keys.test')
    const other = await t.enter('other-once@keys.test')
    const begin = () => beginPasskey(t.send, token)
    const add = async (credential: string, as = token) =>
      (await t.send('addPasskey', { token: as, input: { name: 'Key', credential } })).status
    const device = createPasskeyDevice()
    const used = device.create(await begin())
    expect(await add(used, other)).toBe(400)
    expect(await add(used)).toBe(200)
    expect(await add(used)).toBe(400)
    const next = createPasskeyDevice()
    expect(await add(next.create(await begin(), { origin: 'https://evil.test' }))).toBe(400)
    expect(await add(next.create(await begin(), { challenge: 'AAAA' }))).toBe(400)
    const options = String(await begin()).replace('"id":"localhost"', '"id":"evil.test"')
    expect(await add(next.create(options))).toBe(400)
    const late = next.create(await begin())
    t.passMs(5 * ms.minute)
    expect(await add(late)).toBe(400)
    // A passkey of another person is refused, and that person keeps it.
    expect(await add(device.create(await beginPasskey(t.send, other)), other)).toBe(400)
    expect((await t.send('twoStep', { token: other })).body).toMatchObject({ is_on: false })
  })

  test('refuses text that is no answer of a browser, and long ones', async () => {
    const token = await t.enter('hostile@keys.test')
    const texts = ['x', '{}', '[]', 'null', '{"id":"a","rawId":"a","type":"public-key","response":{}}']
    const broken = JSON.stringify({
      ...{ id: 'a', rawId: 'a', type: 'public-key' },
      response: { clientDataJSON: 'e30', attestationObject: 'AAAA' },
    })
    for (const credential of [...texts, broken])
      expect((await t.send('addPasskey', { token, input: { name: 'Key', credential } })).status).toBe(400)
    const long = { name: 'Key', credential: 'x'.repeat(16_385) }
    expect((await t.send('addPasskey', { token, input: long })).status).toBe(422)
    expect((await t.send('addPasskey', { token, input: { name: ' ', credential: '{}' } })).status).toBe(422)
  })

  test('refuses the id of a credential over 1,023 bytes', async () => {
    const token = await t.enter('long-id@keys.test')
    const add = async (idBytes: number) => {
      const options = await beginPasskey(t.send, token)
      const credential = createPasskeyDevice(undefined, idBytes).create(options)
      return (await t.send('addPasskey', { token, input: { name: 'Key', credential } })).status
    }
    expect([await add(1024), await add(2500), await add(1023)]).toEqual([400, 400, 200])
  })

  test.each(['apple', 'packed'] as const)(
    'refuses certificates of the format %s, and asks no server that they name',
    async (identifier) => {
      const token = await t.enter(`${identifier}@keys.test`)
      const trusted = SettingsService.getRootCertificates({ identifier })
      SettingsService.setRootCertificates({ identifier, certificates: [rootCertificate] })
      const fetched = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('No request expected'))
      try {
        const options = await beginPasskey(t.send, token)
        const credential = createPasskeyDevice().create(options, {
          attestation: { format: identifier, certificates: [leafCertificate] },
        })
        const { body } = await t.send('addPasskey', { token, input: { name: 'Key', credential } })
        expect(body['code']).toBe('passkey_wrong')
        expect(fetched).not.toHaveBeenCalled()
      } finally {
        fetched.mockRestore()
        SettingsService.setRootCertificates({ identifier, certificates: trusted })
      }
    },
  )

  test('is limited together with new names, because each is a line in the activity log', async () => {
    const { token, id } = await enterWithPasskey('busy@keys.test')
    const rename = async () => (await t.send('renamePasskey', { token, id, input: { name: 'Key' } })).status
    const answers: number[] = []
    for (let count = 0; count < 60; count += 1) answers.push(await rename())
    expect(answers.lastIndexOf(200)).toBeGreaterThan(50)
    expect(answers.at(-1)).toBe(429)
    expect((await t.send('beginPasskey', { token })).status).toBe(429)
  })

  test('stops at ten', async () => {
    const token = await t.enter('ten@keys.test')
    for (let count = 0; count < 10; count += 1) await addPasskey(t.send, token)
    expect((await t.send('beginPasskey', { token })).status).toBe(400)
  })
})

describe('signInWithPasskey', () => {
  test('completes a sign-in after the password, and notes the use', async () => {
    const email = 'in@keys.test'
    const { device } = await enterWithPasskey(email)
    const signed = await signIn(t.send, email)
    expect(signed.body).toMatchObject({ token: '', has_passkey: true })
    const challenge = String(signed.body['challenge'])
    const { status, body } = await complete(challenge, device.use(await optionsOf(challenge)))
    expect([status, body['email']]).toEqual([200, email])
    const { body: twoStep } = await t.send('twoStep', { token: String(body['token']) })
    expect(twoStep).toMatchObject({ passkeys: [{ last_used_at: expect.any(String) as string }] })
    // The sign-in is over.
    expect((await beginSignIn(challenge)).body['code']).toBe('challenge_over')
  })

  test('refuses a replayed answer, another site, another key and another person', async () => {
    const email = 'replay@keys.test'
    const { device } = await enterWithPasskey(email)
    const stranger = await enterWithPasskey('stranger@keys.test')
    const challenge = await challengeOf(email)
    const used = device.use(await optionsOf(challenge))
    expect((await complete(challenge, used)).status).toBe(200)
    const again = await challengeOf(email)
    const wrong = async (credential: string) => (await complete(again, credential)).body['code']
    expect(await wrong(used)).toBe('passkey_wrong')
    expect(await wrong(device.use(await optionsOf(again), { origin: 'http://localhost' }))).toBe(
      'passkey_wrong',
    )
    expect(await wrong(device.use(await optionsOf(again), { key: stranger.device.privateKey }))).toBe(
      'passkey_wrong',
    )
    expect(await wrong(stranger.device.use(await optionsOf(again)))).toBe('passkey_wrong')
    // The fifth wrong answer ends the sign-in.
    expect(await wrong('{}')).toBe('challenge_over')
  })

  test('takes the challenge of its own sign-in alone, once, also after a wrong answer', async () => {
    const email = 'own@keys.test'
    const { device } = await enterWithPasskey(email)
    const [one, two] = [await challengeOf(email), await challengeOf(email)]
    const options = await optionsOf(one)
    expect((await complete(two, device.use(options))).status).toBe(400)
    expect((await complete(one, device.use(options, { origin: 'https://evil.test' }))).status).toBe(400)
    expect((await complete(one, device.use(options))).status).toBe(400)
    expect((await complete(one, device.use(await optionsOf(one)))).status).toBe(200)
  })

  test('refuses a counter that does not grow', async () => {
    const email = 'cloned@keys.test'
    const { device } = await enterWithPasskey(email)
    const challenge = await challengeOf(email)
    expect((await complete(challenge, device.use(await optionsOf(challenge), { counter: 9 }))).status).toBe(
      200,
    )
    const next = await challengeOf(email)
    const copied = device.use(await optionsOf(next), { counter: 9 })
    expect((await complete(next, copied)).body['code']).toBe('passkey_wrong')
  })

  test('refuses a passkey that was removed while its sign-in waited', async () => {
    const email = 'removed@keys.test'
    const { token, device, id } = await enterWithPasskey(email)
    await setUpTwoStep(t.send, token, now())
    const challenge = await challengeOf(email)
    const credential = device.use(await optionsOf(challenge))
    expect((await t.send('removePasskey', { token, id })).status).toBe(200)
    expect((await complete(challenge, credential)).body['code']).toBe('passkey_wrong')
    expect((await beginSignIn(challenge)).body['code']).toBe('passkey_none')
  })

  test('tells nobody without the password which passkeys an account has', async () => {
    await enterWithPasskey('hidden@keys.test')
    const known = await beginSignIn('x')
    expect(known.body).toEqual((await beginSignIn('y')).body)
    expect(known.body['code']).toBe('challenge_over')
    const wrong = await signIn(t.send, 'hidden@keys.test', 'Wrong-password-1')
    expect(wrong.body).not.toHaveProperty('has_passkey')
  })

  test('is limited together with codes, for the person at one address', async () => {
    const email = 'limited@keys.test'
    const { device } = await enterWithPasskey(email)
    const headers = { 'x-forwarded-for': '192.0.2.77' }
    for (let round = 0; round < 2; round += 1) {
      const challenge = await challengeOf(email)
      for (let tries = 0; tries < 5; tries += 1) await complete(challenge, '{}', headers)
    }
    const challenge = await challengeOf(email)
    const credential = device.use(await optionsOf(challenge))
    expect((await complete(challenge, credential, headers)).status).toBe(429)
    expect((await complete(challenge, credential)).status).toBe(200)
  })

  test('leaves the recovery codes as a way in', async () => {
    const email = 'lost@keys.test'
    const { recoveryCodes } = await enterWithPasskey(email)
    const input = { challenge: await challengeOf(email), code: recoveryCodes[0] }
    expect((await t.send('signInWithCode', { input })).status).toBe(200)
    const wrong = { challenge: await challengeOf(email), code: '123456' }
    expect((await t.send('signInWithCode', { input: wrong })).body['code']).toBe('code_wrong')
  })
})

describe('provePasskey', () => {
  test('proves the identity for ten minutes, in place of a code', async () => {
    const owner = await enterStore(t, 'proof@keys.test')
    const { device } = await addPasskey(t.send, owner.token)
    t.passMs(10 * ms.minute)
    const begin = () => t.send('beginPasskey', { token: owner.token })
    expect((await begin()).body['code']).toBe('proof_passkey')
    const options = async () => (await t.send('beginPasskeyProof', { token: owner.token })).body['options']
    const prove = (credential: string) =>
      t.send('provePasskey', { token: owner.token, input: { credential } })
    const credential = device.use(await options())
    expect((await prove(device.use(await options(), { origin: 'https://evil.test' }))).status).toBe(400)
    expect((await prove(credential)).status).toBe(400)
    expect((await prove(device.use(await options()))).status).toBe(200)
    expect((await begin()).status).toBe(200)
    const rows = await t.api.services.db.select().from(activities).where(eq(activities.storeId, owner.id))
    expect(rows.map(({ action }) => action).toSorted()).toEqual([
      'identity_proven',
      'identity_proven',
      'passkey_added',
    ])
  })

  test('takes a recovery code as well, and no password', async () => {
    const { token, recoveryCodes } = await enterWithPasskey('proof-code@keys.test')
    const prove = (secret: string) => t.send('proveIdentity', { token, input: { secret } })
    expect((await prove(testPassword)).status).toBe(400)
    expect((await prove(recoveryCodes[0] ?? '')).status).toBe(200)
  })

  test('does not take the challenge of a sign-in', async () => {
    const email = 'mixed@keys.test'
    const { token, device } = await enterWithPasskey(email)
    const credential = device.use(await optionsOf(await challengeOf(email)))
    expect((await t.send('provePasskey', { token, input: { credential } })).status).toBe(400)
  })
})

describe('renamePasskey and removePasskey', () => {
  test('change only passkeys of the caller', async () => {
    const { token, id } = await enterWithPasskey('mine@keys.test')
    const other = await t.enter('not-mine@keys.test')
    await t.send('proveIdentity', { token: other, input: { secret: testPassword } })
    const rename = (as: string, which = id) =>
      t.send('renamePasskey', { token: as, id: which, input: { name: 'Phone' } })
    expect((await rename(other)).status).toBe(404)
    expect((await t.send('removePasskey', { token: other, id })).status).toBe(404)
    expect((await rename(token, 'x')).status).toBe(404)
    expect((await rename(token)).status).toBe(200)
    expect((await t.send('twoStep', { token })).body).toMatchObject({ passkeys: [{ name: 'Phone' }] })
  })

  test('turns two-step sign-in off with the last one, unless there is an app', async () => {
    const { token, id } = await enterWithPasskey('last@keys.test')
    expect((await t.send('removePasskey', { token, id })).status).toBe(200)
    expect((await t.send('removePasskey', { token, id })).status).toBe(404)
    expect((await t.send('twoStep', { token })).body).toMatchObject({ is_on: false, recovery_codes_left: 0 })
    expect((await signIn(t.send, 'last@keys.test')).body).not.toHaveProperty('challenge')
    expect((await subjectsTo('last@keys.test')).slice(-2).toSorted()).toEqual([
      'A passkey was removed from your Draftdesk account',
      'Two-step sign-in is off for your Draftdesk account',
    ])
    await setUpTwoStep(t.send, token, now())
    const added = await addPasskey(t.send, token)
    expect((await t.send('removePasskey', { token, id: added.id })).status).toBe(200)
    expect((await t.send('twoStep', { token })).body).toMatchObject({ is_on: true, has_app: true })
  })

  test('are in the activity log of the store', async () => {
    const owner = await enterStore(t, 'logged@keys.test')
    const { id } = await addPasskey(t.send, owner.token)
    await t.send('renamePasskey', { token: owner.token, id, input: { name: 'Phone' } })
    await t.send('removePasskey', { token: owner.token, id })
    const rows = await t.api.services.db.select().from(activities).where(eq(activities.storeId, owner.id))
    expect(rows.map(({ action }) => action).toSorted()).toEqual([
      ...['identity_proven', 'passkey_added', 'passkey_removed', 'passkey_renamed', 'two_step_off'],
    ])
  })
})

describe('a passkey as the second step', () => {
  test('is enough for a store that requires one, and its only owner is never locked out', async () => {
    const owner = await enterStore(t, 'strict@keys.test')
    const { id } = await addPasskey(t.send, owner.token)
    const { body: before } = await t.send('settings', { token: owner.token })
    const changed = await t.send('updateSettings', {
      token: owner.token,
      input: { ...before, requires_two_step: true },
    })
    expect(changed.status).toBe(200)
    expect((await t.send('settings', { token: owner.token })).status).toBe(200)
    await t.send('removePasskey', { token: owner.token, id })
    expect((await t.send('settings', { token: owner.token })).body['code']).toBe('two_step_needed')
    await addPasskey(t.send, owner.token)
    expect((await t.send('settings', { token: owner.token })).status).toBe(200)
  })

  test('is enough for a super admin, and gone after a reset', async () => {
    const strict = await t.openTwin({ requireSuperAdminTwoStep: true })
    const admin = await enterAdmin(t, 'admin@keys.test')
    const email = 'reset@keys.test'
    const token = await enterAdmin(t, email)
    expect((await strict.send('overview', { token })).status).toBe(403)
    await addPasskey(strict.send, token)
    expect((await strict.send('overview', { token })).status).toBe(200)
    const [person] = await t.api.services.db.select().from(users).where(eq(users.email, email))
    const id = person?.id ?? ''
    expect((await t.send('adminPerson', { token: admin, id })).body).toMatchObject({ has_two_step: true })
    expect((await t.send('resetTwoStep', { token: admin, id })).status).toBe(200)
    expect(await t.api.services.db.$count(passkeys, eq(passkeys.userId, id))).toBe(0)
    await strict.close()
  })

  test('is enough to renew the recovery codes, and a sign-in alone is not', async () => {
    const email = 'renew@keys.test'
    const { device, recoveryCodes: old } = await enterWithPasskey(email)
    const challenge = await challengeOf(email)
    const { body } = await complete(challenge, device.use(await optionsOf(challenge)))
    const token = String(body['token'])
    const renew = () => t.send('renewRecoveryCodes', { token, input: {} })
    expect((await renew()).body['code']).toBe('proof_passkey')
    const { options } = (await t.send('beginPasskeyProof', { token })).body
    await t.send('provePasskey', { token, input: { credential: device.use(options) } })
    const renewed = (await renew()).body['recovery_codes'] as string[]
    expect(renewed).toHaveLength(10)
    const signInWith = async (code = '') =>
      (await t.send('signInWithCode', { input: { challenge: await challengeOf(email), code } })).status
    expect([await signInWith(old[0]), await signInWith(renewed[0])]).toEqual([400, 200])
  })

  test('leaves no challenge behind', async () => {
    const token = await t.enter('swept@keys.test')
    await beginPasskey(t.send, token)
    t.passMs(ms.hour)
    await deleteOldRows(t.api.services)
    expect(await t.api.services.db.$count(passkeyChallenges)).toBe(0)
  })
})
