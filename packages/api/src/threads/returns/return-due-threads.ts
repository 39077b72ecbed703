import { sql } from 'drizzle-orm'
import type { Database } from '../../database/open-database.ts'
import { threads } from '../../database/schema.ts'
import { transact } from '../../database/transact.ts'
import { publishEvents } from '../../events/publish-events.ts'
import { recordAutomaticChanges } from '../team/thread-history.ts'

/** Threads of one transaction, so that requests are served in between. */
const batchSize = 100

interface DueThread {
  readonly id: string
  readonly storeId: string
  readonly isBack: boolean
  readonly reason: 'snooze' | 'follow_up'
}

/**
 * Returns threads to the top of the lists when their snooze ended or their customer did not answer in time,
 * and returns their number. One statement updates a thread and its state, so that a crash loses or repeats
 * none.
 */
export async function returnDueThreads(db: Database, nowMs: number): Promise<number> {
  let total = 0
  for (;;) {
    const count = await returnDueBatch(db, nowMs)
    total += count
    if (count < batchSize) return total
  }
}

async function returnDueBatch(db: Database, nowMs: number): Promise<number> {
  const now = sql`${new Date(nowMs).toISOString()}::timestamptz`
  const isUnanswered = sql`coalesce(${threads.followUpAt} <= ${now}, false)`
  // A thread that was archived while it was snoozed stays in the archive.
  const isBack = sql`((due.archived_at is null and due.merged_into is null) or (due.is_unanswered and due.spam_at is null))`
  return transact(db, async (tx) => {
    const result: unknown = await tx.execute(sql`
      with due as (
        select id, archived_at, merged_into, spam_at, ${isUnanswered} as is_unanswered from ${threads}
        where least(${threads.snoozedUntil}, ${threads.followUpAt}) <= ${now}
          and coalesce(${threads.snoozedUntil}, ${threads.followUpAt}) is not null
        order by least(${threads.snoozedUntil}, ${threads.followUpAt}), id limit ${batchSize}
        for update skip locked
      )
      update ${threads} set
        snoozed_at = null, snoozed_until = null,
        follow_up_at = case when due.is_unanswered then null else ${threads.followUpAt} end,
        archived_at = case when ${isBack} then null else ${threads.archivedAt} end,
        returned_at = case when ${isBack} then ${now} else ${threads.returnedAt} end,
        return_reason = case when not ${isBack} then ${threads.returnReason}
          when due.is_unanswered then 'follow_up' else 'snooze' end,
        version = ${threads.version} + 1
      from due where ${threads.id} = due.id
      returning ${threads.id} as "id", ${threads.storeId} as "storeId", ${isBack} as "isBack",
        case when due.is_unanswered then 'follow_up' else 'snooze' end as "reason"`)
    const { rows } = result as { rows: DueThread[] }
    const back = rows.filter((row) => row.isBack)
    await recordAutomaticChanges(
      tx,
      back.map(({ id: threadId, storeId, reason }) => ({
        storeId,
        threadId,
        action: reason === 'snooze' ? 'returned' : 'unanswered',
      })),
      nowMs,
    )
    await publishEvents(
      tx,
      [
        ...back.map(({ storeId, id }) => ({ storeId, type: 'thread' as const, ref: id })),
        ...[...new Set(back.map(({ storeId }) => storeId))].map((storeId) => ({
          storeId,
          type: 'list' as const,
        })),
      ],
      nowMs,
    )
    return rows.length
  })
}
