import type { ReadAs, memberAnswer } from '@draftdesk/contract'
import type { APIContext } from 'astro'
import { peopleMessages } from '../../messages/accounts.ts'
import { callUpstream } from '../upstream/call-upstream.ts'
import { finishAccount, sendAccount } from './account.ts'
import { sendPeople } from './people.ts'
import { toInvite } from './set-up-invites.ts'
import { loadSignIns, sendSignIns } from './sign-ins.ts'

/** What /accounts-page shows: the people of the store, the invitations and one's own account, or why they are missing. */
export async function loadAccounts(context: APIContext) {
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

  const call = callUpstream(context, peopleMessages.loadFailed)
  const [members, invites, me, signIns] = await Promise.all([
    call('members'),
    call('invites'),
    call('me'),
    loadSignIns(context),
  ])
  const { user } = context.locals.session ?? {}
  const hasPassword = me.ok ? me.value.user.has_password : undefined
  return {
    people: {
      selfId: user?.id ?? '',
      members: members.ok ? members.value.members.map(toMember) : [],
      membersError: members.ok ? undefined : members.error.problem,
      invites: invites.ok ? invites.value.invites.map(toInvite) : [],
      invitesError: invites.ok ? undefined : invites.error.problem,
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

/** Accounts of another provider may bring a picture from elsewhere, which no page of ours may show. */
const ownImage = (image: string | null | undefined): string | undefined =>
  image?.startsWith('/') ? image : undefined

const toMember = (member: ReadAs<typeof memberAnswer>) => ({
  id: member.id,
  title: `${member.first_name} ${member.last_name}`.trim() || member.email,
  email: member.email,
  image: ownImage(member.profile_image),
  role: member.role,
  since: member.created_at,
  canGive: member.can_give,
  canRemove: member.can_remove,
})
