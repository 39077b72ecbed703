import { useState } from 'react'
import { identityProofMessages as words } from '../../../messages/identity-proof.ts'
import { useBusy } from '../../../ui/forms/use-busy.ts'
import { createIsland } from '../../create-island.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { proveIdentityByPasskey } from './actions.ts'

function PasskeyProofView() {
  const [problem, setProblem] = useState<string>()
  const [isBusy, run] = useBusy()
  return (
    <>
      {problem !== undefined && <Notice tone="error">{problem}</Notice>}
      <button
        className="button"
        type="button"
        aria-disabled={isBusy}
        onClick={(event) => {
          const { form } = event.currentTarget
          run(event, async () => {
            const refused = await proveIdentityByPasskey()
            setProblem(refused)
            // Submits the form without a code, because the passkey is the proof.
            if (refused === undefined) form?.submit()
          })
        }}
      >
        {words.passkey}
      </button>
    </>
  )
}

/** A button in a form that waits for a proof. It proves the identity with a passkey, and submits the form. */
export const PasskeyProof = createIsland(PasskeyProofView)
