import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ms, openTestApi, testPassword } from '../../testing/api.ts'
import type { TestApi } from '../../testing/api.ts'
import { enterAdmin } from '../../testing/store.ts'
import { openTeam, statusAndDetail } from '../../testing/team.ts'
import type { Team, TestMember } from '../../testing/team.ts'

let t: TestApi
let team: Team
let second: TestMember
let manager: TestMember
beforeAll(async () => {
  t = await openTestApi({ limitScale: 0 })
  team = await openTeam(t, 'shop')
  second = await team.add('second', 'owner')
  manager = await team.add('manager', 'manager')
})
afterAll(() => t.close())

const name = 'Store of owner@shop.test'
const inAWeek = () => new Date(t.api.services.clock() + 7 * ms.day).toISOString()
const deletesAt = async ({ token }: TestMember) => {
  const { body } = await t.send('session', { token })
  return {
    store: (body['store'] as Record<string, unknown>)['deletes_at'],
    user: (body['user'] as Record<string, unknown>)['deletes_at'],
  }
}

describe('deleteStore', () => {
  test('needs an owner and the name of the store', async () => {
    const send = (token: string, typed: string) => t.send('deleteStore', { token, input: { name: typed } })
    expect((await send(manager.token, name)).status).toBe(403)
    const wrong = await send(team.owner.token, 'Store')
    expect(JSON.stringify(wrong.body)).toContain('This is not the name of the store.')
    expect(await deletesAt(manager)).toEqual({ store: null, user: null })
  })

  test('shows the day to everyone, mails all owners once, and is taken back by any owner', async () => {
    const due = inAWeek()
    const input = { name: ` ${name} ` }
    const planned = await t.send('deleteStore', { token: team.owner.token, input })
    expect([planned.status, planned.body]).toEqual([200, { deletes_at: due }])
    t.passMs(ms.minute)
    expect((await t.send('deleteStore', { token: second.token, input })).body).toEqual({ deletes_at: due })
    expect(await deletesAt(manager)).toEqual({ store: due, user: null })
    await t.settle()
    const mails = t.mails.filter(({ subject }) => subject.includes('will be deleted'))
    expect(mails.map(({ to }) => to).toSorted()).toEqual([team.owner.email, second.email])
    expect(mails[0]).toMatchObject({ subject: `${name} will be deleted on 22/01/2030` })
    expect((await t.send('cancelStoreDeletion', { token: manager.token })).status).toBe(403)
    const kept = await t.send('cancelStoreDeletion', { token: second.token })
    expect([kept.status, kept.body]).toEqual([200, { deletes_at: null }])
    expect(await deletesAt(manager)).toEqual({ store: null, user: null })
    const { body } = await t.send('activity', { token: second.token })
    const actions = (body['activities'] as { action: string }[]).map(({ action }) => action)
    expect(actions.filter((action) => action.startsWith('deletion'))).toEqual([
      'deletion_cancelled',
      'deletion_planned',
    ])
  })

  test('cannot be taken back once its time has come', async () => {
    const late = await openTeam(t, 'late')
    const input = { name: 'Store of owner@late.test' }
    await t.send('deleteStore', { token: late.owner.token, input })
    const { db } = t.api.services
    const { cancelStoreDeletion } = await import('../../stores/deletion/plan-store-deletion.ts')
    const actor = { id: late.owner.id, firstName: 'Ann', lastName: 'Archer' }
    const keep = (nowMs: number) => cancelStoreDeletion(db, { storeId: late.storeId, actor, nowMs })
    expect(await keep(t.api.services.clock() + 7 * ms.day)).toBe(false)
    expect(await keep(t.api.services.clock() + 7 * ms.day - 1)).toBe(true)
  })
})

describe('deleteAdminStore', () => {
  test('plans the deletion with a reason, mails the owners, and cancelAdminStoreDeletion takes it back', async () => {
    const shop = await openTeam(t, 'spam')
    const admin = await enterAdmin(t, 'admin@spam.test')
    const send = (call: 'deleteAdminStore' | 'cancelAdminStoreDeletion', reason: string, id = shop.storeId) =>
      t.send(call, { token: admin, id, input: { reason } })
    expect((await send('deleteAdminStore', 'x')).status).toBe(422)
    const nowhere = '00000000-0000-4000-8000-000000000000'
    expect((await send('deleteAdminStore', 'Sends spam', nowhere)).status).toBe(404)
    const due = inAWeek()
    expect((await send('deleteAdminStore', 'Sends spam')).body).toEqual({ deletes_at: due })
    await t.settle()
    const mail = t.mails.findLast(({ to }) => to === shop.owner.email)
    expect(mail?.text).toContain('The operator of this service decided to delete the store')
    const detail = async () => (await t.send('adminStore', { token: admin, id: shop.storeId })).body
    expect(await detail()).toMatchObject({
      deletes_at: due,
      activities: expect.arrayContaining([
        expect.objectContaining({ action: 'deletion_planned', note: 'Sends spam' }),
      ]) as unknown,
    })
    expect((await send('cancelAdminStoreDeletion', 'A mistake')).body).toEqual({ deletes_at: null })
    expect(await detail()).toMatchObject({ deletes_at: null })
  })
})

describe('deleteAccount', () => {
  const remove = ({ token }: { token: string }, confirmation = testPassword) =>
    t.send('deleteAccount', { token, input: { confirmation } })

  test('is refused to the only owner of a store, until the store is deleted too', async () => {
    const lone = await openTeam(t, 'lone')
    const sentence =
      'You are the only owner of Store of owner@lone.test. Delete the store, or make another member an owner first.'
    expect(statusAndDetail(await remove(lone.owner))).toEqual([403, sentence])
    expect((await t.send('accountDeletion', { token: lone.owner.token })).body).toEqual({
      ...{ deletes_at: null, confirms_with: 'password', only_owner_of: ['Store of owner@lone.test'] },
    })
    await t.send('deleteStore', { token: lone.owner.token, input: { name: 'Store of owner@lone.test' } })
    expect((await remove(lone.owner)).body).toEqual({
      ...{ deletes_at: inAWeek(), confirms_with: 'password', only_owner_of: [] },
    })
  })

  test('needs the password, mails the person, and is taken back', async () => {
    const wrong = await remove(manager, 'Wrong-horse-1')
    expect(JSON.stringify(wrong.body)).toContain('The password is wrong.')
    expect((await remove(manager)).body).toMatchObject({ deletes_at: inAWeek() })
    expect(await deletesAt(manager)).toEqual({ store: null, user: inAWeek() })
    await t.settle()
    const mails = t.mails.filter(({ to, subject }) => to === manager.email && subject.includes('deleted'))
    expect(mails).toHaveLength(1)
    const kept = await t.send('cancelAccountDeletion', { token: manager.token })
    expect([kept.status, kept.body['deletes_at']]).toEqual([200, null])
  })

  test('is refused to a super administrator', async () => {
    const token = await enterAdmin(t, 'super@example.com')
    expect((await remove({ token })).status).toBe(403)
  })
})
