import { fileAndStreamPaths } from '@draftdesk/contract'
import type { Hono } from 'hono'
import type { Services } from '../calls/call-handler.ts'
import type { EventHub, PageEvent } from '../events/event-hub.ts'
import type { PresenceHub } from '../events/presence-hub.ts'
import type { FindCaller } from '../stores/find-caller.ts'
import { answerJson } from './answer-json.ts'
import { readBearerToken } from './read-bearer.ts'
import type { RequestVariables } from './mount-calls.ts'

/** Limits of event streams. Tests use shorter ones. */
export interface EventStreamLimits {
  /** Interval of heartbeats and of session checks. */
  readonly heartbeatMs: number
  /** A slow reader above this backlog is disconnected. It reconnects and receives the missed events. */
  readonly mostWaitingBytes: number
  /** Open streams per process. */
  readonly mostStreams: number
  /** Open streams per person, across all tokens. */
  readonly mostOfPerson: number
}

const defaultStreamLimits: EventStreamLimits = {
  heartbeatMs: 20_000,
  mostWaitingBytes: 128 * 1024,
  mostStreams: 5000,
  mostOfPerson: 40,
}

/** Maximum clock difference between machines that share a database. */
const clockMarginMs = 2000
/** The longest replay by page age. Events are purged after an hour. */
const maxReplayMs = 30 * 60_000

const textEncoder = new TextEncoder()
/** The last event of a stream whose person got another role. */
const roleChangeEvent = textEncoder.encode('event: role\ndata: {}\n\n')
const heartbeatLine = textEncoder.encode(': alive\n\n')
const encodedEvents = new WeakMap<PageEvent, Uint8Array>()

/** Formats an event once for all streams. */
function formatPageEvent(event: PageEvent): Uint8Array {
  const { id, type, ref } = event
  const line =
    encodedEvents.get(event) ??
    textEncoder.encode(`id: ${id}\nevent: ${type}\ndata: ${JSON.stringify({ ref })}\n\n`)
  encodedEvents.set(event, line)
  return line
}

/** The heartbeats of streams. All streams of a token share one timer and one check of their caller. */
function createHeartbeats({ findCaller, clock }: Pick<Services, 'findCaller' | 'clock'>, everyMs: number) {
  type HeartbeatListener = (check: ReturnType<FindCaller>) => void
  const groups = new Map<string, { readonly beats: Set<HeartbeatListener>; readonly timer: NodeJS.Timeout }>()
  return {
    /** Calls `beat` at intervals. Returns the function that ends it. */
    start(token: string, beat: HeartbeatListener): () => void {
      const { beats, timer } = groups.get(token) ?? startGroup(token)
      beats.add(beat)
      return () => {
        beats.delete(beat)
        if (beats.size > 0) return
        clearInterval(timer)
        groups.delete(token)
      }
    },
  }
  function startGroup(token: string) {
    const beats = new Set<HeartbeatListener>()
    const timer = setInterval(() => {
      const check = findCaller(token, clock())
      for (const beat of beats) beat(check)
    }, everyMs)
    timer.unref()
    const group = { beats, timer }
    groups.set(token, group)
    return group
  }
}

/**
 * GET /v1/events: server-sent events of the token's store, until the person loses access or changes role.
 * `Last-Event-ID`, or the page's age in ms as `x-page-age`, replays missed events; `resync` asks for a full
 * reload.
 */
export function mountEventStream(
  app: Hono<{ Variables: RequestVariables }>,
  services: Services,
  {
    hub,
    presence,
    closing,
  }: { readonly hub: EventHub; readonly presence: PresenceHub; readonly closing: AbortSignal },
  limits: Partial<EventStreamLimits> = {},
): void {
  const { heartbeatMs, mostWaitingBytes, mostStreams, mostOfPerson } = { ...defaultStreamLimits, ...limits }
  const heartbeats = createHeartbeats(services, heartbeatMs)
  let streams = 0
  const ends = new Set<() => void>()
  closing.addEventListener('abort', () => {
    for (const end of ends) end()
  })
  const byPerson = new Map<string, number>()
  const countStream = (userId: string, change: 1 | -1): void => {
    streams += change
    services.telemetry.countStream(change)
    const left = (byPerson.get(userId) ?? 0) + change
    if (left > 0) byPerson.set(userId, left)
    else byPerson.delete(userId)
  }
  app.get(fileAndStreamPaths.events, async (c) => {
    const token = readBearerToken(c)
    if (token === undefined) return answerJson(c, undefined, { detail: 'Not authenticated' }, 401)
    const caller = await services.findCaller(token, services.clock())
    if (!caller) return answerJson(c, undefined, { detail: 'Token has expired' }, 401)
    const store = caller.store
    if (!store) return answerJson(c, caller, { detail: 'Please select a store first.' }, 403)
    if (streams >= mostStreams)
      return answerJson(c, caller, { detail: 'Too many streams are open. Please ask again later.' }, 503, {
        'retry-after': '60',
      })
    const userId = caller.user.id
    if ((byPerson.get(userId) ?? 0) >= mostOfPerson)
      return answerJson(
        c,
        caller,
        { detail: 'Draftdesk is open in too many pages. Please close some.' },
        429,
        {
          'retry-after': '60',
        },
      )
    const lastId = Number(c.req.header('last-event-id') ?? NaN)
    const ageMs = Number(c.req.header('x-page-age') ?? NaN)
    const readMissed = async (): Promise<PageEvent[] | undefined> => {
      if (Number.isSafeInteger(lastId)) return hub.since(store.id, lastId)
      if (!(ageMs >= 0)) return []
      return ageMs > maxReplayMs ? undefined : hub.from(store.id, services.clock() - ageMs - clockMarginMs)
    }
    const { signal } = c.req.raw
    let endStream = (): void => undefined
    const body = new ReadableStream<Uint8Array>(
      {
        start: async (controller) => {
          countStream(userId, 1)
          let isOpen = true
          const sendBytes = (bytes: Uint8Array): void => {
            if (!isOpen) return
            if ((controller.desiredSize ?? 0) < bytes.length) endStream()
            else controller.enqueue(bytes)
          }
          // Buffers new events while missed ones are read.
          let waiting: PageEvent[] | undefined = []
          const replayed = new Set<number>()
          const sendEvent = (event: PageEvent): void => {
            if (event.type === 'member') return
            // Events of notifications go only to the person that they are for.
            if (event.type !== 'notification') sendBytes(formatPageEvent(event))
            else if (event.ref === userId) sendBytes(formatPageEvent({ ...event, ref: '' }))
          }
          const endUnlessAllowed = (check: ReturnType<FindCaller>, onFailure: () => void): void => {
            check.then((now) => {
              const isHere = now?.store?.id === store.id
              if (isHere && now.role === caller.role) return
              if (isHere) sendBytes(roleChangeEvent)
              endStream()
            }, onFailure)
          }
          const unsubscribe = hub.subscribe(store.id, (event) => {
            if (event.type === 'member') {
              if (event.ref === userId)
                endUnlessAllowed(services.findCaller(token, services.clock()), endStream)
            } else if (waiting) waiting.push(event)
            else if (!replayed.has(event.id)) sendEvent(event)
          })
          const endHeartbeat = heartbeats.start(token, (check) => {
            sendBytes(heartbeatLine)
            endUnlessAllowed(check, () => undefined)
          })
          let leavePresence = (): void => undefined
          endStream = () => {
            if (!isOpen) return
            isOpen = false
            ends.delete(endStream)
            countStream(userId, -1)
            endHeartbeat()
            unsubscribe()
            leavePresence()
            signal.removeEventListener('abort', endStream)
            try {
              controller.close()
            } catch (error) {
              // The reader has disconnected.
              if (!(error instanceof TypeError)) throw error
            }
          }
          signal.addEventListener('abort', endStream)
          ends.add(endStream)
          // Sends the newest id, so that a reconnect before the first event resumes from here.
          sendBytes(textEncoder.encode(`retry: 3000\nid: ${hub.newest()}\n: open\n\n`))
          leavePresence = presence.subscribe(store.id, userId, (text) => sendBytes(textEncoder.encode(text)))
          if (closing.aborted) endStream()
          try {
            const missed = await readMissed()
            if (missed === undefined) sendBytes(textEncoder.encode('event: resync\ndata: {}\n\n'))
            for (const event of missed ?? []) {
              replayed.add(event.id)
              sendEvent(event)
            }
            for (const event of waiting) if (!replayed.has(event.id)) sendEvent(event)
          } catch (error) {
            services.log.warn({ error: error instanceof Error ? error.name : 'unknown' }, 'events not read')
            endStream()
          }
          waiting = undefined
        },
        cancel: () => endStream(),
      },
      new ByteLengthQueuingStrategy({ highWaterMark: mostWaitingBytes }),
    )
    return new Response(body, {
      headers: {
        'content-type': 'text/event-stream',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
      },
    })
  })
}
