import type { MemberRole } from '@draftdesk/contract'
import { createIsland } from '../../create-island.tsx'
import { Invites } from './invites.tsx'
import { Members } from './members.tsx'
import type { Invite, Member } from '../view.ts'

interface MembersAndInvitesProps {
  readonly selfId: string
  readonly members: readonly Member[]
  readonly membersError?: string | undefined
  readonly invites: readonly Invite[]
  readonly invitesError?: string | undefined
  /** The roles that the person may invite for. */
  readonly rolesToGive: readonly MemberRole[]
}

function MembersAndInvitesView({
  selfId,
  members,
  membersError,
  invites,
  invitesError,
  rolesToGive,
}: MembersAndInvitesProps) {
  return (
    <div className="entries">
      <Members selfId={selfId} members={members} listError={membersError} />
      <Invites invites={invites} listError={invitesError} rolesToGive={rolesToGive} />
    </div>
  )
}

/** The members of the store and its invitations. */
export const MembersAndInvites = createIsland(MembersAndInvitesView)

/** The invitations without the members, for the set-up pages. */
export const SetUpInvites = createIsland(Invites)
