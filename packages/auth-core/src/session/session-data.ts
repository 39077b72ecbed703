import { parseProfile } from './session.ts'
import { readBoolean, readId, readNumber, readRecord, readText } from '../read-json.ts'
import { parseMinutes } from './token.ts'
import type { Minutes } from './token.ts'

/** The session as a front end stores it. With a BFF the browser stores everything except the token. */
export interface SessionData {
  /** Grows at login, switch and logout; a page of another epoch is stale. */
  readonly epoch: number
  /** Grows whenever the token changes. */
  readonly version: number
  /** True while a person is signed in. */
  readonly isLoggedIn: boolean
  /** The mail address of the person. */
  readonly email?: string | undefined
  /** The bearer token, in a client that holds it itself. */
  readonly token?: string | undefined
  /** The lifetime of the token in minutes. */
  readonly expiryIn?: Minutes | undefined
  /** Unix ms. */
  readonly tokenIssuedAt?: number | undefined
  /** True for a super admin. */
  readonly isSuperAdmin?: boolean | undefined
  /** The address of the person's picture. */
  readonly profile?: string | undefined
  /** The first name of the person. */
  readonly firstName?: string | undefined
  /** The last name of the person. */
  readonly lastName?: string | undefined
  /** The role in the store. */
  readonly role?: string | undefined
  /** The store of the session. */
  readonly storeId?: string | undefined
  /** True once the store has a document. */
  readonly documentUploaded?: boolean | undefined
  /** True once a mailbox is linked. */
  readonly emailAccount?: boolean | undefined
  /** True once a shop is linked. */
  readonly shopifyAccount?: boolean | undefined
  /** True once the set-up is complete. */
  readonly isOnboarded?: boolean | undefined
  /** ISO 639-1, as chosen in the settings. */
  readonly preferedLanguage?: string | undefined
  /** The name of the store. */
  readonly storeName?: string | undefined
  /** The store as the server wrote it. */
  readonly storeData?: Readonly<Record<string, unknown>> | undefined
  /** The start of the session, from the server or the client. */
  readonly signedOn?: string | undefined
  /** The server's id of the person. */
  readonly id?: string | undefined
  /** The address of a sign-up that waits for its code. */
  readonly signupEmail?: string | undefined
}

/** Each field with its name in the storage and its reader. */
const storedFields: Readonly<Record<keyof SessionData, readonly [string, (value: unknown) => unknown]>> = {
  epoch: ['epoch', readNumber],
  version: ['version', readNumber],
  isLoggedIn: ['isLoggedIn', readBoolean],
  email: ['email', readText],
  token: ['token', readText],
  expiryIn: ['expiry_in', parseMinutes],
  tokenIssuedAt: ['token_issued_at', readNumber],
  isSuperAdmin: ['is_super_admin', readBoolean],
  profile: ['profile', readText],
  firstName: ['firstname', readText],
  lastName: ['lastname', readText],
  role: ['role', readText],
  storeId: ['storeid', readId],
  documentUploaded: ['documentUploaded', readBoolean],
  emailAccount: ['emailaccount', readBoolean],
  shopifyAccount: ['shopifyaccount', readBoolean],
  isOnboarded: ['isonboarded', readBoolean],
  preferedLanguage: ['preferedlanguage', readText],
  storeName: ['storename', readText],
  storeData: ['storedata', readRecord],
  signedOn: ['signed-on', readText],
  id: ['id', readId],
  signupEmail: ['signupEmail', readText],
}

/** The session of a page before a person signs in. */
export const signedOutData: SessionData = { epoch: 0, version: 0, isLoggedIn: false }

/** Reads a stored session. Unreadable fields are left out. */
export function parseSessionData(json: unknown): SessionData | undefined {
  const body = readRecord(json)
  const found = Object.entries(storedFields).map(
    ([key, [stored, read]]) => [key, read(body?.[stored])] as const,
  )
  return body && { ...signedOutData, ...Object.fromEntries(found.filter(([, value]) => value !== undefined)) }
}

/** Writes a session with the field names of the storage, and flags as 'True' and 'False'. */
export function formatSessionData(data: SessionData): Record<string, unknown> {
  const stored: Record<string, unknown> = {}
  for (const [key, [name]] of Object.entries(storedFields)) {
    const value = data[key as keyof SessionData]
    stored[name] = value === true ? 'True' : value === false ? 'False' : value
  }
  return stored
}

/** Session data from GET /v1/auth/me. */
export function parseMeAnswer(json: unknown): Partial<SessionData> | undefined {
  const me = parseProfile(json)
  if (!me) return undefined
  const { user, store } = me
  return {
    id: user.id,
    firstName: user.firstName,
    lastName: user.lastName,
    profile: user.profileImage,
    preferedLanguage: user.preferedLanguage,
    isSuperAdmin: user.isSuperAdmin,
    role: me.role,
    storeId: store && String(store.storeId),
    storeName: store?.name,
    storeData: readRecord(readRecord(json)?.['store']),
    documentUploaded: store?.isDocumentUploaded,
    emailAccount: store?.isEmailAccountAdded,
    shopifyAccount: store?.isShopifyAccountAdded,
    isOnboarded: store?.isOnboarded,
  }
}
