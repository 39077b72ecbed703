import * as z from 'zod/mini'
import { loginAnswer, messageAnswer } from '../answers.ts'
import type { Call } from '../call.ts'
import { nonEmptyTextField, idField } from '../shared-fields.ts'
import { maxLengths } from '../input-limits.ts'

/** The most passkeys of a person, the minutes to answer a challenge, and the longest answer of a passkey. */
export const passkeyLimits = { most: 10, challengeMinutes: 5, credential: 16_384 } as const

const nameMessage = 'Please enter a name for the passkey.'

const nameField = z
  .string(nameMessage)
  .check(z.trim(), z.minLength(1, nameMessage), z.maxLength(maxLengths.title))

/** The answer of the browser: the JSON text of `PublicKeyCredential.toJSON()`. */
const credentialField = z.string().check(z.minLength(1), z.maxLength(passkeyLimits.credential))

const challengeField = z.string().check(z.minLength(1), z.maxLength(128))

/** A passkey of the caller. */
export const passkeyAnswer = z.object({
  id: idField,
  name: z.string(),
  created_at: z.string(),
  /** The time of its last use. Null: never. */
  last_used_at: z.nullable(z.string()),
})

/** Options for the browser as JSON text, for `PublicKeyCredential.parseCreationOptionsFromJSON` or `parseRequestOptionsFromJSON`. */
export const passkeyOptionsAnswer = z.object({ options: nonEmptyTextField })

/** A new passkey. Recovery codes are shown once, for a first passkey of a person who had none. */
export const newPasskeyAnswer = z.object({ recovery_codes: z.array(nonEmptyTextField) })

/** POST /v1/user/passkeys. */
export const addPasskeyRequest = z.object({ name: nameField, credential: credentialField })

/** PATCH /v1/user/passkeys/{id}. */
export const renamePasskeyRequest = z.object({ name: nameField })

/** POST /v1/auth/login/passkey/options: the challenge of the sign-in. */
export const passkeyChallengeRequest = z.object({ challenge: challengeField })

/** POST /v1/auth/login/passkey: the challenge of the sign-in, and the answer of the passkey. */
export const passkeySignInRequest = z.object({ challenge: challengeField, credential: credentialField })

/** POST /v1/auth/proof/passkey. */
export const passkeyProofRequest = z.object({ credential: credentialField })

const emptyObject = z.object({})

/** The calls of passkeys (Web Authentication, level 3), which are a second step and a proof of identity. */
export const passkeyCalls = {
  beginPasskey: {
    method: 'POST',
    path: '/v1/user/passkeys/options',
    payload: 'none',
    request: emptyObject,
    status: 200,
    answer: passkeyOptionsAnswer,
    token: 'required',
    summary: 'Returns the options for the browser to create a passkey',
  },
  addPasskey: {
    method: 'POST',
    path: '/v1/user/passkeys',
    payload: 'json',
    request: addPasskeyRequest,
    status: 200,
    answer: newPasskeyAnswer,
    token: 'required',
    summary: 'Adds a created passkey, and shows recovery codes once when it is the first second step',
  },
  renamePasskey: {
    method: 'PATCH',
    path: '/v1/user/passkeys/{id}',
    payload: 'json',
    request: renamePasskeyRequest,
    status: 200,
    answer: messageAnswer,
    token: 'required',
    summary: 'Renames a passkey of the caller',
  },
  removePasskey: {
    method: 'DELETE',
    path: '/v1/user/passkeys/{id}',
    payload: 'none',
    request: emptyObject,
    status: 200,
    answer: messageAnswer,
    token: 'required',
    summary: 'Removes a passkey of the caller, which no sign-in takes after that',
  },
  beginPasskeySignIn: {
    method: 'POST',
    path: '/v1/auth/login/passkey/options',
    payload: 'multipart',
    request: passkeyChallengeRequest,
    status: 200,
    answer: passkeyOptionsAnswer,
    token: 'none',
    summary: 'Returns the options for the browser to complete a sign-in with a passkey',
  },
  signInWithPasskey: {
    method: 'POST',
    path: '/v1/auth/login/passkey',
    payload: 'multipart',
    request: passkeySignInRequest,
    status: 200,
    answer: loginAnswer,
    token: 'none',
    summary: 'Completes a sign-in with a passkey',
  },
  beginPasskeyProof: {
    method: 'POST',
    path: '/v1/auth/proof/passkey/options',
    payload: 'none',
    request: emptyObject,
    status: 200,
    answer: passkeyOptionsAnswer,
    token: 'required',
    summary: 'Returns the options for the browser to prove the identity with a passkey',
  },
  provePasskey: {
    method: 'POST',
    path: '/v1/auth/proof/passkey',
    payload: 'json',
    request: passkeyProofRequest,
    status: 200,
    answer: messageAnswer,
    token: 'required',
    summary: 'Proves with a passkey, for ten minutes, that the person makes the calls of their sign-in',
  },
} as const satisfies Record<string, Call>
