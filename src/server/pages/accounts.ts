import { buildCall } from '@draftdesk/contract'
import { peopleMessages } from '../../messages/accounts.ts'
import { ownImage, toInvite, toMember } from '../../models/people.ts'
import type { PageContext } from '../upstream/visit.ts'
import { finishAccount, sendAccount } from './account.ts'
import { sendPeople } from './people.ts'
import { loadSignIns, readSignIns, sendSignIns } from './sign-ins.ts'

/** What /accounts-page asks for, all at once. */
export const readAccounts = () =>
  [buildCall('members', {}), buildCall('invites', {}), buildCall('me', {}), readSignIns()] as const

/** What /accounts-page shows: the people of the store, the invitations and one's own account, or why they are missing. */
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
