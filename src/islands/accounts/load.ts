import { buildLink } from '../../routes.ts'
import { createRedirectResponse } from '../../server/gate/redirect-response.ts'
import { hasPermission } from '../../models/has-permission.ts'
import type { PageContext } from '../../server/upstream/page-visit.ts'
import { toPageSection } from '../../server/upstream/page-section.ts'
import { keepOwnImage, toAccountDeletion, toAwayDays, toInvite, toMember } from './view.ts'
import { accountMessages, notificationSettingsMessages, peopleMessages, signInMessages } from './words.ts'

/**
 * Loads /accounts-page: the members, the invitations and the user's account. Each failed read gives an error
 * message instead.
 */
export async function loadAccounts(context: PageContext) {
  const finished = redirectAfterAccountSave(context)
  if (finished) return finished
  const { call, session, zone } = context.locals.visit
  const [members, invites, me, signIns, away, notifications, deletion] = await Promise.all([
    call('members'),
    call('invites'),
    call('me'),
    call('signIns'),
    call('away'),
    call('notificationSettings'),
    call('accountDeletion'),
  ])
  const { user } = session ?? {}
  const { loadFailed } = peopleMessages
  return {
    people: {
      selfId: user?.id ?? '',
      members: members.ok ? members.value.members.map(toMember) : [],
      membersError: members.ok ? undefined : (members.error.problem ?? loadFailed),
      invites: invites.ok ? invites.value.invites.map(toInvite) : [],
      invitesError: invites.ok ? undefined : (invites.error.problem ?? loadFailed),
      rolesToGive: invites.ok ? invites.value.can_give : [],
    },
    account: {
      id: user?.id ?? '',
      firstName: user?.firstName ?? '',
      lastName: user?.lastName ?? '',
      image: keepOwnImage(user?.profileImage),
    },
    hasPassword: !me.ok || me.value.user.has_password !== false,
    signIns: toPageSection(signIns, (answer) => ({ signIns: answer.sign_ins }), signInMessages.loadFailed),
    // If the API does not support absences, the page shows no form.
    away: away.ok ? toAwayDays(away.value, zone) : undefined,
    notifications: toPageSection(
      notifications,
      (settings) => ({ settings }),
      notificationSettingsMessages.loadFailed,
    ),
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
function redirectAfterAccountSave({ url, locals: { visit } }: PageContext): Response | undefined {
  const text = getSavedToast(url.searchParams.get('saved') ?? '')
  if (text === undefined) return undefined
  visit.toast('success', text)
  return createRedirectResponse(buildLink('accounts'))
}

/**
 * The invitations for the set-up, where the accounts page is not reachable yet. Undefined if the person may
 * not invite.
 */
export async function loadSetUpInvites({ locals: { visit } }: PageContext) {
  const { call, session } = visit
  const store = session?.store
  const isDone = store?.isDocumentUploaded && store.isEmailAccountAdded && store.isShopifyAccountAdded
  if (isDone === true || !hasPermission(session, 'accounts')) return undefined
  const listed = await call('invites')
  return {
    invites: listed.ok ? listed.value.invites.map(toInvite) : [],
    listError: listed.ok ? undefined : (listed.error.problem ?? peopleMessages.loadFailed),
    rolesToGive: listed.ok ? listed.value.can_give : [],
  }
}
