import { inviteMessages as words, peopleMessages } from '../../messages/accounts.ts'
import { link } from '../../routes.ts'
import { resendInvite, restoreInvite, revokeInvite } from '../../stores/people.ts'
import type { Invite, Role } from '../../stores/people.ts'
import { useEntries } from '../../ui/entries.ts'
import { EntryList } from '../../ui/entry-list.tsx'
import { Notice } from '../../ui/notice.tsx'
import { InviteForm } from './invite-form.tsx'
import { InviteRow } from './invite-row.tsx'
import type { Sent } from './sent.ts'

interface InvitesProps extends Sent {
  readonly invites: readonly Invite[]
  readonly listError: string | undefined
  readonly canGive: readonly Role[]
}

const noMore = (): Promise<string> => Promise.resolve('')
const { again, undo } = peopleMessages
const listWords = { more: '', again, undo, removed: words.revoked }

/** The open invitations: invite, resend, revoke and undo that. */
export function Invites({ invites, listError, canGive, error, deleted, values }: InvitesProps) {
  const list = useEntries({ entries: invites, error: values ? undefined : error }, noMore)

  async function revoke(id: string): Promise<void> {
    const refusal = await revokeInvite(id)
    if (refusal === undefined) list.mark(id, true)
    else list.complain(refusal)
  }

  return (
    <section className="panel" aria-labelledby="invitations">
      <div className="panel-bar">
        <div>
          <h2 id="invitations">{words.title}</h2>
          <p className="muted">{words.hint}</p>
        </div>
      </div>
      {canGive.length > 0 && (
        <InviteForm canGive={canGive} values={values} error={values && error} onInvited={list.put} />
      )}
      {list.problem && (
        <div className="panel-notice">
          <Notice tone="error">{list.problem}</Notice>
        </div>
      )}
      <EntryList
        list={list}
        action={`${link('accounts')}?invites`}
        words={listWords}
        listError={listError}
        deleted={deleted}
        restore={restoreInvite}
        empty={<p className="panel-notice muted">{words.empty}</p>}
      >
        {(invite) => (
          <InviteRow
            invite={invite}
            onResend={async () => list.settle(await resendInvite(invite.id))}
            onRevoke={() => revoke(invite.id)}
          />
        )}
      </EntryList>
    </section>
  )
}
