import { maxMembers, permissionsByRole } from '@draftdesk/contract'
import type { MemberRole } from '@draftdesk/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { invites } from '../../database/schema.ts'
import { ms, openTestApi, signUp } from '../../testing/api.ts'
import type { TestApi } from '../../testing/api.ts'
import { openTeam, statusAndDetail } from '../../testing/team.ts'
import type { TestMember, Team } from '../../testing/team.ts'

let t: TestApi
let team: Team
let owner: TestMember
let manager: TestMember
let agent: TestMember
// Sign-ins that outlive the invitations.
const life = { tokenMinutes: 500_000, refreshDays: 365, signInDays: 365 }
beforeAll(async () => {
  t = await openTestApi({ limitScale: 0, siteUrl: 'https://site.test', ...life })
  team = await openTeam(t, 'shop')
  owner = team.owner
  manager = await team.add('manager', 'manager')
  agent = await team.add('agent', 'agent')
})
afterAll(() => t.close())

const notAllowed = 'Your role in this store does not allow this. Please ask its owner.'
const ownersOnly = 'Only an owner can manage owners of the store.'
const gone = 'This invitation does not exist any more.'
const invalid = [404, 'This invitation is not valid or has expired.']

const invite = (by: TestMember, email: string, role: MemberRole = 'agent') =>
  t.send('createInvite', { token: by.token, input: { email, role } })
const accept = (invite_id: string) => t.send('acceptInvite', { input: { invite_id } })
const act = (name: 'resendInvite' | 'revokeInvite' | 'restoreInvite', by: TestMember, id: unknown) =>
  t.send(name, { token: by.token, id: String(id) })
const listed = async (email: string, by = owner) =>
  (await team.invites(by.token)).find((row) => row['email'] === email)
const mailTo = async (email: string) => {
  await t.settle()
  return t.mails.findLast(({ to }) => to === email)?.text ?? ''
}

describe('createInvite', () => {
  test('mails a link to sign up with, and lists the invitation for everybody in the store', async () => {
    const { status, body } = await invite(owner, ' New@Guest.test ', 'manager')
    expect([status, body]).toMatchObject([201, { email: 'new@guest.test', role: 'manager', state: 'open' }])
    expect(Date.parse(String(body['expires_at'])) - Date.parse(String(body['created_at']))).toBe(7 * ms.day)
    expect(await mailTo('new@guest.test')).toContain('https://site.test/signup?invite_id=')
    expect(await listed('new@guest.test', agent)).toMatchObject({ state: 'open', can_manage: false })
    expect(await listed('new@guest.test', manager)).toMatchObject({ can_manage: true })
    expect(JSON.stringify(body)).not.toContain(await team.linkOf('new@guest.test'))
  })

  test('mails a link to sign in with to somebody who has an account', async () => {
    await t.enter('known@guest.test')
    await invite(owner, 'known@guest.test')
    expect(await mailTo('known@guest.test')).toContain('https://site.test/signin?invite_id=')
  })

  test('gives the rights of its role', async () => {
    const rights = async ({ token }: TestMember) => (await t.send('me', { token })).body['permissions']
    expect(await rights(manager)).toEqual(permissionsByRole.manager)
    expect(await rights(agent)).toEqual(permissionsByRole.agent)
    expect(await rights(await team.add('chief', 'owner'))).toEqual(permissionsByRole.owner)
  })

  test('refuses who is there already, in words', async () => {
    expect(statusAndDetail(await invite(owner, agent.email.toUpperCase()))).toEqual([
      400,
      'This person already works in this store.',
    ])
    await invite(owner, 'again@guest.test')
    expect(statusAndDetail(await invite(owner, 'again@guest.test'))).toEqual([
      400,
      'This address is already invited. You can resend the invitation instead.',
    ])
  })

  test('takes the place of an expired one', async () => {
    await invite(owner, 'slow@guest.test')
    t.passMs(7 * ms.day)
    expect(await listed('slow@guest.test')).toMatchObject({ state: 'expired' })
    expect((await invite(owner, 'slow@guest.test', 'manager')).status).toBe(201)
    const rows = (await team.invites(owner.token)).filter((row) => row['email'] === 'slow@guest.test')
    expect(rows).toMatchObject([{ state: 'open', role: 'manager' }])
  })

  test('refuses agents, owners by managers, wrong addresses and wrong roles', async () => {
    expect(statusAndDetail(await invite(agent, 'x@guest.test'))).toEqual([403, notAllowed])
    expect(statusAndDetail(await invite(manager, 'x@guest.test', 'owner'))).toEqual([403, ownersOnly])
    expect((await invite(owner, 'nonsense')).body['detail']).toMatchObject([
      { msg: 'This is not an email address.' },
    ])
    expect((await invite(owner, 'x@guest.test', 'king' as MemberRole)).status).toBe(422)
    const givable = async (by: TestMember) => (await t.send('invites', { token: by.token })).body['can_give']
    expect(await givable(owner)).toEqual(['owner', 'manager', 'agent', 'observer'])
    expect(await givable(manager)).toEqual(['manager', 'agent', 'observer'])
    expect(await givable(agent)).toEqual([])
  })

  test('stops at the most people of a store, open invitations counted', async () => {
    const full = await openTeam(t, 'full')
    const expiresAt = new Date(Date.UTC(2100, 0))
    const rows = Array.from({ length: maxMembers - 1 }, (_none, index) => ({
      hash: `hash ${index}`,
      email: `guest${index}@full.test`,
      storeId: full.storeId,
      role: 'agent',
      expiresAt,
    }))
    await t.api.services.db.insert(invites).values(rows)
    expect((await full.invites(full.owner.token)).length).toBe(maxMembers - 1)
    expect(statusAndDetail(await invite(full.owner, 'late@full.test'))).toEqual([
      400,
      'A store has at most 200 people, open invitations included.',
    ])
  })

  test('is limited for one address and for one store', async () => {
    const limited = await openTestApi()
    const shop = await openTeam(limited, 'limited')
    const send = (email: string) =>
      limited.send('createInvite', { token: shop.owner.token, input: { email, role: 'agent' } })
    const id = String((await send('one@guest.test')).body['id'])
    const again = () => limited.send('resendInvite', { token: shop.owner.token, id })
    for (let count = 0; count < 4; count += 1) expect((await again()).status).toBe(200)
    const stopped = await again()
    expect([stopped.status, Number(stopped.headers.get('retry-after')) > 0]).toEqual([429, true])
    for (let count = 5; count < 60; count += 1)
      expect((await send(`guest${count}@guest.test`)).status).toBe(201)
    expect((await send('over@guest.test')).status).toBe(429)
    await limited.close()
  })
})

describe('resendInvite', () => {
  test('mails a new link with a new expiry; the old one is dead', async () => {
    const { body } = await invite(owner, 'resent@guest.test')
    const old = await team.linkOf('resent@guest.test')
    t.passMs(8 * ms.day)
    expect(await listed('resent@guest.test')).toMatchObject({ state: 'expired' })
    expect((await act('resendInvite', manager, body['id'])).body).toMatchObject({
      id: body['id'],
      state: 'open',
      created_at: body['created_at'],
    })
    expect(statusAndDetail(await accept(old))).toEqual(invalid)
    const link = await team.linkOf('resent@guest.test')
    expect(link).not.toBe(old)
    expect((await accept(link)).status).toBe(200)
  })
})

describe('resendInvite in a full store', () => {
  test('brings no expired invitation back, and renews an open one', async () => {
    const full = await openTeam(t, 'packed')
    const expired = await invite(full.owner, 'expired@packed.test')
    t.passMs(7 * ms.day)
    const open = await invite(full.owner, 'open@packed.test')
    const rows = Array.from({ length: maxMembers - 2 }, (_none, index) => ({
      hash: `packed ${index}`,
      email: `guest${index}@packed.test`,
      storeId: full.storeId,
      role: 'agent',
      expiresAt: new Date(Date.UTC(2100, 0)),
    }))
    await t.api.services.db.insert(invites).values(rows)
    expect(statusAndDetail(await act('resendInvite', full.owner, expired.body['id']))).toEqual([
      400,
      'A store has at most 200 people, open invitations included.',
    ])
    expect((await act('resendInvite', full.owner, open.body['id'])).status).toBe(200)
  })
})

describe('revokeInvite', () => {
  test('kills the link, with the sentence of any wrong one', async () => {
    const { body } = await invite(owner, 'revoked@guest.test')
    expect((await act('revokeInvite', manager, body['id'])).status).toBe(200)
    expect(await listed('revoked@guest.test')).toBeUndefined()
    expect(statusAndDetail(await accept(await team.linkOf('revoked@guest.test')))).toEqual(invalid)
    expect((await act('resendInvite', owner, body['id'])).status).toBe(404)
    expect((await invite(owner, 'revoked@guest.test')).status).toBe(201)
  })

  test('stops one who accepted and was not verified yet', async () => {
    const { body } = await invite(owner, 'waiting@guest.test')
    await accept(await team.linkOf('waiting@guest.test'))
    await signUp(t.send, 'waiting@guest.test')
    expect(await listed('waiting@guest.test')).toMatchObject({ state: 'accepted' })
    await act('revokeInvite', owner, body['id'])
    const token = await t.enter('waiting@guest.test')
    expect((await t.send('stores', { token })).body).toEqual([])
  })
})

describe('restoreInvite', () => {
  test('makes the link work again', async () => {
    const { body } = await invite(owner, 'undone@guest.test')
    await act('revokeInvite', owner, body['id'])
    expect((await act('restoreInvite', owner, body['id'])).body).toEqual(body)
    expect((await accept(await team.linkOf('undone@guest.test'))).status).toBe(200)
  })

  test('refuses one that was sent anew, joined, or has expired', async () => {
    const { body } = await invite(owner, 'anew@guest.test')
    await act('revokeInvite', owner, body['id'])
    await invite(owner, 'anew@guest.test')
    expect((await act('restoreInvite', owner, body['id'])).status).toBe(400)
    await accept(await team.linkOf('anew@guest.test'))
    await t.enter('anew@guest.test')
    expect((await act('restoreInvite', owner, body['id'])).status).toBe(400)
    const late = (await invite(owner, 'late@guest.test')).body['id']
    await act('revokeInvite', owner, late)
    t.passMs(7 * ms.day)
    expect((await act('restoreInvite', owner, late)).status).toBe(404)
  })
})

describe('what is done with an invitation', () => {
  test.each(['resendInvite', 'revokeInvite', 'restoreInvite'] as const)(
    '%s is for those who could have sent it, in their own store',
    async (name) => {
      const email = `${name}@rules.test`.toLowerCase()
      const { body } = await invite(owner, email, 'owner')
      if (name === 'restoreInvite') await act('revokeInvite', owner, body['id'])
      expect(statusAndDetail(await act(name, agent, body['id']))).toEqual([403, notAllowed])
      expect(statusAndDetail(await act(name, manager, body['id']))).toEqual([403, ownersOnly])
      const other = await openTeam(t, name.toLowerCase())
      expect(statusAndDetail(await act(name, other.owner, body['id']))).toEqual([404, gone])
      expect(statusAndDetail(await act(name, owner, 'made-up'))).toEqual([404, gone])
      expect((await act(name, owner, body['id'])).status).toBe(200)
    },
  )
})

describe('createInvite', () => {
  test('counts against who invites and against whom it is for, in all their stores', async () => {
    const api = await openTestApi()
    const enterOwner = async (name: string) => (await openTeam(api, name)).owner.token
    const inviter = await enterOwner('eager')
    const ask = async (token: string, email: string) =>
      (await api.send('createInvite', { token, input: { email, role: 'agent' } })).status
    const statuses: number[] = []
    for (let count = 0; count < 61; count += 1)
      statuses.push(await ask(inviter, `guest-${count}@example.com`))
    expect(statuses.filter((status) => status === 200 || status === 201)).toHaveLength(60)
    expect(statuses.at(-1)).toBe(429)
    const ofOne: number[] = []
    for (let count = 0; count < 11; count += 1)
      ofOne.push(await ask(await enterOwner(`shop-${count}`), 'wanted@example.com'))
    expect([ofOne.slice(0, 10).every((status) => status < 300), ofOne.at(-1)]).toEqual([true, 429])
    await api.close()
  })
})
