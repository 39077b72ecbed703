import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach } from 'vitest'

/** Web servers on loopback for one test each; `serve` returns the port of a new one. */
export function useWebServers(): { serve: (answer: RequestListener) => Promise<number> } {
  const servers: Server[] = []
  afterEach(() => {
    for (const server of servers.splice(0)) {
      server.closeAllConnections()
      server.close()
    }
  })
  return {
    serve: async (answer) => {
      const server = createServer(answer)
      servers.push(server)
      await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
      return (server.address() as AddressInfo).port
    },
  }
}
