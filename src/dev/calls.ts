import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ViteDevServer } from 'vite'

type Next = (error?: unknown) => void
type Front = (request: IncomingMessage, response: ServerResponse, next: Next) => void

/** Calls to /v1 meet the same code as in production, loaded as it is now. */
export function passCalls(server: ViteDevServer) {
  const load = async (): Promise<Front> => {
    const { getSite } = await server.ssrLoadModule('/src/server/process/site.ts')
    const { createFront } = await server.ssrLoadModule('/src/server/proxy/front.ts')
    return (createFront as (site: unknown) => Front)((getSite as () => unknown)())
  }
  return (request: IncomingMessage, response: ServerResponse, next: Next): void => {
    if (!request.url?.startsWith('/v1/')) next()
    else load().then((front) => front(request, response, next), next)
  }
}
