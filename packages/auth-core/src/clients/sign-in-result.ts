import type { Result } from './errors.ts'
import type { Answer, ClientRequest } from './request-exchange.ts'
import type { SessionData } from '../session/session-data.ts'
import { parseTokenFields } from '../session/session.ts'

/** Result of a call that starts a session. */
export type SignInResult =
  | {
      readonly kind: 'signedIn'
      /** The mail address of the account. */
      readonly email: string
      /** True for a super admin. */
      readonly isSuperAdmin: boolean
      /** The first sign-in of this account. */
      readonly isFirst: boolean
    }
  /** The address waits for its code: no session is stored. */
  | {
      readonly kind: 'unverified'
      /** The mail address of the account. */
      readonly email: string
    }
  /** The password was right, and a code of the authenticator app is needed: no session is stored. */
  | {
      readonly kind: 'needsCode'
      /** The mail address of the account. */
      readonly email: string
      /** The secret for `signInWithCode`, or a placeholder if the server stores the secret. */
      readonly challenge: string
      /** True for a person who can call `signInWithPasskey` instead. */
      readonly hasPasskey: boolean
    }

/** Reads the result of a sign-in call, without its token. */
export function parseSignInResult(json: unknown): SignInResult | undefined {
  const found = parseTokenFields(json)
  if (!found) return undefined
  const { email, isSuperAdmin, isVerified, lastLogin, challenge, hasPasskey } = found
  if (challenge) return { kind: 'needsCode', email, challenge, hasPasskey }
  return isVerified
    ? { kind: 'signedIn', email, isSuperAdmin, isFirst: lastLogin === undefined }
    : { kind: 'unverified', email }
}

/** Extracts session data from a response. */
export type ReadSessionUpdate = (json: unknown) => Partial<SessionData> | undefined

/** Unwraps the value of a response. */
export function toValueResult(result: Result<Answer>): Result<unknown> {
  return result.ok ? { ok: true, value: result.value.value } : result
}

/** Calls of both clients. */
export interface Client {
  /**
   * Makes a call and returns its JSON; refreshes and sends again when the token is refused. Stores the session
   * data that `learn` finds, if the session is still the same.
   */
  readonly request: (request: ClientRequest, learn?: ReadSessionUpdate) => Promise<Result<unknown>>
  /** The same call; its value is the whole answer: status, headers and value. */
  readonly send: (request: ClientRequest, learn?: ReadSessionUpdate) => Promise<Result<Answer>>
  /** Makes a sign-in call and starts the session. `known` is session data from before the call. */
  readonly begin: (request: ClientRequest, known?: Partial<SessionData>) => Promise<Result<SignInResult>>
  /** Ends the session locally in any case, and on the server. Fails when the server could not be reached. */
  readonly signOut: () => Promise<Result<undefined>>
  /** Stops listening to other tabs. */
  readonly dispose: () => void
}
