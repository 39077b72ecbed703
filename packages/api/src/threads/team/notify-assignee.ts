import { and, eq, inArray, isNotNull, isNull, ne } from 'drizzle-orm'
import { emails, notifications, threads } from '../../database/schema.ts'
import type { Transaction } from '../../database/transact.ts'
import { recordNotifications } from '../../notifications/record-notifications.ts'
import { fullName } from '../../platform/full-name.ts'
import type { ThreadAction } from './history.ts'

/** Notifies the new assignee of threads, once for all of them. Withdraws unseen notifications of the former ones. */
export async function notifyAssignee(
  tx: Transaction,
  { storeId, actor, nowMs }: ThreadAction,
  before: readonly (typeof threads.$inferSelect)[],
  personId: string | null | undefined,
): Promise<void> {
  if (personId === undefined) return
  const changed = before.filter(({ assigneeId }) => assigneeId !== personId)
  const [first] = changed
  if (!first) return
  const isOfThreads = inArray(
    notifications.threadId,
    changed.map(({ id }) => id),
  )
  const isOfOther = personId === null ? undefined : ne(notifications.userId, personId)
  await tx
    .delete(notifications)
    .where(and(isOfThreads, eq(notifications.kind, 'assigned'), isNull(notifications.seenAt), isOfOther))
  if (personId === null) return
  await recordNotifications(tx, { storeId, nowMs }, [
    {
      ...{ userId: personId, kind: 'assigned', count: changed.length },
      threadId: changed.length === 1 ? first.id : null,
      actor: { id: actor.id, name: fullName(actor) },
      key: `assigned ${first.id} ${String(first.version)}`,
    },
  ])
}

/**
 * Notifies the assignees of threads that a customer answered, unless they have not yet seen an earlier
 * answer.
 */
export async function notifyOfAnswers(
  tx: Transaction,
  emailIds: readonly string[],
  nowMs: number,
): Promise<void> {
  const answered = await tx
    .select({
      emailId: emails.id,
      storeId: threads.storeId,
      threadId: threads.id,
      userId: threads.assigneeId,
    })
    .from(emails)
    .innerJoin(threads, eq(threads.id, emails.threadId))
    .leftJoin(
      notifications,
      and(
        eq(notifications.threadId, threads.id),
        eq(notifications.userId, threads.assigneeId),
        eq(notifications.kind, 'answered'),
        isNull(notifications.seenAt),
      ),
    )
    .where(
      and(
        inArray(emails.id, [...emailIds]),
        eq(emails.createdAt, threads.customerAt),
        eq(threads.needsReply, true),
        isNotNull(threads.assigneeId),
        isNull(notifications.id),
      ),
    )
  const [first] = answered
  // All mails of a batch are of one store.
  if (!first) return
  await recordNotifications(
    tx,
    { storeId: first.storeId, nowMs },
    answered.map(({ emailId, threadId, userId }) => ({
      ...{ userId: userId ?? '', kind: 'answered' as const, threadId, key: `answer ${emailId}` },
    })),
  )
}
