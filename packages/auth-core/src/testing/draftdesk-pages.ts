import type { GuardTargets } from '../guard.ts'
import type { GuardPage } from './guard-space.ts'

type PageRow = readonly [
  path: string,
  access: GuardPage['access'],
  place?: GuardPage['place'],
  permission?: string,
]

const pageRows: readonly PageRow[] = [
  ['/signin', 'public'],
  ['/admin-signin', 'public'],
  ['/signup', 'public'],
  ['/forgot-password', 'public'],
  ['/reset-password', 'public'],
  ['/verify-email', 'public'],
  ['/502-error', 'open'],
  ['/error', 'open'],
  ['/404', 'open'],
  ['/', 'store', 'home'],
  ['/dashboard', 'store', 'dashboard'],
  ['/select-store', 'store', 'selectStore'],
  ['/emails-page', 'store'],
  ['/email-page/detail/7', 'store'],
  ['/policies-page', 'store', 'policies'],
  ['/policies-page/create-policy/7', 'store', 'policies'],
  ['/integration-page', 'store', 'integration'],
  ['/two-step-page', 'store', 'twoStep'],
  ['/examples-page', 'store'],
  ['/create-example/7', 'store'],
  ['/example/7', 'store'],
  ['/settings-page', 'store', 'other', 'settings'],
  ['/settings-page/email-configuration', 'store', 'other', 'settings'],
  ['/accounts-page', 'store'],
  ['/welcome-page', 'store', 'welcome'],
  ['/welcome-page/done', 'store', 'welcome'],
  ['/admin', 'admin', 'adminHome'],
  ['/admin/dashboard-page', 'admin', 'adminDashboard'],
  ['/admin/store-page', 'admin'],
  ['/admin/store-page/details/7', 'admin'],
]

/** The pages of Draftdesk, one address each: an example of the table for `proveGuard`. */
export const draftdeskPages: readonly GuardPage[] = pageRows.map(
  ([path, access, place = 'other', permission]) => ({
    path,
    access,
    place,
    permission,
  }),
)

/** The guard targets of Draftdesk's own site. */
export const draftdeskTargets: GuardTargets = {
  signIn: '/signin',
  adminSignIn: '/admin-signin',
  home: '/',
  dashboard: '/dashboard',
  selectStore: '/select-store',
  welcome: '/welcome-page',
  policies: '/policies-page',
  integration: '/integration-page',
  twoStep: '/two-step-page',
  adminDashboard: '/admin/dashboard-page',
  badGateway: '/502-error',
  error: '/error',
}
