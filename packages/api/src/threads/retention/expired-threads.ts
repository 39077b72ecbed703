import { dayMs } from '@draftdesk/contract/durations'
import { and, eq, isNotNull, isNull, lt, notExists } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Database } from '../../database/open-database.ts'
import { activities, drafts, threads } from '../../database/schema.ts'
import type { RetentionDays, RetentionThreadKind } from './retention-settings.ts'

/** The time that is `days` ago. */
export const subtractDays = (nowMs: number, days: number): Date => new Date(nowMs - days * dayMs)

const conditionByKind: Readonly<Record<RetentionThreadKind, SQL | undefined>> = {
  resolved: and(eq(threads.needsReply, false), isNull(threads.archivedAt), isNull(threads.spamAt)),
  archived: and(isNotNull(threads.archivedAt), isNull(threads.spamAt)),
  spam: isNotNull(threads.spamAt),
}

/** The condition for threads of a kind whose last mail is older than `before`. Snoozed threads, and those with a queued reply, stay. */
export const isExpiredThread = (
  db: Pick<Database, 'select'>,
  storeId: string,
  kind: RetentionThreadKind,
  before: Date,
): SQL | undefined =>
  and(
    eq(threads.storeId, storeId),
    lt(threads.listedAt, before),
    conditionByKind[kind],
    isNull(threads.mergedInto),
    isNull(threads.snoozedAt),
    isNull(threads.followUpAt),
    notExists(
      db
        .select({ id: drafts.id })
        .from(drafts)
        .where(and(eq(drafts.threadId, threads.id), eq(drafts.state, 'queued'))),
    ),
  )

/** The condition for old entries of the activity log. */
export const isExpiredActivity = (storeId: string, before: Date): SQL | undefined =>
  and(eq(activities.storeId, storeId), lt(activities.createdAt, before))

/** Counts the rows that these retention periods would delete now. */
export async function countExpiredRows(
  db: Database,
  storeId: string,
  days: RetentionDays,
  nowMs: number,
): Promise<Readonly<Record<keyof RetentionDays, number>>> {
  const countThreads = (kind: RetentionThreadKind) =>
    days[kind] === null
      ? Promise.resolve(0)
      : db.$count(threads, isExpiredThread(db, storeId, kind, subtractDays(nowMs, days[kind])))
  return {
    resolved: await countThreads('resolved'),
    archived: await countThreads('archived'),
    spam: await countThreads('spam'),
    activity:
      days.activity === null
        ? 0
        : await db.$count(activities, isExpiredActivity(storeId, subtractDays(nowMs, days.activity))),
  }
}
