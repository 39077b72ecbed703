import { and, eq, inArray, isNotNull, isNull, lte, max, ne, sql } from 'drizzle-orm'
import { emails, notifications, threadHistory, threads } from '../../database/schema.ts'
import type { Transaction } from '../../database/transact.ts'
import { publishNotificationEvents, recordNotifications } from '../../notifications/record-notifications.ts'
import { formatFullName } from '../../platform/full-name.ts'
import type { ThreadActionContext } from './thread-history.ts'

/** Notifies the new assignee of threads, once for all of them. Withdraws unseen notifications of the former ones. */
export async function notifyAssignee(
  tx: Transaction,
  { storeId, actor, nowMs }: ThreadActionContext,
  before: readonly (typeof threads.$inferSelect)[],
  personId: string | null | undefined,
): Promise<void> {
  if (personId === undefined) return
  const changed = before.filter(({ assigneeId }) => assigneeId !== personId)
  const [first] = changed
  if (!first) return
  const ids = changed.map(({ id }) => id)
  await withdrawAssignmentNotifications(tx, { storeId, nowMs }, ids, personId)
  if (personId === null) return
  await recordNotifications(tx, { storeId, nowMs }, [
    {
      ...{ userId: personId, kind: 'assigned', count: changed.length },
      threadId: changed.length === 1 ? first.id : null,
      actor: { id: actor.id, name: formatFullName(actor) },
      key: `assigned ${first.id} ${String(first.version)}`,
    },
  ])
}

interface NotificationContext {
  readonly storeId: string
  readonly nowMs: number
}

const isUnseenAssignment = and(eq(notifications.kind, 'assigned'), isNull(notifications.seenAt))

/** Withdraws unseen notifications of the former assignees. One of several threads counts the others from then on. */
async function withdrawAssignmentNotifications(
  tx: Transaction,
  { storeId, nowMs }: NotificationContext,
  threadIds: readonly string[],
  personId: string | null,
): Promise<void> {
  const isOfOther = personId === null ? undefined : ne(notifications.userId, personId)
  const isOfThreads = inArray(notifications.threadId, [...threadIds])
  const gone = await tx
    .delete(notifications)
    .where(and(isOfThreads, isUnseenAssignment, isOfOther))
    .returning({ userId: notifications.userId })
  const told = new Set(gone.map(({ userId }) => userId))
  for (const { userId, at, count } of await groupThreadsByAssignment(tx, threadIds)) {
    const isOfSeveral = and(
      ...[eq(notifications.storeId, storeId), eq(notifications.userId, userId)],
      ...[eq(notifications.createdAt, at), isNull(notifications.threadId), isUnseenAssignment],
    )
    const fewer = await tx
      .update(notifications)
      .set({ count: sql`${notifications.count} - ${count}` })
      .where(isOfSeveral)
      .returning({ id: notifications.id })
    if (fewer.length === 0) continue
    await tx.delete(notifications).where(and(isOfSeveral, lte(notifications.count, 0)))
    told.add(userId)
  }
  await publishNotificationEvents(tx, { storeId, nowMs }, [...told])
}

/** Groups threads by their assignee and the moment of the assignment, which its notification shares. */
async function groupThreadsByAssignment(tx: Transaction, threadIds: readonly string[]) {
  const rows = await tx
    .select({ userId: threadHistory.personId, at: max(threadHistory.createdAt) })
    .from(threadHistory)
    .innerJoin(
      threads,
      and(eq(threads.id, threadHistory.threadId), eq(threads.assigneeId, threadHistory.personId)),
    )
    .where(
      and(
        inArray(threadHistory.threadId, [...threadIds]),
        inArray(threadHistory.action, ['assigned', 'assigned_in_turn']),
      ),
    )
    .groupBy(threadHistory.threadId, threadHistory.personId)
  const groups = Map.groupBy(rows, ({ userId, at }) => `${userId ?? ''} ${String(at?.getTime())}`)
  return [...groups.values()].flatMap((group) => {
    const { userId, at } = group[0] ?? { userId: null, at: null }
    return userId === null || !at ? [] : [{ userId, at, count: group.length }]
  })
}

/** Notifies members of the new threads that they were assigned in turn, once for all of a member. */
export async function notifyRotationAssignees(
  tx: Transaction,
  moment: NotificationContext,
  lines: readonly { readonly threadId: string; readonly person: { readonly id: string } }[],
): Promise<void> {
  const turns = [...Map.groupBy(lines, ({ person }) => person.id)]
  await recordNotifications(
    tx,
    moment,
    turns.map(([userId, [first, ...others]]) => ({
      ...{ userId, kind: 'assigned' as const, count: 1 + others.length },
      threadId: others.length === 0 ? (first?.threadId ?? null) : null,
      key: `in turn ${first?.threadId ?? ''}`,
    })),
  )
}

/**
 * Notifies the assignees of threads that a customer answered, unless they have not yet seen an earlier
 * answer.
 */
export async function notifyAssigneesOfReplies(
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
