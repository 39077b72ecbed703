import { sql } from 'drizzle-orm'
import type { Database } from '../database/open-database.ts'
import { pageEvents } from '../database/schema.ts'
import type { Transaction } from '../database/transact.ts'

/** An event for open pages: kind and id of the changed object, without contents. */
export interface NewPageEvent {
  readonly storeId: string
  readonly type: (typeof pageEvents.$inferInsert)['type']
  readonly ref?: string
}

/** Notification channel of new events. */
export const eventChannel = 'draftdesk_events'

/** Stores events in a transaction. Listeners are notified on commit. */
export async function publishEvents(
  tx: Transaction | Database,
  happenings: readonly NewPageEvent[],
  nowMs: number,
): Promise<void> {
  if (happenings.length === 0) return
  const at = new Date(nowMs)
  await tx.insert(pageEvents).values(happenings.map((happening) => ({ ...happening, at })))
  // One `pg_notify` per store is enough, because listeners read all new rows.
  for (const storeId of new Set(happenings.map((happening) => happening.storeId)))
    await tx.execute(sql`select pg_notify(${eventChannel}, ${storeId})`)
}

/** Publishes changed threads of a store and the change of their lists. */
export const publishThreads = (
  tx: Transaction,
  { storeId, nowMs }: { readonly storeId: string; readonly nowMs: number },
  ...threadIds: readonly string[]
): Promise<void> =>
  publishEvents(
    tx,
    [...threadIds.map((ref) => ({ storeId, type: 'thread' as const, ref })), { storeId, type: 'list' }],
    nowMs,
  )
