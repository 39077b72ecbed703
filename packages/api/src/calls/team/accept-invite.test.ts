import { permissionsByRole } from '@draftdesk/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { members } from '../../database/schema.ts'
import { ms, openTestApi, signIn, signUp } from '../../testing/api.ts'
import type { TestApi } from '../../testing/api.ts'
import { inviteByAddress } from './invites.ts'

let t: TestApi
let store: { id: string; name: string }
beforeAll(async () => {
  t = await openTestApi({ limitScale: 0 })
  const token = await t.enter('owner@example.com')
  const { body } = await t.send('createStore', { token, input: { name: 'Team Shop' } })
  store = { id: String(body['id']), name: 'Team Shop' }
})
afterAll(() => t.close())

async function invite(email: string): Promise<string> {
  const link = await inviteByAddress(t.api.services, store, email, 'agent')
  return new URL(link).searchParams.get('invite_id') ?? ''
}
const accept = (inviteId: string, token?: string) =>
  t.send('acceptInvite', { input: { invite_id: inviteId }, token })
const storesOf = async (token: string) => (await t.send('stores', { token })).body

describe('acceptInvite', () => {
  test('makes the invited account a member at once, without settings', async () => {
    const token = await t.enter('known@example.com')
    expect((await accept(await invite('Known@example.com'))).body).toMatchObject({
      message: 'Invitation accepted!',
    })
    expect(await storesOf(token)).toMatchObject([{ name: 'Team Shop', role: 'agent' }])
    const renewed = await t.send('refresh', { token })
    expect((await t.send('me', { token: String(renewed.body['token']) })).body).toMatchObject({
      role: 'agent',
      permissions: permissionsByRole.agent,
    })
  })

  test('waits for an invited address to be verified', async () => {
    await accept(await invite('new@example.com'))
    await signUp(t.send, 'new@example.com')
    const code = await t.codeOf('new@example.com')
    await t.send('verifyEmail', { input: { email: 'new@example.com', verification_code: code } })
    const { body } = await signIn(t.send, 'new@example.com')
    expect((await t.send('session', { token: String(body['token']) })).body).toMatchObject({
      store: { name: 'Team Shop' },
    })
  })

  test('makes nobody a member before their address is verified', async () => {
    await signUp(t.send, 'unsure@example.com')
    const before = await t.api.services.db.$count(members)
    expect((await accept(await invite('unsure@example.com'))).status).toBe(200)
    expect(await t.api.services.db.$count(members)).toBe(before)
  })

  test('does not bring back a member who was removed', async () => {
    const token = await t.enter('removed@example.com')
    const inviteId = await invite('removed@example.com')
    await accept(inviteId)
    const { body } = await t.send('me', { token })
    const { id } = body['user'] as { id: string }
    await t.api.services.db.delete(members).where(eq(members.userId, id))
    const again = await accept(inviteId)
    expect([again.status, again.body['detail']]).toEqual([
      404,
      'This invitation was already used. Please ask for a new one.',
    ])
    await signIn(t.send, 'removed@example.com')
    expect(await storesOf(token)).toEqual([])
  })

  test('is not taken by another account', async () => {
    const token = await t.enter('other@example.com')
    const inviteId = await invite('meant@example.com')
    expect((await accept(inviteId, token)).status).toBe(403)
    expect(await storesOf(token)).toEqual([])
    expect((await accept(inviteId, await t.enter('meant@example.com'))).status).toBe(200)
  })

  test('answers a second click the same and joins nobody twice', async () => {
    const token = await t.enter('twice@example.com')
    const inviteId = await invite('twice@example.com')
    const answers = await Promise.all([accept(inviteId), accept(inviteId), accept(inviteId, token)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await storesOf(token)).toHaveLength(1)
  })

  test('says so when it was used already', async () => {
    const token = await t.enter('used@example.com')
    const inviteId = await invite('used@example.com')
    expect((await accept(inviteId)).body).toMatchObject({ message: 'Invitation accepted!', is_used: false })
    expect((await accept(inviteId, token)).body).toMatchObject({
      message: 'You have already accepted this invitation.',
      is_used: true,
    })
  })

  test('refuses an invitation after seven days, and a made-up one', async () => {
    const inviteId = await invite('slow@example.com')
    t.passMs(7 * ms.day)
    expect((await accept(inviteId)).status).toBe(404)
    expect((await accept('made-up')).status).toBe(404)
  })
})

describe('showInvite', () => {
  const show = (inviteId: string) => t.send('showInvite', { input: { invite_id: inviteId } })

  test('tells whoever holds the link whom it is for, from whom, and how it stands', async () => {
    const owner = String((await signIn(t.send, 'owner@example.com')).body['token'])
    const email = 'shown@example.com'
    await t.send('createInvite', { token: owner, input: { email, role: 'agent' } })
    await t.settle()
    const text = t.mails.findLast(({ to }) => to === email)?.text ?? ''
    expect(text).toContain('Ann Archer invites you to work on the emails of Team Shop.')
    const inviteId = /invite_id=(\S+)/.exec(text)?.[1] ?? ''
    const about = { email, store_name: 'Team Shop', invited_by: 'Ann Archer' }
    expect((await show(inviteId)).body).toEqual({ ...about, state: 'open' })
    expect((await accept(inviteId)).body).toMatchObject(about)
    expect((await show(inviteId)).body).toEqual({ ...about, state: 'accepted' })
    await t.enter(email)
    expect((await show(inviteId)).body).toEqual({ ...about, state: 'used' })
    const late = await invite('late@example.com')
    t.passMs(7 * ms.day)
    expect((await show(late)).body).toMatchObject({ state: 'expired', invited_by: null })
    expect((await show('made-up')).status).toBe(404)
  })
})
