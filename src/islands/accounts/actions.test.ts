import { AuthError } from '@draftdesk/auth-core'
import { buildTestPath } from '@draftdesk/contract/testing'
import { beforeEach, describe, expect, test } from 'vitest'
import { inviteMessages, peopleMessages } from './words.ts'
import * as people from './actions.ts'
import { fakeCall } from '../../stores/testing/fake-call.ts'
import { $toasts } from '../../stores/toasts.ts'

const member = {
  ...{ id: 'u1', first_name: 'Ada', last_name: 'L', email: 'ada@shop.test', profile_image: null },
  ...{ role: 'agent', created_at: '2030-01-14T12:00:00Z', can_give: ['agent'], can_remove: true },
}
const invited = {
  ...{ id: 'i1', email: 'bob@shop.test', role: 'agent', state: 'open', created_at: '2030-01-14T12:00:00Z' },
  ...{ expires_at: '2030-01-21T12:00:00Z', invited_by: 'Ada', can_manage: true },
}
const shown = {
  ...{ ...member, title: 'Ada L', image: undefined, role: 'manager' as const, can_give: [] },
}

let heard: string[] = []
$toasts.listen((toasts) => void heard.push(toasts.at(-1)?.text ?? ''))
beforeEach(() => {
  heard = []
})

describe('changeMemberRole', () => {
  test('says the role that somebody has now', async () => {
    const { call, sent } = fakeCall({ updateMember: member })
    expect(await people.changeMemberRole(shown, 'agent', call)).toMatchObject({
      ok: true,
      entry: { role: 'agent' },
    })
    expect(sent).toMatchObject([
      { path: buildTestPath('updateMember', 'u1'), body: { role: 'agent', was: 'manager' } },
    ])
    expect(heard).toEqual([peopleMessages.roleChanged('Ada L', peopleMessages.roles.agent)])
  })

  test('tells how somebody stands whose role was changed meanwhile', async () => {
    const { call } = fakeCall({ updateMember: new AuthError('conflict', { current: member }) })
    const result = await people.changeMemberRole(shown, 'agent', call)
    expect(result).toMatchObject({ ok: false, current: { role: 'agent' } })
    expect(heard).toEqual([])
  })
})

describe('removeMember', () => {
  test('answers the proof that brings somebody back', async () => {
    const { call } = fakeCall({ removeMember: { restore: 'proof' }, restoreMember: member })
    expect(await people.removeMember('u1', call)).toEqual({ ok: true, value: { restore: 'proof' } })
    expect(await people.restoreMember('u1', 'proof', call)).toMatchObject({ ok: true, entry: { id: 'u1' } })
  })

  test('says why somebody stays', async () => {
    const { call } = fakeCall({ removeMember: new AuthError('refused', { detail: 'The last owner.' }) })
    expect(await people.removeMember('u1', call)).toEqual({ ok: false, problem: 'The last owner.' })
    expect(await people.leaveStore('u1', call)).toBe('The last owner.')
  })
})

describe('invitations', () => {
  test('are sent, sent again, revoked and restored', async () => {
    const answers = { createInvite: invited, resendInvite: invited, revokeInvite: {}, restoreInvite: invited }
    const { call, sent } = fakeCall(answers)
    expect(await people.sendInvite('bob@shop.test', 'agent', call)).toMatchObject({ entry: { id: 'i1' } })
    await people.resendInvite('i1', call)
    expect(await people.revokeInvite('i1', call)).toBeUndefined()
    expect(await people.restoreInvite('i1', call)).toMatchObject({ entry: { title: 'bob@shop.test' } })
    expect(sent.map(({ name }) => name)).toEqual(Object.keys(answers))
    expect(heard).toEqual([inviteMessages.sent('bob@shop.test'), inviteMessages.resent('bob@shop.test')])
  })

  test('say what went wrong', async () => {
    const { call } = fakeCall({ revokeInvite: new AuthError('failed') })
    expect(await people.revokeInvite('i1', call)).toBe(inviteMessages.failed)
    expect(heard).toEqual([])
  })
})
