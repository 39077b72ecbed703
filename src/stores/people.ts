import { inviteMessages, peopleMessages as words } from '../messages/accounts.ts'
import { peopleVerbs, toInvite, toMember } from '../models/people.ts'
import type { Invite, Member, Role } from '../models/people.ts'
import { link } from '../routes.ts'
import { call as siteCall } from './call.ts'
import type { SiteCall } from './call.ts'
import { settleEntry } from './entries.ts'
import type { EntryResult } from './entries.ts'
import { refuse } from './failure.ts'
import { leave } from './leave.ts'
import { showToast } from './toasts.ts'

const asMember = { toEntry: toMember, toText: toMember }
const asInvite = { toEntry: toInvite }

/** Gives someone another role; `current` is how they stand when somebody else did so meanwhile. */
export async function changeRole(
  { id, title, role: was }: Member,
  role: Role,
  call: SiteCall = siteCall,
): Promise<EntryResult<Member, Member>> {
  const sent = call(peopleVerbs.changeRole(id, role, was))
  const result = await settleEntry(sent, asMember, words.changeFailed)
  if (result.ok) showToast('success', words.roleChanged(title, words.roles[result.entry.role]))
  return result
}

/** Removes someone; answers the proof that brings them back. */
export async function removeMember(
  id: string,
  call: SiteCall = siteCall,
): Promise<{ readonly ok: true; readonly proof: string } | { readonly ok: false; readonly problem: string }> {
  const result = await call(peopleVerbs.removeMember(id))
  if (!result.ok) return { ok: false, problem: await refuse(result.error, words.changeFailed) }
  return { ok: true, proof: result.value.restore ?? '' }
}

/** Brings someone back who was just removed. */
export function restoreMember(
  id: string,
  restore: string,
  call: SiteCall = siteCall,
): Promise<EntryResult<Member, Member>> {
  return settleEntry(call(peopleVerbs.restoreMember(id, restore)), asMember, words.changeFailed)
}

/** Leaves the store for another place; answers the sentence to show when that fails. */
export async function leaveStore(id: string, call: SiteCall = siteCall): Promise<string> {
  const result = await removeMember(id, call)
  return result.ok ? leave(link('home')) : result.problem
}

/** Invites an address. */
export async function invite(
  email: string,
  role: string,
  call: SiteCall = siteCall,
): Promise<EntryResult<Invite>> {
  const result = await settleEntry(call(peopleVerbs.invite(email, role)), asInvite, inviteMessages.failed)
  if (result.ok) showToast('success', inviteMessages.sent(result.entry.title))
  return result
}

/** Mails a new link. */
export async function resendInvite(id: string, call: SiteCall = siteCall): Promise<EntryResult<Invite>> {
  const result = await settleEntry(call(peopleVerbs.resendInvite(id)), asInvite, inviteMessages.failed)
  if (result.ok) showToast('success', inviteMessages.resent(result.entry.title))
  return result
}

/** Revokes an invitation; answers the sentence to show when that fails. */
export async function revokeInvite(id: string, call: SiteCall = siteCall): Promise<string | undefined> {
  const result = await call(peopleVerbs.revokeInvite(id))
  return result.ok ? undefined : refuse(result.error, inviteMessages.failed)
}

/** Brings a revoked invitation back. */
export function restoreInvite(id: string, call: SiteCall = siteCall): Promise<EntryResult<Invite>> {
  return settleEntry(call(peopleVerbs.restoreInvite(id)), asInvite, inviteMessages.failed)
}
