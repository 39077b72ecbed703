import { useStore } from '@nanostores/react'
import { createIsland } from '../../create-island.tsx'
import { $proofRequest, proofDialogId } from '../../../stores/identity-proof.ts'
import { useLazyCode } from '../../../ui/use-lazy-code.ts'

const loadIdentityDialog = () => import('./identity-dialog.tsx')

function IdentityProofView() {
  const request = useStore($proofRequest, { ssr: () => undefined })
  const code = useLazyCode(loadIdentityDialog, request !== undefined, () => request?.finish(false))
  return <div id={proofDialogId}>{request && code && <code.IdentityDialog {...request} />}</div>
}

/** The dialog that asks who the user is. Empty until an action needs a proof, which loads its code. */
export const IdentityProof = createIsland(IdentityProofView)
