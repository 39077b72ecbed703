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
 * Every page once, in the router's own patterns: `:id` is a parameter, `:id?` one that may be left out. A page file that is
 * missing here fails `tests/rooms.test.ts`.
 */
const pages = {
  signin: { pattern: '/signin', access: 'public', place: 'other' },
  adminSignin: { pattern: '/admin-signin', access: 'public', place: 'other' },
  signup: { pattern: '/signup', access: 'public', place: 'other' },
  forgotPassword: { pattern: '/forgot-password', access: 'public', place: 'other' },
  resetPassword: { pattern: '/reset-password', access: 'public', place: 'other' },
  confirm: { pattern: '/confirm', access: 'public', place: 'other' },
  verifyEmail: { pattern: '/verify-email', access: 'public', place: 'other' },

  error: { pattern: '/error', access: 'open', place: 'other', isInShell: true },
  badGateway: { pattern: '/502-error', access: 'open', place: 'other' },
  notFound: { pattern: '/404', access: 'open', place: 'other', isInShell: true },
  crash: { pattern: '/500', access: 'open', place: 'other' },

  home: { pattern: '/', access: 'store', place: 'home' },
  dashboard: { pattern: '/dashboard', access: 'store', place: 'dashboard' },
  selectStore: { pattern: '/select-store', access: 'store', place: 'selectStore' },
  policies: { pattern: '/policies-page', access: 'store', place: 'policies' },
  createPolicy: { pattern: '/policies-page/create-policy/:id?', access: 'store', place: 'policies' },
  integration: { pattern: '/integration-page', access: 'store', place: 'integration' },
  setUpPolicy: { pattern: '/integration-page/policy/:id', access: 'store', place: 'integration' },
  emails: { pattern: '/emails-page', access: 'store', place: 'other' },
  email: { pattern: '/email-page/detail/:id', access: 'store', place: 'other' },
  original: { pattern: '/mail/:id', access: 'store', place: 'other' },
  examples: { pattern: '/examples-page', access: 'store', place: 'other' },
  createExample: {
    pattern: '/create-example/:id?',
    access: 'store',
    place: 'other',
    permission: 'knowledge',
  },
  example: { pattern: '/example/:id?', access: 'store', place: 'other' },
  settings: {
    pattern: '/settings-page/:tab?',
    access: 'store',
    place: 'other',
    permission: 'settings',
  },
  accounts: { pattern: '/accounts-page', access: 'store', place: 'other' },
  welcome: { pattern: '/welcome-page/:status?', access: 'store', place: 'welcome' },

  adminHome: { pattern: '/admin', access: 'admin', place: 'adminHome' },
  adminDashboard: { pattern: '/admin/dashboard-page', access: 'admin', place: 'adminDashboard' },
  adminStores: { pattern: '/admin/store-page', access: 'admin', place: 'other' },
  adminStore: { pattern: '/admin/store-page/details/:id', access: 'admin', place: 'other' },
  adminPeople: { pattern: '/admin/people-page', access: 'admin', place: 'other' },
  adminPerson: { pattern: '/admin/people-page/details/:id', access: 'admin', place: 'other' },
  adminWork: { pattern: '/admin/work-page', access: 'admin', place: 'other' },
  adminActivity: { pattern: '/admin/activity-page', access: 'admin', place: 'other' },
} as const satisfies Record<string, Route>

export type RouteName = keyof typeof pages

type Paths = { readonly [Name in RouteName]: (typeof pages)[Name]['pattern'] }

/**
 * The part of a router that links need: its patterns by name. A whole router would delay the navigation of every page.
 */
const router = {
  routes: Object.entries(pages).map(([name, { pattern }]) => [name, undefined, undefined, pattern]),
} as unknown as Router<Paths>

type Routes = { readonly [Name in RouteName]: Route }

/** All pages with their Astro patterns, for the server's guard. Browsers do not load this. */
export const routes = /* @__PURE__ */ writeAstroPatterns(pages)

const byPattern = /* @__PURE__ */ indexByPattern(routes)

function writeAstroPatterns(written: Routes): Routes {
  const entries = Object.entries(written).map(([name, page]) => [
    name,
    { ...page, pattern: page.pattern.replace(/:(\w+)\?/g, '[...$1]').replace(/:(\w+)/g, '[$1]') },
  ])
  return Object.fromEntries(entries) as Routes
}

function indexByPattern(all: Routes): ReadonlyMap<string, Route> {
  return new Map(Object.values(all).map((route) => [route.pattern, route]))
}

/** The route of an Astro `routePattern`, or undefined: an unknown pattern is denied. */
export function findRoute(pattern: string): Route | undefined {
  return byPattern.get(pattern)
}

/**
 * The address of a route with its parameters, which are typed by the pattern. @example link('signin', {}, {
 * from: '/emails-page' }) // '/signin?from=%2Femails-page'
 */
export function link<Name extends RouteName>(name: Name, ...rest: ParamsArg<Paths, Name>): string {
  return getPagePath(router, name, ...rest)
}

/** The addresses of the mail's own router, which change without a page load. */
export const mailPatterns = { emails: pages.emails.pattern, email: pages.email.pattern } as const

/** The lists of /emails-page, as its query `filter` names them. */
export const mailFilters = ['drafts', 'all', 'sent', 'archive', 'snoozed'] as const

export type MailFilter = (typeof mailFilters)[number]

/** The list named by a query. Unknown names mean `all`. */
export function findMailFilter({ searchParams }: URL): MailFilter {
  return mailFilters.find((filter) => filter === searchParams.get('filter')) ?? 'all'
}
