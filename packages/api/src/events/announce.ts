import { isNull, sql } from 'drizzle-orm'
import type { Database } from '../database/open.ts'
import { eventPositions, events } from '../database/schema.ts'
import { transact } from '../database/transact.ts'

/** Another number than any advisory lock on this database. */
const announceLock = 4_322_002
const mostAtOnce = 5000

/**
 * Numbers the committed events that have no position yet. One process does so at a time, until its transaction is committed:
 * a reader that has seen a position finds no new event before it.
 */
export async function announceEvents(db: Database, clock: () => number): Promise<void> {
  while (await hasWaiting(db))
    await transact(db, async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${announceLock})`)
      await tx.execute(sql`
      update ${events} set position = numbered.position, at = ${new Date(clock()).toISOString()}::timestamptz
      from (
        select id, nextval(${eventPositions.seqName}) as position
        from (select id from ${events} where position is null order by id limit ${mostAtOnce}) waiting
      ) numbered
      where events.id = numbered.id`)
    })
}

async function hasWaiting(db: Database): Promise<boolean> {
  const waiting = await db.select({ id: events.id }).from(events).where(isNull(events.position)).limit(1)
  return waiting.length > 0
}
