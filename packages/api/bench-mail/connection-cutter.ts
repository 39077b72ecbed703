import { connect, createServer } from 'node:net'
import type { AddressInfo } from 'node:net'

/** A proxy in front of a mail server that cuts connections in the middle of a response. */
export interface ConnectionCutter {
  readonly port: number
  /** Starts or stops cutting connections after some ten thousand bytes. */
  readonly cut: (isCutting: boolean) => void
  readonly cuts: () => number
  readonly stop: () => void
}

/** Most bytes of the server that pass before a cut. */
const maxBytes = 400_000

/** Starts the proxy for port `target` of this machine. */
export async function startConnectionCutter(target: number): Promise<ConnectionCutter> {
  let isCutting = false
  let cuts = 0
  const server = createServer((client) => {
    const upstream = connect(target, '127.0.0.1')
    let left = Math.floor(Math.random() ** 2 * maxBytes)
    const endConnections = () => {
      client.destroy()
      upstream.destroy()
    }
    upstream.on('data', (bytes: Buffer) => {
      if (isCutting && bytes.length > left) {
        cuts += 1
        client.write(bytes.subarray(0, left), endConnections)
        return
      }
      left -= bytes.length
      client.write(bytes)
    })
    client.on('data', (bytes: Buffer) => upstream.write(bytes))
    for (const socket of [client, upstream]) socket.on('error', endConnections).on('close', endConnections)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    cut: (now) => (isCutting = now),
    cuts: () => cuts,
    stop: () => server.close(),
  }
}
