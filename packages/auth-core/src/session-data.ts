import { readFlag, readId, readNumber, readRecord, readText } from './read.ts'
import { parseMinutes, type Minutes } from './token.ts'

/** The session as a front end keeps it (spec section 3). The BFF's browser holds all of it but the token. */
export interface SessionData {
  /** Grows at login, switch and logout; a page of another epoch is stale. */
  readonly epoch: number
  /** Grows whenever the token changes. */
  readonly version: number
  readonly isLoggedIn: boolean
  readonly email?: string | undefined
  readonly token?: string | undefined
  readonly expiryIn?: Minutes | undefined
  /** Unix ms. */
  readonly tokenIssuedAt?: number | undefined
  readonly isSuperAdmin?: boolean | undefined
  /** The address of the person's picture. */
  readonly profile?: string | undefined
  readonly firstName?: string | undefined
  readonly lastName?: string | undefined
  readonly role?: string | undefined
  readonly storeId?: string | undefined
  readonly documentUploaded?: boolean | undefined
  readonly emailAccount?: boolean | undefined
  readonly shopifyAccount?: boolean | undefined
  readonly isOnboarded?: boolean | undefined
  readonly preferredLanguage?: string | undefined
  readonly storeName?: string | undefined
  /** The store as the server wrote it. */
  readonly storeData?: Readonly<Record<string, unknown>> | undefined
  /** When the session began, as the server or the client wrote it. */
  readonly signedOn?: string | undefined
  readonly id?: string | undefined
  /** The address of a sign-up that waits for its code. */
  readonly signupEmail?: string | undefined
}

type Field = readonly [inside: keyof SessionData, stored: string, read: (value: unknown) => unknown]

const fields: readonly Field[] = [
  ['email', 'email', readText],
  ['token', 'token', readText],
  ['expiryIn', 'expiry_in', parseMinutes],
  ['tokenIssuedAt', 'token_issued_at', readNumber],
  ['isSuperAdmin', 'is_super_admin', readFlag],
  ['profile', 'profile', readText],
  ['firstName', 'firstname', readText],
  ['lastName', 'lastname', readText],
  ['role', 'role', readText],
  ['storeId', 'storeid', readId],
  ['documentUploaded', 'documentUploaded', readFlag],
  ['emailAccount', 'emailaccount', readFlag],
  ['shopifyAccount', 'shopifyaccount', readFlag],
  ['isOnboarded', 'isonboarded', readFlag],
  ['preferredLanguage', 'preferedlanguage', readText],
  ['storeName', 'storename', readText],
  ['storeData', 'storedata', readRecord],
  ['signedOn', 'signed-on', readText],
  ['id', 'id', readId],
  ['signupEmail', 'signupEmail', readText],
]

/** Reads a stored session by the field names of the spec's section 3; fields that cannot be read are left out. */
export function parseSessionData(json: unknown): SessionData | undefined {
  const body = readRecord(json)
  if (!body) return undefined
  const epoch = readNumber(body['epoch']) ?? 0
  const found = fields
    .map(([inside, stored, read]) => [inside, read(body[stored])] as const)
    .filter(([, value]) => value !== undefined)
  return {
    ...Object.fromEntries(found),
    epoch,
    version: readNumber(body['version']) ?? epoch,
    isLoggedIn: readFlag(body['isLoggedIn']) ?? false,
  }
}

/** Writes a session under the field names of the spec's section 3, flags as 'True' and 'False'. */
export function formatSessionData(data: SessionData): Record<string, unknown> {
  const word = (value: unknown) => (typeof value === 'boolean' ? (value ? 'True' : 'False') : value)
  const found = fields.map(([inside, stored]) => [stored, word(data[inside])] as const)
  return {
    epoch: data.epoch,
    version: data.version,
    isLoggedIn: data.isLoggedIn,
    ...Object.fromEntries(found.filter(([, value]) => value !== undefined)),
  }
}
