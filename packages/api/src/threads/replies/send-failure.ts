import { eq, inArray } from 'drizzle-orm'
import type { outbox } from '../../database/schema.ts'
import { threads, users } from '../../database/schema.ts'
import type { Transaction } from '../../database/transact.ts'
import { recordNotifications } from '../../notifications/record-notifications.ts'
import { formatFullName } from '../../platform/full-name.ts'
import { listAnsweringMembers } from '../colleagues.ts'

type FailedReply = Pick<typeof outbox.$inferSelect, 'id' | 'storeId' | 'threadId' | 'sentBy'>

/** The event key of a failed reply. */
export const buildSendFailureKey = (outboxId: string): string => `send ${outboxId}`

/**
 * Notifies the senders of failed replies of one store. If a sender cannot answer mail any more, notifies the
 * assignee of the thread instead, else the owners.
 */
export async function notifySendFailures(
  tx: Transaction,
  failed: readonly FailedReply[],
  nowMs: number,
): Promise<void> {
  const [first] = failed
  if (!first) return
  const { storeId } = first
  const team = await listAnsweringMembers(tx, storeId)
  const ids = failed.map(({ threadId }) => threadId)
  const assigned = await tx
    .select({ id: threads.id, assigneeId: threads.assigneeId })
    .from(threads)
    .where(inArray(threads.id, ids))
  const assignees = new Map(assigned.map(({ id, assigneeId }) => [id, assigneeId]))
  const events = await Promise.all(
    failed.map(async ({ id, threadId, sentBy }) => {
      const event = { kind: 'send_failed' as const, threadId, key: buildSendFailureKey(id) }
      const sender = team.find((member) => member.id === sentBy)
      if (sender) return [{ ...event, userId: sender.id }]
      const assignee = team.find((member) => member.id === assignees.get(threadId))
      const told = assignee ? [assignee] : team.filter(({ isOwner }) => isOwner)
      const actor = { id: sentBy, name: await loadPersonName(tx, sentBy) }
      return told.map(({ id: userId }) => ({ ...event, userId, actor }))
    }),
  )
  await recordNotifications(tx, { storeId, nowMs }, events.flat())
}

async function loadPersonName(tx: Transaction, userId: string | null): Promise<string> {
  const [person] = userId === null ? [] : await tx.select().from(users).where(eq(users.id, userId))
  return (person && formatFullName(person)) || 'A former colleague'
}
