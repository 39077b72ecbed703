import { invitesAnswer, meAnswer, membersAnswer, readingOf } from '@draftdesk/contract'
import type { ReadAs, inviteAnswer, memberAnswer } from '@draftdesk/contract'
import type { APIContext } from 'astro'
import { peopleMessages } from '../../messages/accounts.ts'
import { gateMessages } from '../../messages/gate.ts'
import type { Asked } from '../upstream/ask.ts'
import { callAs } from '../upstream/call.ts'
import { finishAccount, sendAccount } from './account.ts'
import { sendPeople } from './people.ts'

/** What /accounts-page shows: the people of the store, the invitations and one's own account, or why they are missing. */
export async function loadAccounts(context: APIContext) {
  const { searchParams } = context.url
  const finished = finishAccount(context)
  if (finished) return finished
  const isPost = context.request.method === 'POST'
  const isPeople = searchParams.has('members') || searchParams.has('invites')
  const people = isPost && isPeople ? await sendPeople(context) : undefined
  if (people instanceof Response) return people
  const account = isPost && !isPeople ? await sendAccount(context) : undefined
  if (account instanceof Response) return account

  const ask = (path: string) => callAs(context, { method: 'GET', path, fallback: peopleMessages.loadFailed })
  const [listed, invited, shown] = await Promise.all([
    ask('/v1/members'),
    ask('/v1/invites'),
    ask('/v1/auth/me'),
  ])
  const members = listed.ok ? readingOf(membersAnswer).safeParse(listed.body) : undefined
  const invites = invited.ok ? readingOf(invitesAnswer).safeParse(invited.body) : undefined
  const me = shown.ok ? readingOf(meAnswer).safeParse(shown.body) : undefined
  const { user } = context.locals.session ?? {}
  const hasPassword = me?.data?.user.has_password
  return {
    people: {
      selfId: user?.id ?? '',
      members: members?.data?.members.map(toMember) ?? [],
      membersError: explain(listed, members?.success),
      invites: invites?.data?.invites.map(toInvite) ?? [],
      invitesError: explain(invited, invites?.success),
      canGive: invites?.data?.can_give ?? [],
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
  }
}

/** Accounts of another provider may bring a picture from elsewhere, which no page of ours may show. */
const ownImage = (image: string | null | undefined): string | undefined =>
  image?.startsWith('/') ? image : undefined

function explain(asked: Asked, isRead: boolean | undefined): string | undefined {
  if (isRead) return undefined
  return asked.ok ? gateMessages.notJson : asked.error
}

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

const toInvite = (invite: ReadAs<typeof inviteAnswer>) => ({
  id: invite.id,
  title: invite.email,
  role: invite.role,
  state: invite.state,
  invitedAt: invite.created_at,
  expiresAt: invite.expires_at,
  canManage: invite.can_manage,
})
