import type { Answer } from '@draftdesk/contract'
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { isSendingStopped } from '../../database/store-with-set-up.ts'
import type { Database } from '../../database/open-database.ts'
import { outbox } from '../../database/schema.ts'
import { explainSendFailure } from './explain-send-failure.ts'

/**
 * Loads the sending status of a store: its waiting, failed and unconfirmed mails, and the reason and start
 * of a failure.
 */
export async function loadSendingStatus(
  db: Database,
  storeId: string,
): Promise<Answer<'threads'>['sending']> {
  const countInState = (state: string) => sql<number>`count(*) filter (where ${outbox.state} = ${state})::int`
  const newestThreadIn = (state: string) =>
    sql<
      string | null
    >`(array_agg(${outbox.threadId} order by ${outbox.createdAt} desc) filter (where ${outbox.state} = ${state}))[1]`
  const isWaiting = and(eq(outbox.state, 'held'), isNotNull(outbox.reason))
  const [found] = await db
    .select({
      waiting: sql<number>`count(*) filter (where ${isWaiting})::int`,
      failed: countInState('failed'),
      unknown: countInState('unknown'),
      failedThread: newestThreadIn('failed'),
      unknownThread: newestThreadIn('unknown'),
      since: sql<string | null>`min(${outbox.sendAt}) filter (where ${isSendingStopped})`,
      next: sql<string | null>`min(${outbox.dueAt}) filter (where ${isSendingStopped})`,
      reason: sql<
        string | null
      >`(array_agg(${outbox.reason} order by ${outbox.dueAt}) filter (where ${isSendingStopped}))[1]`,
    })
    .from(outbox)
    .where(and(eq(outbox.storeId, storeId), inArray(outbox.state, ['held', 'failed', 'unknown'])))
  const { waiting = 0, failed = 0, unknown = 0, since = null, next = null, reason = null } = found ?? {}
  const toIsoTime = (moment: string | null) => (moment === null ? null : new Date(moment).toISOString())
  return {
    waiting,
    failed,
    unknown,
    failed_thread: found?.failedThread ?? null,
    unknown_thread: found?.unknownThread ?? null,
    stopped:
      since === null || reason === null
        ? null
        : {
            since: toIsoTime(since) ?? since,
            detail: explainSendFailure(reason),
            next_try_at: toIsoTime(next),
          },
  }
}
