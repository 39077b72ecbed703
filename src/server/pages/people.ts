import type { CallResult } from '@draftdesk/contract'
import { inviteMessages, peopleMessages } from '../../messages/accounts.ts'
import { peopleVerbs } from '../../models/people.ts'
import { link } from '../../routes.ts'
import { readFields } from '../fields.ts'
import type { Fields } from '../fields.ts'
import { redirect } from '../gate/redirect.ts'
import type { CallFailure, PageContext } from '../upstream/visit.ts'

/** What a form of one of the lists came to, when it leads nowhere else. */
interface Sent {
  readonly error?: string
  readonly deleted?: { readonly id: string; readonly title: string; readonly proof?: string }
  readonly values?: Fields
}

const names = ['action', 'id', 'title', 'role', 'was', 'proof', 'email']

/** Does what a form about people or invitations asks without JavaScript. */
export async function sendPeople(
  context: PageContext,
): Promise<Response | { readonly members: Sent } | { readonly invites: Sent }> {
  const form = readFields(context, names)
  if (context.url.searchParams.has('members')) {
    const sent = await changeMember(context, form)
    return sent instanceof Response ? sent : { members: sent }
  }
  const sent = await changeInvite(context, form)
  return sent instanceof Response ? sent : { invites: sent }
}

async function changeMember(context: PageContext, form: Fields): Promise<Response | Sent> {
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

async function changeInvite(context: PageContext, form: Fields): Promise<Response | Sent> {
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
): Response | Sent {
  if (!result.ok) return { error: result.error.problem ?? fallback }
  if (text !== undefined) visit.toast('success', text)
  return redirect(url.pathname)
}
