import { readFlag, readId, readNumber, readRecord, readText } from './read.ts'
import { parseMinutes, type TokenLife } from './token.ts'

/** What a call that mints a session grants (spec sections 3 and 7). */
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
  readonly preferredLanguage: string | undefined
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

/**
 * Reads the answer of login, google/callback, sp/callback, switch and refresh; `undefined` without address or token.
 * The token counts from `nowMs` (spec section 4: a missing issue time is set to now).
 */
export function parseSessionAnswer(json: unknown, nowMs: number): SessionGrant | undefined {
  const body = readRecord(json)
  const email = readText(body?.['email'])
  const token = readText(body?.['token'])
  if (!body || email === undefined || token === undefined) return undefined
  return {
    email,
    token,
    life: { issuedAtMs: nowMs, expiresIn: parseMinutes(body['expires_in']) },
    isSuperAdmin: readFlag(body['is_super_admin']) ?? false,
    isVerified: readFlag(body['is_verified']) ?? true,
    lastLogin: readText(body['last_login']),
  }
}

/** Reads a store with its flags; a missing flag is false. */
export function parseStore(json: unknown): StoreState | undefined {
  const body = readRecord(json)
  const id = readId(body?.['id'])
  const number = readNumber(body?.['store_id'])
  if (!body || id === undefined || number === undefined) return undefined
  const flag = (key: string) => readFlag(body[key]) ?? false
  return {
    id,
    name: readText(body['name']) ?? '',
    storeId: number,
    isDocumentUploaded: flag('is_document_uploaded'),
    isEmailAccountAdded: flag('is_email_account_added'),
    isShopifyAccountAdded: flag('is_shopify_account_added'),
    isOnboarded: flag('is_onboarded'),
  }
}
