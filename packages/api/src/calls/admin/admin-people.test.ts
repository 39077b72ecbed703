import type { AdminPeopleRequest, Answer } from '@draftdesk/contract'
import { fileAndStreamPaths } from '@draftdesk/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  resetTwoStep,
  resendVerificationCode,
  setPersonLocked,
  signOutPerson,
} from '../../admin/change-person.ts'
import { signInByIdentity } from '../../accounts/sign-in/sign-in-identity.ts'
import { users } from '../../database/schema.ts'
import { signInCallbacks } from '../../stores/sign-in-callbacks.ts'
import { setUpTwoStep } from '../../testing/totp-codes.ts'
import { ms, openTestApi, testPassword, signIn, signUp } from '../../testing/api.ts'
import type { TestApi } from '../../testing/api.ts'
import { addMember, enterAdmin, enterStore, joinStore } from '../../testing/store.ts'
import { statusAndDetail } from '../../testing/team.ts'

let t: TestApi
let admin: string
beforeAll(async () => {
  t = await openTestApi({ limitScale: 0 })
  admin = await enterAdmin(t, 'admin@people.test')
})
afterAll(() => t.close())

const list = async (input: AdminPeopleRequest = {}) =>
  (await t.send('adminPeople', { token: admin, input })).body as Answer<'adminPeople'>
const idOf = async (email: string) => (await list({ search: email })).people[0]?.id ?? 'nobody'
const show = async (id: string) =>
  (await t.send('adminPerson', { token: admin, id })).body as Answer<'adminPerson'>
const change = (name: 'lockPerson' | 'unlockPerson', id: string) =>
  t.send(name, { token: admin, id, input: { reason: 'A stolen laptop' } })
const act = (name: 'signOutPerson' | 'resendPersonCode', id: string) => t.send(name, { token: admin, id })

/** Enters the first store of the list as a super admin. */
async function enterFirstStore(token: string): Promise<string> {
  const { body } = await t.send('adminStores', { token })
  const [store] = (body as Answer<'adminStores'>).stores
  const entered = await t.send('switchStore', { token, id: store?.id ?? '', input: { reason: 'A question' } })
  return String(entered.body['token'])
}

const locked = 'This account is locked. Please contact the support of this service.'

describe('adminPeople', () => {
  test('finds people by name and address, newest first, in pages that hold each once', async () => {
    for (const name of ['one', 'two', 'three']) {
      t.passMs(ms.second)
      await t.enter(`${name}@list.test`)
    }
    const emails = ({ people }: Answer<'adminPeople'>) => people.map(({ email }) => email)
    const all = ['three@list.test', 'two@list.test', 'one@list.test']
    expect(emails(await list({ search: '@LIST.test' }))).toEqual(all)
    const first = await list({ search: '@list.test', limit: '2' })
    expect([first.total, emails(first)]).toEqual([3, all.slice(0, 2)])
    const second = await list({ search: '@list.test', limit: '2', cursor: first.next ?? '' })
    expect([emails(second), second.next]).toEqual([all.slice(2), null])
    expect((await list({ search: 'ann arch' })).total).toBeGreaterThan(3)
    expect((await t.send('adminPeople', { token: admin, input: { cursor: 'x' } })).status).toBe(422)
  })

  test('filters the locked, the unverified and the super admins', async () => {
    await signUp(t.send, 'new@filter.test')
    expect(await list({ filter: 'unverified' })).toMatchObject({ people: [{ email: 'new@filter.test' }] })
    expect(await list({ filter: 'admins' })).toMatchObject({ people: [{ email: 'admin@people.test' }] })
    expect(await list({ filter: 'locked' })).toMatchObject({ people: [], total: 0 })
  })
})

describe('adminPerson', () => {
  test('shows stores and open sign-ins, and never a secret', async () => {
    const { id: storeId } = await enterStore(t, 'owner@detail.test')
    const id = await idOf('owner@detail.test')
    const person = await show(id)
    expect(person).toMatchObject({ is_self: false, stores: 1, member_of: [{ id: storeId, role: 'owner' }] })
    expect(person.sign_ins).toHaveLength(1)
    expect(JSON.stringify(person)).not.toMatch(/argon|hash/i)
    expect(statusAndDetail(await t.send('adminPerson', { token: admin, id: 'x' }))).toEqual([
      404,
      'This person does not exist.',
    ])
  })
})

describe('lockPerson', () => {
  test('closes every door at once, with a sentence, and unlockPerson opens them again', async () => {
    const email = 'ann@locked.test'
    const owner = await enterStore(t, email)
    const { db, life, clock } = t.api.services
    await t.send('forgotPassword', { input: { email } })
    const link = await t.find(email, /reset-password\?token=([\w-]+)/)
    const stream = await t.api.fetch(
      new Request(`http://api.test${fileAndStreamPaths.events}`, {
        headers: { authorization: `Bearer ${owner.token}` },
      }),
    )
    const id = await idOf(email)

    expect((await change('lockPerson', id)).body).toEqual({
      message: 'This person is locked and signed out.',
    })
    // The stream ends by itself.
    expect(await new Response(stream.body).text()).toContain(': open')
    expect((await t.send('session', { token: owner.token })).status).toBe(401)
    expect((await t.send('refresh', { token: owner.token })).status).toBe(401)
    expect(statusAndDetail(await signIn(t.send, email))).toEqual([403, locked])
    expect((await signIn(t.send, email, 'Wrong-horse-1')).status).toBe(400)
    const identity = {
      issuer: 'sso' as const,
      subject: 's',
      email,
      isEmailVerified: true,
      picture: undefined,
    }
    const parts = { db, clock, life, callbacks: signInCallbacks }
    const device = { device: '', place: '' }
    const bySso = await signInByIdentity(parts, { ...identity, firstName: '', lastName: '' }, device)
    expect(bySso).toEqual({ kind: 'inactive' })
    const byGoogle = { ...identity, issuer: 'google' as const, firstName: '', lastName: '' }
    expect(await signInByIdentity(parts, byGoogle, device)).toEqual({ kind: 'inactive' })
    const reset = { reset_token: link, new_password: testPassword, confirm_password: testPassword }
    expect((await t.send('resetPassword', { input: reset })).status).toBe(400)
    const mails = t.mails.length
    await t.send('forgotPassword', { input: { email } })
    await t.settle()
    expect(t.mails).toHaveLength(mails)
    expect(await list({ filter: 'locked' })).toMatchObject({ people: [{ id, is_locked: true }] })
    expect(statusAndDetail(await change('lockPerson', id))).toEqual([400, 'This person is locked already.'])

    t.passMs(ms.second)
    expect((await change('unlockPerson', id)).status).toBe(200)
    expect((await t.send('session', { token: owner.token })).status).toBe(401)
    expect((await signIn(t.send, email)).status).toBe(200)
    expect(statusAndDetail(await change('unlockPerson', id))).toEqual([400, 'This person is not locked.'])
    const { activities } = await show(id)
    expect(activities.map(({ action, note }) => [action, note])).toEqual([
      ['person_unlocked', 'A stolen laptop'],
      ['person_locked', 'A stolen laptop'],
    ])
  })

  test('is refused for oneself and without a reason', async () => {
    const id = await idOf('admin@people.test')
    expect(statusAndDetail(await change('lockPerson', id))).toEqual([
      400,
      'You cannot lock your own account.',
    ])
    const { status } = await t.send('lockPerson', { token: admin, id, input: { reason: ' ' } })
    expect(status).toBe(422)
    expect((await change('lockPerson', '00000000-0000-4000-8000-000000000000')).status).toBe(404)
  })
})

describe('an action of a super admin whose rights ended while it waited', () => {
  test.each([
    ['locked', { isActive: false }],
    ['revoked', { isSuperAdmin: false }],
  ])('changes nothing after they were %s', async (name, rights) => {
    const { db, hasher, clock } = t.api.services
    const email = `${name}@waiting.test`
    await enterAdmin(t, email)
    const [actor] = await db.update(users).set(rights).where(eq(users.email, email)).returning()
    if (!actor) throw new Error('No actor')
    await signUp(t.send, `target-of-${email}`)
    const targets = [await idOf(`target-of-${email}`), actor.id]
    const tell = () => Promise.reject(new Error('No mail expected'))
    for (const personId of targets) {
      const action = { personId, actor, nowMs: clock() }
      const results = [
        await setPersonLocked(db, action, { isLocked: false, reason: 'Mine' }),
        await signOutPerson(db, action),
        await resetTwoStep(db, action, tell),
        await resendVerificationCode({ db, hasher, sendMail: tell }, action),
      ]
      expect(results).toEqual(['revoked', 'revoked', 'revoked', 'revoked'])
      expect((await show(personId)).activities).toEqual([])
    }
    const lock = { personId: targets[0] ?? '', actor, nowMs: clock() }
    expect(await setPersonLocked(db, lock, { isLocked: true, reason: 'Mine' })).toBe('revoked')
  })
})

describe('grantSuperAdmin', () => {
  const reason = 'Joins the support'
  const set = (name: 'grantSuperAdmin' | 'revokeSuperAdmin', id: string, token = admin) =>
    t.send(name, { token, id, input: { reason } })
  const mailsTo = (email: string) =>
    t.mails
      .filter(({ to, subject }) => to === email && subject.includes('super administrator'))
      .map(({ subject, text }) => `${subject} ${text}`)
      .toSorted()

  test('makes a person a super admin, who signs in again, and revokeSuperAdmin ends that at once', async () => {
    const email = 'next@admins.test'
    const other = 'other@admins.test'
    await enterAdmin(t, other)
    const { token } = await enterStore(t, 'store@admins.test').then(async (store) => ({
      token: await joinStore(t, email, store.id),
    }))
    const id = await idOf(email)
    t.passMs(ms.second)
    expect((await set('grantSuperAdmin', id)).body).toEqual({
      message: 'This person is a super administrator.',
    })
    expect((await t.send('session', { token })).status).toBe(401)
    const next = String((await signIn(t.send, email)).body['token'])
    expect((await t.send('overview', { token: next })).status).toBe(200)
    expect(statusAndDetail(await set('grantSuperAdmin', id))).toEqual([
      400,
      'This person is a super administrator already.',
    ])

    const stream = await t.api.fetch(
      new Request(`http://api.test${fileAndStreamPaths.events}`, {
        headers: { authorization: `Bearer ${await enterFirstStore(next)}` },
      }),
    )
    t.passMs(ms.second)
    expect((await set('revokeSuperAdmin', id)).status).toBe(200)
    expect((await t.send('overview', { token: next })).status).toBe(401)
    expect(stream.status).toBe(200)
    await stream.text()
    const after = String((await signIn(t.send, email)).body['token'])
    expect((await t.send('overview', { token: after })).status).toBe(403)
    expect(statusAndDetail(await set('revokeSuperAdmin', id))).toEqual([
      400,
      'This person is not a super administrator.',
    ])

    await t.settle()
    expect(mailsTo(email)).toEqual([
      expect.stringContaining('You are a super administrator of Draftdesk'),
      expect.stringContaining('You are no longer a super administrator of Draftdesk'),
    ])
    expect(mailsTo(other)).toEqual([
      expect.stringMatching(/^next@admins\.test is a super administrator.*Joins the support/s),
      expect.stringMatching(/^next@admins\.test is no longer .*Joins the support/s),
    ])
    expect(mailsTo('admin@people.test').filter((mail) => mail.includes(email))).toEqual([])
    expect((await show(id)).activities.map(({ action, note }) => [action, note])).toEqual([
      ['super_admin_revoked', reason],
      ['super_admin_granted', reason],
    ])
  })

  test('is refused for oneself, a locked, unverified or leaving person, and the only owner of a store', async () => {
    const self = await idOf('admin@people.test')
    expect(statusAndDetail(await set('revokeSuperAdmin', self))).toEqual([
      400,
      'Another super administrator has to change this for you.',
    ])
    await t.enter('locked@admins.test')
    const id = await idOf('locked@admins.test')
    await change('lockPerson', id)
    const unready = 'This person is locked, has not verified their address, or is deleting their account.'
    expect(statusAndDetail(await set('grantSuperAdmin', id))).toEqual([400, unready])
    await signUp(t.send, 'unverified@admins.test')
    expect(statusAndDetail(await set('grantSuperAdmin', await idOf('unverified@admins.test')))).toEqual([
      400,
      unready,
    ])
    const leaving = await t.enter('leaving@admins.test')
    await t.send('deleteAccount', { token: leaving, input: { confirmation: testPassword } })
    expect(statusAndDetail(await set('grantSuperAdmin', await idOf('leaving@admins.test')))).toEqual([
      400,
      unready,
    ])
    await enterStore(t, 'owner@admins.test')
    expect(statusAndDetail(await set('grantSuperAdmin', await idOf('owner@admins.test')))).toEqual([
      400,
      'This person is the only owner of a store. Make another member an owner there first.',
    ])
    expect((await set('grantSuperAdmin', 'x')).status).toBe(404)
    expect((await t.send('grantSuperAdmin', { token: admin, id, input: { reason: ' ' } })).status).toBe(422)
  })

  test('is refused for an owner whose co-owners are super admins', async () => {
    const store = await enterStore(t, 'one@owners.test')
    await t.enter('two@owners.test')
    await addMember(t.api.services, 'two@owners.test', store.id, 'owner')
    expect((await set('grantSuperAdmin', await idOf('one@owners.test'))).status).toBe(200)
    expect(statusAndDetail(await set('grantSuperAdmin', await idOf('two@owners.test')))).toEqual([
      400,
      'This person is the only owner of a store. Make another member an owner there first.',
    ])
  })

  test('leaves one of two super admins who take each other’s rights, or lock each other, at once', async () => {
    const emails = ['one@duel.test', 'two@duel.test'] as const
    const tokens = [await enterAdmin(t, emails[0]), await enterAdmin(t, emails[1])] as const
    const ids = [await idOf(emails[0]), await idOf(emails[1])] as const
    const answers = await Promise.all([
      set('revokeSuperAdmin', ids[1], tokens[0]),
      t.send('lockPerson', { token: tokens[1], id: ids[0], input: { reason } }),
    ])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const people = await Promise.all(ids.map((one) => show(one)))
    expect(people.filter((person) => person.is_super_admin && !person.is_locked)).toHaveLength(1)
  })

  test('keeps the second step compulsory where the server requires it', async () => {
    const strict = await t.openTwin({ requireSuperAdminTwoStep: true })
    await t.enter('strict@admins.test')
    await set('grantSuperAdmin', await idOf('strict@admins.test'))
    const token = String((await signIn(strict.send, 'strict@admins.test')).body['token'])
    expect((await strict.send('overview', { token })).status).toBe(403)
    await setUpTwoStep(strict.send, token, t.api.services.clock())
    expect((await strict.send('overview', { token })).status).toBe(200)
    await strict.close()
  })
})

describe('signOutPerson', () => {
  test('ends every sign-in and leaves a line', async () => {
    const token = await t.enter('bob@out.test')
    const id = await idOf('bob@out.test')
    expect((await act('signOutPerson', id)).body).toEqual({ message: '1 sign-in ended.' })
    expect((await t.send('session', { token })).status).toBe(401)
    expect((await signIn(t.send, 'bob@out.test')).status).toBe(200)
    expect((await show(id)).activities.map(({ action }) => action)).toEqual(['person_signed_out'])
    expect((await act('signOutPerson', 'x')).status).toBe(404)
  })
})

describe('resendPersonCode', () => {
  test('mails a code that works, and none to a verified address', async () => {
    const email = 'new@code.test'
    await signUp(t.send, email)
    const first = await t.codeOf(email)
    t.passMs(ms.second)
    const id = await idOf(email)
    expect((await act('resendPersonCode', id)).status).toBe(200)
    const second = await t.codeOf(email)
    expect(second).not.toBe(first)
    const verified = await t.send('verifyEmail', { input: { email, verification_code: second } })
    expect(verified.status).toBe(200)
    expect(statusAndDetail(await act('resendPersonCode', id))).toEqual([
      400,
      'This address is verified already.',
    ])
  })
})

describe('adminActivity', () => {
  test('lists the actions of super admins in all stores and about people', async () => {
    const { id: storeId } = await enterStore(t, 'owner@audit.test')
    const id = await idOf('owner@audit.test')
    t.passMs(ms.second)
    const limits = { per_minute: 20, per_day: 200, reason: 'A busy season' }
    await t.send('setReplyLimits', { token: admin, id: storeId, input: limits })
    t.passMs(ms.second)
    await act('signOutPerson', id)
    const { body } = await t.send('adminActivity', { token: admin, input: { limit: '2' } })
    const { activities, next } = body as Answer<'adminActivity'>
    expect(activities).toMatchObject([
      { action: 'person_signed_out', store: null, person: { id, email: 'owner@audit.test' } },
      { action: 'reply_limits_changed', store: { id: storeId }, person: null },
    ])
    expect(next).not.toBeNull()
  })

  test('keeps the line of a person who is gone', async () => {
    const email = 'gone@audit.test'
    await t.enter(email)
    t.passMs(ms.second)
    await act('signOutPerson', await idOf(email))
    await t.api.services.db.delete(users).where(eq(users.email, email))
    const { body } = await t.send('adminActivity', { token: admin, input: { limit: '1' } })
    expect(body).toMatchObject({ activities: [{ action: 'person_signed_out', person: null }] })
  })
})
