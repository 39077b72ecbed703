import { createServer } from 'node:http'
import type { RequestListener, Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach } from 'vitest'

/**
 * Web servers on loopback for one test; `serve` returns the port of a new one. `left` resolves to true once no
 * connection is open, or to false after a second.
 */
export function useWebServers(): {
  serve: (answer: RequestListener) => Promise<number>
  left: () => Promise<boolean>
} {
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
    left: async () => {
      const untilMs = performance.now() + 1000
      const countConnections = (server: Server) =>
        new Promise<number>((resolve) => server.getConnections((_, open) => resolve(open)))
      while (performance.now() < untilMs) {
        const open = await Promise.all(servers.map(countConnections))
        if (open.every((connections) => connections === 0)) return true
        await wait(10)
      }
      return false
    },
  }
}
