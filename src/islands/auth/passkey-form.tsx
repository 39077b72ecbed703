import { useState } from 'react'
import { buildSignInStepAddress } from '../../models/sign-in-step.ts'
import { useBusy } from '../../ui/forms/use-busy.ts'
import { createIsland } from '../create-island.tsx'
import { Notice } from '../../ui/notice.tsx'
import { signInWithPasskey } from './sign-in-actions.ts'
import { codeStepMessages as words } from './words.ts'

interface PasskeyFormProps {
  /** The address of this page. */
  readonly action: string
  /** The address after the sign-in. */
  readonly returnTo: string
}

function PasskeyFormView({ action, returnTo }: PasskeyFormProps) {
  const [problem, setProblem] = useState<string>()
  const [isBusy, run] = useBusy()
  const signInAgain = buildSignInStepAddress(action, undefined)
  return (
    <div className="form">
      {problem !== undefined && <Notice tone="error">{problem}</Notice>}
      <button
        type="button"
        className="button submit"
        aria-disabled={isBusy}
        aria-busy={isBusy}
        onClick={(event) =>
          run(event, async () => setProblem(await signInWithPasskey({ returnTo, signInAgain })))
        }
      >
        {words.passkey}
      </button>
      <p className="muted">
        <a href={buildSignInStepAddress(action, 'code')}>{words.links.code}</a>
      </p>
      <p className="muted">
        <a href={buildSignInStepAddress(action, 'recovery')}>{words.links.recovery}</a>
      </p>
      <p className="muted">
        <a href={signInAgain}>{words.again}</a>
      </p>
    </div>
  )
}

/** The step of a sign-in that a passkey completes. Without JavaScript its links lead to a code. */
export const PasskeyForm = createIsland(PasskeyFormView)
