import { sql } from 'drizzle-orm'
import type { Database } from '../database/open.ts'
import { events } from '../database/schema.ts'
import type { Transaction } from '../database/transact.ts'

/** What open pages are told of: the kind of thing that changed and its id, never any words. */
export interface Happening {
  readonly storeId: string
  readonly type: (typeof events.$inferInsert)['type']
  readonly ref?: string
}

/** The channel that listeners of a database hear of new events on. */
export const channel = 'draftdesk_events'

/** Notes events in a transaction; who listens hears of them when it is committed, and of none when it is not. */
export async function publish(
  tx: Transaction | Database,
  happenings: readonly Happening[],
  nowMs: number,
): Promise<void> {
  if (happenings.length === 0) return
  const at = new Date(nowMs)
  await tx.insert(events).values(happenings.map((happening) => ({ ...happening, at })))
  // Stores are named, not events: however much happened, a listener reads the rows once.
  for (const storeId of new Set(happenings.map((happening) => happening.storeId)))
    await tx.execute(sql`select pg_notify(${channel}, ${storeId})`)
}
