import type { Readable } from 'node:stream'
import { fileAndStreamPaths } from '@draftdesk/contract'
import { StoreUnreachableError } from '../session/session-store.ts'
import type { Session, Sessions } from '../session/sessions.ts'
import type { Settings } from '../settings.ts'
import { createAuthorizedSender } from '../upstream/authorized-sender.ts'
import type { AuthorizedCallResult } from '../upstream/authorized-sender.ts'
import { createUpstream } from '../transport/upstream.ts'
import { createEventSockets } from './event-sockets.ts'

/** Result of opening the event stream for a browser. */
export type StreamOpenResult =
  | Exclude<AuthorizedCallResult, { kind: 'answered' }>
  | {
      readonly kind: 'refused'
      readonly answer: Extract<AuthorizedCallResult, { kind: 'answered' }>['answer']
    }
  | { readonly kind: 'stream'; readonly body: Readable }
  /** The session or the process has reached its limit of streams. */
  | { readonly kind: 'full' }

/** Event streams for browsers, over separate upstream connections. */
export interface LiveStreams {
  readonly open: (
    id: string,
    session: Session,
    headers: Readonly<Record<string, string>>,
  ) => Promise<StreamOpenResult>
  /** The number of open streams. */
  readonly count: () => number
  /** Ends all streams, and those that are still opening. Browsers reconnect by themselves. */
  readonly end: () => void
  readonly close: () => Promise<void>
}

interface LiveStreamsDeps {
  readonly settings: Pick<Settings, 'apiUrl' | 'websocketUrl' | 'sessionCheckPath'>
  readonly sessions: Sessions
  readonly now: () => number
  /** The interval of the session check for open streams. */
  readonly checkMs?: number
}

export function createLiveStreams({
  settings,
  sessions,
  now,
  checkMs = 20_000,
}: LiveStreamsDeps): LiveStreams {
  const upstream = createUpstream(settings.apiUrl, null)
  const authorize = createAuthorizedSender({ sessions, upstream, now })
  const sockets = settings.websocketUrl === undefined ? undefined : createEventSockets(settings.websocketUrl)
  const path = sockets ? settings.sessionCheckPath : fileAndStreamPaths.events
  const seats = createStreamLimiter()
  const streams = new Set<Readable>()
  let isEnding = false

  /** Ends a stream whose session ended or was replaced. */
  function watchStream(id: string, session: Session, body: Readable, leave: () => void): void {
    streams.add(body)
    const timer = setInterval(() => {
      sessions.find(id).then(
        (held) => {
          if (held?.record.epoch !== session.record.epoch) body.destroy()
        },
        (error: unknown) => {
          // A failed check keeps the stream open; the next check decides.
          if (!(error instanceof StoreUnreachableError)) body.destroy()
        },
      )
    }, checkMs).unref()
    // The client reconnects, and the next answer reports the error.
    body.on('error', () => undefined)
    body.once('close', () => {
      clearInterval(timer)
      streams.delete(body)
      leave()
    })
  }

  function endStreams(): void {
    isEnding = true
    for (const body of streams) body.destroy()
  }

  async function requestStream(
    session: Session,
    headers: Readonly<Record<string, string>>,
  ): Promise<StreamOpenResult> {
    const result = await authorize(session, { method: 'GET', path, headers })
    if (result.kind !== 'answered') return result
    const { answer } = result
    if (answer.status !== 200) return { kind: 'refused', answer }
    if (!sockets) return { kind: 'stream', body: answer.body }
    await answer.body.dump()
    return { kind: 'stream', body: sockets.open(session.key, result.session?.token ?? session.token) }
  }

  return {
    async open(id, session, headers) {
      const leave = seats.take(session.key)
      if (!leave) return { kind: 'full' }
      try {
        const opened = await requestStream(session, headers)
        if (opened.kind === 'stream') watchStream(id, session, opened.body, leave)
        else leave()
        // The process began to shut down while it waited for the upstream.
        if (isEnding && opened.kind === 'stream') opened.body.destroy()
        return opened
      } catch (error) {
        leave()
        throw error
      }
    },
    count: () => streams.size,
    end: endStreams,
    async close() {
      endStreams()
      sockets?.close()
      await upstream.close()
    },
  }
}

/** Limits the open streams per session and per process. */
interface StreamLimiter {
  /** Counts a new stream. Returns the function that ends the count, or undefined at the limit. */
  readonly take: (key: string) => (() => void) | undefined
}

export function createStreamLimiter({ perSession = 4, perProcess = 2000 } = {}): StreamLimiter {
  const taken = new Map<string, number>()
  let all = 0
  return {
    take(key) {
      const mine = taken.get(key) ?? 0
      if (mine >= perSession || all >= perProcess) return undefined
      taken.set(key, mine + 1)
      all += 1
      let isTaken = true
      return () => {
        if (!isTaken) return
        isTaken = false
        all -= 1
        const left = (taken.get(key) ?? 1) - 1
        if (left === 0) taken.delete(key)
        else taken.set(key, left)
      }
    },
  }
}
