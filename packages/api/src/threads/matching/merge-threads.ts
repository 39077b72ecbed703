import { eq, inArray, sql } from 'drizzle-orm'
import {
  draftJobs,
  drafts,
  emailIds,
  emails,
  gapThreads,
  notes,
  notifications,
  outbox,
  threadHistory,
  threads,
  threadTags,
} from '../../database/schema.ts'
import type { Transaction } from '../../database/transact.ts'
import { updateEmails } from '../storage/update-emails.ts'

type ThreadRow = typeof threads.$inferSelect

/**
 * Moves everything of a thread into another, and keeps the empty one as a redirect; the result is archived,
 * snoozed or resolved only if both were. Call `refreshThreads` afterwards.
 */
export async function mergeThreads(tx: Transaction, into: string, from: string): Promise<void> {
  if (into === from) return
  const rows = await tx
    .select()
    .from(threads)
    .where(inArray(threads.id, [into, from]))
  const [target, source] = [into, from].map((wanted) => rows.find(({ id }) => id === wanted))
  if (!target || !source) throw new Error('a conversation to merge is not there')
  await updateEmails(tx, eq(emails.threadId, from), { threadId: into })
  // One statement, because each statement is expensive in the embedded database.
  await tx.execute(sql`
    with moved_drafts as (update ${drafts} set thread_id = ${into} where thread_id = ${from}),
      moved_outbox as (update ${outbox} set thread_id = ${into} where thread_id = ${from}),
      moved_notes as (update ${notes} set thread_id = ${into} where thread_id = ${from}),
      moved_notifications as (update ${notifications} set thread_id = ${into} where thread_id = ${from}),
      moved_history as (update ${threadHistory} set thread_id = ${into} where thread_id = ${from}),
      moved_jobs as (update ${draftJobs} set thread_id = ${into} where thread_id = ${from}),
      moved_gaps as (insert into ${gapThreads} (gap_id, thread_id, asked_at)
        select gap_id, ${into}::uuid, asked_at from ${gapThreads} where thread_id = ${from} on conflict do nothing),
      former_gaps as (delete from ${gapThreads} where thread_id = ${from}),
      moved_tags as (insert into ${threadTags} (tag_id, thread_id)
        select tag_id, ${into}::uuid from ${threadTags} where thread_id = ${from} on conflict do nothing),
      former_tags as (delete from ${threadTags} where thread_id = ${from}),
      moved_ids as (update ${emailIds} set thread_id = ${into} where thread_id = ${from}),
      moved_threads as (update ${threads} set merged_into = ${into} where merged_into = ${from})
    update ${threads} set merged_into = ${into}, needs_reply = false, is_unread = false,
      snoozed_at = null, snoozed_until = null, follow_up_at = null, version = version + 1
    where id = ${from}`)
  await tx
    .update(threads)
    .set({
      isUnread: target.isUnread || source.isUnread,
      archivedAt: target.archivedAt && source.archivedAt ? target.archivedAt : null,
      spamAt: target.spamAt && source.spamAt ? target.spamAt : null,
      snoozedAt: target.snoozedAt && source.snoozedAt ? target.snoozedAt : null,
      snoozedUntil: target.snoozedAt && source.snoozedAt ? target.snoozedUntil : null,
      followUpAt: target.followUpAt ?? source.followUpAt,
      assigneeId: target.assigneeId ?? source.assigneeId,
      settledAt: mergeSettledAt(target, source),
    })
    .where(eq(threads.id, into))
}

/** Resolution date of the merged thread. If either thread waits for a reply, only that thread's date counts. */
function mergeSettledAt(target: ThreadRow, source: ThreadRow): Date | null {
  const times = [target, source].map(({ settledAt }) => settledAt?.getTime() ?? -Infinity)
  const waiting = times.filter((_, index) => (index === 0 ? target : source).needsReply)
  const settled = waiting.length > 0 ? Math.min(...waiting) : Math.max(...times)
  return settled === -Infinity ? null : new Date(settled)
}
