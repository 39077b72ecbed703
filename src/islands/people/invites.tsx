import { inviteMessages as words } from '../../messages/accounts.ts'
import { resendInvite, restoreInvite, revokeInvite } from '../../stores/people.ts'
import type { Invite, Role } from '../../models/people.ts'
import { useEntries } from '../../ui/entries.ts'
import { InviteForm } from './invite-form.tsx'
import { InviteRow } from './invite-row.tsx'
import { PeoplePanel } from './people-panel.tsx'
import type { Sent } from './sent.ts'

interface InvitesProps extends Sent {
  readonly action: string
  readonly title?: string
  readonly hint?: string
  readonly invites: readonly Invite[]
  readonly listError?: string | undefined
  readonly canGive: readonly Role[]
}

/** The open invitations: invite, resend, revoke and undo that. */
export function Invites({
  action,
  title = words.title,
  hint = words.hint,
  invites,
  listError,
  canGive,
  error,
  deleted,
  values,
}: InvitesProps) {
  const list = useEntries({ entries: invites, error: values ? undefined : error })

  return (
    <PeoplePanel
      kind="invites"
      action={action}
      title={title}
      hint={hint}
      removed={words.revoked}
      form={
        canGive.length > 0 && (
          <InviteForm
            action={action}
            canGive={canGive}
            values={values}
            error={values && error}
            onInvited={list.put}
          />
        )
      }
      list={list}
      listError={listError}
      deleted={deleted}
      restore={restoreInvite}
      empty={<p className="panel-notice muted">{words.empty}</p>}
    >
      {(invite) => (
        <InviteRow
          action={action}
          invite={invite}
          onResend={async () => list.settle(await resendInvite(invite.id))}
          onRevoke={async () => list.drop(invite.id, await revokeInvite(invite.id))}
        />
      )}
    </PeoplePanel>
  )
}
