import { Readable } from 'node:stream'
import { WebSocket } from 'undici'

/** Opens event streams from a foreign server's WebSocket. */
export interface EventSockets {
  /** Opens an event stream. All streams of a session share one socket, which closes with the last stream. */
  readonly open: (key: string, token: string) => Readable
  readonly close: () => void
}

interface SharedSocket {
  readonly token: string
  readonly socket: WebSocket
  readonly streams: Set<Readable>
}

const resyncGapMs = 1000
const keepAliveMs = 20_000
/** The most unsent bytes of a stream before it is closed. */
const mostWaitingBytes = 65_536

/** Creates the bridge from a WebSocket to event streams. The session's token stays on this server. */
export function createEventSockets(url: string): EventSockets {
  const shared = new Map<string, SharedSocket>()

  function connectSocket(key: string, token: string): SharedSocket {
    const socket = new WebSocket(url, { headers: { authorization: `Bearer ${token}` } })
    const streams = new Set<Readable>()
    const writeToStreams = (text: string): void => {
      for (const stream of streams) {
        if (stream.readableLength > mostWaitingBytes) stream.destroy()
        else stream.push(text)
      }
    }
    let timer: NodeJS.Timeout | undefined
    let toldMs = 0
    const scheduleResync = (): void => {
      timer ??= setTimeout(
        () => {
          timer = undefined
          toldMs = Date.now()
          writeToStreams(resyncEvent)
        },
        Math.max(0, toldMs + resyncGapMs - Date.now()),
      )
    }
    const alive = setInterval(() => writeToStreams(': alive\n\n'), keepAliveMs).unref()
    socket.addEventListener('message', ({ data }: { data: unknown }) => {
      const event = parseSocketEvent(data)
      if (event) writeToStreams(formatStreamEvent(event))
      else scheduleResync()
    })
    // A failed handshake also emits close, and browsers reconnect.
    socket.addEventListener('error', () => undefined)
    socket.addEventListener('close', () => {
      clearTimeout(timer)
      clearInterval(alive)
      if (shared.get(key) === made) shared.delete(key)
      for (const stream of streams) stream.push(null)
    })
    const made = { token, socket, streams }
    return made
  }

  return {
    open(key, token) {
      const held = shared.get(key)
      const mine = held?.token === token ? held : connectSocket(key, token)
      shared.set(key, mine)
      const stream = new Readable({ read: () => undefined })
      stream.once('close', () => {
        mine.streams.delete(stream)
        if (mine.streams.size > 0) return
        if (shared.get(key) === mine) shared.delete(key)
        mine.socket.close()
      })
      stream.push('retry: 10000\n: open\n\n')
      mine.streams.add(stream)
      return stream
    },
    close() {
      for (const { socket, streams } of shared.values()) {
        for (const stream of streams) stream.destroy()
        socket.close()
      }
    },
  }
}

/** An event for a page: the kind of thing that changed, and its id. */
interface LiveEvent {
  readonly type: 'thread' | 'list' | 'mailbox'
  readonly ref: string
}

const longestMessage = 500

/** Parses a socket message. Undefined if it names no change that pages know. */
export function parseSocketEvent(message: unknown): LiveEvent | undefined {
  if (typeof message !== 'string' || message.length > longestMessage) return undefined
  let json: unknown
  try {
    json = JSON.parse(message)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
  const { type, ref } = (json ?? {}) as Readonly<Record<string, unknown>>
  if (type !== 'thread' && type !== 'list' && type !== 'mailbox') return undefined
  return { type, ref: typeof ref === 'string' || typeof ref === 'number' ? String(ref) : '' }
}

/** An event as a stream writes it. */
export const formatStreamEvent = ({ type, ref }: LiveEvent): string =>
  `event: ${type}\ndata: ${JSON.stringify({ ref })}\n\n`

/** Tells pages to reload all their data. */
const resyncEvent = 'event: resync\ndata: {}\n\n'
