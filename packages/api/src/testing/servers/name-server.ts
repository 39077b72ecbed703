import { createSocket } from 'node:dgram'
import type { Socket } from 'node:dgram'
import { afterEach } from 'vitest'

/** The addresses by name. A missing name gets no response. */
export type NameZone = Readonly<Record<string, readonly string[]>>

/** Name servers on loopback for one test each, over UDP. */
export function useNameServers(): {
  /** Starts a server and returns its address with the port, and the questions it received. */
  serveNames: (zone: NameZone) => Promise<{ server: string; questions: string[] }>
} {
  const sockets: Socket[] = []
  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.close()
  })
  return {
    serveNames: async (zone) => {
      const socket = createSocket('udp4')
      sockets.push(socket)
      const questions: string[] = []
      socket.on('message', (query, { port, address }) => {
        const { name, type, end } = readQuestion(query)
        questions.push(name)
        const addresses = zone[name]
        if (addresses) socket.send(buildAnswer(query.subarray(0, end), type, addresses), port, address)
      })
      await new Promise<void>((resolve) => void socket.bind(0, '127.0.0.1', resolve))
      return { server: `127.0.0.1:${String(socket.address().port)}`, questions }
    },
  }
}

const headerBytes = 12
const recordTypes = { A: 1, AAAA: 28 }

function readQuestion(query: Buffer): { name: string; type: number; end: number } {
  const labels: string[] = []
  let at = headerBytes
  for (let length = query.readUInt8(at); length > 0; length = query.readUInt8(at)) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length))
    at += 1 + length
  }
  return { name: labels.join('.').toLowerCase(), type: query.readUInt16BE(at + 1), end: at + 5 }
}

function buildAnswer(question: Buffer, type: number, addresses: readonly string[]): Buffer {
  const records = addresses
    .filter((address) => address.includes(':') === (type === recordTypes.AAAA))
    .map((address) => {
      const data = address.includes(':') ? ipv6Bytes(address) : Buffer.from(address.split('.').map(Number))
      const record = Buffer.alloc(12)
      // Refers to the name of the question by a pointer.
      record.writeUInt16BE(0xc0_00 + headerBytes, 0)
      record.writeUInt16BE(type, 2)
      record.writeUInt16BE(1, 4)
      record.writeUInt32BE(60, 6)
      record.writeUInt16BE(data.length, 10)
      return Buffer.concat([record, data])
    })
  const head = Buffer.from(question)
  head.writeUInt16BE(0x81_80, 2)
  head.writeUInt16BE(records.length, 6)
  head.writeUInt16BE(0, 10)
  return Buffer.concat([head, ...records])
}

/** The bytes of an IPv6 address with all eight groups. */
const ipv6Bytes = (address: string): Buffer =>
  Buffer.from(
    address
      .split(':')
      .map((group) => group.padStart(4, '0'))
      .join(''),
    'hex',
  )
