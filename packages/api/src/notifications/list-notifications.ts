import { notificationLimits } from '@draftdesk/contract'
import type { NotificationsAnswer } from '@draftdesk/contract'
import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Database } from '../database/open-database.ts'
import { customers, notifications, threads } from '../database/schema.ts'
import { transact } from '../database/transact.ts'
import { isUuid } from '../database/uuid.ts'
import { publishNotificationEvents } from './record-notifications.ts'

/** A member in their store. */
export interface NotificationViewer {
  readonly storeId: string
  readonly userId: string
}

/** The notifications of a member, newest first. */
export async function listNotifications(
  db: Database,
  { storeId, userId }: NotificationViewer,
): Promise<NotificationsAnswer> {
  const rows = await db
    .select({
      notification: notifications,
      subject: threads.subject,
      customer: { name: customers.name, address: customers.address },
    })
    .from(notifications)
    .leftJoin(threads, eq(threads.id, notifications.threadId))
    .leftJoin(customers, eq(customers.id, threads.customerId))
    .where(and(eq(notifications.userId, userId), eq(notifications.storeId, storeId)))
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(notificationLimits.kept)
  const unseen = rows.filter(({ notification }) => !notification.seenAt)
  return {
    notifications: rows
      .filter(({ notification }) => notification.isListed)
      .map(({ notification: row, subject, customer }) => ({
        ...{ id: row.id, kind: row.kind, thread_id: row.threadId, count: row.count },
        subject: subject ?? '',
        actor: {
          id: row.actorId,
          name: row.kind === 'answered' ? customer?.name || customer?.address || '' : row.actorName,
        },
        created_at: row.createdAt.toISOString(),
        seen_at: row.seenAt?.toISOString() ?? null,
      })),
    unseen: unseen.filter(({ notification }) => notification.isListed).length,
    unseen_threads: [...new Set(unseen.flatMap(({ notification }) => notification.threadId ?? []))],
  }
}

/** Marks notifications as seen: one, those of a thread, or all. Updates the person's tabs. */
export async function markNotificationsSeen(
  db: Database,
  { storeId, userId }: NotificationViewer,
  { id, thread_id: threadId }: { readonly id?: string | undefined; readonly thread_id?: string | undefined },
  nowMs: number,
): Promise<void> {
  if ([id, threadId].some((one) => one !== undefined && !isUuid(one))) return
  await transact(db, async (tx) => {
    const seen = await tx
      .update(notifications)
      .set({ seenAt: new Date(nowMs) })
      .where(
        and(
          ...[
            eq(notifications.userId, userId),
            eq(notifications.storeId, storeId),
            isNull(notifications.seenAt),
          ],
          id === undefined ? undefined : eq(notifications.id, id),
          threadId === undefined ? undefined : eq(notifications.threadId, threadId),
        ),
      )
      .returning({ id: notifications.id })
    if (seen.length > 0) await publishNotificationEvents(tx, { storeId, nowMs }, [userId])
  })
}
