import { parseTexts } from './profile.ts'
import { readFlag, readId, readRecord, readText } from './read.ts'
import { parseStore, type ActiveUser, type StoreState } from './session.ts'

/** What one request knows about its session: nobody, somebody, or that it could not be told. */
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

function parseUser(json: unknown): ActiveUser | undefined {
  const body = readRecord(json)
  const id = readId(body?.['id'])
  const email = readText(body?.['email'])
  if (!body || id === undefined || email === undefined) return undefined
  return {
    id,
    firstName: readText(body['first_name']) ?? '',
    lastName: readText(body['last_name']) ?? '',
    email,
    profileImage: readText(body['profile_image']),
    isActive: readFlag(body['is_active']) ?? true,
    isVerified: readFlag(body['is_verified']) ?? true,
    isSuperAdmin: readFlag(body['is_super_admin']) ?? false,
    preferredLanguage: readText(body['prefered_language']),
  }
}

/**
 * Reads the answer of the session check (spec section 3). An answer that says "nobody" is `anonymous`; one that cannot
 * be read is `unreachable`, because only a refusal may end a session.
 */
export function parseSessionCheck(json: unknown): Verdict {
  const body = readRecord(json)
  const success = readFlag(body?.['success'])
  const user = parseUser(body?.['user'])
  const store = parseStore(body?.['store'])
  if (success === false || (success && body?.['user'] === null)) return { kind: 'anonymous' }
  if (!body || !success || !user || (!store && body['store'] != null)) return { kind: 'unreachable' }

  return {
    kind: 'verified',
    user,
    store,
    role: readText(body['role']),
    permissions: parseTexts(body['permissions']),
  }
}
