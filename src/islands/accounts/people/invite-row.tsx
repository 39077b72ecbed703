import { inviteMessages as words, peopleMessages } from '../words.ts'
import { formatDate } from '../../../models/format-moment.ts'
import type { Invite } from '../view.ts'
import { useBusy } from '../../../ui/forms/use-busy.ts'
import { Badge } from '../../../ui/badge.tsx'

interface InviteRowProps {
  readonly invite: Invite
  readonly onResend: () => Promise<void>
  readonly onRevoke: () => Promise<void>
}

const stateColors = { open: 'iris', accepted: 'green', expired: 'red' } as const

/** The row of an open invitation with its actions. */
export function InviteRow({ invite, onResend, onRevoke }: InviteRowProps) {
  const { title, role, state, can_manage: canManage } = invite
  const [isBusy, run] = useBusy()
  return (
    <div className="entry" aria-busy={isBusy}>
      <div className="entry-text">
        <h3>{title}</h3>
        <p className="muted">
          {peopleMessages.roles[role]} · {describeInvite(invite)}
        </p>
      </div>
      <Badge color={stateColors[state]} role="status">
        {words.states[state]}
      </Badge>
      {canManage && (
        <div className="entry-actions row gap-3">
          <button
            className="button quiet"
            aria-label={words.resendTo(title)}
            onClick={(event) => run(event, onResend)}
          >
            {words.resend}
          </button>
          <button
            className="button quiet"
            aria-label={words.revokeFor(title)}
            onClick={(event) => run(event, onRevoke)}
          >
            {words.revoke}
          </button>
        </div>
      )}
    </div>
  )
}

function describeInvite({ state, created_at: invitedAt, expires_at: expiresAt }: Invite): string {
  const rest =
    state === 'accepted'
      ? words.accepted
      : state === 'expired'
        ? words.expired(formatDate(expiresAt))
        : words.expires(formatDate(expiresAt))
  return `${words.invited(formatDate(invitedAt))}, ${rest}`
}
