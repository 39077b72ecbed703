import { runInRequestLanguage } from '../request-language.ts'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable, pipeline } from 'node:stream'
import { decideGuard } from '@draftdesk/auth-core/guard'
import { gateMessages } from '../../messages/gate.ts'
import { routes } from '../../routes.ts'
import type { Route } from '../../routes.ts'
import { privateAnswerHeaders, getSecurityHeaders } from '../security-headers.ts'
import { createCookieJar } from '../session/cookie-jar.ts'
import { guardTargets } from '../gate/guard-targets.ts'
import { callPrefix } from './call-prefix.ts'
import { proxyCall, createRefusalResponse } from './proxy-call.ts'
import type { ProxyResponse } from '../upstream/proxy-response.ts'
import { StoreUnreachableError } from '../session/session-store.ts'
import type { ProxyDeps } from './proxy-deps.ts'

/** Handles a request, or calls `next`. */
export type FrontHandler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

/** A visitor without cookies, so the user is unknown. */
const anonymousVisit = { hasInvite: false, isOAuthReturn: false, adminHint: false }

/** Guarded pages by path, for a redirect without rendering. */
const guardedPages: ReadonlyMap<string, Route> = new Map(
  Object.values<Route>(routes)
    .filter(({ access, pattern }) => (access === 'store' || access === 'admin') && !pattern.includes('['))
    .map((route) => [route.pattern, route]),
)

/**
 * Handles requests before Astro: `/v1` calls, redirects to sign-in for visits without a session, and cached public
 * pages for visits without cookies. All other requests go on to the guard.
 */
export function createFrontHandler(site: ProxyDeps): FrontHandler {
  const protective = getSecurityHeaders(site.settings.secure)
  const headers = { ...protective, ...privateAnswerHeaders }

  const handleRequest: FrontHandler = (request, response, next) => {
    const url = request.url ?? '/'
    if (url.startsWith(callPrefix)) {
      void answerCall(site, request, response, protective)
      return
    }
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (!isRead || request.headers.cookie !== undefined) {
      next()
      return
    }
    const question = url.indexOf('?')
    const route = guardedPages.get(question < 0 ? url : url.slice(0, question))
    const decision =
      route && decideGuard({ kind: 'anonymous' }, route, { ...anonymousVisit, path: url }, guardTargets)
    if (decision?.kind === 'redirect') {
      response.writeHead(303, { ...headers, location: decision.to, 'content-length': 0 }).end()
      return
    }
    const page = site.pages.read(url, request.headers['accept-encoding'] ?? '')
    if (!page) {
      next()
      return
    }
    response.writeHead(200, page.headers).end(page.body)
  }
  return (request, response, next) => {
    runInRequestLanguage(request.headers['accept-language'], () => {
      handleRequest(request, response, next)
    })
  }
}

async function answerCall(
  site: ProxyDeps,
  request: IncomingMessage,
  response: ServerResponse,
  headers: Readonly<Record<string, string>>,
): Promise<void> {
  const jar = createCookieJar(request.headers.cookie)
  try {
    const reply = await proxyCall(site, request, jar)
    const isPublic = String(reply.headers['cache-control']).startsWith('public')
    sendProxyResponse(response, {
      ...reply,
      headers: {
        ...headers,
        ...(!isPublic && privateAnswerHeaders),
        ...reply.headers,
        'set-cookie': jar.lines(),
      },
    })
  } catch (error) {
    // The client has disconnected, perhaps during an upload.
    if (response.destroyed) return
    if (error instanceof StoreUnreachableError) {
      const away = createRefusalResponse(503, gateMessages.unreachable)
      sendProxyResponse(response, {
        ...away,
        headers: { ...headers, ...privateAnswerHeaders, ...away.headers },
      })
      return
    }
    process.stderr.write(
      `A call failed: ${error instanceof Error ? (error.stack ?? error.message) : 'unknown'}\n`,
    )
    if (response.headersSent) response.destroy()
    else response.writeHead(500, { ...headers, ...privateAnswerHeaders }).end()
  }
}

function sendProxyResponse(response: ServerResponse, { status, headers, body }: ProxyResponse): void {
  if (body instanceof Readable) {
    response.writeHead(status, { ...headers })
    pipeline(body, response, () => undefined)
  } else {
    const length = body === undefined ? 0 : Buffer.byteLength(body)
    response.writeHead(status, { ...headers, 'content-length': length }).end(body)
  }
}
