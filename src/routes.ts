import { getPagePath } from '@nanostores/router'
import type { ParamsArg, Router } from '@nanostores/router'
import type { GuardRoute } from '@draftdesk/auth-core/guard'

/** A page of the site: its pattern and its access rule. */
export interface Route extends GuardRoute {
  readonly pattern: string
  /** An open page that signed-in users see inside the shell. */
  readonly isInShell?: true
}

/**
 * The address of every page once, in the router's own patterns: `:id` is a parameter, `:id?` one that may be left out. A
 * page file that is missing here fails `tests/rooms.test.ts`.
 */
const routePatterns = {
  signin: '/signin',
  adminSignin: '/admin-signin',
  signup: '/signup',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  confirm: '/confirm',
  verifyEmail: '/verify-email',
  error: '/error',
  badGateway: '/502-error',
  notFound: '/404',
  crash: '/500',
  home: '/',
  dashboard: '/dashboard',
  figures: '/figures-page',
  figuresCsv: '/figures-page/csv',
  selectStore: '/select-store',
  policies: '/policies-page',
  createPolicy: '/policies-page/create-policy/:id?',
  integration: '/integration-page',
  setUpPolicy: '/integration-page/policy/:id',
  emails: '/emails-page',
  email: '/email-page/detail/:id',
  original: '/mail/:id',
  examples: '/examples-page',
  createExample: '/create-example/:id?',
  example: '/example/:id?',
  settings: '/settings-page/:tab?',
  accounts: '/accounts-page',
  twoStep: '/two-step-page',
  welcome: '/welcome-page/:status?',
  adminHome: '/admin',
  adminDashboard: '/admin/dashboard-page',
  adminStores: '/admin/store-page',
  adminStore: '/admin/store-page/details/:id',
  adminPeople: '/admin/people-page',
  adminPerson: '/admin/people-page/details/:id',
  adminUsage: '/admin/usage-page',
  adminWork: '/admin/work-page',
  adminActivity: '/admin/activity-page',
} as const

export type RouteName = keyof typeof routePatterns

/** The access rule of each page. Pages do not load these. */
const routeRules: Readonly<Record<RouteName, Omit<Route, 'pattern'>>> = {
  signin: { access: 'public', place: 'other' },
  adminSignin: { access: 'public', place: 'other' },
  signup: { access: 'public', place: 'other' },
  forgotPassword: { access: 'public', place: 'other' },
  resetPassword: { access: 'public', place: 'other' },
  confirm: { access: 'public', place: 'other' },
  verifyEmail: { access: 'public', place: 'other' },
  error: { access: 'open', place: 'other', isInShell: true },
  badGateway: { access: 'open', place: 'other' },
  notFound: { access: 'open', place: 'other', isInShell: true },
  crash: { access: 'open', place: 'other' },
  home: { access: 'store', place: 'home' },
  dashboard: { access: 'store', place: 'dashboard' },
  figures: { access: 'store', place: 'other', permission: 'settings' },
  figuresCsv: { access: 'store', place: 'other', permission: 'settings' },
  selectStore: { access: 'store', place: 'selectStore' },
  policies: { access: 'store', place: 'policies' },
  createPolicy: { access: 'store', place: 'policies' },
  integration: { access: 'store', place: 'integration' },
  setUpPolicy: { access: 'store', place: 'integration' },
  emails: { access: 'store', place: 'other' },
  email: { access: 'store', place: 'other' },
  original: { access: 'store', place: 'other' },
  examples: { access: 'store', place: 'other' },
  createExample: { access: 'store', place: 'other', permission: 'knowledge' },
  example: { access: 'store', place: 'other' },
  settings: { access: 'store', place: 'other', permission: 'settings' },
  accounts: { access: 'store', place: 'other' },
  twoStep: { access: 'store', place: 'twoStep' },
  welcome: { access: 'store', place: 'welcome' },
  adminHome: { access: 'admin', place: 'adminHome' },
  adminDashboard: { access: 'admin', place: 'adminDashboard' },
  adminStores: { access: 'admin', place: 'other' },
  adminStore: { access: 'admin', place: 'other' },
  adminPeople: { access: 'admin', place: 'other' },
  adminPerson: { access: 'admin', place: 'other' },
  adminUsage: { access: 'admin', place: 'other' },
  adminWork: { access: 'admin', place: 'other' },
  adminActivity: { access: 'admin', place: 'other' },
}

type RoutePaths = typeof routePatterns

/**
 * The part of a router that links need: its patterns by name. A whole router would delay the navigation of every page.
 */
const pathBuilder = {
  routes: Object.entries(routePatterns).map(([name, pattern]) => [name, undefined, undefined, pattern]),
} as unknown as Router<RoutePaths>

type Routes = { readonly [Name in RouteName]: Route }

/** The patterns of the pages as Astro writes them: `[id]` and `[...id]`. */
export const astroRoutePatterns = /* @__PURE__ */ Object.fromEntries(
  Object.entries(routePatterns).map(([name, pattern]) => [
    name,
    pattern.replace(/:(\w+)\?/g, '[...$1]').replace(/:(\w+)/g, '[$1]'),
  ]),
) as Readonly<Record<RouteName, string>>

/** All pages with their Astro patterns, for the server's guard. Browsers do not load this. */
export const routes = /* @__PURE__ */ buildRoutes()

const routesByPattern = /* @__PURE__ */ indexRoutesByPattern(routes)

function buildRoutes(): Routes {
  const entries = Object.entries(routeRules).map(([name, rule]) => [
    name,
    { ...rule, pattern: astroRoutePatterns[name as RouteName] },
  ])
  return Object.fromEntries(entries) as Routes
}

function indexRoutesByPattern(all: Routes): ReadonlyMap<string, Route> {
  return new Map(Object.values(all).map((route) => [route.pattern, route]))
}

/** The route of an Astro `routePattern`, or undefined: an unknown pattern is denied. */
export function findRoute(pattern: string): Route | undefined {
  return routesByPattern.get(pattern)
}

/**
 * The address of a route with its parameters, which are typed by the pattern. @example buildLink('signin', {}, {
 * from: '/emails-page' }) // '/signin?from=%2Femails-page'
 */
export function buildLink<Name extends RouteName>(name: Name, ...rest: ParamsArg<RoutePaths, Name>): string {
  return getPagePath(pathBuilder, name, ...rest)
}

/** The address of a document that shows a quote. */
export const buildQuoteLink = (
  id: string,
  quote: string,
  page: 'createPolicy' | 'setUpPolicy' = 'createPolicy',
): string => `${buildLink(page, { id })}#quote=${encodeURIComponent(quote)}`

/** The addresses of the mail's own router, which change without a page load. */
export const mailRoutePatterns = { emails: routePatterns.emails, email: routePatterns.email } as const

/** The lists of /emails-page, as its query `filter` names them. */
export const mailFilters = ['drafts', 'all', 'sent', 'archive', 'snoozed'] as const

export type MailFilter = (typeof mailFilters)[number]

/** The list named by a query. Unknown names mean `all`. */
export function findMailFilter({ searchParams }: URL): MailFilter {
  return mailFilters.find((filter) => filter === searchParams.get('filter')) ?? 'all'
}
