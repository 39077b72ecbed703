import type { PresenceNews } from '@draftdesk/contract'
import type { OpenDatabase } from '../database/open.ts'
import type { Log } from '../platform/log.ts'
import type { EventHub } from './hub.ts'
import { createPresenceBoard } from './presence-board.ts'
import type { PresenceStatement } from './presence-board.ts'
import { presenceChannel } from './presence-speaker.ts'
import type { PresenceMessage, PresenceSpeaker } from './presence-speaker.ts'

const batchMs = 150
const sweepMs = 500
/** An event names so many threads at most. */
const mostThreads = 50

/** Delivers presence to the event streams of this process. */
export interface PresenceHub {
  /** Tells a member who is at which conversation, now and from here on. Returns the unsubscribe function. */
  readonly subscribe: (storeId: string, userId: string, hear: (text: string) => void) => () => void
  readonly close: () => Promise<void>
}

interface Listener {
  readonly userId: string
  readonly hear: (text: string) => void
}

interface Deps {
  readonly database: Pick<OpenDatabase, 'listen'>
  readonly speaker: PresenceSpeaker
  readonly hub: Pick<EventHub, 'subscribe'>
  readonly clock: () => number
  readonly log: Log
}

/** Creates the presence hub of a process. */
export async function createPresenceHub({ database, speaker, hub, clock, log }: Deps): Promise<PresenceHub> {
  const board = createPresenceBoard()
  const listeners = new Map<string, Set<Listener>>()
  /** Watches for removed members, in stores with people at conversations. */
  const watched = new Map<string, () => void>()
  const changed = new Map<string, Set<string>>()
  let timer: NodeJS.Timeout | undefined

  function markChanged(storeId: string, threadIds: readonly string[]): void {
    if (threadIds.length === 0) return
    const ids = changed.get(storeId) ?? new Set()
    changed.set(storeId, ids)
    for (const id of threadIds) ids.add(id)
    timer ??= setTimeout(flush, batchMs)
  }

  function flush(): void {
    timer = undefined
    for (const [storeId, ids] of changed)
      for (const threadsOf of cut(board.list(storeId, ids))) publishTo(storeId, threadsOf)
    changed.clear()
    const present = new Set(board.stores())
    for (const [storeId, unwatch] of watched) {
      if (present.has(storeId)) continue
      unwatch()
      watched.delete(storeId)
    }
  }

  /** One text serves all members but those that it names. */
  function publishTo(storeId: string, named: PresenceNews['threads']): void {
    const people = new Set(named.flatMap((thread) => thread.people.map(({ id }) => id)))
    const texts = new Map<string, string>()
    for (const { userId, hear } of listeners.get(storeId) ?? []) {
      const key = people.has(userId) ? userId : ''
      const text = texts.get(key) ?? write(false, leaveOut(named, key))
      texts.set(key, text)
      hear(text)
    }
  }

  function receive(statement: PresenceStatement): void {
    const { storeId } = statement
    if (!watched.has(storeId)) {
      const unwatch = hub.subscribe(storeId, ({ type, ref }) => {
        if (type === 'member') markChanged(storeId, board.removePerson(storeId, ref))
      })
      watched.set(storeId, unwatch)
    }
    markChanged(storeId, board.put(statement, clock()))
  }

  const report = (error: unknown): void =>
    log.warn({ error: error instanceof Error ? error.name : 'unknown' }, 'presence not stated')
  const unlisten = await database.listen(presenceChannel, (payload) => {
    // This process has missed what others stated.
    if (payload === undefined) {
      speaker.ask().catch(report)
      return
    }
    const message = JSON.parse(payload) as PresenceMessage
    if (!('ask' in message)) receive(message)
    else if (message.ask !== speaker.process) {
      const nowMs = clock()
      const own = board.listOf(speaker.process)
      speaker.repeat(own.map(({ untilMs, ...one }) => ({ ...one, leftMs: untilMs - nowMs }))).catch(report)
    }
  })
  const sweep = setInterval(() => {
    for (const [storeId, ids] of board.expire(clock())) markChanged(storeId, ids)
  }, sweepMs)
  sweep.unref()

  return {
    subscribe(storeId, userId, hear) {
      const listener = { userId, hear }
      const mine = listeners.get(storeId) ?? new Set()
      listeners.set(storeId, mine.add(listener))
      // A stream that cannot take this has to be able to leave.
      queueMicrotask(() => {
        if (!mine.has(listener)) return
        const [first = [], ...rest] = cut(leaveOut(board.list(storeId), userId))
        hear(write(true, first))
        for (const more of rest) hear(write(false, more))
      })
      return () => {
        mine.delete(listener)
        if (mine.size === 0 && listeners.get(storeId) === mine) listeners.delete(storeId)
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

const write = (isWhole: boolean, named: PresenceNews['threads']): string =>
  `event: presence\ndata: ${JSON.stringify({ is_whole: isWhole, threads: named } satisfies PresenceNews)}\n\n`

/** A person is no colleague of their own other pages. */
const leaveOut = (named: PresenceNews['threads'], userId: string): PresenceNews['threads'] =>
  userId === ''
    ? named
    : named.map(({ id, people }) => ({ id, people: people.filter((person) => person.id !== userId) }))

function cut(named: PresenceNews['threads']): PresenceNews['threads'][] {
  const parts = []
  for (let from = 0; from < named.length; from += mostThreads)
    parts.push(named.slice(from, from + mostThreads))
  return parts
}
