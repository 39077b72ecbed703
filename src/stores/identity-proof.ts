import type { ProofMethod } from '@draftdesk/contract'
import { atom } from 'nanostores'
import { hydrateIsland } from './hydrate-island.ts'

/** The id of the element around the dialog that asks, on pages that have it. */
export const proofDialogId = 'identity'

/** A request for a proof of identity. `finish` receives true if the user gave it. */
export interface ProofRequest {
  readonly way: ProofMethod
  readonly finish: (isProven: boolean) => void
}

/** The question of the dialog that proves who the user is. */
export const $proofRequest = atom<ProofRequest | undefined>()

/**
 * Asks the user to prove who they are, one question at a time. False if they cancel, or if the dialog is missing or
 * cannot be loaded.
 */
export function requestIdentityProof(way: ProofMethod): Promise<boolean> {
  if ($proofRequest.get() || !document.getElementById(proofDialogId)) return Promise.resolve(false)
  return new Promise((resolve) => {
    const failProof = (): void => finishProof(false)
    function finishProof(isProven: boolean): void {
      document.removeEventListener('astro:hydration-error', failProof)
      $proofRequest.set(undefined)
      resolve(isProven)
    }
    document.addEventListener('astro:hydration-error', failProof)
    $proofRequest.set({ way, finish: finishProof })
    hydrateIsland(proofDialogId)
  })
}
