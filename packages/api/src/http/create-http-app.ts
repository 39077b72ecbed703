import { fileAndStreamPaths } from '@draftdesk/contract'
import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { cors } from 'hono/cors'
import { routePath } from 'hono/route'
import type { Services } from '../calls/call-handler.ts'
import { getDatabaseErrorCode, isDiskFullError, isUnreachableError } from '../database/transact.ts'
import { findClientAddress, toAddressRateLimitKey, version } from '@draftdesk/server-kit'
import type { ProxyTrust } from '@draftdesk/server-kit'
import { measureSecondsSince } from '../platform/telemetry.ts'
import { answerJson } from './answer-json.ts'
import { mountCalls } from './mount-calls.ts'
import type { RequestVariables } from './mount-calls.ts'
import { createOpenApiDocument } from './openapi-document.ts'
import type { EventHub } from '../events/event-hub.ts'
import type { PresenceHub } from '../events/presence-hub.ts'
import { mountEventStream } from './event-stream.ts'
import type { EventStreamLimits } from './event-stream.ts'
import { mountMailFiles } from './mount-mail-files.ts'
import type { MailFileRouteDeps } from './mount-mail-files.ts'
import { mountShopWebhooks } from './webhooks/shop-webhooks.ts'
import { findPicture } from '../accounts/pictures/profile-picture.ts'

/** Options of the app besides the services. */
export interface HttpAppOptions {
  proxyTrust: ProxyTrust
  /** False while the process drains, so that proxies send no new requests. */
  isReady: () => boolean
  /** Origins of browser front ends allowed by CORS. */
  corsOrigins: readonly string[]
  hub: EventHub
  presence: PresenceHub
  streams?: Partial<EventStreamLimits> | undefined
  /** Ends all event streams. */
  closing: AbortSignal
  files: MailFileRouteDeps
}

const idPattern = /^[\w.-]{8,128}$/

/** Creates the app that serves /v1. */
export function createHttpApp(
  services: Services,
  options: HttpAppOptions,
): Hono<{ Variables: RequestVariables }> {
  const app = new Hono<{ Variables: RequestVariables; Bindings: { incoming?: IncomingMessage } }>()

  app.use(async (c, next) => {
    const startedMs = performance.now()
    const given = c.req.header('x-request-id') ?? ''
    const requestId = idPattern.test(given) ? given : randomUUID()
    // Tests and the site's dev process call the app without a node:http server.
    const peer = (c.env as { incoming?: IncomingMessage } | undefined)?.incoming?.socket.remoteAddress
    c.set('requestId', requestId)
    const forwarded = c.req.header('x-forwarded-for') ?? null
    c.set('address', toAddressRateLimitKey(findClientAddress(peer, forwarded, options.proxyTrust)))
    const { method } = c.req
    const traceparent = c.req.header('traceparent')
    await services.telemetry.trace({ name: method, kind: 'server', traceparent }, async (describe) => {
      await next()
      const route = routePath(c, -1)
      const { status } = c.res
      describe({
        name: `${method} ${route}`,
        attributes: {
          'http.request.method': method,
          'http.route': route,
          'http.response.status_code': status,
        },
        failure: status >= 500 ? String(status) : undefined,
      })
    })
    c.header('x-request-id', requestId)
    if (!c.res.headers.has('cache-control')) c.header('cache-control', 'no-store')
    const { status } = c.res
    const route = routePath(c, -1)
    const seconds = measureSecondsSince(startedMs)
    services.telemetry.recordRequest({ method, route, status, seconds })
    services.log.info({ requestId, method, route, status, ms: Math.round(seconds * 1000) }, 'request')
  })

  if (options.corsOrigins.length > 0) {
    const exposeHeaders = ['retry-after', 'x-request-id']
    app.use(cors({ origin: [...options.corsOrigins], credentials: true, exposeHeaders, maxAge: 600 }))
  }
  mountCalls(app as unknown as Hono<{ Variables: RequestVariables }>, services)
  mountProfilePictures(app as unknown as Hono<{ Variables: RequestVariables }>, services)
  mountMailFiles(app as unknown as Hono<{ Variables: RequestVariables }>, services, options.files)
  mountShopWebhooks(app as unknown as Hono<{ Variables: RequestVariables }>, services)
  mountEventStream(
    app as unknown as Hono<{ Variables: RequestVariables }>,
    services,
    options,
    options.streams,
  )
  const document = createOpenApiDocument()
  app.get(fileAndStreamPaths.openApi, (c) => c.json(document))
  app.get('/healthz', (c) => c.json({ status: 'alive', version }))
  app.get('/readyz', async (c) => {
    const isReady = options.isReady() && (await canQueryDatabase(services))
    return isReady ? c.json({ status: 'ready' }) : c.json({ detail: 'The server is not ready.' }, 503)
  })

  app.notFound((c) => c.json({ detail: 'Not Found' }, 404))
  app.onError((error, c) => {
    services.log.error({ requestId: c.get('requestId'), error: describeErrorForLog(error) }, 'request failed')
    if (isDiskFullError(error)) {
      c.header('retry-after', '60')
      return answerJson(
        c,
        undefined,
        { detail: 'The server has no room to save this right now. Please try again later.' },
        507,
      )
    }
    if (isUnreachableError(error)) {
      c.header('retry-after', '5')
      return answerJson(
        c,
        undefined,
        { detail: 'The server is not available right now. Please try again.' },
        503,
      )
    }
    return answerJson(c, undefined, { detail: 'Something went wrong. Please try again.' }, 500)
  })
  return app as unknown as Hono<{ Variables: RequestVariables }>
}

async function canQueryDatabase(services: Services): Promise<boolean> {
  try {
    await services.db.execute(sql`select 1`)
    return true
  } catch (error) {
    services.log.error({ error: describeErrorForLog(error) }, 'database not reachable')
    return false
  }
}

// Logs only the code of a database error, because its message may contain personal data.
function describeErrorForLog(error: unknown) {
  const code = getDatabaseErrorCode(error)
  const inner = error instanceof Error && error.cause instanceof Error ? error.cause : error
  if (!(inner instanceof Error)) return { name: typeof inner }
  const stack = inner.stack?.split('\n').filter((line) => /^\s+at /.test(line))
  return {
    name: inner.name,
    ...(code ? { code } : { message: inner.message }),
    stack: stack?.slice(0, 8).join('\n'),
  }
}

/** Mounts GET /v1/pictures/{id}: profile pictures, public by id, immutable, and without scripts when opened as a page. */
function mountProfilePictures(app: Hono<{ Variables: RequestVariables }>, services: Services): void {
  app.get(fileAndStreamPaths.picture, async (c) => {
    const picture = await findPicture(services.db, c.req.param('id'))
    if (!picture) return answerJson(c, undefined, { detail: 'This picture does not exist any more.' }, 404)
    return c.body(new Uint8Array(picture.content), 200, {
      'content-type': picture.type,
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    })
  })
}
