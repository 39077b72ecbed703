import { formatMoment } from '../../models/format-moment.ts'
import { useBusy } from '../../ui/forms/use-busy.ts'
import { Badge } from '../../ui/badge.tsx'
import { createIsland } from '../create-island.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ConfirmButton } from '../../ui/forms/confirm-button.tsx'
import { endOtherSignIns, endSignIn } from './actions.ts'
import type { SignIn } from './view.ts'
import { signInMessages } from './words.ts'
import { useRef, useState } from 'react'

interface SignInsProps {
  readonly signIns: readonly SignIn[]
  /** The reader's time zone, from the server: both write the same. */
  readonly zone: string
}

function SignInsView({ signIns, zone }: SignInsProps) {
  const [rows, setRows] = useState(signIns)
  const [problem, setProblem] = useState<string>()
  const [isBusy, run] = useBusy()
  const list = useRef<HTMLUListElement>(null)
  const others = rows.filter(({ is_current: isCurrent }) => !isCurrent)

  async function endAndRemoveRows(
    work: () => Promise<string | undefined>,
    stays: (row: SignIn) => boolean,
  ): Promise<void> {
    const failure = await work()
    setProblem(failure)
    if (failure !== undefined) return
    setRows((before) => before.filter(stays))
    // The button that had the focus is gone.
    list.current?.focus()
  }

  return (
    <>
      {problem && (
        <div className="pad">
          <Notice tone="error">{problem}</Notice>
        </div>
      )}
      <ul className="sign-ins rows" ref={list} tabIndex={-1} aria-label={signInMessages.title}>
        {rows.map((signIn) => (
          <li key={signIn.id}>
            <SignInRow
              signIn={signIn}
              zone={zone}
              onEnd={() =>
                endAndRemoveRows(
                  () => endSignIn(signIn.id),
                  ({ id }) => id !== signIn.id,
                )
              }
            />
          </li>
        ))}
      </ul>
      {others.length === 0 && <p className="pad muted">{signInMessages.empty}</p>}
      {others.length > 1 && (
        <details className="confirm pad" aria-busy={isBusy}>
          <summary className="button quiet">{signInMessages.endOthers}</summary>
          <div className="stack left gap-3 mt-3">
            <p>{signInMessages.endOthersHint}</p>
            <button
              className="button danger"
              onClick={(event) =>
                run(event, () => endAndRemoveRows(endOtherSignIns, ({ is_current: isCurrent }) => isCurrent))
              }
            >
              {signInMessages.endOthersSure}
            </button>
          </div>
        </details>
      )}
    </>
  )
}

/** The list of the user's sign-ins, with the button that ends the others. */
export const SignIns = createIsland(SignInsView)

interface SignInRowProps {
  readonly signIn: SignIn
  /** The reader's, from the server: both write the same. */
  readonly zone: string
  readonly onEnd: () => Promise<void>
}

/** The row of one sign-in. Ending it asks for confirmation, because it cannot be undone here. */
function SignInRow({ signIn, zone, onEnd }: SignInRowProps) {
  const { place, created_at: createdAt, last_used_at: lastUsedAt, is_current: isCurrent } = signIn
  const device = signIn.device || signInMessages.unknownDevice
  const [isBusy, run] = useBusy()
  return (
    <div className="entry" aria-busy={isBusy}>
      <div className="entry-text">
        <h3>{device}</h3>
        <p className="muted">
          {[
            place && signInMessages.from(place),
            signInMessages.since(formatMoment(createdAt, zone)),
            signInMessages.used(formatMoment(lastUsedAt, zone)),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      {isCurrent ? (
        <Badge color="green">{signInMessages.current}</Badge>
      ) : (
        <ConfirmButton
          words={{
            open: signInMessages.end,
            named: signInMessages.endNamed(device, formatMoment(createdAt, zone)),
            hint: signInMessages.endHint,
            confirm: signInMessages.endSure,
          }}
          onConfirm={(event) => run(event, onEnd)}
        />
      )}
    </div>
  )
}
