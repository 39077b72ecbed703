import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { calls } from '@draftdesk/contract'
import type { Call, CallName } from '@draftdesk/contract'
import { activities, users } from '../../database/schema.ts'
import { openTestApi, testPassword, signIn } from '../../testing/api.ts'
import type { TestApi } from '../../testing/api.ts'
import { setUpTwoStep } from '../../testing/totp-codes.ts'
import { createSampleInputs } from '../../testing/files/sample.ts'
import { enterAdmin, enterStore, joinStore } from '../../testing/store.ts'
import type { StoreOwner } from '../../testing/store.ts'
import { handlers } from '../index.ts'

let t: TestApi
beforeAll(async () => {
  t = await openTestApi({ limitScale: 0 })
})
afterAll(() => t.close())

const now = () => t.api.services.clock()
const every = Object.keys(calls) as CallName[]

async function requireTwoStep(owner: StoreOwner, requires_two_step = true) {
  const { body } = await t.send('settings', { token: owner.token })
  return t.send('updateSettings', {
    token: owner.token,
    input: { version: body['version'], requires_two_step },
  })
}

/** Every call of a store or of super admins that a token is let into. */
async function listOpenCalls(kind: 'store' | 'admin', token: string, api: Pick<TestApi, 'send'> = t) {
  const open: CallName[] = []
  for (const name of every.filter((one) => handlers[one].audience?.kind === kind)) {
    const call: Call = calls[name]
    for (const input of createSampleInputs(name, call)) {
      const { status, body } = await api.send(name, { token, input, id: 'none' })
      if (status !== 403 || body['code'] !== 'two_step_needed') open.push(name)
    }
  }
  return open
}

describe('a store that requires two-step sign-in', () => {
  test('is switched on by an owner alone, who has set up their own', async () => {
    const owner = await enterStore(t, 'rule@example.com')
    const manager = await joinStore(t, 'rule-manager@example.com', owner.id, 'manager')
    expect((await requireTwoStep(owner)).status).toBe(422)
    await setUpTwoStep(t.send, manager, now())
    expect((await requireTwoStep({ ...owner, token: manager })).status).toBe(403)
    await setUpTwoStep(t.send, owner.token, now())
    expect((await requireTwoStep(owner)).body).toMatchObject({ requires_two_step: true })
    expect((await requireTwoStep(owner, false)).body).toMatchObject({ requires_two_step: false })
    const rows = await t.api.services.db.select().from(activities).where(eq(activities.storeId, owner.id))
    expect(rows.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['two_step_required', 'two_step_optional']),
    )
  })

  test('is closed to a member without it at once, and open again once they set it up', async () => {
    const owner = await enterStore(t, 'must@example.com')
    const token = await joinStore(t, 'must-agent@example.com', owner.id)
    expect((await t.send('dashboard', { token })).status).toBe(200)
    await setUpTwoStep(t.send, owner.token, now())
    await requireTwoStep(owner)
    expect((await t.send('session', { token })).body).toMatchObject({ store: null, needs_two_step: true })
    expect((await t.send('session', { token: owner.token })).body).toMatchObject({
      ...{ store: { id: owner.id }, needs_two_step: false },
    })
    expect(await listOpenCalls('store', token)).toEqual([])
    const events = await t.api.fetch(
      new Request('http://api.test/v1/events', { headers: { authorization: `Bearer ${token}` } }),
    )
    expect(events.status).toBe(403)
    const refreshed = String((await t.send('refresh', { token })).body['token'])
    expect((await t.send('session', { token: refreshed })).body).toMatchObject({ needs_two_step: true })

    await setUpTwoStep(t.send, refreshed, now())
    expect((await t.send('session', { token: refreshed })).body).toMatchObject({
      ...{ store: { id: owner.id }, needs_two_step: false },
    })
  })

  test('asks nothing in another store of the same member', async () => {
    const strict = await enterStore(t, 'strict@example.com')
    await setUpTwoStep(t.send, strict.token, now())
    await requireTwoStep(strict)
    const easy = await enterStore(t, 'easy@example.com')
    const inStrict = await joinStore(t, 'both@example.com', strict.id)
    expect((await t.send('session', { token: inStrict })).body).toMatchObject({ needs_two_step: true })
    const inEasy = await joinStore(t, 'both@example.com', easy.id)
    expect((await t.send('session', { token: inEasy })).body).toMatchObject({
      ...{ store: { id: easy.id }, needs_two_step: false },
    })
  })

  test('leaves its only owner a way back who turned their own off', async () => {
    const owner = await enterStore(t, 'alone@example.com')
    const { recoveryCodes } = await setUpTwoStep(t.send, owner.token, now())
    await requireTwoStep(owner)
    await t.send('endTwoStep', {
      token: owner.token,
      input: { current_password: testPassword, code: recoveryCodes[0] },
    })
    expect((await t.send('settings', { token: owner.token })).status).toBe(403)
    await setUpTwoStep(t.send, owner.token, now())
    expect((await t.send('settings', { token: owner.token })).status).toBe(200)
  })
})

describe('a server', () => {
  test('lets a super admin without two-step sign-in do nothing but set it up, unless told otherwise', async () => {
    const token = await enterAdmin(t, 'root@example.com')
    const strict = await t.openTwin({ requireSuperAdminTwoStep: undefined })
    expect((await t.send('overview', { token })).status).toBe(200)
    expect(await listOpenCalls('admin', token, strict)).toEqual([])
    expect((await strict.send('stores', { token })).status).toBe(403)
    expect((await strict.send('session', { token })).body).toMatchObject({
      ...{ user: { is_super_admin: true }, needs_two_step: true },
    })
    await setUpTwoStep(strict.send, token, now())
    expect((await strict.send('overview', { token })).status).toBe(200)
    await strict.close()
  })
})

describe('resetTwoStep', () => {
  test('turns it off for a person who lost their phone, ends their sign-ins and mails them', async () => {
    const admin = await enterAdmin(t, 'helper@example.com')
    const token = await t.enter('phoneless@example.com')
    await setUpTwoStep(t.send, token, now())
    const [person] = await t.api.services.db
      .select()
      .from(users)
      .where(eq(users.email, 'phoneless@example.com'))
    const id = person?.id ?? ''
    expect((await t.send('adminPerson', { token: admin, id })).body).toMatchObject({ has_two_step: true })
    expect((await t.send('resetTwoStep', { token: admin, id })).status).toBe(200)
    expect((await t.send('resetTwoStep', { token: admin, id })).status).toBe(400)
    expect((await t.send('session', { token })).status).toBe(401)
    expect((await signIn(t.send, 'phoneless@example.com')).body['token']).not.toBe('')
    await t.settle()
    expect(t.mails.findLast(({ to }) => to === 'phoneless@example.com')).toMatchObject({
      subject: 'Two-step sign-in was reset for your Draftdesk account',
    })
    const detail = await t.send('adminPerson', { token: admin, id })
    expect(detail.body['activities']).toMatchObject([{ action: 'two_step_reset' }])
  })

  test('does not turn off the second step of the super admin who asks, however the id is written', async () => {
    const token = await enterAdmin(t, 'own-step@example.com')
    const [self] = await t.api.services.db.select().from(users).where(eq(users.email, 'own-step@example.com'))
    for (const id of [self?.id ?? '', self?.id.toUpperCase() ?? ''])
      expect(await t.send('resetTwoStep', { token, id })).toMatchObject({
        status: 400,
        body: { detail: 'Another super administrator has to change this for you.' },
      })
    expect((await t.send('adminPeople', { token })).status).toBe(200)
  })
})
