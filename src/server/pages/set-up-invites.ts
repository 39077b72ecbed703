import type { ReadAs, inviteAnswer } from '@draftdesk/contract'
import type { APIContext } from 'astro'
import { peopleMessages } from '../../messages/accounts.ts'
import { callUpstream } from '../upstream/call-upstream.ts'
import { sendPeople } from './people.ts'

/** A form of the page itself, not of the invitations on it. */
export const isOwnForm = ({ request, url }: APIContext): boolean =>
  request.method === 'POST' && !url.searchParams.has('invites')

/**
 * The invitations of a store that is being set up, when the person may invite: until the set-up is done the guard shows no page
 * of accounts. A form of theirs that the page was sent is done first.
 */
export async function loadSetUpInvites(context: APIContext) {
  const { store, permissions = [] } = context.locals.session ?? {}
  const isDone = store?.isDocumentUploaded && store.isEmailAccountAdded && store.isShopifyAccountAdded
  if (isDone === true || !permissions.includes('accounts')) return undefined
  const isSent = context.request.method === 'POST' && context.url.searchParams.has('invites')
  const sent = isSent ? await sendPeople(context) : undefined
  if (sent instanceof Response) return sent
  const listed = await callUpstream(context, peopleMessages.loadFailed)('invites')
  return {
    invites: listed.ok ? listed.value.invites.map(toInvite) : [],
    listError: listed.ok ? undefined : listed.error.problem,
    canGive: listed.ok ? listed.value.can_give : [],
    ...(sent && 'invites' in sent && sent.invites),
  }
}

/** An invitation as the lists show it. */
export const toInvite = (invite: ReadAs<typeof inviteAnswer>) => ({
  id: invite.id,
  title: invite.email,
  role: invite.role,
  state: invite.state,
  invitedAt: invite.created_at,
  expiresAt: invite.expires_at,
  canManage: invite.can_manage,
})
