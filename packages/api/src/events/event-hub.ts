import { and, asc, eq, gt, gte, isNotNull, max, min, sql, isNull } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { OpenDatabase, Database } from '../database/open-database.ts'
import { pageEvents, eventPositions } from '../database/schema.ts'
import type { Log } from '../platform/log.ts'
import { transact } from '../database/transact.ts'
import { eventChannel } from './publish-events.ts'

/** The number of the advisory lock. Other locks of this database must have other numbers. */
const numberingLock = 4_322_002
const batchSize = 5000

/** Numbers committed events. An advisory lock lets one process do so at a time, so that readers never miss an event with a lower position. */
export async function assignEventPositions(db: Database, clock: () => number): Promise<void> {
  while (await hasUnnumberedEvents(db))
    await transact(db, async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${numberingLock})`)
      await tx.execute(sql`
      update ${pageEvents} set position = numbered.position, at = ${new Date(clock()).toISOString()}::timestamptz
      from (
        select id, nextval(${eventPositions.seqName}) as position
        from (select id from ${pageEvents} where position is null order by id limit ${batchSize}) waiting
      ) numbered
      where events.id = numbered.id`)
    })
}

async function hasUnnumberedEvents(db: Database): Promise<boolean> {
  const waiting = await db
    .select({ id: pageEvents.id })
    .from(pageEvents)
    .where(isNull(pageEvents.position))
    .limit(1)
  return waiting.length > 0
}

/** An event as streams send it. */
export interface PageEvent {
  /** The position of the event in the order of publication. */
  readonly id: number
  readonly type: string
  readonly ref: string
}

/** Delivers events to the listeners of this process. */
export interface EventHub {
  /** Subscribes to new events of a store. Returns the unsubscribe function. */
  readonly subscribe: (storeId: string, hear: (event: PageEvent) => void) => () => void
  /** Events after the given one. Undefined when they are purged. */
  readonly since: (storeId: string, id: number) => Promise<PageEvent[] | undefined>
  /** Events since a time in Unix ms. Undefined when there are too many. */
  readonly from: (storeId: string, atMs: number) => Promise<PageEvent[] | undefined>
  /** The id of the latest delivered event. */
  readonly newest: () => number
  readonly close: () => Promise<void>
}

/** A page that missed more events has to reload all data. */
const maxReplayed = 500
const pauseMs = 30
const retryMs = 1000

/** The queries below select only rows with a position. */
const eventPosition = sql<number>`${pageEvents.position}`.mapWith(Number)

/** Creates the event hub of a process. All streams share one database listener. */
export async function createEventHub(
  { db, listen }: Pick<OpenDatabase, 'db' | 'listen'>,
  clock: () => number,
  log: Log,
): Promise<EventHub> {
  const streams = new Map<string, Set<(event: PageEvent) => void>>()
  const [newest] = await db
    .select({ id: sql<string>`coalesce(max(${pageEvents.position}), 0)` })
    .from(pageEvents)
  let last = Number(newest?.id ?? 0)
  let timer: NodeJS.Timeout | undefined
  let reading: Promise<void> | undefined
  let isClosed = false

  /** Reads events of all stores, so that a later subscriber does not receive older ones. */
  const readEventBatch = async (): Promise<boolean> => {
    const rows = await db
      .select({ id: eventPosition, type: pageEvents.type, ref: pageEvents.ref, storeId: pageEvents.storeId })
      .from(pageEvents)
      .where(gt(pageEvents.position, last))
      .orderBy(asc(pageEvents.position))
      .limit(batchSize)
    for (const { storeId, ...event } of rows) {
      last = event.id
      for (const hear of streams.get(storeId) ?? []) hear(event)
    }
    return rows.length === batchSize
  }
  const readNewEvents = async (): Promise<void> => {
    await assignEventPositions(db, clock)
    while (await readEventBatch()) continue
  }

  const scheduleRead = (waitMs: number): void => {
    // A short delay reads events of one burst together.
    timer ??= setTimeout(() => {
      timer = undefined
      reading = (reading ?? Promise.resolve()).then(readNewEvents).catch((error: unknown) => {
        log.warn({ error: error instanceof Error ? error.name : 'unknown' }, 'events not read')
        if (!isClosed) scheduleRead(retryMs)
      })
    }, waitMs)
  }
  const replayEvents = async (storeId: string, which: SQL): Promise<PageEvent[] | undefined> => {
    const rows = await db
      .select({ id: eventPosition, type: pageEvents.type, ref: pageEvents.ref })
      .from(pageEvents)
      .where(and(eq(pageEvents.storeId, storeId), isNotNull(pageEvents.position), which))
      .orderBy(asc(pageEvents.position))
      .limit(maxReplayed + 1)
    return rows.length > maxReplayed ? undefined : rows
  }
  const unlisten = await listen(eventChannel, () => scheduleRead(pauseMs))
  await readNewEvents()

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
        .select({ first: min(pageEvents.position), last: max(pageEvents.position) })
        .from(pageEvents)
      // A gap: later events were purged, or the database was restored from a backup.
      const isKnown = known?.first != null && known.last != null && known.first <= id + 1 && known.last >= id
      return isKnown ? replayEvents(storeId, gt(pageEvents.position, id)) : undefined
    },
    from: (storeId, atMs) => replayEvents(storeId, gte(pageEvents.at, new Date(atMs))),
    newest: () => last,
    close: async () => {
      isClosed = true
      await unlisten()
      clearTimeout(timer)
      await reading
    },
  }
}
