import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { StartFault } from '../platform/fault.ts'
import type { Api } from './open-api.ts'

/** A server that listens. */
export interface Listening {
  /** Its origin, such as http://127.0.0.1:4322. */
  url: string
  /** Takes no new requests and waits for those under way, at most `graceMs`. */
  close: (graceMs?: number) => Promise<void>
}

/** Serves an API on `port` (0: any free one) of `host`; a `StartFault` says why it could not. */
export async function listen(api: Pick<Api, 'fetch'>, port = 0, host = '127.0.0.1'): Promise<Listening> {
  const server = createAdaptorServer({ fetch: (request, env) => api.fetch(request, env) }) as Server
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(new StartFault(sentence(error, port, host), { cause: error })),
    )
    server.listen(port, host, resolve)
  })
  const { port: actual } = server.address() as AddressInfo
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${actual}`,
    close: (graceMs = 0) => shut(server, graceMs),
  }
}

function sentence(error: NodeJS.ErrnoException, port: number, host: string): string {
  if (error.code === 'EADDRINUSE')
    return `Port ${port} on ${host} is taken: stop what runs there or set API_PORT to a free port.`
  if (error.code === 'EACCES')
    return `Port ${port} on ${host} is not allowed for this user: set API_PORT to one above 1023.`
  return `Cannot listen on port ${port} of ${host} (${error.code ?? error.message}): check HOST and API_PORT.`
}

async function shut(server: Server, graceMs: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  server.closeIdleConnections()
  const timer = setTimeout(() => server.closeAllConnections(), graceMs)
  await closed
  clearTimeout(timer)
}
