import { useRef, useState } from 'react'
import { signInMessages as words } from '../../messages/accounts.ts'
import { failureMessages } from '../../messages/failures.ts'
import { reportCrash } from '../../stores/report.ts'
import { endOtherSignIns, endSignIn } from '../../stores/sign-ins.ts'
import type { SignIn } from '../../models/sign-ins.ts'
import { useBusy } from '../../ui/busy.ts'
import { island } from '../../ui/island.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SignInRow } from './sign-in-row.tsx'

interface SignInsProps {
  /** Where the forms are sent without JavaScript. */
  readonly action: string
  readonly signIns: readonly SignIn[]
  /** The reader's time zone, from the server: both write the same. */
  readonly zone: string
  readonly error?: string | undefined
}

function SignInsView({ action, signIns, zone, error }: SignInsProps) {
  const [rows, setRows] = useState(signIns)
  const [problem, setProblem] = useState(error)
  const [isBusy, run] = useBusy()
  const list = useRef<HTMLUListElement>(null)
  const others = rows.filter(({ isCurrent }) => !isCurrent)

  async function end(
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
        <div className="panel-notice">
          <Notice tone="error">{problem}</Notice>
        </div>
      )}
      <ul className="sign-ins" ref={list} tabIndex={-1} aria-label={words.title}>
        {rows.map((signIn) => (
          <li key={signIn.id}>
            <SignInRow
              action={action}
              signIn={signIn}
              zone={zone}
              onEnd={() =>
                end(
                  () => endSignIn(signIn.id),
                  ({ id }) => id !== signIn.id,
                )
              }
            />
          </li>
        ))}
      </ul>
      {others.length === 0 && <p className="panel-notice muted">{words.empty}</p>}
      {others.length > 1 && (
        <details className="sure panel-notice" aria-busy={isBusy}>
          <summary className="button quiet">{words.endOthers}</summary>
          <form
            method="post"
            action={action}
            onSubmit={(event) => run(event, () => end(endOtherSignIns, ({ isCurrent }) => isCurrent))}
          >
            <p>{words.endOthersHint}</p>
            <button className="button danger" name="action" value="end-others">
              {words.endOthersSure}
            </button>
          </form>
        </details>
      )}
    </>
  )
}

/** Where the person is signed in, and what ends that elsewhere. */
export const SignIns = island(SignInsView, failureMessages, reportCrash)
