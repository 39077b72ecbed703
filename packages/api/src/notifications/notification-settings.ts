import { notificationKinds } from '@draftdesk/contract'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Database } from '../database/open-database.ts'
import { notifications, notificationSettings } from '../database/schema.ts'
import { transact } from '../database/transact.ts'
import { toNotificationChoices } from './notification-channels.ts'
import type { NotificationChoices } from './notification-channels.ts'

/** A person's choices, or the defaults. */
export async function loadNotificationChoices(db: Database, userId: string): Promise<NotificationChoices> {
  const [row] = await db.select().from(notificationSettings).where(eq(notificationSettings.userId, userId))
  return toNotificationChoices(row)
}

/** Stores a person's choices. Mails that are no longer wanted are not sent. */
export async function saveNotificationChoices(
  db: Database,
  userId: string,
  choices: NotificationChoices,
): Promise<void> {
  await transact(db, async (tx) => {
    const { kinds, mailMinutes } = choices
    await tx
      .insert(notificationSettings)
      .values({ userId, kinds, mailMinutes })
      .onConflictDoUpdate({ target: notificationSettings.userId, set: { kinds, mailMinutes } })
    const unmailed = notificationKinds.filter((kind) => !kinds[kind].mail)
    if (unmailed.length > 0)
      await tx
        .update(notifications)
        .set({ mailAt: null })
        .where(
          and(
            eq(notifications.userId, userId),
            inArray(notifications.kind, unmailed),
            isNull(notifications.mailedAt),
          ),
        )
  })
}
