import { safeReturnTo } from './guard/return-to.ts'
import type { SessionCheckResult } from './session/session.ts'

export { safeReturnTo } from './guard/return-to.ts'
export type { ReturnToOptions } from './guard/return-to.ts'

/** Access to a page: everyone, signed-out people (others are redirected), store members, or super admins. */
export type Access = 'open' | 'public' | 'store' | 'admin'

/** The pages that the guard treats specially. Every other page is `other`. */
export type GuardPageName =
  | 'home'
  | 'dashboard'
  | 'selectStore'
  | 'welcome'
  | 'policies'
  | 'integration'
  | 'twoStep'
  | 'adminHome'
  | 'adminDashboard'
  | 'other'

/** Guard options of a page. */
export interface GuardRoute {
  /** The users who may enter the page. */
  readonly access: Access
  /** The role of the page as a target of the guard. */
  readonly place: GuardPageName
  /** The permission a store user needs. */
  readonly permission?: string | undefined
}

/** Facts about a visit. */
export interface GuardVisit {
  /** The requested path and query. */
  readonly path: string
  /** The visit comes back from linking an account. */
  readonly isOAuthReturn?: boolean | undefined
  /** The address carries an invitation. */
  readonly hasInvite?: boolean | undefined
  /** True if the ended or unreachable session was a super admin's outside stores. */
  readonly adminHint?: boolean | undefined
}

/** The addresses of your pages to which the guard redirects, each a path on your site. */
export interface GuardTargets {
  /** Gets `?from=` with the requested address. */
  readonly signIn: string
  /** The sign-in of super admins; gets `?from=` too. */
  readonly adminSignIn: string
  /** The redirect of signed-in people from a sign-in page. The guard continues from there. */
  readonly home: string
  /** The dashboard of a store. */
  readonly dashboard: string
  /** The page where a user without a store selects one. */
  readonly selectStore: string
  /** The first page of an owner's set-up. */
  readonly welcome: string
  /** The page for uploading documents. A store without any is sent there. */
  readonly policies: string
  /** The page for linking a mailbox. A store without any is sent there. */
  readonly integration: string
  /** The page for setting up two-step sign-in. People who need it are sent there. */
  readonly twoStep: string
  /** The dashboard of super admins outside stores. */
  readonly adminDashboard: string
  /** Gets `?lastPage=` with the requested address. */
  readonly badGateway: string
  /** Your page for refused visits. The decision itself is only `refuse`. */
  readonly error: string
  /** Paths that `?from=` and `?lastPage=` never contain. Default: Draftdesk's sign-in pages. */
  readonly authPages?: readonly string[] | undefined
}

/** The guard's decision. `refuse` leads to the error page. */
export type Decision =
  | {
      readonly kind: 'enter'
      /** The session could not be checked, and the page says so. */
      readonly notice?: 'unreachable'
    }
  | {
      readonly kind: 'redirect'
      /** The path to go to. */
      readonly to: string
      /** The message to show there. */
      readonly toast?: 'documentNeeded' | 'connectionNeeded'
    }
  | { readonly kind: 'refuse' }

type VerifiedSession = Extract<SessionCheckResult, { kind: 'verified' }>

const enterDecision: Decision = { kind: 'enter' }
const refuseDecision: Decision = { kind: 'refuse' }
const createRedirect = (to: string): Decision => ({ kind: 'redirect', to })

function createRedirectWithReturnTo(
  to: string,
  name: string,
  visit: GuardVisit,
  targets: GuardTargets,
): Decision {
  const returnTo = safeReturnTo(visit.path, targets)
  return createRedirect(returnTo === undefined ? to : `${to}?${name}=${encodeURIComponent(returnTo)}`)
}

function decideStorePage(
  { store, permissions }: VerifiedSession,
  { place, permission }: GuardRoute,
  visit: GuardVisit,
  targets: GuardTargets,
): Decision {
  if (place === 'selectStore') return enterDecision
  if (!store) return createRedirect(targets.selectStore)
  if (!store.isOnboarded) return place === 'welcome' ? enterDecision : createRedirect(targets.welcome)
  if (place === 'welcome') return createRedirect(targets.dashboard)
  if (!store.isDocumentUploaded)
    return place === 'policies'
      ? enterDecision
      : { kind: 'redirect', to: targets.policies, toast: 'documentNeeded' }
  if (!(store.isEmailAccountAdded && store.isShopifyAccountAdded) && visit.isOAuthReturn !== true)
    return place === 'integration'
      ? enterDecision
      : { kind: 'redirect', to: targets.integration, toast: 'connectionNeeded' }
  if (place === 'home') return createRedirect(targets.dashboard)
  return permission === undefined || permissions.includes(permission) ? enterDecision : refuseDecision
}

/**
 * Decides what happens to a visit, the same on server and browser. Addresses come from `targets`, and access
 * rules from the route.
 *
 * @example decideGuard({ kind: 'anonymous' }, { access: 'store', place: 'dashboard' }, { path: '/dashboard' }, targets)
 * // { kind: 'redirect', to: '/signin?from=%2Fdashboard' }
 */
export function decideGuard(
  verdict: SessionCheckResult,
  route: GuardRoute,
  visit: GuardVisit,
  targets: GuardTargets,
): Decision {
  const { access, place } = route
  const isAdminOnly = verdict.kind === 'verified' && verdict.user.isSuperAdmin && !verdict.store
  if (access === 'open') return enterDecision
  if (access === 'public') {
    if (verdict.kind === 'unreachable') return { kind: 'enter', notice: 'unreachable' }
    if (verdict.kind !== 'verified' || visit.hasInvite === true) return enterDecision
    return createRedirect(isAdminOnly ? targets.adminDashboard : targets.home)
  }
  if (verdict.kind === 'badGateway')
    return createRedirectWithReturnTo(targets.badGateway, 'lastPage', visit, targets)
  if (verdict.kind !== 'verified') {
    const isAdmin = access === 'admin' || visit.adminHint === true
    return createRedirectWithReturnTo(isAdmin ? targets.adminSignIn : targets.signIn, 'from', visit, targets)
  }
  if (place === 'twoStep') return enterDecision
  const mayLeave = place === 'selectStore' && !verdict.user.isSuperAdmin
  if (verdict.needsTwoStep === true && !mayLeave) return createRedirect(targets.twoStep)
  if (access === 'admin')
    return !isAdminOnly
      ? refuseDecision
      : place === 'adminHome'
        ? createRedirect(targets.adminDashboard)
        : enterDecision
  if (isAdminOnly) return createRedirect(targets.adminDashboard)
  if (!verdict.user.isSuperAdmin) return decideStorePage(verdict, route, visit, targets)
  return place === 'home' ? createRedirect(targets.dashboard) : enterDecision
}
