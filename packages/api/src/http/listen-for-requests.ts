import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { explainListenFailure, keepAliveMs, StartError } from '@draftdesk/server-kit'
import type { Api } from './start-api.ts'

export interface RunningServer {
  /** The origin of the server, such as http://127.0.0.1:4322. */
  url: string
  /** Closes each connection after its next answer, so that a load balancer takes new ones elsewhere. */
  drain: () => void
  /** Stops new requests and waits up to `graceMs` for pending ones. */
  close: (graceMs?: number) => Promise<void>
}

/**
 * Serves an API on `port` (0: any free port) of `host`; `settings` names both in messages. Throws a
 * `StartError` on failure.
 */
export async function listenForRequests(
  api: Pick<Api, 'fetch'>,
  port = 0,
  host = '127.0.0.1',
  settings = { port: 'API_PORT', host: 'HOST' },
): Promise<RunningServer> {
  const server = createAdaptorServer({ fetch: (request, env) => api.fetch(request, env) }) as Server
  server.keepAliveTimeout = keepAliveMs
  let isDraining = false
  server.prependListener('request', (_, response) => {
    if (isDraining) response.shouldKeepAlive = false
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        new StartError(
          explainListenFailure(error, { host, port, setting: settings.port, hostSetting: settings.host }),
          { cause: error },
        ),
      ),
    )
    server.listen(port, host, resolve)
  })
  const { port: actual } = server.address() as AddressInfo
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${actual}`,
    drain: () => {
      isDraining = true
    },
    close: (graceMs = 0) => {
      isDraining = true
      return closeServer(server, graceMs)
    },
  }
}

async function closeServer(server: Server, graceMs: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  server.closeIdleConnections()
  const timer = setTimeout(() => server.closeAllConnections(), graceMs)
  await closed
  clearTimeout(timer)
}
