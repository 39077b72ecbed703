import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { wakeJobRunners } from '../claims/wake-job-runners.ts'
import type { SqlClock } from '../claims/sql-time.ts'
import { draftJobs, drafts, emails, mailboxSyncs, threads } from '../database/schema.ts'
import type { Transaction } from '../database/transact.ts'
import { publishEvents } from '../events/publish-events.ts'
import { rateLimitRules } from '../platform/rate-limits.ts'
import { buildNextDraftVersion } from '../threads/replies/draft.ts'

/** The time and the reason of a requested draft. */
export interface DraftTiming {
  readonly now: SqlClock
  readonly clock: () => number
  /** The pause between a mail and its draft, because a second mail often follows. */
  readonly waitSeconds: number
}

/** Drafts by a machine that have no edits. */
const isUntouched = and(eq(drafts.state, 'ready'), sql`${drafts.writer} ->> 'kind' <> 'person'`)

/** The customer waits for a reply. Mails of a side conversation, such as the answer to a forward, do not count. */
const hasQuestion = sql`exists (select 1 from ${emails} where ${emails.threadId} = ${threads.id}
  and ${emails.direction} = 'in' and ${emails.kind} = 'customer' and not ${emails.isSide}
  and ${emails.createdAt} > coalesce(${threads.storeAt}, '-infinity'))`

/**
 * Enqueues drafts for conversations with new mail, after a pause without more mail. Earlier drafts become
 * stale, except those that a member edited.
 */
export async function enqueueDrafts(
  tx: Transaction,
  { now, clock, waitSeconds }: DraftTiming,
  storeId: string,
  threadIds: readonly string[],
): Promise<void> {
  if (threadIds.length === 0) return
  await markDraftsStale(tx, storeId, threadIds, clock())
  const waiting = await tx
    .select({ id: threads.id })
    .from(threads)
    .where(
      and(inArray(threads.id, [...threadIds]), threads.needsReply, isNull(threads.mergedInto), hasQuestion),
    )
  if (waiting.length === 0) return
  const ids = waiting.map(({ id }) => id)
  const dueAt = sql<Date>`${now()} + make_interval(secs => ${waitSeconds})`
  const postponed = await tx
    .update(draftJobs)
    .set({ dueAt })
    .where(and(inArray(draftJobs.threadId, ids), eq(draftJobs.reason, 'mail'), isNull(draftJobs.leasedUntil)))
    .returning({ id: draftJobs.threadId })
  const known = new Set(postponed.map(({ id }) => id))
  const rows = ids
    .filter((id) => !known.has(id))
    .map((threadId) => ({ storeId, threadId, reason: 'mail' as const, dueAt, begunAt: dueAt }))
  if (rows.length > 0) await tx.insert(draftJobs).values(rows)
  await wakeJobRunners(tx, draftJobs)
}

/** Marks generated drafts as stale, because their conversation has new mail. */
async function markDraftsStale(
  tx: Transaction,
  storeId: string,
  threadIds: readonly string[],
  nowMs: number,
): Promise<void> {
  const stale = await tx
    .update(drafts)
    .set({ state: 'stale', ...buildNextDraftVersion(nowMs) })
    .where(and(inArray(drafts.threadId, [...threadIds]), isUntouched))
    .returning({ ref: drafts.id })
  await publishEvents(
    tx,
    stale.map(({ ref }) => ({ storeId, type: 'draft' as const, ref })),
    nowMs,
  )
}

/** The number of drafts to write right after a mailbox was linked. */
const firstDraftCount = 5

/** Enqueues drafts for the newest unanswered conversations, without delay. */
export function enqueueFirstDrafts(
  tx: Transaction,
  timing: Pick<DraftTiming, 'now'>,
  storeId: string,
): Promise<void> {
  const isUnanswered = sql`${threads.customerAt} > coalesce(${threads.storeAt}, '-infinity')`
  return enqueueDraftBatch(tx, timing, {
    storeId,
    reason: 'first',
    isWanted: isUnanswered,
    most: firstDraftCount,
  })
}

/** Enqueues drafts for imported conversations that wait for a reply, newest first, up to the store's daily limit. */
export function enqueueImportDrafts(
  tx: Transaction,
  timing: Pick<DraftTiming, 'now'>,
  storeId: string,
): Promise<void> {
  const most = rateLimitRules.writtenDraftStore.count
  return enqueueDraftBatch(tx, timing, {
    storeId,
    reason: 'import',
    isWanted: eq(threads.needsReply, true),
    most,
  })
}

interface DraftBatchRequest {
  readonly storeId: string
  readonly reason: 'first' | 'import'
  readonly isWanted: SQL
  readonly most: number
}

async function enqueueDraftBatch(
  tx: Transaction,
  { now }: Pick<DraftTiming, 'now'>,
  { storeId, reason, isWanted, most }: DraftBatchRequest,
): Promise<void> {
  const newest = await tx
    .select({
      id: threads.id,
      // Drizzle omits the table name in a single-table query, so the column would belong to the inner table.
      hasDraft: sql<boolean>`exists (select 1 from ${drafts} d where d.thread_id = ${threads}.id)
        or exists (select 1 from ${draftJobs} j where j.thread_id = ${threads}.id)`,
    })
    .from(threads)
    .where(
      and(eq(threads.storeId, storeId), isNull(threads.mergedInto), isNull(threads.archivedAt), isWanted),
    )
    .orderBy(desc(threads.customerAt))
    .limit(most)
  // Skips threads that have a draft, because an interrupted import starts again.
  const wanted = newest.filter(({ hasDraft }) => !hasDraft)
  if (wanted.length === 0) return
  const at = { dueAt: sql<Date>`${now()}`, begunAt: sql<Date>`${now()}` }
  await tx.insert(draftJobs).values(wanted.map(({ id }) => ({ storeId, threadId: id, reason, ...at })))
  await tx
    .update(mailboxSyncs)
    .set({ draftsWanted: sql`${mailboxSyncs.draftsWanted} + ${wanted.length}` })
    .where(eq(mailboxSyncs.storeId, storeId))
  await wakeJobRunners(tx, draftJobs)
}

/** Cancels the drafts of an import, which then count as not wanted. A draft in progress is completed. */
export async function cancelImportDrafts(tx: Transaction, storeId: string): Promise<void> {
  const cancelled = await tx
    .delete(draftJobs)
    .where(
      and(
        eq(draftJobs.storeId, storeId),
        inArray(draftJobs.reason, ['first', 'import']),
        isNull(draftJobs.draftId),
      ),
    )
    .returning({ id: draftJobs.id })
  if (cancelled.length === 0) return
  await tx
    .update(mailboxSyncs)
    .set({ draftsWanted: sql`greatest(0, ${mailboxSyncs.draftsWanted} - ${cancelled.length})` })
    .where(eq(mailboxSyncs.storeId, storeId))
}
