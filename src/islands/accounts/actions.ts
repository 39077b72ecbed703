import type { Answer, MemberRole } from '@draftdesk/contract'
import { buildCall } from '@draftdesk/contract/call'
import { flashToasts } from '../../messages/toasts.ts'
import { accountRequests } from '../../models/account.ts'
import { buildLink } from '../../routes.ts'
import { siteCall } from '../../stores/calls/site-call.ts'
import type { SiteCall } from '../../stores/calls/site-call.ts'
import { callWithProof } from '../../stores/calls/call-with-proof.ts'
import { toEntryResult } from '../../stores/calls/entry-actions.ts'
import type { EntryResult } from '../../stores/calls/entry-actions.ts'
import { explainFailureOrLeave, toFormError } from '../../stores/calls/explain-failure.ts'
import type { FormError } from '../../stores/calls/explain-failure.ts'
import { explainResult, reportChange, reportChangeAndLeave } from '../../stores/calls/report-change.ts'
import type { ExplainedResult } from '../../stores/calls/report-change.ts'
import { leavePage } from '../../stores/session/leave-page.ts'
import { showToast } from '../../stores/toasts.ts'
import { sendFile } from '../../stores/calls/send-file.ts'
import { buildSetAwayCall, toInvite, toMember } from './view.ts'
import type { AwayDays, Invite, Member, NotificationSettings } from './view.ts'
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
  const result = await explainResult(send(accountRequests.setPicture(id, file)), accountMessages.failed)
  return result.ok ? reloadAccountPage('picture') : result.problem
}

/** Removes the user's own picture. Returns the error message if that fails. */
export async function removePicture(id: string, call: SiteCall = siteCall): Promise<string> {
  const result = await explainResult(call(accountRequests.removePicture(id)), accountMessages.failed)
  return result.ok ? reloadAccountPage('no-picture') : result.problem
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
export const saveAwayDays = (days: AwayDays, call: SiteCall = siteCall): Promise<string | undefined> =>
  reportChange(call(buildSetAwayCall(days)), {
    failed: absenceMessages.failed,
    done: days.from === '' ? absenceMessages.ended : absenceMessages.saved,
  })

/** Plans the deletion of the user's own account and loads the page again. Returns the error message if that fails. */
export const deleteAccount = (confirmation: string, call: SiteCall = callWithProof): Promise<string> =>
  reportChangeAndLeave(call('deleteAccount', { confirmation }), {
    failed: accountDeletionMessages.failed,
    done: accountDeletionMessages.done,
    address: buildLink('accounts'),
  })

const memberReaders = { toEntry: toMember, toText: toMember }
const inviteReaders = { toEntry: toInvite }

/** Changes a member's role. After a conflict, `current` holds the remote version. */
export async function changeMemberRole(
  { id, title, role: was }: Member,
  role: MemberRole,
  call: SiteCall = siteCall,
): Promise<EntryResult<Member, Member>> {
  const sent = call('updateMember', { id, role, was })
  const result = await toEntryResult(sent, memberReaders, peopleMessages.changeFailed)
  if (result.ok)
    showToast('success', peopleMessages.roleChanged(title, peopleMessages.roles[result.entry.role]))
  return result
}

/** Removes a member. The answer has the token that restores them. */
export const removeMember = (
  id: string,
  call: SiteCall = siteCall,
): Promise<ExplainedResult<Answer<'removeMember'>>> =>
  explainResult(call('removeMember', { id }), peopleMessages.changeFailed)

/** Restores a member who was just removed. */
export const restoreMember = (
  id: string,
  restore: string,
  call: SiteCall = siteCall,
): Promise<EntryResult<Member, Member>> =>
  toEntryResult(call('restoreMember', { id, restore }), memberReaders, peopleMessages.changeFailed)

/** Leaves the store and the page. Returns the error message if that fails. */
export async function leaveStore(id: string, call: SiteCall = siteCall): Promise<string> {
  const result = await removeMember(id, call)
  return result.ok ? leavePage(buildLink('home')) : result.problem
}

/** Invites an address. */
export async function sendInvite(
  email: string,
  role: MemberRole,
  call: SiteCall = siteCall,
): Promise<EntryResult<Invite>> {
  const sent = call('createInvite', { email, role })
  const result = await toEntryResult(sent, inviteReaders, inviteMessages.failed)
  if (result.ok) showToast('success', inviteMessages.sent(result.entry.title))
  return result
}

/** Mails a new link. */
export async function resendInvite(id: string, call: SiteCall = siteCall): Promise<EntryResult<Invite>> {
  const result = await toEntryResult(call('resendInvite', { id }), inviteReaders, inviteMessages.failed)
  if (result.ok) showToast('success', inviteMessages.resent(result.entry.title))
  return result
}

/** Revokes an invitation. Returns the error message if that fails. */
export const revokeInvite = (id: string, call: SiteCall = siteCall): Promise<string | undefined> =>
  reportChange(call('revokeInvite', { id }), { failed: inviteMessages.failed })

/** Restores a revoked invitation. */
export const restoreInvite = (id: string, call: SiteCall = siteCall): Promise<EntryResult<Invite>> =>
  toEntryResult(call('restoreInvite', { id }), inviteReaders, inviteMessages.failed)

const goneStatus = 404

/** Ends one sign-in, if it has not ended. Returns the error message if that fails. */
export async function endSignIn(id: string, call: SiteCall = siteCall): Promise<string | undefined> {
  const result = await call('endSignIn', { id })
  if (!result.ok && result.error.status !== goneStatus)
    return explainFailureOrLeave(result.error, signInMessages.failed)
  showToast('success', signInMessages.ended)
  return undefined
}

/** Ends all other sign-ins. Returns the error message if that fails. */
export const endOtherSignIns = (call: SiteCall = siteCall): Promise<string | undefined> =>
  reportChange(call('endOtherSignIns'), { failed: signInMessages.failed, done: signInMessages.othersEnded })

/** Saves the channels of each kind of notification, and the delay before a mail. */
export const saveNotificationSettings = (
  choices: Pick<NotificationSettings, 'kinds' | 'mail_minutes'>,
  call: SiteCall = siteCall,
): Promise<ExplainedResult<NotificationSettings>> =>
  explainResult(call(buildCall('updateNotificationSettings', choices)), notificationSettingsMessages.failed)

/** Adds this browser to those with push notifications. */
export const addPushBrowser = (
  subscription: { readonly endpoint: string; readonly p256dh: string; readonly auth: string },
  call: SiteCall = siteCall,
): Promise<ExplainedResult<NotificationSettings>> =>
  explainResult(call('addPushBrowser', subscription), notificationSettingsMessages.pushFailed)

/** Ends push notifications in a browser, if they have not ended. Returns the error message if that fails. */
export async function removePushBrowser(id: string, call: SiteCall = siteCall): Promise<string | undefined> {
  const result = await call('removePushBrowser', { id })
  if (result.ok || result.error.status === goneStatus) return undefined
  return explainFailureOrLeave(result.error, notificationSettingsMessages.failed)
}
