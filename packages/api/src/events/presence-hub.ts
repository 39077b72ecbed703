import type { PresenceUpdate } from '@draftdesk/contract'
import type { OpenDatabase } from '../database/open-database.ts'
import type { Log } from '../platform/log.ts'
import type { EventHub } from './event-hub.ts'
import { createPresenceBoard } from './presence-board.ts'
import type { PresenceReport } from './presence-board.ts'
import { presenceChannel } from './presence-publisher.ts'
import type { PresenceMessage, PresencePublisher } from './presence-publisher.ts'

const batchMs = 150
const sweepMs = 500
/** The most threads per event. */
const maxThreads = 50

/** Delivers presence to the event streams of this process. */
export interface PresenceHub {
  /** Sends a member the people by conversation, now and after each change. Returns the unsubscribe function. */
  readonly subscribe: (storeId: string, userId: string, hear: (text: string) => void) => () => void
  readonly close: () => Promise<void>
}

interface PresenceListener {
  readonly userId: string
  readonly hear: (text: string) => void
}

interface PresenceHubDeps {
  readonly database: Pick<OpenDatabase, 'listen'>
  readonly publisher: PresencePublisher
  readonly hub: Pick<EventHub, 'subscribe'>
  readonly clock: () => number
  readonly log: Log
}

/** Creates the presence hub of a process. */
export async function createPresenceHub({
  database,
  publisher: publisher,
  hub,
  clock,
  log,
}: PresenceHubDeps): Promise<PresenceHub> {
  const board = createPresenceBoard()
  const listeners = new Map<string, Set<PresenceListener>>()
  /** Unsubscribe functions by store, for the events of removed members. */
  const watched = new Map<string, () => void>()
  const changed = new Map<string, Set<string>>()
  let timer: NodeJS.Timeout | undefined

  function markChanged(storeId: string, threadIds: readonly string[]): void {
    if (threadIds.length === 0) return
    const ids = changed.get(storeId) ?? new Set()
    changed.set(storeId, ids)
    for (const id of threadIds) ids.add(id)
    timer ??= setTimeout(publishChanges, batchMs)
  }

  function publishChanges(): void {
    timer = undefined
    for (const [storeId, ids] of changed)
      for (const threadsOf of splitPresenceThreads(board.list(storeId, ids)))
        publishToStore(storeId, threadsOf)
    changed.clear()
    const present = new Set(board.stores())
    for (const [storeId, unwatch] of watched) {
      if (present.has(storeId)) continue
      unwatch()
      watched.delete(storeId)
    }
  }

  /** Formats one text for all members, except those that it contains. */
  function publishToStore(storeId: string, threads: PresenceUpdate['threads']): void {
    const people = new Set(threads.flatMap((thread) => thread.people.map(({ id }) => id)))
    const texts = new Map<string, string>()
    for (const { userId, hear } of listeners.get(storeId) ?? []) {
      const key = people.has(userId) ? userId : ''
      const text = texts.get(key) ?? formatPresenceEvent(false, removePersonFromThreads(threads, key))
      texts.set(key, text)
      hear(text)
    }
  }

  function receiveReport(report: PresenceReport): void {
    const { storeId } = report
    if (!watched.has(storeId)) {
      const unwatch = hub.subscribe(storeId, ({ type, ref }) => {
        if (type === 'member') markChanged(storeId, board.removePerson(storeId, ref))
      })
      watched.set(storeId, unwatch)
    }
    markChanged(storeId, board.put(report, clock()))
  }

  const logFailure = (error: unknown): void =>
    log.warn({ error: error instanceof Error ? error.name : 'unknown' }, 'presence not published')
  const unlisten = await database.listen(presenceChannel, (payload) => {
    // Requests all reports after a connect, because some may have been missed.
    if (payload === undefined) {
      publisher.requestAll().catch(logFailure)
      return
    }
    const message = JSON.parse(payload) as PresenceMessage
    if (!('ask' in message)) receiveReport(message)
    else if (message.ask !== publisher.process) {
      const nowMs = clock()
      const own = board.listOf(publisher.process)
      publisher
        .republish(own.map(({ untilMs, ...one }) => ({ ...one, leftMs: untilMs - nowMs })))
        .catch(logFailure)
    }
  })
  const sweep = setInterval(() => {
    for (const [storeId, ids] of board.expire(clock())) markChanged(storeId, ids)
  }, sweepMs)
  sweep.unref()

  return {
    subscribe(storeId, userId, hear) {
      const listener = { userId, hear }
      const ofStore = listeners.get(storeId) ?? new Set()
      listeners.set(storeId, ofStore.add(listener))
      // Runs after `subscribe` returned, so that a full stream can unsubscribe.
      queueMicrotask(() => {
        if (!ofStore.has(listener)) return
        const [first = [], ...rest] = splitPresenceThreads(
          removePersonFromThreads(board.list(storeId), userId),
        )
        hear(formatPresenceEvent(true, first))
        for (const more of rest) hear(formatPresenceEvent(false, more))
      })
      return () => {
        ofStore.delete(listener)
        if (ofStore.size === 0 && listeners.get(storeId) === ofStore) listeners.delete(storeId)
      }
    },
    close: async () => {
      clearInterval(sweep)
      clearTimeout(timer)
      for (const unwatch of watched.values()) unwatch()
      await unlisten()
    },
  }
}

const formatPresenceEvent = (isWhole: boolean, threads: PresenceUpdate['threads']): string =>
  `event: presence\ndata: ${JSON.stringify({ is_whole: isWhole, threads } satisfies PresenceUpdate)}\n\n`

/** Leaves out the person's own pages. */
const removePersonFromThreads = (
  threads: PresenceUpdate['threads'],
  userId: string,
): PresenceUpdate['threads'] =>
  userId === ''
    ? threads
    : threads.map(({ id, people }) => ({ id, people: people.filter((person) => person.id !== userId) }))

function splitPresenceThreads(threads: PresenceUpdate['threads']): PresenceUpdate['threads'][] {
  const parts = []
  for (let from = 0; from < threads.length; from += maxThreads)
    parts.push(threads.slice(from, from + maxThreads))
  return parts
}
