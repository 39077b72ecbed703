import type { APIContext } from 'astro'
import { routes } from '../routes.ts'
import type { RouteName } from '../routes.ts'
import { pickHeaders } from './relay.ts'
import { pagePath } from './pages/change-entry.ts'
import { threadsPath } from './pages/emails.ts'
import type { Reads } from './reads.ts'
import type { Session } from './sessions.ts'
import type { Site } from './site.ts'

type Visit = Pick<APIContext, 'url' | 'params'>

/**
 * What pages ask the upstream for at once, by route. It goes up beside the session check, and the loader that asks for the
 * same path finds it under way; a page that is not listed asks when its loader runs.
 */
const firstReads: Partial<Record<RouteName, (visit: Visit) => readonly string[]>> = {
  policies: ({ url }) => [pagePath('/v1/policies', url)],
  examples: ({ url }) => [pagePath('/v1/examples', url)],
  example: ({ params }) => withId('/v1/examples', params),
  integration: () => ['/v1/integrations'],
  emails: ({ url }) => [threadsPath(url)],
  email: ({ params }) => withId('/v1/threads', params),
  accounts: () => ['/v1/members', '/v1/invites', '/v1/auth/me'],
  settings: () => ['/v1/settings'],
}

const byPattern = new Map(
  Object.entries(firstReads).map(([name, read]) => [routes[name as RouteName].pattern as string, read]),
)

const withId = (path: string, { id }: Visit['params']): readonly string[] =>
  id === undefined ? [] : [`${path}/${encodeURIComponent(id)}`]

/** Starts what the page of a request will ask; nothing for one that changes something. */
export function startReads(site: Site, context: APIContext, session: Session): Reads {
  const { request, routePattern } = context
  const paths = request.method === 'GET' ? (byPattern.get(routePattern)?.(context) ?? []) : []
  return new Map(
    paths.map((path) => {
      const headers = pickHeaders(site, request.headers, context.clientAddress)
      const read = site.authorize(session, { method: 'GET', path, headers })
      // Whoever takes it hears of a failure; when the guard sends the person elsewhere nobody does.
      read.catch(() => undefined)
      return [path, read]
    }),
  )
}
