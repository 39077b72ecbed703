import type { PoolState } from '../database/open-database.ts'
import { cacheCounts } from './cache-counts.ts'
import type { Metrics } from './metrics.ts'
import { loadMetricCounts } from './load-metric-counts.ts'
import type { CountDeps } from './load-metric-counts.ts'

export interface MetricsHandlerDeps extends CountDeps {
  readonly metrics: Metrics
  readonly clock: () => number
  readonly readPool: (() => PoolState) | undefined
}

const createNotFoundResponse = () => new Response('Not Found\n', { status: 404 })

/** Creates the server of GET /metrics. */
export function createMetricsHandler({
  metrics,
  clock,
  readPool,
  ...deps
}: MetricsHandlerDeps): (request: Request) => Promise<Response> {
  const findCounts = cacheCounts(() => loadMetricCounts(deps), clock)
  return async ({ method, url }) => {
    if (method !== 'GET' || new URL(url).pathname !== '/metrics') return createNotFoundResponse()
    const text = await metrics.render(await findCounts(), readPool?.())
    return new Response(text, { headers: { 'content-type': metrics.contentType } })
  }
}
