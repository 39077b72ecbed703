import { flashToasts } from '../../messages/toasts.ts'
import { accountRequests } from '../../models/account.ts'
import { buildLink } from '../../routes.ts'
import { siteCall as siteCall } from '../../stores/calls/site-call.ts'
import type { SiteCall } from '../../stores/calls/site-call.ts'
import { callWithProof } from '../../stores/calls/call-with-proof.ts'
import { toEntryResult } from '../../stores/calls/entry-actions.ts'
import type { EntryResult } from '../../stores/calls/entry-actions.ts'
import { explainFailureOrLeave, toFormError } from '../../stores/calls/explain-failure.ts'
import type { FormError } from '../../stores/calls/explain-failure.ts'
import { leavePage } from '../../stores/session/leave-page.ts'
import { saveToastForNextPage, showToast } from '../../stores/toasts.ts'
import { sendFile } from '../../stores/calls/send-file.ts'
import {
  buildSetAwayCall,
  notificationRequests,
  memberRequests,
  signInRequests,
  toInvite,
  toMember,
  toNotificationSettings,
} from './view.ts'
import type { AwayDays, Invite, Member, NotificationChoices, NotificationSettings, Role } from './view.ts'
import {
  accountDeletionMessages,
  accountMessages,
  absenceMessages,
  inviteMessages,
  notificationSettingsMessages,
  peopleMessages,
  signInMessages,
} from './words.ts'

/** Reloads the page, so that its header shows the saved values. */
const reloadAccountPage = (what: string): Promise<never> =>
  leavePage(`${buildLink('accounts', {}, { saved: what })}#account`)

/** Saves the user's own name. Returns the error message if that fails. */
export async function saveName(
  id: string,
  firstName: string,
  lastName: string,
  call: SiteCall = siteCall,
): Promise<FormError> {
  const result = await call(accountRequests.rename(id, firstName, lastName))
  return result.ok ? reloadAccountPage('name') : toFormError(result.error, accountMessages.failed)
}

/** Uploads the user's own picture. Returns the error message if that fails. */
export async function savePicture(id: string, file: File, send: typeof sendFile = sendFile): Promise<string> {
  const result = await send(accountRequests.setPicture(id, file))
  return result.ok
    ? reloadAccountPage('picture')
    : explainFailureOrLeave(result.error, accountMessages.failed)
}

/** Removes the user's own picture. Returns the error message if that fails. */
export async function removePicture(id: string, call: SiteCall = siteCall): Promise<string> {
  const result = await call(accountRequests.removePicture(id))
  return result.ok
    ? reloadAccountPage('no-picture')
    : explainFailureOrLeave(result.error, accountMessages.failed)
}

/** Changes the user's own password. Returns the error message if that fails. */
export async function changePassword(
  id: string,
  { current, next }: { readonly current: string; readonly next: string },
  call: SiteCall = callWithProof,
): Promise<FormError | undefined> {
  const result = await call(accountRequests.changePassword(id, current, next))
  if (!result.ok) return toFormError(result.error, accountMessages.passwordFailed)
  showToast('success', flashToasts.passwordUpdated)
  return undefined
}

/** Saves the user's own absence, or ends it without a first day. Returns the error message if that fails. */
export async function saveAwayDays(days: AwayDays, call: SiteCall = siteCall): Promise<string | undefined> {
  const result = await call(buildSetAwayCall(days))
  if (!result.ok) return explainFailureOrLeave(result.error, absenceMessages.failed)
  showToast('success', days.from === '' ? absenceMessages.ended : absenceMessages.saved)
  return undefined
}

/** Plans the deletion of the user's own account and loads the page again. Returns the error message if that fails. */
export async function deleteAccount(confirmation: string, call: SiteCall = callWithProof): Promise<string> {
  const result = await call('deleteAccount', { confirmation })
  if (!result.ok) return explainFailureOrLeave(result.error, accountDeletionMessages.failed)
  saveToastForNextPage('success', accountDeletionMessages.done)
  return leavePage(buildLink('accounts'))
}

const memberReaders = { toEntry: toMember, toText: toMember }
const inviteReaders = { toEntry: toInvite }

/** Changes a member's role. After a conflict, `current` holds the remote version. */
export async function changeMemberRole(
  { id, title, role: was }: Member,
  role: Role,
  call: SiteCall = siteCall,
): Promise<EntryResult<Member, Member>> {
  const sent = call(memberRequests.changeRole(id, role, was))
  const result = await toEntryResult(sent, memberReaders, peopleMessages.changeFailed)
  if (result.ok)
    showToast('success', peopleMessages.roleChanged(title, peopleMessages.roles[result.entry.role]))
  return result
}

/** Removes a member. Returns the token that restores them. */
export async function removeMember(
  id: string,
  call: SiteCall = siteCall,
): Promise<{ readonly ok: true; readonly proof: string } | { readonly ok: false; readonly problem: string }> {
  const result = await call(memberRequests.removeMember(id))
  if (!result.ok)
    return { ok: false, problem: await explainFailureOrLeave(result.error, peopleMessages.changeFailed) }
  return { ok: true, proof: result.value.restore ?? '' }
}

/** Restores a member who was just removed. */
export function restoreMember(
  id: string,
  restore: string,
  call: SiteCall = siteCall,
): Promise<EntryResult<Member, Member>> {
  return toEntryResult(
    call(memberRequests.restoreMember(id, restore)),
    memberReaders,
    peopleMessages.changeFailed,
  )
}

/** Leaves the store and the page. Returns the error message if that fails. */
export async function leaveStore(id: string, call: SiteCall = siteCall): Promise<string> {
  const result = await removeMember(id, call)
  return result.ok ? leavePage(buildLink('home')) : result.problem
}

/** Invites an address. */
export async function sendInvite(
  email: string,
  role: string,
  call: SiteCall = siteCall,
): Promise<EntryResult<Invite>> {
  const result = await toEntryResult(
    call(memberRequests.invite(email, role)),
    inviteReaders,
    inviteMessages.failed,
  )
  if (result.ok) showToast('success', inviteMessages.sent(result.entry.title))
  return result
}

/** Mails a new link. */
export async function resendInvite(id: string, call: SiteCall = siteCall): Promise<EntryResult<Invite>> {
  const result = await toEntryResult(
    call(memberRequests.resendInvite(id)),
    inviteReaders,
    inviteMessages.failed,
  )
  if (result.ok) showToast('success', inviteMessages.resent(result.entry.title))
  return result
}

/** Revokes an invitation. Returns the error message if that fails. */
export async function revokeInvite(id: string, call: SiteCall = siteCall): Promise<string | undefined> {
  const result = await call(memberRequests.revokeInvite(id))
  return result.ok ? undefined : explainFailureOrLeave(result.error, inviteMessages.failed)
}

/** Restores a revoked invitation. */
export function restoreInvite(id: string, call: SiteCall = siteCall): Promise<EntryResult<Invite>> {
  return toEntryResult(call(memberRequests.restoreInvite(id)), inviteReaders, inviteMessages.failed)
}

const goneStatus = 404

/** Ends one sign-in, if it has not ended. Returns the error message if that fails. */
export async function endSignIn(id: string, call: SiteCall = siteCall): Promise<string | undefined> {
  const result = await call(signInRequests.end(id))
  if (!result.ok && result.error.status !== goneStatus)
    return explainFailureOrLeave(result.error, signInMessages.failed)
  showToast('success', signInMessages.ended)
  return undefined
}

/** Ends all other sign-ins. Returns the error message if that fails. */
export async function endOtherSignIns(call: SiteCall = siteCall): Promise<string | undefined> {
  const result = await call(signInRequests.endOthers())
  if (!result.ok) return explainFailureOrLeave(result.error, signInMessages.failed)
  showToast('success', signInMessages.othersEnded)
  return undefined
}

/** The saved state or an error message. */
type NotificationSettingsResult =
  | { readonly ok: true; readonly settings: NotificationSettings }
  | { readonly ok: false; readonly problem: string }

/** Saves the channels of each kind of notification, and the delay before a mail. */
export async function saveNotificationSettings(
  kinds: NotificationChoices,
  mailMinutes: number,
  call: SiteCall = siteCall,
): Promise<NotificationSettingsResult> {
  const result = await call(notificationRequests.save(kinds, mailMinutes))
  if (result.ok) return { ok: true, settings: toNotificationSettings(result.value) }
  return {
    ok: false,
    problem: await explainFailureOrLeave(result.error, notificationSettingsMessages.failed),
  }
}

/** Adds this browser to those with push notifications. */
export async function addPushBrowser(
  subscription: { readonly endpoint: string; readonly p256dh: string; readonly auth: string },
  call: SiteCall = siteCall,
): Promise<NotificationSettingsResult> {
  const result = await call(notificationRequests.addBrowser(subscription))
  if (result.ok) return { ok: true, settings: toNotificationSettings(result.value) }
  return {
    ok: false,
    problem: await explainFailureOrLeave(result.error, notificationSettingsMessages.pushFailed),
  }
}

/** Ends push notifications in a browser, if they have not ended. Returns the error message if that fails. */
export async function removePushBrowser(id: string, call: SiteCall = siteCall): Promise<string | undefined> {
  const result = await call(notificationRequests.removeBrowser(id))
  if (result.ok || result.error.status === goneStatus) return undefined
  return explainFailureOrLeave(result.error, notificationSettingsMessages.failed)
}
