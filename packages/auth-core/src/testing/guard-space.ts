import type { GuardRoute, GuardVisit } from '../guard.ts'
import type { ActiveUser, ActiveStore, SessionCheckResult } from '../session/session.ts'

/** A page with its address, for the proof of the guard. */
export interface GuardPage extends GuardRoute {
  /** The path of the page. */
  readonly path: string
}

/** A point of the guard's state space: a session state and a visit. */
export interface GuardNode<P extends GuardPage = GuardPage> {
  /** The session. */
  readonly verdict: SessionCheckResult
  /** The requested page. */
  readonly page: P
  /** The kind of request. */
  readonly visit: GuardVisit
}

const flagValues = [false, true] as const

/** Every combination of a number of flags. */
function listFlagCombinations(count: number): readonly (readonly boolean[])[] {
  return count === 0
    ? [[]]
    : listFlagCombinations(count - 1).flatMap((rest) => flagValues.map((flag) => [...rest, flag]))
}

function* generateStores(): Generator<ActiveStore | undefined> {
  yield undefined
  for (const [
    isDocumentUploaded = false,
    isEmailAccountAdded = false,
    isShopifyAccountAdded = false,
    isOnboarded = false,
  ] of listFlagCombinations(4))
    yield {
      id: 's1',
      name: 'Store',
      storeId: 1,
      isDocumentUploaded,
      isEmailAccountAdded,
      isShopifyAccountAdded,
      isOnboarded,
    }
}

function* generateVerdicts(permissions: readonly string[]): Generator<SessionCheckResult> {
  yield { kind: 'anonymous' }
  yield { kind: 'unreachable' }
  yield { kind: 'badGateway' }
  const person = { id: 'u1', firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com' }
  for (const [
    isSuperAdmin = false,
    isActive = false,
    isVerified = false,
    isPermitted = false,
  ] of listFlagCombinations(4)) {
    const user: ActiveUser = {
      ...person,
      profileImage: undefined,
      preferedLanguage: undefined,
      isSuperAdmin,
      isActive,
      isVerified,
    }
    const given = { role: undefined, permissions: isPermitted ? permissions : [] }
    for (const store of generateStores()) yield { kind: 'verified', user, store, ...given }
    // People who need two-step sign-in are in no store.
    yield { kind: 'verified', user, store: undefined, ...given, needsTwoStep: true }
  }
}

/**
 * Enumerates the guard's whole state space over a table of pages: every verdict (with every flag of person,
 * store and permissions), every page, every kind of visit.
 *
 * @example for (const { verdict, page, visit } of enumerateGuard(pages)) decideGuard(verdict, page, visit, targets)
 */
export function* enumerateGuard<P extends GuardPage>(pages: readonly P[]): Generator<GuardNode<P>> {
  const permissions = pages.flatMap(({ permission }) => permission ?? [])
  for (const verdict of generateVerdicts(permissions))
    for (const page of pages)
      for (const [isOAuthReturn = false, hasInvite = false, adminHint = false] of listFlagCombinations(3))
        yield { verdict, page, visit: { path: page.path, isOAuthReturn, hasInvite, adminHint } }
}
