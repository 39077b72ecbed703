import type { IncomingMessage, ServerResponse } from 'node:http'
import { createApp } from 'astro/app/entrypoint'
import { createRequestFromNodeRequest } from 'astro/app/node'
import { keptPrivate, protection } from './headers.ts'
import { formatPolicy } from './policy.ts'
import type { Site } from './site.ts'

/** Longest body of a form that a page takes, in bytes. */
const formBytes = 33_554_432

/** Answers a request with the page that Astro renders for it. */
export type Render = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/**
 * Astro's pages without what its adapter does for a request that needs none of it: the content security policy is the same
 * for every page, so it is written once, and a page is rendered whole, so its bytes go out in one piece.
 */
export function createRender(site: Site): Render {
  const app = createApp({ streaming: false })
  const { csp } = app.manifest
  if (!csp) throw new Error('astro.config.mjs has no security.csp')
  const policy = formatPolicy(csp, site.settings.pages)
  app.manifest.shouldInjectCspMetaTags = false
  for (const [name, load] of app.manifest.pageMap ?? []) app.manifest.pageMap?.set(name, once(load))

  const headers = { ...protection(site.settings.secure), ...keptPrivate }

  return async (request, response) => {
    try {
      const asked = read(request, site.settings.siteOrigin)
      if (!asked) return void response.writeHead(400, headers).end()
      const answer = await app.render(asked, {
        addCookieHeader: true,
        clientAddress: request.socket.remoteAddress ?? '',
        locals: { policy },
      })
      await write(answer, response)
    } catch (error) {
      // Whoever asked has gone.
      if (response.destroyed) return
      process.stderr.write(
        `A page failed: ${error instanceof Error ? (error.stack ?? error.message) : 'unknown'}\n`,
      )
      if (response.headersSent) response.destroy()
      else response.writeHead(500, headers).end()
    }
  }
}

/** Loads once what is asked for at every request. */
function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | undefined
  return () => (loaded ??= load())
}

/** The request as Astro takes it, or undefined for one that no page answers. A read has the site's own origin. */
function read(request: IncomingMessage, origin: string): Request | undefined {
  const { method = 'GET', url = '/' } = request
  if (method === 'TRACE') return undefined
  if (method !== 'GET' && method !== 'HEAD')
    return createRequestFromNodeRequest(request, { bodySizeLimit: formBytes })
  if (!url.startsWith('/') || !URL.canParse(origin + url)) return undefined
  const headers: Record<string, string> = {}
  for (const [name, value] of Object.entries(request.headers)) headers[name] = String(value)
  return new Request(origin + url, { method, headers })
}

async function write(answer: Response, response: ServerResponse): Promise<void> {
  const headers: Record<string, string | string[]> = Object.fromEntries(answer.headers)
  const cookies = answer.headers.getSetCookie()
  if (cookies.length > 0) headers['set-cookie'] = cookies
  const body = answer.body && new Uint8Array(await answer.arrayBuffer())
  if (body) headers['content-length'] = String(body.byteLength)
  response.writeHead(answer.status, headers)
  response.end(response.req.method === 'HEAD' ? undefined : body)
}
