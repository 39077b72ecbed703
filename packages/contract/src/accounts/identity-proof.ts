import * as z from 'zod/mini'
import { messageAnswer } from '../answers.ts'
import type { Call } from '../call.ts'
import { maxLengths } from '../input-limits.ts'

/** Minutes for which a sign-in, or a later proof, is enough for the calls that need one. */
export const identityProofMinutes = 10

/** How a person proves that they make a call: a passkey (or a code), a code of their app, their password, or a mailed code. */
export type ProofMethod = 'passkey' | 'code' | 'password' | 'mail'

/** The code of a refused call that needs a proof, by the proof that the person can give. */
export type ProofErrorCode = `proof_${ProofMethod}`

const secretMessage = 'Please enter your password or the code.'

/** POST /v1/auth/proof: the password, or the code. */
export const proveIdentityRequest = z.object({
  secret: z.string(secretMessage).check(z.minLength(1, secretMessage), z.maxLength(maxLengths.secret)),
})

/** The calls that prove the identity of a person before sensitive calls. */
export const identityProofCalls = {
  proveIdentity: {
    method: 'POST',
    path: '/v1/auth/proof',
    payload: 'json',
    request: proveIdentityRequest,
    status: 200,
    answer: messageAnswer,
    token: 'required',
    summary: 'Proves for ten minutes that the person makes the calls of their sign-in',
  },
  sendProofCode: {
    method: 'POST',
    path: '/v1/auth/proof/code',
    payload: 'none',
    request: z.object({}),
    status: 200,
    answer: messageAnswer,
    token: 'required',
    summary: 'Mails a code for that proof to a person without a password and two-step sign-in',
  },
} as const satisfies Record<string, Call>
