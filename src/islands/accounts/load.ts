import { buildLink } from '../../routes.ts'
import { createRedirectResponse } from '../../server/gate/redirect-response.ts'
import type { PageContext } from '../../server/upstream/page-visit.ts'
import {
  keepOwnImage,
  toAccountDeletion,
  toAwayDays,
  toInvite,
  toMember,
  toNotificationSettings,
  toSignIn,
} from './view.ts'
import { accountMessages, notificationSettingsMessages, peopleMessages, signInMessages } from './words.ts'
import { buildCall } from '@draftdesk/contract'

/** Builds the API calls for /accounts-page, which run in parallel. */
export const buildAccountPageCalls = () =>
  [
    buildCall('members', {}),
    buildCall('invites', {}),
    buildCall('me', {}),
    buildSignInsCall(),
    buildAwayCall(),
    buildNotificationSettingsCall(),
    buildDeletionCall(),
  ] as const

/**
 * Loads /accounts-page: the members, the invitations and the user's account. Each failed read gives an error
 * message instead.
 */
export async function loadAccounts(context: PageContext) {
  const finished = redirectAfterAccountSave(context)
  if (finished) return finished
  const { call, session } = context.locals.visit
  const [askMembers, askInvites, askMe] = buildAccountPageCalls()
  const [members, invites, me, signIns, away, notifications, deletion] = await Promise.all([
    call(askMembers),
    call(askInvites),
    call(askMe),
    loadSignIns(context),
    call(buildAwayCall()),
    loadNotificationSettings(context),
    call(buildDeletionCall()),
  ])
  const { user } = session ?? {}
  const hasPassword = me.ok ? me.value.user.has_password : undefined
  const getProblem = ({ problem = peopleMessages.loadFailed }: { problem?: string | undefined }) => problem
  return {
    people: {
      selfId: user?.id ?? '',
      members: members.ok ? members.value.members.map(toMember) : [],
      membersError: members.ok ? undefined : getProblem(members.error),
      invites: invites.ok ? invites.value.invites.map(toInvite) : [],
      invitesError: invites.ok ? undefined : getProblem(invites.error),
      rolesToGive: invites.ok ? invites.value.can_give : [],
    },
    account: {
      id: user?.id ?? '',
      firstName: user?.firstName ?? '',
      lastName: user?.lastName ?? '',
      image: keepOwnImage(user?.profileImage),
    },
    hasPassword: hasPassword !== false,
    signIns,
    // If the API does not support absences, the page shows no form.
    away: away.ok ? toAwayDays(away.value, context.locals.visit.zone) : undefined,
    notifications,
    // A server that deletes no accounts shows none, and a super admin cannot delete their own.
    deletion: deletion.ok && user?.isSuperAdmin !== true ? toAccountDeletion(deletion.value) : undefined,
  }
}

/** The toast after a save, by what was saved. */
const getSavedToast = (saved: string): string | undefined =>
  ({
    name: accountMessages.nameSaved,
    picture: accountMessages.pictureSaved,
    'no-picture': accountMessages.pictureRemoved,
  })[saved]

/** The addresses to reload after a save, so that the page shows the toast and the new header. */
export function redirectAfterAccountSave({ url, locals: { visit } }: PageContext): Response | undefined {
  const text = getSavedToast(url.searchParams.get('saved') ?? '')
  if (text === undefined) return undefined
  visit.toast('success', text)
  return createRedirectResponse(buildLink('accounts'))
}

const notFoundStatus = 404

/** Builds the API call for the user's absence. */
export const buildAwayCall = () => buildCall('away', {})

/** Builds the API call for the planned deletion of the account. */
export const buildDeletionCall = () => buildCall('accountDeletion', {})

/** Builds the API call for the sign-ins panel. */
export const buildSignInsCall = () => buildCall('signIns', {})

/** The sign-ins of the user, or the reason why they are unknown. Undefined if the server does not list them. */
export async function loadSignIns({ locals: { visit } }: PageContext) {
  const listed = await visit.call(buildSignInsCall())
  if (listed.ok) return { signIns: listed.value.sign_ins.map(toSignIn) }
  const { problem, refusal } = listed.error
  return refusal?.status === notFoundStatus
    ? undefined
    : { signIns: [], loadError: problem ?? signInMessages.loadFailed }
}

/** Builds the API call for the choices of notifications. */
export const buildNotificationSettingsCall = () => buildCall('notificationSettings', {})

/** The person's choices of notifications, or an error message. Undefined if the API does not support notifications. */
export async function loadNotificationSettings({ locals: { visit } }: PageContext) {
  const found = await visit.call(buildNotificationSettingsCall())
  if (found.ok) return { settings: toNotificationSettings(found.value) }
  const { problem, refusal } = found.error
  return refusal?.status === notFoundStatus
    ? undefined
    : { loadError: problem ?? notificationSettingsMessages.loadFailed }
}

/**
 * The invitations for the set-up, where the accounts page is not reachable yet. Undefined if the person may
 * not invite.
 */
export async function loadSetUpInvites({ locals: { visit } }: PageContext) {
  const { call, session } = visit
  const { store, permissions = [] } = session ?? {}
  const isDone = store?.isDocumentUploaded && store.isEmailAccountAdded && store.isShopifyAccountAdded
  if (isDone === true || !permissions.includes('accounts')) return undefined
  const listed = await call('invites')
  return {
    invites: listed.ok ? listed.value.invites.map(toInvite) : [],
    listError: listed.ok ? undefined : (listed.error.problem ?? peopleMessages.loadFailed),
    rolesToGive: listed.ok ? listed.value.can_give : [],
  }
}
