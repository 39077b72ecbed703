import { formatDay } from '@draftdesk/auth-core/dates'
import { signInMessages as words } from '../../messages/accounts.ts'
import type { SignIn } from '../../models/sign-ins.ts'
import { useBusy } from '../../ui/busy.ts'

interface SignInRowProps {
  readonly action: string
  readonly signIn: SignIn
  readonly onEnd: () => Promise<void>
}

/** One sign-in; ending it asks first, since it cannot be undone from here. */
export function SignInRow({ action, signIn, onEnd }: SignInRowProps) {
  const { id, place, createdAt, lastUsedAt, isCurrent } = signIn
  const device = signIn.device || words.unknownDevice
  const [isBusy, run] = useBusy()
  return (
    <div className="entry" aria-busy={isBusy}>
      <div className="entry-text">
        <h3>{device}</h3>
        <p className="muted">
          {[place && words.from(place), words.since(moment(createdAt)), words.used(moment(lastUsedAt))]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      {isCurrent ? (
        <span className="badge" data-accent-color="green">
          {words.current}
        </span>
      ) : (
        <details className="sure">
          <summary className="button quiet" aria-label={words.endNamed(device, moment(createdAt))}>
            {words.end}
          </summary>
          <form method="post" action={action} onSubmit={(event) => run(event, onEnd)}>
            <p>{words.endHint}</p>
            <input type="hidden" name="id" value={id} />
            <button className="button danger" name="action" value="end">
              {words.endSure}
            </button>
          </form>
        </details>
      )}
    </div>
  )
}

/** A moment as dd/mm/yyyy hh:mm in UTC. */
function moment(iso: string): string {
  const at = Date.parse(iso)
  return Number.isNaN(at) ? '' : `${formatDay(at)} ${new Date(at).toISOString().slice(11, 16)} UTC`
}
