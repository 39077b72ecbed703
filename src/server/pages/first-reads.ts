import { routes } from '../../routes.ts'
import type { RouteName } from '../../routes.ts'
import type { FirstReads, ReadsOf } from '../gate/ahead.ts'
import { storesPath } from './admin-stores.ts'
import { pagePath } from './change-entry.ts'
import { dashboardRead } from './dashboard.ts'
import { threadsPath } from './mail-list.ts'
import { originalPath } from './original.ts'

/**
 * What pages ask the upstream for at once, by route. It goes up beside the session check, and the loader that asks for the
 * same path finds it under way; a page that is not listed asks when its loader runs.
 */
const byRoute: Partial<Record<RouteName, ReadsOf>> = {
  dashboard: () => [dashboardRead],
  policies: ({ url }) => [{ path: pagePath('/v1/policies', url) }],
  examples: ({ url }) => [{ path: pagePath('/v1/examples', url) }],
  example: ({ params }) => withId('/v1/examples', params),
  integration: () => [{ path: '/v1/integrations' }],
  emails: ({ url }) => [{ path: threadsPath(url) }],
  email: ({ url, params }) => [...withId('/v1/threads', params), { path: threadsPath(url) }],
  original: (visit) => [{ path: originalPath(visit) }],
  accounts: () =>
    ['/v1/members', '/v1/invites', '/v1/auth/me', '/v1/auth/sign-ins'].map((path) => ({ path })),
  settings: ({ url, params }) => [
    { path: params['tab'] === 'activity' ? pagePath('/v1/activity', url) : '/v1/settings' },
  ],
  selectStore: () => [{ path: '/v1/user/stores' }],
  createPolicy: ({ params }) => withId('/v1/policies', params),
  createExample: ({ params }) => withId('/v1/examples', params),
  adminStores: ({ url }) => [{ path: storesPath(url) }],
  adminDashboard: () => [{ path: '/v1/admin/overview' }],
  adminStore: ({ params }) => withId('/v1/admin/stores', params),
}

function withId(path: string, { id }: Parameters<ReadsOf>[0]['params']): ReturnType<ReadsOf> {
  return id === undefined ? [] : [{ path: `${path}/${encodeURIComponent(id)}` }]
}

/** The table for the gate, by the patterns that requests are known by. */
export const firstReads: FirstReads = new Map(
  Object.entries(byRoute).map(([name, read]) => [routes[name as RouteName].pattern, read]),
)
