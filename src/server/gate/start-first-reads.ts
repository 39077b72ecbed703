import type { CallRequest } from '@draftdesk/contract'
import type { APIContext } from 'astro'
import { pickUpstreamHeaders } from '../upstream/proxy-response.ts'
import { formatCallPath } from '../transport/upstream-request.ts'
import type { PendingReads } from '../upstream/pending-reads.ts'
import type { Session } from '../session/sessions.ts'
import type { GateDeps } from './gate-deps.ts'

/** Returns the upstream calls that a page starts early, with the longest wait for each in ms. */
export type BuildFirstReads = (
  visit: Pick<APIContext, 'url' | 'params'>,
) => readonly (CallRequest & { readonly timeoutMs?: number })[]

/** The first reads of pages, by the pattern of their route. */
export type FirstReadsByPattern = ReadonlyMap<string, BuildFirstReads>

/** Starts the upstream reads of a page early. Does nothing for a request that changes data. */
export function startFirstReads(
  site: GateDeps,
  context: APIContext,
  session: Session,
  firstReads: FirstReadsByPattern,
): PendingReads {
  const { request, routePattern } = context
  const reads = request.method === 'GET' ? (firstReads.get(routePattern)?.(context) ?? []) : []
  return new Map(
    reads
      .filter(({ path }) => !site.unknownCalls.has(path))
      .map((read) => {
        const path = formatCallPath(read)
        const limit = read.timeoutMs === undefined ? {} : { timeoutMs: read.timeoutMs }
        const headers = pickUpstreamHeaders(site, request.headers, context.clientAddress)
        const asked = site.authorize(session, { method: 'GET', path, ...limit, headers })
        // The reader of the promise gets the failure. A redirect by the guard leaves it without a reader.
        asked.catch(() => undefined)
        return [path, asked]
      }),
  )
}
