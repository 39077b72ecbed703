import { signInMessages as words } from '../../messages/accounts.ts'
import { formatMoment } from '../../models/moment.ts'
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
          {[
            place && words.from(place),
            words.since(formatMoment(createdAt)),
            words.used(formatMoment(lastUsedAt)),
          ]
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
          <summary className="button quiet" aria-label={words.endNamed(device, formatMoment(createdAt))}>
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
