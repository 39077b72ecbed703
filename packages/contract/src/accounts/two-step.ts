import * as z from 'zod/mini'
import { loginAnswer, messageAnswer } from '../answers.ts'
import type { Call } from '../call.ts'
import { nonEmptyTextField, createOmissibleField } from '../shared-fields.ts'
import { maxLengths } from '../input-limits.ts'
import { passkeyAnswer } from './passkeys.ts'

/** The number of recovery codes, and the minutes for which a set-up and a sign-in wait for a code. */
export const twoStepLimits = { recoveryCodes: 10, setUpMinutes: 30, challengeMinutes: 5, tries: 5 } as const

const codeMessage = 'Please enter the code from your authenticator app.'

/** A code of the authenticator app, or a recovery code. */
const codeField = z
  .string(codeMessage)
  .check(z.trim(), z.minLength(1, codeMessage), z.maxLength(maxLengths.line, codeMessage))

const passwordField = z.optional(z.string().check(z.maxLength(maxLengths.secret)))

/** POST /v1/auth/login/code: the challenge of the sign-in, and a code. */
export const codeSignInRequest = z.object({
  challenge: z.string().check(z.minLength(1), z.maxLength(128)),
  code: codeField,
})

/** POST /v1/user/two-step: the password of an account that has one. */
export const beginTwoStepRequest = z.object({ current_password: passwordField })

/** POST /v1/user/two-step/confirm. */
export const confirmTwoStepRequest = z.object({ code: codeField })

/** POST /v1/user/two-step/codes: a code, or nothing after another proof of identity, such as a passkey. */
export const renewRecoveryCodesRequest = z.object({ code: z.optional(codeField) })

/** POST /v1/user/two-step/off: a code, and the password of an account that has one. */
export const endTwoStepRequest = z.object({ current_password: passwordField, code: codeField })

/** The second step of the caller's sign-ins. */
export const twoStepAnswer = z.object({
  is_on: z.boolean(),
  /** An authenticator app is set up. */
  has_app: createOmissibleField(z.boolean()),
  passkeys: createOmissibleField(z.array(passkeyAnswer)),
  /** The time at which it was turned on. Null: it is off. */
  confirmed_at: z.nullable(z.string()),
  /** Unused recovery codes. */
  recovery_codes_left: z.int(),
  /** The account has a password, which changes ask for. */
  has_password: z.boolean(),
})

/** A set-up in progress: the secret for the authenticator app, also as a link for its QR code. */
export const twoStepSetUpAnswer = z.object({ secret: nonEmptyTextField, uri: nonEmptyTextField })

/** Recovery codes, which are shown once. */
export const recoveryCodesAnswer = z.object({ recovery_codes: z.array(nonEmptyTextField) })

export type TwoStepAnswer = z.infer<typeof twoStepAnswer>

/** The calls of signing in with a second step: a code of an authenticator app (RFC 6238). */
export const twoStepCalls = {
  signInWithCode: {
    method: 'POST',
    path: '/v1/auth/login/code',
    payload: 'multipart',
    request: codeSignInRequest,
    status: 200,
    answer: loginAnswer,
    token: 'none',
    summary: 'Completes a sign-in with a code of the authenticator app or a recovery code',
  },
  twoStep: {
    method: 'GET',
    path: '/v1/user/two-step',
    payload: 'none',
    request: z.object({}),
    status: 200,
    answer: twoStepAnswer,
    token: 'required',
    summary: 'Shows whether the sign-ins of the caller ask for a code',
  },
  beginTwoStep: {
    method: 'POST',
    path: '/v1/user/two-step',
    payload: 'json',
    request: beginTwoStepRequest,
    status: 200,
    answer: twoStepSetUpAnswer,
    token: 'required',
    summary: 'Begins the set-up of an authenticator app with a new secret',
  },
  confirmTwoStep: {
    method: 'POST',
    path: '/v1/user/two-step/confirm',
    payload: 'json',
    request: confirmTwoStepRequest,
    status: 200,
    answer: recoveryCodesAnswer,
    token: 'required',
    summary: 'Turns two-step sign-in on with a code, and shows the recovery codes once',
  },
  renewRecoveryCodes: {
    method: 'POST',
    path: '/v1/user/two-step/codes',
    payload: 'json',
    request: renewRecoveryCodesRequest,
    status: 200,
    answer: recoveryCodesAnswer,
    token: 'required',
    summary: 'Replaces the recovery codes, and shows the new ones once',
  },
  endTwoStep: {
    method: 'POST',
    path: '/v1/user/two-step/off',
    payload: 'json',
    request: endTwoStepRequest,
    status: 200,
    answer: messageAnswer,
    token: 'required',
    summary: 'Turns two-step sign-in off',
  },
} as const satisfies Record<string, Call>
