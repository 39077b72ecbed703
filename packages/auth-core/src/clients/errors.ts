/**
 * The reason of a failed call.
 *
 * - `unreachable`: no response; `timeout`: no response in time; `aborted`: canceled by the caller
 * - `badGateway`: 502; `failed`: another 5xx, or a port threw; `rateLimited`: 429
 * - `refused`: another 4xx; without a `status` nothing was sent, because path or body are invalid
 * - `conflict`: 409, the object changed meanwhile; `current` is its newest version
 * - `sessionEnded`: the person is signed out; `staleSession`: another session began meanwhile
 * - `unreadable`: the response does not match the contract, such as the login page of a guest network
 */
export type AuthErrorCode =
  | 'unreachable'
  | 'timeout'
  | 'aborted'
  | 'badGateway'
  | 'failed'
  | 'rateLimited'
  | 'refused'
  | 'conflict'
  | 'sessionEnded'
  | 'staleSession'
  | 'unreadable'

/** Further facts of a failure. */
export interface AuthErrorFacts {
  /** The HTTP status, when there was an answer. */
  readonly status?: number | undefined
  /** The server's own sentence for the person. */
  readonly detail?: string | undefined
  /** The server's own code of the refusal, from `code` in the body. */
  readonly reason?: string | undefined
  /** The field that the refusal is about, as the server calls it: `email`, or `imap.host` for one inside another. */
  readonly field?: string | undefined
  /** How long a 429 or 503 asks to wait. */
  readonly retryAfterSeconds?: number | undefined
  /** The object as it is now, when an edit of an older version was refused. */
  readonly current?: unknown
  /** The error underneath, if there was one. */
  readonly cause?: unknown
}

/**
 * An expected failure of a call, as data. The message for people is chosen by `code`, or is the server's
 * `detail`.
 */
export class AuthError extends Error implements AuthErrorFacts {
  /** The name of the class, which `isAuthError` checks. */
  override readonly name = 'AuthError'
  /** The kind of failure, which chooses the message. */
  readonly code: AuthErrorCode
  declare readonly status: number | undefined
  declare readonly detail: string | undefined
  declare readonly reason: string | undefined
  declare readonly field: string | undefined
  declare readonly retryAfterSeconds: number | undefined
  declare readonly current: unknown

  /** Creates a failure with its facts. */
  constructor(code: AuthErrorCode, facts: AuthErrorFacts = {}) {
    super(code)
    this.code = code
    Object.assign(this, facts)
  }
}

/** True for an `AuthError`, also of another copy of this package. */
export function isAuthError(value: unknown): value is AuthError {
  return value instanceof Error && value.name === 'AuthError'
}

/** The outcome of a call that may fail for expected reasons. */
export type Result<T> =
  | {
      readonly ok: true
      /** The outcome. */
      readonly value: T
    }
  | {
      readonly ok: false
      /** The reason for the failure. */
      readonly error: AuthError
    }

/**
 * Finds the sentence for the person in the body of a refused call: `detail`, or the first message of a list of wrong
 * fields, else `error`.
 *
 *
 * @example readDetail({ detail: [{ loc: ['email'], msg: 'Email is required.', type: 'missing' }] }) // 'Email is required.'
 */
export function readDetail(body: unknown): string | undefined {
  const { detail, error } = (body ?? {}) as { detail?: unknown; error?: unknown }
  const first = Array.isArray(detail) ? (detail[0] as { msg?: unknown } | null | undefined)?.msg : detail
  return [first, error].find((text): text is string => typeof text === 'string' && text.trim() !== '')
}

/** Parses the body of a refused call: detail, reason, and first invalid field. */
export function parseRefusalBody(body: unknown): Pick<AuthErrorFacts, 'detail' | 'reason' | 'field'> {
  const { detail, code } = (body ?? {}) as { detail?: unknown; code?: unknown }
  const { loc } = ((Array.isArray(detail) ? detail[0] : undefined) ?? {}) as { loc?: unknown }
  const field = Array.isArray(loc) ? loc.filter((step) => step !== 'body').join('.') : ''
  return {
    detail: readDetail(body),
    reason: typeof code === 'string' ? code : undefined,
    field: field === '' ? undefined : field,
  }
}

/**
 * Runs the work as a promise that never rejects. An exception becomes `failed`, with the exception as cause.
 */
export function catchAsFailure<A extends unknown[], T>(
  work: (...given: A) => Promise<Result<T>>,
): (...given: A) => Promise<Result<T>> {
  return async (...given) => {
    try {
      return await work(...given)
    } catch (cause) {
      return createFailure('failed', { cause })
    }
  }
}

/** A failed result. */
export function createFailure(
  code: AuthErrorCode,
  facts?: AuthErrorFacts,
): { readonly ok: false; readonly error: AuthError } {
  return { ok: false, error: new AuthError(code, facts) }
}
