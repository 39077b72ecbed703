import { useEntries } from '../../ui/entries/entries.ts'
import type { DeletedEntry } from '../../ui/entries/entries.ts'
import { resendInvite, restoreInvite, revokeInvite } from './actions.ts'
import { InviteForm } from './invite-form.tsx'
import { InviteRow } from './invite-row.tsx'
import { PeoplePanel } from './people-panel.tsx'
import type { Invite, Role } from './view.ts'
import { inviteMessages } from './words.ts'

interface InvitesProps extends FormResult {
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
  title = inviteMessages.title,
  hint = inviteMessages.hint,
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
      removed={inviteMessages.revoked}
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
      empty={<p className="panel-notice muted">{inviteMessages.empty}</p>}
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

/** The result of a form submit without JavaScript. */
export interface FormResult {
  readonly error?: string | undefined
  readonly deleted?: DeletedEntry | undefined
  /** The unsaved input. */
  readonly values?: Readonly<Record<string, string>> | undefined
}
