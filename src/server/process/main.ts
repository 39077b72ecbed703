import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import type { ServerResponse } from 'node:http'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { explainListenFailure, explainStartFailure, keepAliveMs, version } from '@draftdesk/server-kit'
import sirv from 'sirv'
import { createRequestLog } from './request-log.ts'
import { createFrontHandler } from '../proxy/front-handler.ts'
import { findRouteName } from '../proxy/route-name.ts'
import { createPageRenderHandler } from '../render/page-render.ts'
import { createReadinessProbe } from './readiness.ts'
import type { SiteMetrics } from './site-metrics.ts'
import { loadTextFileNames } from '../text-files.ts'
import { getSite } from './site.ts'
import type { Site } from './site.ts'

/** Longest time for running requests after the port closes. */
const finishRequestsMs = 7000

/** Only file addresses end in a dot and letters. No file lookup is needed for others. */
const filePattern = /\.\w+(?:\?|$)/

/** Starts the built site. A failed start prints one sentence and exits with code 1. */
async function startServer(): Promise<void> {
  // Makes new files readable by the own user only, even in a shared data folder.
  process.umask(0o077)
  let site: Site
  try {
    site = getSite()
  } catch (error) {
    const sentence = explainStartFailure(error)
    if (!sentence) throw error
    exitWithMessage(sentence)
  }
  const { host, port } = site.settings
  const findMissing = createReadinessProbe(site)
  const metrics = await startMetricsServer(site, findMissing)
  const client = findClientFolder()
  loadTextFileNames(join(client, 'texts.json'))
  const assets = sirv(client, { brotli: true, gzip: true, etag: true, setHeaders: setAssetHeaders })
  const front = createFrontHandler(site)
  const render = await createPageRenderHandler(site)
  const logRequest = createRequestLog(site.settings.logLevel, metrics?.recordRequest)
  let isDraining = false
  const answerReady = async (response: ServerResponse): Promise<void> => {
    const missing = isDraining ? undefined : await findMissing()
    if (isDraining) response.writeHead(503).end('draining\n')
    else if (missing) response.writeHead(503).end(`${missing} away\n`)
    else response.writeHead(200).end('ready\n')
  }
  const server = createServer((request, response) => {
    const { url = '/' } = request
    // Closes the connection after this response, so that a proxy opens the next one to another process.
    if (isDraining) response.shouldKeepAlive = false
    if (url === '/healthz') return void response.end(`ok, version ${version}\n`)
    if (url === '/readyz') return void answerReady(response)
    const line = logRequest(request, response)
    line.route = filePattern.test(url) ? 'file' : findRouteName(request)
    const renderAndNameRoute = async () => {
      const pattern = await render(request, response)
      if (pattern !== undefined) line.route = pattern
    }
    const answerWithFront = () => front(request, response, () => void renderAndNameRoute())
    if (filePattern.test(url)) assets(request, response, answerWithFront)
    else answerWithFront()
  })
  server.keepAliveTimeout = keepAliveMs
  server.once('error', (error) =>
    exitWithMessage(explainListenFailure(error, { host, port, setting: 'PORT' })),
  )
  server.listen(port, host, () => {
    const address = server.address()
    const actual = typeof address === 'object' && address ? address.port : port
    process.stdout.write(`Site ready on http://${host}:${actual} (version ${version}).\n`)
  })
  process.once('SIGTERM', () => {
    isDraining = true
    const { drainMs } = site.settings
    setTimeout(() => process.exit(0), drainMs + finishRequestsMs).unref()
    // Lets a proxy see the 503 of /readyz and route requests elsewhere before the port closes.
    setTimeout(() => {
      server.close(() => void site.close().finally(() => process.exit(0)))
      site.live.end()
      server.closeIdleConnections()
    }, drainMs)
  })
}

/** Serves /metrics if the settings have a port for it. Its library is loaded only then. */
async function startMetricsServer(
  { settings, live }: Site,
  findMissing: ReturnType<typeof createReadinessProbe>,
): Promise<SiteMetrics | undefined> {
  if (settings.metrics.port === undefined) return undefined
  const { createSiteMetrics, serveMetrics } = await import('./site-metrics.ts')
  const metrics = createSiteMetrics(findMissing, live.count)
  const { host, port } = settings.metrics
  const url = await serveMetrics(metrics, host, port).catch((error: unknown) =>
    exitWithMessage(error instanceof Error ? error.message : String(error)),
  )
  process.stdout.write(`Metrics of the site are on ${url}.\n`)
  return metrics
}

/** The folder of static files, next to the server's folder. */
function findClientFolder(): string {
  const own = dirname(fileURLToPath(import.meta.url))
  for (let folder = own; folder !== dirname(folder); folder = dirname(folder)) {
    const client = join(folder, 'client')
    if (existsSync(client)) return client
  }
  exitWithMessage(
    `The static files of the site are not beside ${own}: build it, and leave client and server together.`,
  )
}

/** Files under /_astro/ carry their content's hash in the name and never change. */
function setAssetHeaders(response: { setHeader(name: string, value: string): unknown }, path: string): void {
  response.setHeader('x-content-type-options', 'nosniff')
  response.setHeader(
    'cache-control',
    path.startsWith('/_astro/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
  )
}

function exitWithMessage(sentence: string): never {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

await startServer()
