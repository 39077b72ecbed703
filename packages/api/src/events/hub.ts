import { and, asc, eq, gt, gte, isNotNull, max, min, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { OpenDatabase } from '../database/open.ts'
import { events } from '../database/schema.ts'
import type { Log } from '../platform/log.ts'
import { announceEvents } from './announce.ts'
import { channel } from './publish.ts'

/** One thing that changed, as streams tell it. */
export interface StoredEvent {
  /** Its position: later ones were announced later. */
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

/** More than this at once is told as 'look at everything again'. */
const mostReplayed = 500
const mostAtOnce = 5000
const pauseMs = 30
const retryMs = 1000

/** The position of a row that is announced, as every row is that these questions find. */
const position = sql<number>`${events.position}`.mapWith(Number)

/** Creates the hub of a process: one listener on the database, however many streams there are. */
export async function createEventHub(
  { db, listen }: Pick<OpenDatabase, 'db' | 'listen'>,
  clock: () => number,
  log: Log,
): Promise<EventHub> {
  const streams = new Map<string, Set<(event: StoredEvent) => void>>()
  const [newest] = await db.select({ id: sql<string>`coalesce(max(${events.position}), 0)` }).from(events)
  let last = Number(newest?.id ?? 0)
  let timer: NodeJS.Timeout | undefined
  let reading: Promise<void> | undefined
  let isClosed = false

  /** Events of every store, so that who subscribes later is not told what happened before. */
  const readBatch = async (): Promise<boolean> => {
    const rows = await db
      .select({ id: position, type: events.type, ref: events.ref, storeId: events.storeId })
      .from(events)
      .where(gt(events.position, last))
      .orderBy(asc(events.position))
      .limit(mostAtOnce)
    for (const { storeId, ...event } of rows) {
      last = event.id
      for (const hear of streams.get(storeId) ?? []) hear(event)
    }
    return rows.length === mostAtOnce
  }
  const read = async (): Promise<void> => {
    await announceEvents(db, clock)
    while (await readBatch()) continue
  }

  const readIn = (waitMs: number): void => {
    // What is told together is read together.
    timer ??= setTimeout(() => {
      timer = undefined
      reading = (reading ?? Promise.resolve()).then(read).catch((error: unknown) => {
        log.warn({ error: error instanceof Error ? error.name : 'unknown' }, 'events not read')
        if (!isClosed) readIn(retryMs)
      })
    }, waitMs)
  }
  const replay = async (storeId: string, which: SQL): Promise<StoredEvent[] | undefined> => {
    const rows = await db
      .select({ id: position, type: events.type, ref: events.ref })
      .from(events)
      .where(and(eq(events.storeId, storeId), isNotNull(events.position), which))
      .orderBy(asc(events.position))
      .limit(mostReplayed + 1)
    return rows.length > mostReplayed ? undefined : rows
  }
  const unlisten = await listen(channel, () => readIn(pauseMs))
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
      const [known] = await db
        .select({ first: min(events.position), last: max(events.position) })
        .from(events)
      // A gap: the events after this one are deleted, or it is of a database that this one was restored over.
      const isKnown = known?.first != null && known.last != null && known.first <= id + 1 && known.last >= id
      return isKnown ? replay(storeId, gt(events.position, id)) : undefined
    },
    from: (storeId, atMs) => replay(storeId, gte(events.at, new Date(atMs))),
    newest: () => last,
    close: async () => {
      isClosed = true
      await unlisten()
      clearTimeout(timer)
      await reading
    },
  }
}
