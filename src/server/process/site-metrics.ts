import { createServer } from 'node:http'
import { explainListenFailure, version } from '@draftdesk/server-kit'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { CompletedRequest } from './request-log.ts'
import type { UnreachableServer } from './readiness.ts'

/** Metrics of the site in Prometheus text format. */
export interface SiteMetrics {
  readonly recordRequest: (request: CompletedRequest) => void
  readonly render: () => Promise<string>
  readonly contentType: string
}

/** Clients can send any method name, so unknown ones share one label. */
const knownMethods = new Set(['GET', 'POST', 'HEAD', 'OPTIONS', 'PUT', 'PATCH', 'DELETE'])

/** Creates the metrics. Each label has a fixed set of values: no addresses and no ids. */
export function createSiteMetrics(
  findMissing: () => Promise<UnreachableServer | undefined>,
  countStreams: () => number,
): SiteMetrics {
  const register = new Registry()
  collectDefaultMetrics({ register })
  const registers = [register]
  const labelNames = ['version'] as const
  new Gauge({ name: 'draftdesk_site_build_info', help: 'Version of the site.', labelNames, registers }).set(
    { version },
    1,
  )
  const ready = new Gauge({
    name: 'draftdesk_site_ready',
    help: '1 if the session store and the API answer.',
    registers,
  })
  const streams = new Gauge({
    name: 'draftdesk_site_event_streams',
    help: 'Pages that listen for news.',
    registers,
  })
  const requests = new Histogram({
    name: 'draftdesk_site_request_duration_seconds',
    help: 'Duration of requests by route pattern.',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  })
  return {
    contentType: register.contentType,
    recordRequest: ({ method, route, status, seconds }) =>
      requests.observe({ method: knownMethods.has(method) ? method : 'other', route, status }, seconds),
    render: async () => {
      ready.set((await findMissing()) === undefined ? 1 : 0)
      streams.set(countStreams())
      return register.metrics()
    },
  }
}

/** Serves GET /metrics on a port of its own. Resolves with its address, and rejects with a sentence when it cannot listen. */
export function serveMetrics(metrics: SiteMetrics, host: string, port: number): Promise<string> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end('Not Found\n')
      return
    }
    metrics.render().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      () => response.writeHead(500).end(),
    )
  })
  server.unref()
  return new Promise((resolve, reject) => {
    server.once('error', (error) => {
      reject(
        new Error(
          explainListenFailure(error, {
            host,
            port,
            setting: 'SITE_METRICS_PORT',
            hostSetting: 'SITE_METRICS_HOST',
          }),
        ),
      )
    })
    server.listen(port, host, () => {
      const address = server.address()
      const actual = typeof address === 'object' && address ? address.port : port
      resolve(`http://${host}:${String(actual)}/metrics`)
    })
  })
}
