import type { APIContext } from 'astro'
import { routes } from '../../routes.ts'
import type { RouteName } from '../../routes.ts'
import { pickHeaders } from '../upstream/relay.ts'
import { pagePath } from '../pages/change-entry.ts'
import { storesPath } from '../pages/admin-stores.ts'
import { dashboardRead } from '../pages/dashboard.ts'
import { threadsPath } from '../pages/emails.ts'
import type { Reads } from '../upstream/reads.ts'
import type { Session } from '../session/sessions.ts'
import type { Site } from '../site.ts'

type Visit = Pick<APIContext, 'url' | 'params'>

interface Read {
  readonly path: string
  /** Longest wait for its answer, in ms. */
  readonly timeoutMs?: number
}

/**
 * What pages ask the upstream for at once, by route. It goes up beside the session check, and the loader that asks for the
 * same path finds it under way; a page that is not listed asks when its loader runs.
 */
const firstReads: Partial<Record<RouteName, (visit: Visit) => readonly Read[]>> = {
  dashboard: () => [dashboardRead],
  policies: ({ url }) => [{ path: pagePath('/v1/policies', url) }],
  examples: ({ url }) => [{ path: pagePath('/v1/examples', url) }],
  example: ({ params }) => withId('/v1/examples', params),
  integration: () => [{ path: '/v1/integrations' }],
  emails: ({ url }) => [{ path: threadsPath(url) }],
  email: ({ params }) => withId('/v1/threads', params),
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

const byPattern = new Map(
  Object.entries(firstReads).map(([name, read]) => [routes[name as RouteName].pattern, read]),
)

function withId(path: string, { id }: Visit['params']): readonly Read[] {
  return id === undefined ? [] : [{ path: `${path}/${encodeURIComponent(id)}` }]
}

/** Starts what the page of a request will ask; nothing for one that changes something. */
export function startReads(site: Site, context: APIContext, session: Session): Reads {
  const { request, routePattern } = context
  const reads = request.method === 'GET' ? (byPattern.get(routePattern)?.(context) ?? []) : []
  return new Map(
    reads
      .filter(({ path }) => !site.missing.has(path))
      .map((read) => {
        const headers = pickHeaders(site, request.headers, context.clientAddress)
        const asked = site.authorize(session, { method: 'GET', ...read, headers })
        // Whoever takes it hears of a failure; when the guard sends the person elsewhere nobody does.
        asked.catch(() => undefined)
        return [read.path, asked]
      }),
  )
}
