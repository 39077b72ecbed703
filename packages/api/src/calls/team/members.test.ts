import { maxMembers, permissionsByRole } from '@draftdesk/contract'
import type { MemberRole } from '@draftdesk/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { invites, users } from '../../database/schema.ts'
import { ms, openTestApi } from '../../testing/api.ts'
import type { TestApi } from '../../testing/api.ts'
import { enterAdmin, enterStore } from '../../testing/store.ts'
import { openTeam, statusAndDetail } from '../../testing/team.ts'
import type { TestMember, Team } from '../../testing/team.ts'

let t: TestApi
let team: Team
let owner: TestMember
let manager: TestMember
let agent: TestMember
beforeAll(async () => {
  t = await openTestApi({ limitScale: 0 })
  team = await openTeam(t, 'shop')
  owner = team.owner
  manager = await team.add('manager', 'manager')
  agent = await team.add('agent', 'agent')
})
afterAll(() => t.close())

const notAllowed = 'Your role in this store does not allow this. Please ask its owner.'
const ownersOnly = 'Only an owner can manage owners of the store.'
const gone = 'This person does not work in this store any more.'

const give = (by: TestMember, whom: TestMember, role: MemberRole, was?: MemberRole) =>
  t.send('updateMember', { token: by.token, id: whom.id, input: { role, ...(was && { was }) } })
const remove = (by: TestMember, whom: TestMember) => t.send('removeMember', { token: by.token, id: whom.id })
const restore = (by: TestMember, whom: TestMember, proof: unknown) =>
  t.send('restoreMember', { token: by.token, id: whom.id, input: { restore: proof } })
const rightsOf = async ({ token }: TestMember) => {
  const { body } = await t.send('session', { token })
  return [body['role'], body['permissions']]
}

describe('listMembers', () => {
  test('shows everybody to everybody, the longest first, and what the one who asks may do', async () => {
    const seen = async (by: TestMember) =>
      (await team.members(by.token)).map(({ email, can_give, can_remove }) => [email, can_give, can_remove])
    const all = ['owner', 'manager', 'agent', 'observer']
    expect(await seen(owner)).toEqual([
      [owner.email, [], false],
      [manager.email, all, true],
      [agent.email, all, true],
    ])
    expect(await seen(manager)).toEqual([
      [owner.email, [], false],
      [manager.email, [], true],
      [agent.email, ['manager', 'agent', 'observer'], true],
    ])
    expect(await seen(agent)).toEqual([
      [owner.email, [], false],
      [manager.email, [], false],
      [agent.email, [], true],
    ])
  })

  test('lists nobody of another store', async () => {
    const other = await enterStore(t, 'other@elsewhere.test')
    expect(await team.members(other.token)).toMatchObject([{ email: 'other@elsewhere.test', role: 'owner' }])
  })

  test('needs a store', async () => {
    const token = await t.enter('alone@elsewhere.test')
    expect((await t.send('members', { token })).status).toBe(403)
  })
})

describe('updateMember', () => {
  test('gives the rights of the new role at once', async () => {
    expect(await rightsOf(agent)).toEqual(['agent', permissionsByRole.agent])
    expect((await give(owner, agent, 'manager')).body).toMatchObject({ role: 'manager', email: agent.email })
    expect(await rightsOf(agent)).toEqual(['manager', permissionsByRole.manager])
    expect((await give(manager, agent, 'agent')).status).toBe(200)
    expect(await rightsOf(agent)).toEqual(['agent', permissionsByRole.agent])
  })

  test('refuses agents, one’s own role, and managers with owners', async () => {
    expect(statusAndDetail(await give(agent, manager, 'agent'))).toEqual([403, notAllowed])
    expect(statusAndDetail(await give(manager, agent, 'owner'))).toEqual([403, ownersOnly])
    expect(statusAndDetail(await give(manager, owner, 'agent'))).toEqual([403, ownersOnly])
    const self = [403, 'You cannot change your own role. Please ask another owner or manager.']
    expect(statusAndDetail(await give(owner, owner, 'agent'))).toEqual(self)
    expect(statusAndDetail(await give(manager, manager, 'agent'))).toEqual(self)
    expect((await team.members(owner.token)).map(({ role }) => role)).toEqual(['owner', 'manager', 'agent'])
  })

  test('says what the role is by now when it was changed meanwhile', async () => {
    const late = await give(owner, agent, 'manager', 'owner')
    expect([late.status, late.body['current']]).toMatchObject([409, { role: 'agent', email: agent.email }])
    expect((await give(owner, agent, 'agent', 'agent')).status).toBe(200)
  })

  test('knows nobody of another store, no made-up id and no made-up role', async () => {
    const other = await openTeam(t, 'second')
    expect(statusAndDetail(await give(other.owner, agent, 'manager'))).toEqual([404, gone])
    expect(statusAndDetail(await give(owner, { ...agent, id: 'made-up' }, 'manager'))).toEqual([404, gone])
    expect((await give(owner, agent, 'king' as MemberRole)).status).toBe(422)
  })

  test('leaves an owner when two demote each other at the same moment', async () => {
    const pair = await openTeam(t, 'pair')
    const second = await pair.add('second', 'owner')
    const answers = await Promise.all([give(pair.owner, second, 'agent'), give(second, pair.owner, 'agent')])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403])
    const roles = (await pair.members(second.token)).map(({ role }) => role)
    expect(roles.toSorted()).toEqual(['agent', 'owner'])
  })

  test('lets a super admin in the store deal with everybody but owners', async () => {
    const first = await enterAdmin(t, 'admin@draftdesk.test')
    const entered = await t.send('switchStore', { token: first, id: team.storeId, input: { reason: 'Help' } })
    const token = String(entered.body['token'])
    const admin = { token, id: 'none', email: '' }
    expect((await give(admin, agent, 'manager')).status).toBe(200)
    expect((await give(admin, agent, 'agent')).status).toBe(200)
    expect(statusAndDetail(await give(admin, owner, 'agent'))).toEqual([403, ownersOnly])
    expect(statusAndDetail(await give(admin, agent, 'owner'))).toEqual([403, ownersOnly])
  })
})

describe('removeMember', () => {
  test('ends at once what a person can do, and nothing of their other stores', async () => {
    const gone = await team.add('gone', 'manager')
    const own = await t.send('createStore', { token: gone.token, input: { name: 'Own' } })
    expect((await remove(owner, gone)).status).toBe(200)
    expect(await rightsOf(gone)).toEqual([null, []])
    expect((await t.send('members', { token: gone.token })).status).toBe(403)
    expect((await t.send('policies', { token: gone.token })).status).toBe(403)
    expect((await t.send('switchStore', { token: gone.token, id: team.storeId })).status).toBe(403)
    const id = String(own.body['id'])
    expect((await t.send('switchStore', { token: gone.token, id })).status).toBe(200)
  })

  test('refuses agents, and managers with owners', async () => {
    expect(statusAndDetail(await remove(agent, manager))).toEqual([403, notAllowed])
    expect(statusAndDetail(await remove(manager, owner))).toEqual([403, ownersOnly])
    const other = await openTeam(t, 'third')
    expect((await remove(other.owner, agent)).status).toBe(404)
    expect((await remove(owner, { ...agent, id: 'made-up' })).status).toBe(404)
  })

  test('lets everybody leave but the last owner', async () => {
    const leaving = await team.add('leaving', 'agent')
    expect((await remove(leaving, leaving)).body).toEqual({ restore: null })
    expect(await rightsOf(leaving)).toEqual([null, []])
    const last = [403, 'A store needs an owner. Please make another member an owner first.']
    expect(statusAndDetail(await remove(owner, owner))).toEqual(last)
    const second = await team.add('second', 'owner')
    expect((await remove(second, second)).status).toBe(200)
    expect(statusAndDetail(await remove(owner, owner))).toEqual(last)
  })

  test('does not count a super admin as an owner, who has the rights of a manager', async () => {
    const mixed = await openTeam(t, 'mixed')
    const second = await mixed.add('second', 'owner')
    await t.api.services.db.update(users).set({ isSuperAdmin: true }).where(eq(users.id, second.id))
    expect(statusAndDetail(await remove(mixed.owner, mixed.owner))).toEqual([
      403,
      'A store needs an owner. Please make another member an owner first.',
    ])
    const shown = await mixed.members(mixed.owner.token)
    expect(shown.find(({ id }) => id === mixed.owner.id)?.can_remove).toBe(false)
    expect((await remove(mixed.owner, second)).status).toBe(200)
  })
})

describe('restoreMember', () => {
  test('undoes a removal once, with role and date as they were', async () => {
    const back = await team.add('back', 'manager')
    const before = (await team.members(owner.token)).find(({ id }) => id === back.id)
    const { body } = await remove(owner, back)
    t.passMs(9 * ms.minute)
    expect((await restore(owner, back, body['restore'])).body).toEqual(before)
    expect(await rightsOf(back)).toEqual(['manager', permissionsByRole.manager])
    await remove(owner, back)
    expect((await restore(owner, back, body['restore'])).status).toBe(404)
    expect(await rightsOf(back)).toEqual([null, []])
  })

  test('ends after ten minutes', async () => {
    const late = await team.add('late', 'agent')
    const { body } = await remove(owner, late)
    t.passMs(10 * ms.minute)
    expect(statusAndDetail(await restore(owner, late, body['restore']))).toEqual([
      404,
      'This can no longer be undone. Please invite this person again.',
    ])
  })

  test('takes a proof only for its person and store, and only from who could have removed them', async () => {
    const one = await team.add('one', 'agent')
    const two = await team.add('two', 'owner')
    const proof = (await remove(owner, one)).body['restore']
    const ownersProof = (await remove(owner, two)).body['restore']
    const other = await openTeam(t, 'fourth')
    expect((await restore(owner, two, proof)).status).toBe(404)
    expect((await restore(other.owner, one, proof)).status).toBe(404)
    expect((await restore(owner, one, 'made-up')).status).toBe(404)
    expect(statusAndDetail(await restore(agent, one, proof))).toEqual([403, notAllowed])
    expect(statusAndDetail(await restore(manager, two, ownersProof))).toEqual([403, ownersOnly])
    expect((await restore(manager, one, proof)).status).toBe(200)
    expect((await restore(owner, two, ownersProof)).status).toBe(200)
  })

  test('stops at the most people of a store, and can be undone once there is room', async () => {
    const full = await openTeam(t, 'full')
    const out = await full.add('out', 'agent')
    const { body } = await remove(full.owner, out)
    const rows = Array.from({ length: maxMembers - 1 }, (_none, index) => ({
      hash: `full ${index}`,
      email: `guest${index}@full.test`,
      storeId: full.storeId,
      role: 'agent',
      expiresAt: new Date(Date.UTC(2100, 0)),
    }))
    await t.api.services.db.insert(invites).values(rows)
    expect(statusAndDetail(await restore(full.owner, out, body['restore']))).toEqual([
      400,
      'A store has at most 200 people, open invitations included.',
    ])
    await t.api.services.db.delete(invites).where(eq(invites.hash, 'full 0'))
    expect((await restore(full.owner, out, body['restore'])).status).toBe(200)
  })

  test('is not in the log when the person came back by an invitation meanwhile', async () => {
    const met = await openTeam(t, 'met')
    const bob = await met.add('bob', 'agent')
    const { body } = await remove(met.owner, bob)
    await t.send('createInvite', { token: met.owner.token, input: { email: bob.email, role: 'manager' } })
    await t.send('acceptInvite', { input: { invite_id: await met.linkOf(bob.email) } })
    expect((await restore(met.owner, bob, body['restore'])).body).toMatchObject({ role: 'manager' })
    const log = await t.send('activity', { token: met.owner.token })
    expect(JSON.stringify(log.body)).not.toContain('member_restored')
  })

  test('is in the log, as all that is done with people is', async () => {
    const logged = await openTeam(t, 'logged')
    const bob = await logged.add('bob', 'agent')
    await give(logged.owner, bob, 'manager')
    await restore(logged.owner, bob, (await remove(logged.owner, bob)).body['restore'])
    await remove(bob, bob)
    const { body } = await t.send('activity', { token: logged.owner.token })
    const entries = body['activities'] as { action: string; note: string }[]
    expect(entries.map(({ action, note }) => [action, note])).toEqual(
      expect.arrayContaining([
        ['member_invited', 'bob@logged.test, agent'],
        ['member_joined', 'agent'],
        ['role_changed', 'bob@logged.test: agent → manager'],
        ['member_removed', 'bob@logged.test'],
        ['member_restored', 'bob@logged.test'],
        ['member_left', 'bob@logged.test'],
      ]),
    )
  })
})
