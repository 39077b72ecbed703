import {
  optionalField,
  requiredField,
  fieldWithDefault,
  readBoolean,
  readId,
  readNumber,
  readRecord,
  readObject,
  readText,
  readStrings,
} from '../read-json.ts'
import { parseMinutes } from './token.ts'
import type { TokenLife } from './token.ts'

/** Session data from a call that starts a session. */
export interface SessionGrant {
  /** The email address of the user. */
  readonly email: string
  /** The bearer token. */
  readonly token: string
  /** The lifetime of the token. */
  readonly life: TokenLife
  /** True for a super admin. */
  readonly isSuperAdmin: boolean
  /** False only when the sign-in response says so. */
  readonly isVerified: boolean
  /** The previous sign-in, from the server. `undefined` on a first sign-in. */
  readonly lastLogin: string | undefined
}

/** The person of a session check. */
export interface ActiveUser {
  /** The server's number for the user. */
  readonly id: string
  /** Empty when the server names none. */
  readonly firstName: string
  /** Empty when the server names none. */
  readonly lastName: string
  /** The mail address of the person. */
  readonly email: string
  /** The address of the picture. */
  readonly profileImage: string | undefined
  /** True if the account may be used. */
  readonly isActive: boolean
  /** True if the mail address was proven. */
  readonly isVerified: boolean
  /** True for a super admin. */
  readonly isSuperAdmin: boolean
  /** ISO 639-1, as chosen in the settings. */
  readonly preferedLanguage: string | undefined
  /** The time at which the account is deleted, ISO 8601. */
  readonly deletesAt?: string | undefined
}

/** The store of a session with its set-up flags. */
export interface ActiveStore {
  /** The server's id of the store. */
  readonly id: string
  /** The name of the store. */
  readonly name: string
  /** The number of the store. */
  readonly storeId: number
  /** True once it has a document. */
  readonly isDocumentUploaded: boolean
  /** True once a mailbox is linked. */
  readonly isEmailAccountAdded: boolean
  /** True once a shop is linked. */
  readonly isShopifyAccountAdded: boolean
  /** True once its set-up is complete. */
  readonly isOnboarded: boolean
  /** The time at which the store is deleted, ISO 8601. */
  readonly deletesAt?: string | undefined
}

/** The signed-in person with store and permissions. */
export interface Profile {
  /** The person. */
  readonly user: {
    /** The server's number for the user. */
    readonly id: string
    /** Empty when the server names none. */
    readonly firstName: string
    /** Empty when the server names none. */
    readonly lastName: string
    /** The address of the picture. */
    readonly profileImage: string | undefined
    /** ISO 639-1, as chosen in the settings. */
    readonly preferedLanguage: string | undefined
    /** The creation time of the account, ISO 8601. */
    readonly createdAt: string | undefined
    /** True for a super admin. */
    readonly isSuperAdmin: boolean
  }
  /** The role in the store. */
  readonly role: string | undefined
  /** The store of the session, if one is chosen. */
  readonly store: ActiveStore | undefined
  /** The rights of the role in the store. */
  readonly permissions: readonly string[]
}

/** The session state of a request: signed out, signed in, or unknown. */
export type SessionCheckResult =
  | { readonly kind: 'anonymous' }
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'badGateway' }
  | {
      readonly kind: 'verified'
      /** The person. */
      readonly user: ActiveUser
      /** The store of the session, if one is chosen. */
      readonly store: ActiveStore | undefined
      /** The role in the store. */
      readonly role: string | undefined
      /** The rights of the role in the store. */
      readonly permissions: readonly string[]
      /** Two-step sign-in is required and the person has not set it up. */
      readonly needsTwoStep?: boolean | undefined
    }

const falseByDefault = fieldWithDefault(readBoolean, false)
const trueByDefault = fieldWithDefault(readBoolean, true)
const nameField = fieldWithDefault(readText, '')

const personFields = {
  id: requiredField(readId),
  firstName: nameField,
  lastName: nameField,
  profileImage: readText,
  isSuperAdmin: falseByDefault,
  preferedLanguage: readText,
}

/** Reads the common fields of login, google/callback, sp/callback, switch and refresh. */
export function parseTokenFields(json: unknown) {
  return readObject(json, {
    email: requiredField(readText),
    token: readText,
    expiresIn: parseMinutes,
    isSuperAdmin: falseByDefault,
    isVerified: trueByDefault,
    lastLogin: readText,
    challenge: readText,
    hasPasskey: falseByDefault,
  })
}

/**
 * Reads the answer of login, google/callback, sp/callback, switch and refresh; `undefined` without address or token.
 * The token counts from `nowMs` (a missing issue time is set to now).
 */
export function parseSessionGrant(json: unknown, nowMs: number): SessionGrant | undefined {
  const found = parseTokenFields(json)
  if (found?.token === undefined) return undefined
  const { email, isSuperAdmin, isVerified, lastLogin, token, expiresIn } = found
  return { email, isSuperAdmin, isVerified, lastLogin, token, life: { issuedAtMs: nowMs, expiresIn } }
}

/** Reads a store with its flags; a missing flag is false. */
export function parseStore(json: unknown): ActiveStore | undefined {
  return readObject(json, {
    id: requiredField(readId),
    name: nameField,
    storeId: requiredField(readNumber),
    isDocumentUploaded: falseByDefault,
    isEmailAccountAdded: falseByDefault,
    isShopifyAccountAdded: falseByDefault,
    isOnboarded: falseByDefault,
    deletesAt: readText,
  })
}

/** Reads the answer of GET /v1/auth/me. */
export function parseProfile(json: unknown): Profile | undefined {
  return readObject(json, {
    user: requiredField((user) => readObject(user, { ...personFields, createdAt: readText })),
    role: readText,
    store: optionalField(parseStore),
    permissions: readStrings,
  })
}

/**
 * Parses the session check. An explicit denial is `anonymous`; an unreadable response is `unreachable`,
 * because only a denial ends a session.
 */
export function parseSessionCheck(json: unknown): SessionCheckResult {
  const body = readRecord(json)
  const success = readBoolean(body?.['success'])
  if (success === false || (success && body?.['user'] === null)) return { kind: 'anonymous' }
  const found = readObject(json, {
    user: requiredField((user) =>
      readObject(user, {
        ...personFields,
        email: requiredField(readText),
        isActive: trueByDefault,
        isVerified: trueByDefault,
        deletesAt: readText,
      }),
    ),
    store: optionalField(parseStore),
    role: readText,
    permissions: readStrings,
    needsTwoStep: readBoolean,
  })
  return success && found ? { kind: 'verified', ...found } : { kind: 'unreachable' }
}
