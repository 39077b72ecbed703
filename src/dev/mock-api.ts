import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listen, startApi, seedDemo } from '@draftdesk/api'
import type { NoticeMail } from '@draftdesk/api'
import type { AstroIntegration } from 'astro'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream'
import { request } from 'node:http'
import type { ViteDevServer } from 'vite'

/**
 * `astro dev` with the /v1 server in the same process: an in-memory database with demo people in every state, whose
 * sign-ins are printed at start, and a toolbar app to become any of them. With `API_URL` set, that upstream is used and
 * nothing is mocked.
 */
export function addMockApi(): AstroIntegration {
  return {
    name: 'mock-v1',
    hooks: {
      'astro:config:setup': ({ addDevToolbarApp }) => {
        if (process.env['API_URL']) return
        addDevToolbarApp({
          id: 'draftdesk-mock',
          name: 'Draftdesk: mocked /v1',
          icon: '<svg viewBox="0 0 20 20" fill="none" stroke="currentColor" stroke-width="1.5"><path d="M3 6h14v9H3zM3 6l7 5 7-5"/></svg>',
          entrypoint: new URL('./toolbar.ts', import.meta.url),
        })
      },
      'astro:server:setup': async ({ server, logger }) => {
        const folder = mkdtempSync(join(tmpdir(), 'draftdesk-dev-'))
        process.env['SESSION_DB'] ??= join(folder, 'sessions.db')
        process.once('exit', () => {
          rmSync(folder, { recursive: true, force: true })
        })
        server.middlewares.use(createApiCallHandler(server))
        if (process.env['API_URL']) return

        const api = await startApi({
          database: 'memory',
          demo: true,
          mail: async ({ to, subject, hint }: NoticeMail) => {
            logger.info(`Mail to ${to}: ${subject} (${hint})`)
          },
          siteUrl: `http://localhost:${server.config.server.port}`,
          hashCost: { memoryCost: 8192, timeCost: 1 },
          limitScale: 0,
          requireSuperAdminTwoStep: false,
        })
        const people = await seedDemo(api)
        const { url, close } = await listen(api)
        process.env['API_URL'] = url
        server.middlewares.use('/__demo', createControlCallHandler(url))
        server.httpServer?.once('close', () => void close().then(() => api.close()))
        const lines = people.map(
          ({ who, email, password }) => `  ${who.padEnd(32)} ${email.padEnd(24)} ${password}`,
        )
        logger.info(`/v1 is mocked at ${url}. Sign in, or use the toolbar, as:\n${lines.join('\n')}`)
      },
    },
  }
}

/** Passes the toolbar's control calls on to the mocked server, from pages of this machine only. */
function createControlCallHandler(apiUrl: string) {
  return (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    const site = incoming.headers['sec-fetch-site']
    if (site !== undefined && site !== 'same-origin') {
      outgoing.writeHead(403).end()
      return
    }
    const { method } = incoming
    const passed = request(
      `${apiUrl}/__demo${incoming.url ?? ''}`,
      { method, headers: { 'content-type': 'application/json' } },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, { 'content-type': 'application/json' })
        pipeline(answer, outgoing, ignoreClosedPage)
      },
    )
    passed.once('error', () => outgoing.writeHead(502).end())
    pipeline(incoming, passed, ignoreClosedPage)
  }
}

/** A page may close during a control call. That is no error. */
function ignoreClosedPage(): void {
  return
}

type NextHandler = (error?: unknown) => void
type FrontHandler = (request: IncomingMessage, response: ServerResponse, next: NextHandler) => void

/** Handles calls to /v1 with the production code, freshly loaded. */
function createApiCallHandler(server: ViteDevServer) {
  const loadFrontHandler = async (): Promise<FrontHandler> => {
    const { getSite } = await server.ssrLoadModule('/src/server/process/site.ts')
    const { createFrontHandler } = await server.ssrLoadModule('/src/server/proxy/front-handler.ts')
    return (createFrontHandler as (site: unknown) => FrontHandler)((getSite as () => unknown)())
  }
  return (request: IncomingMessage, response: ServerResponse, next: NextHandler): void => {
    if (!request.url?.startsWith('/v1/')) next()
    else loadFrontHandler().then((front) => front(request, response, next), next)
  }
}
