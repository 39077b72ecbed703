import { and, asc, eq, gt, gte, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Database, Listen } from '../database/open.ts'
import { events } from '../database/schema.ts'
import type { Log } from '../platform/log.ts'
import { channel } from './publish.ts'

/** One thing that changed, as streams tell it. */
export interface StoredEvent {
  readonly id: number
  readonly type: string
  readonly ref: string
}

/** Tells whoever listens in this process what happens in their store. */
export interface EventHub {
  /** Hears what happens in a store from here on; the answer ends it. */
  readonly subscribe: (storeId: string, hear: (event: StoredEvent) => void) => () => void
  /** What happened since an event; undefined when that is too long ago to tell. */
  readonly since: (storeId: string, id: number) => Promise<StoredEvent[] | undefined>
  /** What happened from a moment on, in Unix ms; undefined when that is more than can be told. */
  readonly from: (storeId: string, atMs: number) => Promise<StoredEvent[] | undefined>
  /** The id of the newest event that was told. */
  readonly newest: () => number
  readonly close: () => Promise<void>
}

/** Transactions commit in another order than they took their ids in; this many ids back are looked at again. */
const overlap = 200
/** More than this at once is told as 'look at everything again'. */
const mostReplayed = 500
const mostAtOnce = 5000
const pauseMs = 30

/** Creates the hub of a process: one listener on the database, however many streams there are. */
export async function createEventHub(db: Database, listen: Listen, log: Log): Promise<EventHub> {
  const streams = new Map<string, Set<(event: StoredEvent) => void>>()
  const told = new Set<number>()
  const [newest] = await db.select({ id: sql<string>`coalesce(max(${events.id}), 0)` }).from(events)
  let last = Number(newest?.id ?? 0)
  let timer: NodeJS.Timeout | undefined
  let reading: Promise<void> | undefined

  /** Events of every store, so that who subscribes later is not told what happened before. */
  const readSlice = async (): Promise<boolean> => {
    const rows = await db
      .select({ id: events.id, type: events.type, ref: events.ref, storeId: events.storeId })
      .from(events)
      .where(gt(events.id, last - overlap))
      .orderBy(asc(events.id))
      .limit(mostAtOnce)
    for (const { storeId, ...event } of rows) {
      if (told.has(event.id)) continue
      told.add(event.id)
      for (const hear of streams.get(storeId) ?? []) hear(event)
    }
    last = Math.max(last, rows.at(-1)?.id ?? 0)
    for (const id of told) if (id <= last - overlap) told.delete(id)
    return rows.length === mostAtOnce
  }
  const read = async (): Promise<void> => {
    while (await readSlice()) continue
  }

  const onNews = (): void => {
    // What is told together is read together.
    timer ??= setTimeout(() => {
      timer = undefined
      reading = (reading ?? Promise.resolve())
        .then(read)
        .catch((error: unknown) =>
          log.warn({ error: error instanceof Error ? error.name : 'unknown' }, 'events not read'),
        )
    }, pauseMs)
  }
  const replay = async (storeId: string, which: SQL): Promise<StoredEvent[] | undefined> => {
    const rows = await db
      .select({ id: events.id, type: events.type, ref: events.ref })
      .from(events)
      .where(and(eq(events.storeId, storeId), which))
      .orderBy(asc(events.id))
      .limit(mostReplayed + 1)
    return rows.length > mostReplayed ? undefined : rows
  }
  const unlisten = await listen(channel, onNews)
  await read()

  return {
    subscribe: (storeId, hear) => {
      const mine = streams.get(storeId) ?? new Set()
      streams.set(storeId, mine.add(hear))
      return () => {
        mine.delete(hear)
        if (mine.size === 0) streams.delete(storeId)
      }
    },
    since: async (storeId, id) => {
      const [first] = await db.select({ id: sql<string | null>`min(${events.id})` }).from(events)
      // Nothing older than the oldest row is known, and a table without rows knows nothing.
      if (first?.id == null || Number(first.id) > id + 1) return undefined
      return replay(storeId, gt(events.id, id))
    },
    from: (storeId, atMs) => replay(storeId, gte(events.at, new Date(atMs))),
    newest: () => last,
    close: async () => {
      clearTimeout(timer)
      await unlisten()
      await reading
    },
  }
}
