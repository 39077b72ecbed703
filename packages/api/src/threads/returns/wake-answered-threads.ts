import { and, eq, inArray, isNotNull, or, sql } from 'drizzle-orm'
import { drafts, emails, outbox, threads } from '../../database/schema.ts'
import type { Transaction } from '../../database/transact.ts'
import { buildNextDraftVersion } from '../replies/draft.ts'
import { notifySendFailures } from '../replies/send-failure.ts'
import { assignThreadsByRotation, unassignThreadsOfAwayMembers } from '../team/assign-threads.ts'
import { recordAutomaticChanges } from '../team/thread-history.ts'
import { notifyAssigneesOfReplies } from '../team/notify-assignee.ts'

/**
 * Ends snoozes and reminders of threads that a customer answered, withholds scheduled replies and notifies
 * the assignee. Call it with the new mails after `refreshThreads`, which locks the threads.
 */
export async function wakeAnsweredThreads(
  tx: Transaction,
  emailIds: readonly string[],
  nowMs: number,
): Promise<void> {
  if (emailIds.length === 0) return
  const answered = await tx
    .select({ id: emails.threadId, isSide: emails.isSide })
    .from(emails)
    .where(and(inArray(emails.id, [...emailIds]), eq(emails.direction, 'in'), eq(emails.kind, 'customer')))
  if (answered.length === 0) return
  const ids = [...new Set(answered.map(({ id }) => id))]
  await endSnoozesAndReminders(tx, ids, nowMs)
  // An answer to a forward is not from the customer.
  const byCustomer = [...new Set(answered.filter(({ isSide }) => !isSide).map(({ id }) => id))]
  if (byCustomer.length > 0) {
    await withholdScheduledReplies(tx, byCustomer, nowMs)
    await unassignThreadsOfAwayMembers(tx, byCustomer, nowMs)
  }
  await notifyAssigneesOfReplies(tx, emailIds, nowMs)
  await assignThreadsByRotation(tx, ids, emailIds, nowMs)
}

async function endSnoozesAndReminders(tx: Transaction, ids: readonly string[], nowMs: number): Promise<void> {
  const waiting = await tx
    .select({ id: threads.id, storeId: threads.storeId, snoozedAt: threads.snoozedAt })
    .from(threads)
    .where(
      and(inArray(threads.id, [...ids]), or(isNotNull(threads.snoozedAt), isNotNull(threads.followUpAt))),
    )
  if (waiting.length === 0) return
  await tx
    .update(threads)
    .set({ snoozedAt: null, snoozedUntil: null, followUpAt: null })
    .where(
      inArray(
        threads.id,
        waiting.map(({ id }) => id),
      ),
    )
  const woken = waiting.filter(({ snoozedAt }) => snoozedAt !== null)
  await recordAutomaticChanges(
    tx,
    woken.map(({ id, storeId }) => ({ storeId, threadId: id, action: 'woken' })),
    nowMs,
  )
}

async function withholdScheduledReplies(
  tx: Transaction,
  ids: readonly string[],
  nowMs: number,
): Promise<void> {
  const withheld = await tx
    .update(outbox)
    .set({ state: 'failed', reason: 'answered' })
    .where(
      and(
        inArray(outbox.threadId, [...ids]),
        eq(outbox.isScheduled, true),
        eq(outbox.state, 'held'),
        sql`not exists (select 1 from ${drafts} where ${drafts.id} = ${outbox.draftId} and ${drafts.forward} is not null)`,
      ),
    )
    .returning()
  const lines = withheld.map(({ storeId, threadId }) => ({ storeId, threadId, action: 'withheld' as const }))
  await recordAutomaticChanges(tx, lines, nowMs)
  await notifySendFailures(tx, withheld, nowMs)
  const draftIds = withheld.flatMap(({ draftId }) => draftId ?? [])
  if (draftIds.length > 0)
    await tx
      .update(drafts)
      .set({ state: 'failed', ...buildNextDraftVersion(nowMs) })
      .where(and(inArray(drafts.id, draftIds), eq(drafts.state, 'queued')))
}
