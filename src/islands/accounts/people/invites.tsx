import type { MemberRole } from '@draftdesk/contract'
import { useEntries } from '../../../ui/entries/use-entries.ts'
import { resendInvite, restoreInvite, revokeInvite } from '../actions.ts'
import { InviteForm } from './invite-form.tsx'
import { InviteRow } from './invite-row.tsx'
import { PeoplePanel } from './people-panel.tsx'
import type { Invite } from '../view.ts'
import { inviteMessages } from '../words.ts'

interface InvitesProps {
  readonly title?: string
  readonly hint?: string
  readonly invites: readonly Invite[]
  readonly listError?: string | undefined
  readonly rolesToGive: readonly MemberRole[]
}

/** The open invitations: invite, resend, revoke and undo that. */
export function Invites({
  title = inviteMessages.title,
  hint = inviteMessages.hint,
  invites,
  listError,
  rolesToGive,
}: InvitesProps) {
  const list = useEntries({ entries: invites })

  return (
    <PeoplePanel
      kind="invites"
      title={title}
      hint={hint}
      removed={inviteMessages.revoked}
      form={rolesToGive.length > 0 && <InviteForm rolesToGive={rolesToGive} onInvited={list.put} />}
      list={list}
      listError={listError}
      restore={restoreInvite}
      empty={<p className="pad muted">{inviteMessages.empty}</p>}
    >
      {(invite) => (
        <InviteRow
          invite={invite}
          onResend={async () => list.settle(await resendInvite(invite.id))}
          onRevoke={async () => list.drop(invite.id, await revokeInvite(invite.id))}
        />
      )}
    </PeoplePanel>
  )
}
