import {
  maybe,
  need,
  or,
  readFlag,
  readId,
  readNumber,
  readRecord,
  readShape,
  readText,
  readTexts,
} from './shape.ts'
import { parseMinutes, type TokenLife } from './token.ts'

/** Session data from a call that starts a session. */
export interface SessionGrant {
  readonly email: string
  readonly token: string
  readonly life: TokenLife
  readonly isSuperAdmin: boolean
  /** False only when sign-in says so. */
  readonly isVerified: boolean
  /** When the person signed in before, as the server wrote it; `undefined` on a first sign-in. */
  readonly lastLogin: string | undefined
}

/** The person of a session check. */
export interface ActiveUser {
  readonly id: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly profileImage: string | undefined
  readonly isActive: boolean
  readonly isVerified: boolean
  readonly isSuperAdmin: boolean
  readonly preferedLanguage: string | undefined
}

/** The store of a session with its set-up flags. */
export interface StoreState {
  readonly id: string
  readonly name: string
  readonly storeId: number
  readonly isDocumentUploaded: boolean
  readonly isEmailAccountAdded: boolean
  readonly isShopifyAccountAdded: boolean
  readonly isOnboarded: boolean
}

/** The signed-in person with store and permissions. */
export interface Profile {
  readonly user: {
    readonly id: string
    readonly firstName: string
    readonly lastName: string
    readonly profileImage: string | undefined
    readonly preferedLanguage: string | undefined
    readonly createdAt: string | undefined
    readonly isSuperAdmin: boolean
  }
  readonly role: string | undefined
  readonly store: StoreState | undefined
  readonly permissions: readonly string[]
}

/** The session state of a request: signed out, signed in, or unknown. */
export type Verdict =
  | { readonly kind: 'anonymous' }
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'badGateway' }
  | {
      readonly kind: 'verified'
      readonly user: ActiveUser
      readonly store: StoreState | undefined
      readonly role: string | undefined
      readonly permissions: readonly string[]
    }

const off = or(readFlag, false)
const on = or(readFlag, true)
const name = or(readText, '')

const person = {
  id: need(readId),
  firstName: name,
  lastName: name,
  profileImage: readText,
  isSuperAdmin: off,
  preferedLanguage: readText,
}

/** Reads what login, google/callback, sp/callback, switch and refresh have in common. */
export function readMinted(json: unknown) {
  return readShape(json, {
    email: need(readText),
    token: readText,
    expiresIn: parseMinutes,
    isSuperAdmin: off,
    isVerified: on,
    lastLogin: readText,
  })
}

/**
 * Reads the answer of login, google/callback, sp/callback, switch and refresh; `undefined` without address or token.
 * The token counts from `nowMs` (a missing issue time is set to now).
 */
export function parseSessionAnswer(json: unknown, nowMs: number): SessionGrant | undefined {
  const found = readMinted(json)
  if (found?.token === undefined) return undefined
  const { token, expiresIn, ...grant } = found
  return { ...grant, token, life: { issuedAtMs: nowMs, expiresIn } }
}

/** Reads a store with its flags; a missing flag is false. */
export function parseStore(json: unknown): StoreState | undefined {
  return readShape(json, {
    id: need(readId),
    name,
    storeId: need(readNumber),
    isDocumentUploaded: off,
    isEmailAccountAdded: off,
    isShopifyAccountAdded: off,
    isOnboarded: off,
  })
}

/** Reads the answer of GET /v1/auth/me. */
export function parseProfile(json: unknown): Profile | undefined {
  return readShape(json, {
    user: need((user) => readShape(user, { ...person, createdAt: readText })),
    role: readText,
    store: maybe(parseStore),
    permissions: readTexts,
  })
}

/** Parses the session check. An explicit denial is `anonymous`. An unreadable response is `unreachable`, because only a denial ends a session. */
export function parseSessionCheck(json: unknown): Verdict {
  const body = readRecord(json)
  const success = readFlag(body?.['success'])
  if (success === false || (success && body?.['user'] === null)) return { kind: 'anonymous' }
  const found = readShape(json, {
    user: need((user) => readShape(user, { ...person, email: need(readText), isActive: on, isVerified: on })),
    store: maybe(parseStore),
    role: readText,
    permissions: readTexts,
  })
  return success && found ? { kind: 'verified', ...found } : { kind: 'unreachable' }
}
