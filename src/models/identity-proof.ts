import type { ProofMethod } from '@draftdesk/contract'
import { buildCall } from '@draftdesk/contract/call'

/** The proofs that a person can give. */
export const proofWays = ['passkey', 'code', 'password', 'mail'] as const satisfies readonly ProofMethod[]

/** The calls that prove who the user is. */
export const proofRequests = {
  prove: (secret: string) => buildCall('proveIdentity', { secret }),
  sendCode: () => buildCall('sendProofCode', {}),
  beginPasskey: () => buildCall('beginPasskeyProof', {}),
  provePasskey: (credential: string) => buildCall('provePasskey', { credential }),
}

/** The proof that a refused call asks for, by the code of its refusal. */
export const findRequiredProofWay = (code: unknown): ProofMethod | undefined =>
  proofWays.find((way) => code === `proof_${way}`)

/** A question who the user is, with the fields of the form that waits for the answer. */
export interface PendingProofForm {
  readonly way: ProofMethod
  readonly problem: string | undefined
  readonly fields: Readonly<Record<string, string>>
}
