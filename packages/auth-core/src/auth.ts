import { createFailure, catchAsFailure } from './clients/errors.ts'
import type { Result } from './clients/errors.ts'
import type { ClientRequest, RequestBody } from './clients/request-exchange.ts'
import { parseProfile, parseSessionCheck } from './session/session.ts'
import type { Profile, SessionCheckResult } from './session/session.ts'
import { parseMeAnswer } from './session/session-data.ts'
import {
  requiredField,
  fieldWithDefault,
  readBoolean,
  readRecord,
  readObject,
  readText,
  toWireKey,
} from './read-json.ts'
import type { Client, ReadSessionUpdate, SignInResult } from './clients/sign-in-result.ts'

/** Result of a sign-up: the account is ready, or waits for the code sent to its address. */
export interface SignUpResult {
  /** The address that was signed up. */
  readonly email: string
  /** True once the address is proven. */
  readonly isVerified: boolean
  /** The server's own message, if it sent one. */
  readonly message: string | undefined
}

/** The server's message to the person, if any. */
export interface ServerMessage {
  /** The server's own message, if it sent one. */
  readonly message: string | undefined
}

/** Result of a code, with a flag for a sent link to choose a password. */
export interface VerificationResult extends ServerMessage {
  /** True if a link to choose a password was mailed. */
  readonly needsPassword: boolean
}

/**
 * Asks the browser to sign a challenge with a passkey; `options` is JSON text for
 * `PublicKeyCredential.parseRequestOptionsFromJSON`. Resolves to the JSON text of the credential, or to
 * undefined when the person cancels.
 */
export type PasskeyPrompt = (options: string) => Promise<string | undefined>

/** The calls of /v1 that a session needs. Each promise resolves and never rejects. */
export interface Auth {
  /** Returns true if the server can be reached. */
  readonly checkInternet: () => Promise<boolean>
  /** The address where a Google sign-in starts; the browser goes there. */
  readonly googleAddress: () => Promise<Result<string>>
  /** Signs in with the `code` (and `state`) Google sent back in the query. */
  readonly signInWithGoogle: (code: string, state?: string) => Promise<Result<SignInResult>>
  /** Signs in with the `token` of a single-sign-on callback. */
  readonly signInWithSso: (token: string) => Promise<Result<SignInResult>>
  /** Signs in; a wrong password is `refused` with the server's `detail`. */
  readonly signIn: (form: { email: string; password: string }) => Promise<Result<SignInResult>>
  /** Completes a sign-in that needs a code: of the authenticator app, or a recovery code. `refused` with `reason` `challenge_over` begins again. */
  readonly signInWithCode: (form: {
    code: string
    challenge?: string | undefined
  }) => Promise<Result<SignInResult>>
  /**
   * Completes a sign-in that needs a code with a passkey instead. `prompt` is the browser's own call, which this package
   * never makes. Without an answer the result is `aborted`; `refused` with `reason` `challenge_over` begins again.
   */
  readonly signInWithPasskey: (form: {
    prompt: PasskeyPrompt
    challenge?: string | undefined
  }) => Promise<Result<SignInResult>>
  /** Opens an account; in bearer mode the session remembers the address for the verification. */
  readonly signUp: (form: {
    firstName: string
    lastName: string
    email: string
    password: string
    confirmPassword: string
  }) => Promise<Result<SignUpResult>>
  /** Confirms an address with the code sent to it. */
  readonly verifyEmail: (form: {
    email: string
    verificationCode: string
  }) => Promise<Result<VerificationResult>>
  /** Requests a new verification code by mail. */
  readonly resendCode: (email: string) => Promise<Result<ServerMessage>>
  /** Requests a mail with a link that resets the password. */
  readonly forgotPassword: (email: string) => Promise<Result<ServerMessage>>
  /** Sets a new password with the token of a reset link. */
  readonly resetPassword: (form: {
    resetToken: string
    newPassword: string
    confirmPassword: string
  }) => Promise<Result<ServerMessage>>
  /** Accepts an invitation. */
  readonly acceptInvite: (inviteId: string) => Promise<Result<ServerMessage>>
  /** The signed-in person. In bearer mode the session is updated. */
  readonly me: () => Promise<Result<Profile>>
  /** The session check as a verdict for the guard; never fails. */
  readonly check: () => Promise<SessionCheckResult>
  /** Enters another store with a new session; a super admin enters one the same way. */
  readonly switchStore: (id: string) => Promise<Result<SignInResult>>
  /** Leaves the store a super admin is in: a refresh without a store. */
  readonly exitStore: () => Promise<Result<SignInResult>>
  /** Ends the session, locally at once. Fails when the server could not be reached. */
  readonly signOut: () => Promise<Result<undefined>>
}

/** Paths of calls that differ from the default ones. */
export interface AuthOptions {
  /** The session check; '/v1/auth/session' when not given. */
  readonly sessionCheckPath?: string | undefined
}

type FormTexts = Readonly<Record<string, string | undefined>>

function toFormData(fields: object): FormData {
  const data = new FormData()
  for (const [key, value] of Object.entries(fields as FormTexts))
    if (value !== undefined) data.append(toWireKey(key), value)
  return data
}

const createPostRequest = (path: string, body?: RequestBody): ClientRequest => ({
  method: 'POST',
  path,
  body,
})
const toPublicRequest = (request: ClientRequest): ClientRequest => ({ ...request, isPublic: true })
const createFormRequest = (path: string, fields: object) =>
  toPublicRequest(createPostRequest(`/v1/auth/${path}`, toFormData(fields)))
const readMessageAnswer = (json: unknown) => ({ message: readText(readRecord(json)?.['message']) })

function parseSignUpResult(json: unknown): SignUpResult | undefined {
  return readObject(json, {
    email: requiredField(readText),
    isVerified: fieldWithDefault(readBoolean, false),
    message: readText,
  })
}

/**
 * Makes the calls of /v1 that a session needs on a client.
 *
 *
 * @example const result = await createAuth(client).signIn({ email, password })
 */
export function createAuth(
  client: Client,
  { sessionCheckPath = '/v1/auth/session' }: AuthOptions = {},
): Auth {
  async function requestAndRead<T>(
    request: ClientRequest,
    read: (json: unknown) => T | undefined,
    learn?: ReadSessionUpdate,
  ): Promise<Result<T>> {
    const result = await client.request(request, learn)
    const value = result.ok ? read(result.value) : undefined
    return value ? { ok: true, value } : result.ok ? createFailure('unreadable') : result
  }
  const requestMessage = (request: ClientRequest) => requestAndRead(request, readMessageAnswer)

  const calls: Omit<Auth, 'checkInternet' | 'check'> = {
    googleAddress: () =>
      requestAndRead(toPublicRequest({ path: '/v1/auth/google/login' }), (json) =>
        readText(readRecord(json)?.['authorization_url']),
      ),
    signInWithGoogle: (code, state) =>
      client.begin(toPublicRequest({ path: '/v1/auth/google/callback', query: { code, state } })),
    signInWithSso: (token) =>
      client.begin(toPublicRequest(createPostRequest('/v1/auth/sp/callback', { token }))),
    signIn: (fields) => client.begin(createFormRequest('login', fields)),
    signInWithCode: (fields) => client.begin(createFormRequest('login/code', fields)),
    async signInWithPasskey({ prompt, challenge }) {
      const begun = await requestAndRead(createFormRequest('login/passkey/options', { challenge }), (json) =>
        readText(readRecord(json)?.['options']),
      )
      if (!begun.ok) return begun
      const credential = await prompt(begun.value)
      if (credential === undefined) return createFailure('aborted')
      return client.begin(createFormRequest('login/passkey', { challenge, credential }))
    },
    signUp: (fields) =>
      requestAndRead(createFormRequest('signup', fields), parseSignUpResult, (json) => ({
        signupEmail: parseSignUpResult(json)?.email,
      })),
    verifyEmail: (fields) =>
      requestAndRead(createFormRequest('verify-email', fields), (json) => ({
        ...readMessageAnswer(json),
        needsPassword: readBoolean(readRecord(json)?.['needs_password']) === true,
      })),
    resendCode: (email) => requestMessage(createFormRequest('resend-verification-code', { email })),
    forgotPassword: (email) => requestMessage(createFormRequest('forgot-password', { email })),
    resetPassword: (fields) => requestMessage(createFormRequest('reset-password', fields)),
    acceptInvite: (inviteId) =>
      requestMessage(createPostRequest('/v1/invites/accept', { invite_id: inviteId })),
    me: () => requestAndRead({ path: '/v1/auth/me' }, parseProfile, parseMeAnswer),
    switchStore: (id) =>
      client.begin(createPostRequest(`/v1/auth/stores/${encodeURIComponent(id)}/switch`), { storeId: id }),
    exitStore: () => client.begin(createPostRequest('/v1/auth/token/refresh')),
    signOut: client.signOut,
  }
  const names = Object.keys(calls) as (keyof typeof calls)[]
  const never = names.map((name) => [
    name,
    catchAsFailure(calls[name] as (...given: unknown[]) => Promise<Result<unknown>>),
  ])
  return {
    ...(Object.fromEntries(never) as typeof calls),
    async checkInternet() {
      return (await client.request(toPublicRequest({ path: '/v1/auth/check-internet' }))).ok
    },
    async check() {
      const result = await client.request({ path: sessionCheckPath })
      if (result.ok) return parseSessionCheck(result.value)
      const { code } = result.error
      if (code === 'badGateway') return { kind: code }
      return { kind: code === 'sessionEnded' ? 'anonymous' : 'unreachable' }
    },
  }
}
