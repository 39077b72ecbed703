import { inviteMessages, peopleMessages as words } from '../messages/accounts.ts'
import { link } from '../routes.ts'
import { getClient } from './client.ts'
import { createEntries, readText } from './entries.ts'
import type { EntryResult, Fields } from './entries.ts'
import { refuse } from './failure.ts'
import { leave } from './leave.ts'
import { showToast } from './toasts.ts'

/** What people are in a store. */
export type Role = 'owner' | 'manager' | 'agent'

/** Someone who works in the store, and what the person who looks may do with them. */
export interface Member {
  readonly id: string
  /** Their name, or their address when they have none. */
  readonly title: string
  readonly email: string
  readonly image: string | undefined
  readonly role: Role
  /** Since when, in ISO. */
  readonly since: string
  readonly canGive: readonly Role[]
  readonly canRemove: boolean
}

/** An invitation that nobody has joined by; its title is its address. */
export interface Invite {
  readonly id: string
  readonly title: string
  readonly role: Role
  readonly state: 'open' | 'accepted' | 'expired'
  readonly invitedAt: string
  readonly expiresAt: string
  readonly canManage: boolean
}

const members = createEntries<Member, Member>({
  path: '/v1/members',
  parse: parseMember,
  parseText: parseMember,
  words: { changeFailed: words.changeFailed, listFailed: words.loadFailed },
})

const invites = createEntries<Invite, undefined>({
  path: '/v1/invites',
  parse: parseInvite,
  parseText: () => undefined,
  words: { changeFailed: inviteMessages.failed, listFailed: words.loadFailed },
})

/** Gives someone another role; `current` is how they stand when somebody else did so meanwhile. */
export async function changeRole(
  { id, title, role: was }: Member,
  role: Role,
): Promise<EntryResult<Member, Member>> {
  const request = { method: 'PATCH', path: members.address(id), body: { role, was } } as const
  const result = await members.settle(getClient().request(request), words.changeFailed)
  if (result.ok) showToast('success', words.roleChanged(title, words.roles[result.entry.role]))
  return result
}

/** Removes someone; answers the proof that brings them back. */
export async function removeMember(
  id: string,
): Promise<{ readonly ok: true; readonly proof: string } | { readonly ok: false; readonly problem: string }> {
  const result = await getClient().request({ method: 'DELETE', path: members.address(id) })
  if (!result.ok) return { ok: false, problem: await refuse(result.error, words.changeFailed) }
  return { ok: true, proof: readText((result.value as Fields | null)?.['restore']) }
}

/** Brings someone back who was just removed. */
export function restoreMember(id: string, restore: string): Promise<EntryResult<Member, Member>> {
  const request = { method: 'POST', path: members.address(id, '/restore'), body: { restore } } as const
  return members.settle(getClient().request(request), words.changeFailed)
}

/** Leaves the store for another place; answers the sentence to show when that fails. */
export async function leaveStore(id: string): Promise<string> {
  const result = await removeMember(id)
  return result.ok ? leave(link('home')) : result.problem
}

/** Invites an address. */
export async function invite(email: string, role: string): Promise<EntryResult<Invite>> {
  const result = await invites.save({ email, role }, undefined, inviteMessages.failed)
  if (result.ok) showToast('success', inviteMessages.sent(result.entry.title))
  return result
}

/** Mails a new link. */
export async function resendInvite(id: string): Promise<EntryResult<Invite>> {
  const request = { method: 'POST', path: invites.address(id, '/resend') } as const
  const result = await invites.settle(getClient().request(request), inviteMessages.failed)
  if (result.ok) showToast('success', inviteMessages.resent(result.entry.title))
  return result
}

/** Revokes an invitation; answers the sentence to show when that fails. */
export const revokeInvite = invites.remove

/** Brings a revoked invitation back. */
export const restoreInvite = invites.restore

const isRole = (value: unknown): value is Role =>
  value === 'owner' || value === 'manager' || value === 'agent'

function parseMember(fields: Fields): Member | undefined {
  const { id, role } = fields
  if ((typeof id !== 'string' && typeof id !== 'number') || !isRole(role)) return undefined
  const email = readText(fields['email'])
  const image = readText(fields['profile_image'])
  const given = fields['can_give']
  return {
    id: String(id),
    title: `${readText(fields['first_name'])} ${readText(fields['last_name'])}`.trim() || email,
    email,
    image: image.startsWith('/') ? image : undefined,
    role,
    since: readText(fields['created_at']),
    canGive: Array.isArray(given) ? given.filter(isRole) : [],
    canRemove: fields['can_remove'] === true,
  }
}

function parseInvite(fields: Fields): Invite | undefined {
  const { id, role, state } = fields
  if ((typeof id !== 'string' && typeof id !== 'number') || !isRole(role)) return undefined
  return {
    id: String(id),
    title: readText(fields['email']),
    role,
    state: state === 'accepted' || state === 'expired' ? state : 'open',
    invitedAt: readText(fields['created_at']),
    expiresAt: readText(fields['expires_at']),
    canManage: fields['can_manage'] === true,
  }
}
