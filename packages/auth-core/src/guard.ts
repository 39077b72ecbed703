import { safeReturnTo } from './return-to.ts'
import type { Verdict } from './session.ts'

/** Who may enter a page: everybody, everybody with a turn-back for those signed in, store people, super admins. */
export type Access = 'open' | 'public' | 'store' | 'admin'

/** The pages the guard sends people to or keeps them on; every other page is `other`. */
export type Place =
  | 'home'
  | 'dashboard'
  | 'selectStore'
  | 'welcome'
  | 'policies'
  | 'integration'
  | 'adminHome'
  | 'adminDashboard'
  | 'other'

/** What the guard has to know about a page. */
export interface GuardRoute {
  readonly access: Access
  readonly place: Place
  /** The permission a store user needs. */
  readonly permission?: string | undefined
}

/** What the guard has to know about one visit. */
export interface GuardVisit {
  /** Path and query as asked for. */
  readonly path: string
  /** The visit comes back from linking an account. */
  readonly isOAuthReturn?: boolean | undefined
  /** The address carries an invitation. */
  readonly hasInvite?: boolean | undefined
  /** The session that ended, or cannot be reached, was a super admin's without a store. */
  readonly adminHint?: boolean | undefined
}

/** What happens to a visit; `refuse` leads to /error. */
export type Decision =
  | { readonly kind: 'enter'; readonly notice?: 'unreachable' }
  | {
      readonly kind: 'redirect'
      readonly to: string
      readonly toast?: 'documentNeeded' | 'connectionNeeded'
    }
  | { readonly kind: 'refuse' }

type Verified = Extract<Verdict, { kind: 'verified' }>

const enter: Decision = { kind: 'enter' }
const refuse: Decision = { kind: 'refuse' }
const adminDashboard: Decision = { kind: 'redirect', to: '/admin/dashboard-page' }

function redirectWith(to: string, name: string, visit: GuardVisit): Decision {
  const back = safeReturnTo(visit.path)
  return { kind: 'redirect', to: back === undefined ? to : `${to}?${name}=${encodeURIComponent(back)}` }
}

function decideStore(
  { store, permissions }: Verified,
  { place, permission }: GuardRoute,
  visit: GuardVisit,
): Decision {
  if (place === 'selectStore') return enter
  if (!store) return { kind: 'redirect', to: '/select-store' }
  if (!store.isOnboarded) return place === 'welcome' ? enter : { kind: 'redirect', to: '/welcome-page' }
  if (place === 'welcome') return { kind: 'redirect', to: '/dashboard' }
  if (!store.isDocumentUploaded)
    return place === 'policies' ? enter : { kind: 'redirect', to: '/policies-page', toast: 'documentNeeded' }
  if (!(store.isEmailAccountAdded && store.isShopifyAccountAdded) && visit.isOAuthReturn !== true)
    return place === 'integration'
      ? enter
      : { kind: 'redirect', to: '/integration-page', toast: 'connectionNeeded' }
  if (place === 'home') return { kind: 'redirect', to: '/dashboard' }
  return permission === undefined || permissions.includes(permission) ? enter : refuse
}

/**
 * Decides what happens to a visit: pure, total, and the same on the server and in the browser (spec section 4, design
 * section 5).
 *
 * @example decideGuard({ kind: 'anonymous' }, { access: 'store', place: 'dashboard' }, { path: '/dashboard' })
 * // { kind: 'redirect', to: '/signin?from=%2Fdashboard' }
 */
export function decideGuard(verdict: Verdict, route: GuardRoute, visit: GuardVisit): Decision {
  const { access, place } = route
  const isAdminOnly = verdict.kind === 'verified' && verdict.user.isSuperAdmin && !verdict.store
  if (access === 'open') return enter
  if (access === 'public') {
    if (verdict.kind === 'unreachable') return { kind: 'enter', notice: 'unreachable' }
    if (verdict.kind !== 'verified' || visit.hasInvite === true) return enter
    return isAdminOnly ? adminDashboard : { kind: 'redirect', to: '/' }
  }
  if (verdict.kind === 'badGateway') return redirectWith('/502-error', 'lastPage', visit)
  if (verdict.kind !== 'verified') {
    const isAdmin = access === 'admin' || visit.adminHint === true
    return redirectWith(isAdmin ? '/admin-signin' : '/signin', 'from', visit)
  }
  if (access === 'admin') return !isAdminOnly ? refuse : place === 'adminHome' ? adminDashboard : enter
  if (isAdminOnly) return adminDashboard
  if (!verdict.user.isSuperAdmin) return decideStore(verdict, route, visit)
  return place === 'home' ? { kind: 'redirect', to: '/dashboard' } : enter
}
