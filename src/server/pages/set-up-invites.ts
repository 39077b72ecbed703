import { peopleMessages } from '../../messages/accounts.ts'
import { toInvite } from '../../models/people.ts'
import type { PageContext } from '../upstream/visit.ts'
import { sendPeople } from './people.ts'

/** A form of the page itself, not of the invitations on it. */
export const isOwnForm = ({ request, url }: PageContext): boolean =>
  request.method === 'POST' && !url.searchParams.has('invites')

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
