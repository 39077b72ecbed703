import { resetPasswordMessages } from '../../messages/reset-password.ts'
import { accountVerbs } from '../../models/account.ts'
import { link } from '../../routes.ts'
import { readFields } from '../../server/fields.ts'
import type { Fields } from '../../server/fields.ts'
import { redirect } from '../../server/gate/redirect.ts'
import type { CallFailure, PageContext } from '../../server/upstream/visit.ts'
import { ownImage, peopleVerbs, signInVerbs, toInvite, toMember, toSignIn } from './view.ts'
import { accountMessages, inviteMessages, peopleMessages, signInMessages } from './words.ts'
import { checkPassword } from '@draftdesk/auth-core/forms'
import { buildCall } from '@draftdesk/contract'
import type { CallResult } from '@draftdesk/contract'

/** Builds the reads of /accounts-page, which run in parallel. */
export const readAccounts = () =>
  [buildCall('members', {}), buildCall('invites', {}), buildCall('me', {}), readSignIns()] as const

/**
 * Loads /accounts-page: the members, the invitations and the user's account. Each failed read gives an error
 * message instead.
 */
export async function loadAccounts(context: PageContext) {
  const { searchParams } = context.url
  const finished = finishAccount(context)
  if (finished) return finished
  const isPost = context.request.method === 'POST'
  const isPeople = searchParams.has('members') || searchParams.has('invites')
  const people = isPost && isPeople ? await sendPeople(context) : undefined
  if (people instanceof Response) return people
  const isSignIns = searchParams.has('sign-ins')
  const ended = isPost && isSignIns ? await sendSignIns(context) : undefined
  if (ended instanceof Response) return ended
  const account = isPost && !isPeople && !isSignIns ? await sendAccount(context) : undefined
  if (account instanceof Response) return account

  const { call, session } = context.locals.visit
  const [askMembers, askInvites, askMe] = readAccounts()
  const [members, invites, me, signIns] = await Promise.all([
    call(askMembers),
    call(askInvites),
    call(askMe),
    loadSignIns(context),
  ])
  const { user } = session ?? {}
  const hasPassword = me.ok ? me.value.user.has_password : undefined
  const say = ({ problem = peopleMessages.loadFailed }: { problem?: string | undefined }) => problem
  return {
    people: {
      selfId: user?.id ?? '',
      members: members.ok ? members.value.members.map(toMember) : [],
      membersError: members.ok ? undefined : say(members.error),
      invites: invites.ok ? invites.value.invites.map(toInvite) : [],
      invitesError: invites.ok ? undefined : say(invites.error),
      canGive: invites.ok ? invites.value.can_give : [],
      sent: people,
    },
    account: {
      id: user?.id ?? '',
      firstName: user?.firstName ?? '',
      lastName: user?.lastName ?? '',
      image: ownImage(user?.profileImage),
      sent: account,
    },
    hasPassword: hasPassword !== false,
    signIns: signIns && { ...signIns, ...ended },
  }
}

/**
 * A failed form of the user's own account: its name, its error and its unsaved input. Passwords are left out.
 */
interface AccountAnswer {
  readonly part: 'name' | 'picture' | 'password'
  readonly error: string
  readonly values?: Fields
}

const saved: Readonly<Record<string, string>> = {
  name: accountMessages.nameSaved,
  picture: accountMessages.pictureSaved,
  'no-picture': accountMessages.pictureRemoved,
}

const accountFields = [
  'action',
  'first_name',
  'last_name',
  'current_password',
  'new_password',
  'confirm_password',
] as const

/** Where the islands of the account lead to once something is saved: the page again, with its toast and a new header. */
export function finishAccount({ url, locals: { visit } }: PageContext): Response | undefined {
  const text = saved[url.searchParams.get('saved') ?? '']
  if (text === undefined) return undefined
  visit.toast('success', text)
  return redirect(link('accounts'))
}

/** Does what a form of one's own account asks without JavaScript. */
export async function sendAccount(context: PageContext): Promise<Response | AccountAnswer> {
  const { visit, posted } = context.locals
  const { call } = visit
  const id = visit.session?.user.id ?? ''
  const done = (text: string): Response => {
    visit.toast('success', text)
    return redirect(link('accounts'))
  }
  const failed = (
    part: AccountAnswer['part'],
    { problem = accountMessages.failed }: CallFailure,
  ): AccountAnswer => ({
    part,
    error: problem,
  })

  if (context.url.searchParams.has('picture')) {
    const upload = posted?.kind === 'upload' ? posted.body : undefined
    const set = await call(accountVerbs.setPicture(id), { upload })
    return set.ok ? done(accountMessages.pictureSaved) : failed('picture', set.error)
  }
  const form = readFields(context, accountFields)
  if (form['action'] === 'remove-picture') {
    const removed = await call(accountVerbs.removePicture(id))
    return removed.ok ? done(accountMessages.pictureRemoved) : failed('picture', removed.error)
  }
  if (form['action'] === 'password') {
    const problem = await changePassword(context, id, form)
    return problem === undefined ? done(resetPasswordMessages.updated) : { part: 'password', error: problem }
  }
  const { first_name = '', last_name = '' } = form
  const values = { first_name, last_name }
  if (!first_name || !last_name) return { part: 'name', error: accountMessages.namesRequired, values }
  const named = await call(accountVerbs.rename(id, first_name, last_name))
  return named.ok ? done(accountMessages.nameSaved) : { ...failed('name', named.error), values }
}

/** Changes the password; answers the sentence to show when that fails. */
async function changePassword(
  { locals: { visit } }: PageContext,
  id: string,
  form: Fields,
): Promise<string | undefined> {
  const { current_password = '', new_password = '', confirm_password } = form
  if (current_password === '') return accountMessages.currentRequired
  if (!checkPassword(new_password).ok) return resetPasswordMessages.passwordRule
  if (new_password !== confirm_password) return resetPasswordMessages.passwordsDiffer
  const changed = await visit.call(accountVerbs.changePassword(id, current_password, new_password))
  return changed.ok ? undefined : (changed.error.problem ?? accountMessages.passwordFailed)
}

/** The result of a members or invitations form that does not redirect. */
interface PeopleAnswer {
  readonly error?: string
  readonly deleted?: { readonly id: string; readonly title: string; readonly proof?: string }
  readonly values?: Fields
}

const peopleFields = ['action', 'id', 'title', 'role', 'was', 'proof', 'email']

/** Does what a form about people or invitations asks without JavaScript. */
export async function sendPeople(
  context: PageContext,
): Promise<Response | { readonly members: PeopleAnswer } | { readonly invites: PeopleAnswer }> {
  const form = readFields(context, peopleFields)
  if (context.url.searchParams.has('members')) {
    const sent = await changeMember(context, form)
    return sent instanceof Response ? sent : { members: sent }
  }
  const sent = await changeInvite(context, form)
  return sent instanceof Response ? sent : { invites: sent }
}

async function changeMember(context: PageContext, form: Fields): Promise<Response | PeopleAnswer> {
  const { call, toast, session } = context.locals.visit
  const { action, id = '', title = '', role = '', was, proof = '' } = form
  if (action === 'remove' || action === 'leave') {
    const removed = await call(peopleVerbs.removeMember(id))
    if (!removed.ok) return { error: removed.error.problem ?? peopleMessages.changeFailed }
    if (action === 'leave') {
      toast('success', peopleMessages.left(session?.store?.name ?? ''))
      return redirect(link('home'))
    }
    const { restore } = removed.value
    return { deleted: { id, title, ...(restore !== null && { proof: restore }) } }
  }
  const changed = await call(
    action === 'restore'
      ? peopleVerbs.restoreMember(id, proof)
      : peopleVerbs.changeRole(id, role, was || undefined),
  )
  const settled = settle(context, changed, peopleMessages.changeFailed)
  return settled instanceof Response ? settled : { ...settled, values: { id, role } }
}

async function changeInvite(context: PageContext, form: Fields): Promise<Response | PeopleAnswer> {
  const { call } = context.locals.visit
  const { action, id = '', title = '', email = '', role = '' } = form
  const { failed } = inviteMessages
  if (action === 'revoke') {
    const revoked = await call(peopleVerbs.revokeInvite(id))
    return revoked.ok ? { deleted: { id, title } } : { error: revoked.error.problem ?? failed }
  }
  if (action === 'restore') return settle(context, await call(peopleVerbs.restoreInvite(id)), failed)
  if (action === 'resend') {
    const resent = await call(peopleVerbs.resendInvite(id))
    return settle(context, resent, failed, inviteMessages.resent(title))
  }
  const values = { email, role }
  if (email === '') return { error: inviteMessages.emailRequired, values }
  const invited = await call(peopleVerbs.invite(email, role))
  if (!invited.ok) return { error: invited.error.problem ?? failed, values }
  return settle(context, invited, failed, inviteMessages.sent(email))
}

/** Shows the page again, with what there is to say; or the sentence to show. */
function settle(
  { url, locals: { visit } }: PageContext,
  result: CallResult<unknown, CallFailure>,
  fallback: string,
  text?: string,
): Response | PeopleAnswer {
  if (!result.ok) return { error: result.error.problem ?? fallback }
  if (text !== undefined) visit.toast('success', text)
  return redirect(url.pathname)
}

const notFound = 404

/** Builds the read of the sign-ins panel. */
export const readSignIns = () => buildCall('signIns', {})

/** Where the person is signed in, or why that is not known; nothing in front of a server that does not tell. */
export async function loadSignIns({ locals: { visit } }: PageContext) {
  const listed = await visit.call(readSignIns())
  if (listed.ok) return { signIns: listed.value.sign_ins.map(toSignIn) }
  const { problem, refusal } = listed.error
  return refusal?.status === notFound
    ? undefined
    : { signIns: [], loadError: problem ?? signInMessages.loadFailed }
}

/** Ends one sign-in or all others, as a form asks without JavaScript. */
export async function sendSignIns(context: PageContext): Promise<Response | { readonly error: string }> {
  const { call, toast } = context.locals.visit
  const { action, id = '' } = readFields(context, ['action', 'id'])
  const isAll = action === 'end-others'
  const ended = await (isAll ? call(signInVerbs.endOthers()) : call(signInVerbs.end(id)))
  if (!ended.ok) return { error: ended.error.problem ?? signInMessages.failed }
  toast('success', isAll ? signInMessages.othersEnded : signInMessages.ended)
  return redirect(link('accounts'))
}

/**
 * The invitations of a store that is being set up, when the person may invite: until the set-up is done the guard shows no page
 * of accounts. A form of theirs that the page was sent is done first.
 */
export async function loadSetUpInvites(context: PageContext) {
  const { call, session } = context.locals.visit
  const { store, permissions = [] } = session ?? {}
  const isDone = store?.isDocumentUploaded && store.isEmailAccountAdded && store.isShopifyAccountAdded
  if (isDone === true || !permissions.includes('accounts')) return undefined
  const isSent = context.request.method === 'POST' && context.url.searchParams.has('invites')
  const sent = isSent ? await sendPeople(context) : undefined
  if (sent instanceof Response) return sent
  const listed = await call('invites')
  return {
    invites: listed.ok ? listed.value.invites.map(toInvite) : [],
    listError: listed.ok ? undefined : (listed.error.problem ?? peopleMessages.loadFailed),
    canGive: listed.ok ? listed.value.can_give : [],
    ...(sent && 'invites' in sent && sent.invites),
  }
}
