import type { IncomingMessage, ServerResponse } from 'node:http'
import { ReadableStream } from 'node:stream/web'
import { createApp } from 'astro/app/entrypoint'
import { FetchState, middleware } from 'astro/fetch'
import { findRoute } from '../../routes.ts'
import { privateAnswerHeaders, getSecurityHeaders, pickFramingHeaders } from '../security-headers.ts'
import { choosePageRenderer, disableAstroContentPolicy } from './astro-internals.ts'
import { formatContentPolicy } from './content-policy.ts'
import type { Settings } from '../settings.ts'
import type { PageCache } from './page-cache.ts'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Dependencies of the renderer. */
export interface RenderDeps {
  readonly settings: Pick<Settings, 'pages' | 'secure' | 'siteOrigin'>
  readonly pages: Pick<PageCache, 'keep'>
}

/** Renders a page with Astro. Also returns the pattern of its route. */
export type PageRenderHandler = (
  request: IncomingMessage,
  response: ServerResponse,
) => Promise<string | undefined>

/**
 * Renders pages without the per-request work of Astro's adapter (decision 22). One content security policy
 * serves all pages, and a page is written to the socket as one text.
 */
export async function createPageRenderHandler(site: RenderDeps): Promise<PageRenderHandler> {
  const app = createApp({ streaming: false })
  const { csp } = app.manifest
  if (!csp) throw new Error('astro.config.mjs has no security.csp')
  const policy = formatContentPolicy(csp, site.settings.pages)
  disableAstroContentPolicy(app.manifest)
  const drawPage = await choosePageRenderer(
    site.settings.siteOrigin,
    (line) => void process.stderr.write(line),
  )

  const headers = { ...getSecurityHeaders(site.settings.secure), ...privateAnswerHeaders }
  const pageHeaders = {
    ...headers,
    vary: 'Cookie, Accept-Encoding, Accept-Language',
    'content-security-policy': policy,
  }

  /** Renders the error page of a status. `cause` is the failed response or the error. */
  function renderErrorPage(
    state: FetchState,
    status: 404 | 500,
    cause: { response?: Response; error?: unknown },
  ) {
    return app.renderError(state.request, {
      ...state.renderOptions,
      ...cause,
      status,
      pathname: state.pathname,
    })
  }

  async function answerPage(state: FetchState, response: ServerResponse): Promise<void> {
    let html: string | undefined
    const renderHtml = async (): Promise<Response> => {
      const page = await drawPage(state)
      if (page instanceof Response) return page
      html = page.html
      return new Response(null, page)
    }
    let answer = await middleware(state, renderHtml).catch((error: unknown) => {
      logPageError(error)
      html = undefined
      return renderErrorPage(state, 500, { error })
    })
    if (answer.status === 404 && html === undefined && !answer.body)
      answer = await renderErrorPage(state, 404, { response: answer })

    const body = html === undefined ? new Uint8Array(await answer.arrayBuffer()) : Buffer.from(html)
    const isPage = answer.headers.get('content-type')?.startsWith('text/html')
    const all = {
      ...Object.fromEntries(answer.headers),
      ...(isPage ? pageHeaders : headers),
      ...pickFramingHeaders(answer.headers),
    }
    const cookies = [...answer.headers.getSetCookie(), ...app.setCookieHeaders(answer)]
    if (isPage && cookies.length === 0 && isCacheable(state, answer.status))
      site.pages.keep(state.url.pathname + state.url.search, all, body)
    await sendPage(response, { status: answer.status, headers: all, cookies, body })
  }

  return async (request, response) => {
    // Drains the unread body, so that the connection can serve its next request.
    response.once('finish', () => request.resume())
    try {
      const asked = toWebRequest(request, site.settings.siteOrigin)
      const state = asked && new FetchState(asked)
      if (!state || state.invalidEncoding) {
        response.writeHead(400, headers).end()
        return undefined
      }
      const { routeData } = state
      if (state.routeData) state.status = app.getDefaultStatusCode(state.routeData, state.pathname)
      state.clientAddress = request.socket.remoteAddress ?? ''
      await answerPage(state, response)
      return routeData?.route
    } catch (error) {
      // The client has disconnected.
      if (response.destroyed) return undefined
      logPageError(error)
      if (response.headersSent) response.destroy()
      else response.writeHead(500, headers).end()
      return undefined
    }
  }
}

/** True for a public page without a cookie whose query holds nothing but a return address. */
function isCacheable({ request, url, routeData, locals }: FetchState, status: number): boolean {
  return (
    request.method === 'GET' &&
    status === 200 &&
    findRoute(routeData?.route ?? '')?.access === 'public' &&
    !request.headers.has('cookie') &&
    [...url.searchParams.keys()].every((name) => name === 'from') &&
    locals.verdict.kind === 'anonymous' &&
    locals.isProvisional !== true
  )
}

/**
 * Converts a request for Astro, with the site's own origin; undefined for one that no page can answer. Reads
 * the body on demand, and keeps the connection open when the body is closed early.
 */
function toWebRequest(request: IncomingMessage, origin: string): Request | undefined {
  const { method = 'GET', url = '/' } = request
  if (method === 'TRACE' || !url.startsWith('/') || !URL.canParse(origin + url)) return undefined
  const headers: Record<string, string> = {}
  for (const [name, value] of Object.entries(request.headers)) headers[name] = String(value)
  if (method === 'GET' || method === 'HEAD') return new Request(origin + url, { method, headers })
  const body = ReadableStream.from(request.iterator({ destroyOnReturn: false })) as BodyInit
  const init: RequestInit & { duplex: 'half' } = { method, headers, body, duplex: 'half' }
  return new Request(origin + url, init)
}

function logPageError(error: unknown): void {
  process.stderr.write(
    `A page failed: ${error instanceof Error ? (error.stack ?? error.message) : 'unknown'}\n`,
  )
}

const brotliBytes = promisify(brotliCompress)
const gzipBytes = promisify(gzip)

/** The smallest body to compress. Smaller ones fit one packet anyway. */
const leastCompressedBytes = 1400

interface PageAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly cookies: readonly string[]
  readonly body: Uint8Array
}

/** Sends a page, compressed if the browser accepts it and it is large enough. */
async function sendPage(response: ServerResponse, page: PageAnswer): Promise<void> {
  const { status, headers, cookies } = page
  const accepted = response.req.headers['accept-encoding'] ?? ''
  const isText = headers['content-type']?.startsWith('text/html') ?? false
  const coding = accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : undefined
  const isSmall = page.body.byteLength < leastCompressedBytes
  const body = isText && coding && !isSmall ? await compressBody(page.body, coding) : page.body
  response.writeHead(status, {
    ...headers,
    ...(cookies.length > 0 && { 'set-cookie': [...cookies] }),
    ...(body !== page.body && { 'content-encoding': coding }),
    'content-length': body.byteLength,
  })
  response.end(response.req.method === 'HEAD' ? undefined : body)
}

function compressBody(body: Uint8Array, coding: 'br' | 'gzip'): Promise<Buffer> {
  return coding === 'br'
    ? brotliBytes(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
    : gzipBytes(body, { level: 5 })
}
