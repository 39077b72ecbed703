import { eq, inArray, sql } from 'drizzle-orm'
import { draftJobs, drafts, emailIds, emails, gapThreads, outbox, threads } from '../database/schema.ts'
import type { Transaction } from '../database/transact.ts'
import { updateEmails } from './update-emails.ts'

type Thread = typeof threads.$inferSelect

/**
 * Moves everything of one conversation into another; the emptied one stays, so that links to it lead on. Who waits in either of
 * the two goes on waiting, and only what was put away in both stays there. `refreshThreads` has to follow.
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
  // One statement: each costs an embedded database more than what it does.
  await tx.execute(sql`
    with moved_drafts as (update ${drafts} set thread_id = ${into} where thread_id = ${from}),
      moved_outbox as (update ${outbox} set thread_id = ${into} where thread_id = ${from}),
      moved_jobs as (update ${draftJobs} set thread_id = ${into} where thread_id = ${from}),
      moved_gaps as (insert into ${gapThreads} (gap_id, thread_id, asked_at)
        select gap_id, ${into}::uuid, asked_at from ${gapThreads} where thread_id = ${from} on conflict do nothing),
      former_gaps as (delete from ${gapThreads} where thread_id = ${from}),
      moved_ids as (update ${emailIds} set thread_id = ${into} where thread_id = ${from}),
      moved_threads as (update ${threads} set merged_into = ${into} where merged_into = ${from})
    update ${threads} set merged_into = ${into}, needs_reply = false, is_unread = false, version = version + 1
    where id = ${from}`)
  await tx
    .update(threads)
    .set({
      isUnread: target.isUnread || source.isUnread,
      archivedAt: target.archivedAt && source.archivedAt ? target.archivedAt : null,
      spamAt: target.spamAt && source.spamAt ? target.spamAt : null,
      assigneeId: target.assigneeId ?? source.assigneeId,
      settledAt: settledOf(target, source),
    })
    .where(eq(threads.id, into))
}

/** Up to when mails wait for no reply: where a customer waits, what settled the other conversation says nothing of theirs. */
function settledOf(target: Thread, source: Thread): Date | null {
  const times = [target, source].map(({ settledAt }) => settledAt?.getTime() ?? -Infinity)
  const waiting = times.filter((_, index) => (index === 0 ? target : source).needsReply)
  const settled = waiting.length > 0 ? Math.min(...waiting) : Math.max(...times)
  return settled === -Infinity ? null : new Date(settled)
}
