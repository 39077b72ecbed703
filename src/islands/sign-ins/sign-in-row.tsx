import { signInMessages as words } from '../../messages/accounts.ts'
import { formatMoment } from '../../models/moment.ts'
import type { SignIn } from '../../models/sign-ins.ts'
import { useBusy } from '../../ui/busy.ts'
import { Sure } from '../../ui/sure.tsx'

interface SignInRowProps {
  readonly action: string
  readonly signIn: SignIn
  /** The reader's, from the server: both write the same. */
  readonly zone: string
  readonly onEnd: () => Promise<void>
}

/** One sign-in; ending it asks first, since it cannot be undone from here. */
export function SignInRow({ action, signIn, zone, onEnd }: SignInRowProps) {
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
            words.since(formatMoment(createdAt, zone)),
            words.used(formatMoment(lastUsedAt, zone)),
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
        <Sure
          look="sure"
          words={{
            open: words.end,
            named: words.endNamed(device, formatMoment(createdAt, zone)),
            hint: words.endHint,
            sure: words.endSure,
          }}
          action={action}
          doing="end"
          id={id}
          onSubmit={(event) => run(event, onEnd)}
        />
      )}
    </div>
  )
}
