import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import type { Socket } from 'node:net'

/** A proxy to a local Redis that simulates broken connections. */
export async function openCuttableProxy(port: number) {
  const ends = new Set<Socket>()
  let isSilent = false
  let connections = 0

  const server = createServer((near) => {
    connections += 1
    const far = connect(port, '127.0.0.1')
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(from)
      from.on('data', (chunk: Buffer) => {
        if (!isSilent) to.write(chunk)
      })
      from.on('error', () => to.destroy())
      from.on('close', () => {
        ends.delete(from)
        to.destroy()
      })
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The wire has no port')

  const cut = () => {
    if (server.listening) server.close()
    for (const end of ends) end.destroy()
  }
  return {
    url: `redis://127.0.0.1:${address.port}`,
    /** The number of connections so far. */
    connections: () => connections,
    /** Closes all connections and refuses new ones. */
    cut,
    async mend() {
      server.listen(address.port, '127.0.0.1')
      await once(server, 'listening')
    },
    /** Drops all data, like a firewall that lost the connection state. */
    silence: () => void (isSilent = true),
    speak: () => void (isSilent = false),
    async close() {
      if (!server.listening) return
      const closed = once(server, 'close')
      cut()
      await closed
    },
  }
}
