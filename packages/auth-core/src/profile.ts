import { readFlag, readId, readRecord, readText } from './read.ts'
import type { SessionData } from './session-data.ts'
import { parseStore, type StoreState } from './session.ts'

/** Who is signed in, in which store, with which rights (spec section 3, "Current-user response"). */
export interface Profile {
  readonly id: string
  readonly firstName: string
  readonly lastName: string
  readonly profileImage: string | undefined
  readonly preferredLanguage: string | undefined
  readonly createdAt: string | undefined
  readonly isSuperAdmin: boolean
  readonly role: string | undefined
  readonly store: StoreState | undefined
  readonly permissions: readonly string[]
}

/** Reads a list of texts; other entries are left out. */
export function parseTexts(value: unknown): readonly string[] {
  const list: readonly unknown[] = Array.isArray(value) ? value : []
  return list.filter((entry) => typeof entry === 'string')
}

/** Reads the answer of GET /v1/auth/me. */
export function parseProfile(json: unknown): Profile | undefined {
  const body = readRecord(json)
  const user = readRecord(body?.['user'])
  const id = readId(user?.['id'])
  const store = parseStore(body?.['store'])
  if (!body || !user || id === undefined || (!store && body['store'] != null)) return undefined
  return {
    id,
    firstName: readText(user['first_name']) ?? '',
    lastName: readText(user['last_name']) ?? '',
    profileImage: readText(user['profile_image']),
    preferredLanguage: readText(user['prefered_language']),
    createdAt: readText(user['created_at']),
    isSuperAdmin: readFlag(user['is_super_admin']) ?? false,
    role: readText(body['role']),
    store,
    permissions: parseTexts(body['permissions']),
  }
}

/** What a profile teaches about the session (spec section 3). */
export function learnProfile(json: unknown): Partial<SessionData> | undefined {
  const profile = parseProfile(json)
  if (!profile) return undefined
  const { store } = profile
  return {
    id: profile.id,
    firstName: profile.firstName,
    lastName: profile.lastName,
    profile: profile.profileImage,
    preferredLanguage: profile.preferredLanguage,
    role: profile.role,
    isSuperAdmin: profile.isSuperAdmin,
    storeId: store && String(store.storeId),
    storeName: store?.name,
    storeData: readRecord(readRecord(json)?.['store']),
    documentUploaded: store?.isDocumentUploaded,
    emailAccount: store?.isEmailAccountAdded,
    shopifyAccount: store?.isShopifyAccountAdded,
    isOnboarded: store?.isOnboarded,
  }
}
