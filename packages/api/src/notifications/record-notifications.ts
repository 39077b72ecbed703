import { notificationLimits } from '@draftdesk/contract'
import type { NotificationKind } from '@draftdesk/contract'
import { and, desc, eq, exists, inArray, isNull, sql } from 'drizzle-orm'
import { wakeJobRunners } from '../claims/wake-job-runners.ts'
import {
  tokenChains,
  mailReminders,
  members,
  notifications,
  notificationSettings,
  passkeys,
  pushBrowsers,
  pushMessages,
  storeSettings,
  tokens,
  twoSteps,
} from '../database/schema.ts'
import type { Transaction } from '../database/transact.ts'
import { publishEvents } from '../events/publish-events.ts'
import { toNotificationChoices, unmailedNotificationKinds } from './notification-channels.ts'

/** An event that a member is notified of. */
export interface NewNotification {
  readonly userId: string
  readonly kind: NotificationKind
  readonly threadId: string | null
  /** The colleague who caused it, or whose reply it is about. The id of a deleted person is null. */
  readonly actor?: { readonly id: string | null; readonly name: string }
  /** The number of threads that it is about. */
  readonly count?: number
  /** The key of the event. A person is notified of it once. */
  readonly key: string
}

/** The delay of push messages, so that an open page or an undo comes first. */
const pushAfterMs = 5000

/**
 * Records notifications in the transaction of their event, and enqueues push messages and mails. Skips
 * non-members, the person who caused the event, and earlier notifications; people without a required second
 * step get no push or mail, which would show customer texts.
 */
export async function recordNotifications(
  tx: Transaction,
  { storeId, nowMs }: { readonly storeId: string; readonly nowMs: number },
  events: readonly NewNotification[],
): Promise<void> {
  const others = events.filter(({ userId, actor }) => userId !== actor?.id)
  if (others.length === 0) return
  const people = await tx
    .select({
      userId: members.userId,
      settings: notificationSettings,
      isRequired: storeSettings.requiresTwoStep,
      twoStepAt: twoSteps.confirmedAt,
      hasPasskey: exists(
        tx.select({ id: passkeys.id }).from(passkeys).where(eq(passkeys.userId, members.userId)),
      ),
    })
    .from(members)
    .leftJoin(notificationSettings, eq(notificationSettings.userId, members.userId))
    .leftJoin(storeSettings, eq(storeSettings.storeId, members.storeId))
    .leftJoin(twoSteps, eq(twoSteps.userId, members.userId))
    .where(
      and(
        eq(members.storeId, storeId),
        inArray(members.userId, [...new Set(others.map((one) => one.userId))]),
      ),
    )
  const choices = new Map(
    people.map(({ userId, settings, isRequired, twoStepAt, hasPasskey }) => [
      userId,
      {
        ...toNotificationChoices(settings),
        isShutOut: isRequired === true && twoStepAt === null && hasPasskey !== true,
      },
    ]),
  )
  const createdAt = new Date(nowMs)
  const rows = others.flatMap(({ actor, ...event }) => {
    const choice = choices.get(event.userId)
    const channels = choice?.kinds[event.kind]
    if (!choice || !channels || !(channels.app || channels.push || channels.mail)) return []
    const isMailed = channels.mail && !choice.isShutOut && !unmailedNotificationKinds.includes(event.kind)
    return [
      {
        ...{ ...event, storeId, createdAt, isListed: channels.app },
        ...{ actorId: actor?.id ?? null, actorName: actor?.name ?? '' },
        mailAt: isMailed ? new Date(nowMs + choice.mailMinutes * 60_000) : null,
      },
    ]
  })
  if (rows.length === 0) return
  const added = await tx.insert(notifications).values(rows).onConflictDoNothing().returning()
  if (added.length === 0) return
  const told = [...new Set(added.map(({ userId }) => userId))]
  for (const userId of told) await deleteOldestNotifications(tx, storeId, userId)
  await publishNotificationEvents(tx, { storeId, nowMs }, told)
  await enqueuePushes(
    tx,
    added.filter(({ userId, kind }) => {
      const choice = choices.get(userId)
      return choice?.kinds[kind].push && !choice.isShutOut
    }),
    nowMs,
  )
  await enqueueReminders(tx, added)
}

/** Makes the tabs of people reload their notifications. */
export const publishNotificationEvents = (
  tx: Transaction,
  { storeId, nowMs }: { readonly storeId: string; readonly nowMs: number },
  userIds: readonly string[],
): Promise<void> =>
  publishEvents(
    tx,
    userIds.map((ref) => ({ storeId, type: 'notification' as const, ref })),
    nowMs,
  )

async function deleteOldestNotifications(tx: Transaction, storeId: string, userId: string): Promise<void> {
  const oldest = tx
    .select({ id: notifications.id })
    .from(notifications)
    .where(and(eq(notifications.userId, userId), eq(notifications.storeId, storeId)))
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .offset(notificationLimits.kept)
  await tx.delete(notifications).where(inArray(notifications.id, oldest))
}

type NotificationRow = typeof notifications.$inferSelect

/** Enqueues a message for each browser whose sign-in still holds. */
async function enqueuePushes(
  tx: Transaction,
  added: readonly NotificationRow[],
  nowMs: number,
): Promise<void> {
  if (added.length === 0) return
  const browsers = await tx
    .select({ id: pushBrowsers.id, userId: pushBrowsers.userId })
    .from(pushBrowsers)
    .innerJoin(tokenChains, and(eq(tokenChains.id, pushBrowsers.chainId), isNull(tokenChains.endedAt)))
    .innerJoin(tokens, and(eq(tokens.chainId, tokenChains.id), isNull(tokens.replacedAt)))
    .where(inArray(pushBrowsers.userId, [...new Set(added.map(({ userId }) => userId))]))
  const due = new Date(nowMs + pushAfterMs)
  const messages = added.flatMap(({ id, storeId, userId }) =>
    browsers
      .filter((browser) => browser.userId === userId)
      .map((browser) => ({ storeId, notificationId: id, browserId: browser.id, begunAt: due, dueAt: due })),
  )
  if (messages.length === 0) return
  await tx.insert(pushMessages).values(messages)
  await wakeJobRunners(tx, pushMessages)
}

async function enqueueReminders(tx: Transaction, added: readonly NotificationRow[]): Promise<void> {
  for (const { storeId, userId, mailAt } of added) {
    if (!mailAt) continue
    await tx
      .insert(mailReminders)
      .values({ storeId, userId, begunAt: mailAt, dueAt: mailAt })
      .onConflictDoUpdate({
        target: [mailReminders.storeId, mailReminders.userId],
        // A new term revokes the claim of a running worker, which would delete the row.
        set: {
          dueAt: sql`least(${mailReminders.dueAt}, excluded.due_at)`,
          ...{ begunAt: mailAt, tries: 0, fault: null, parkedAt: null },
          ...{ leasedUntil: null, term: sql`${mailReminders.term} + 1` },
        },
      })
  }
}

/** Deletes unseen notifications of an undone event. */
export async function deleteNotifications(
  tx: Transaction,
  { storeId, nowMs }: { readonly storeId: string; readonly nowMs: number },
  key: string,
): Promise<void> {
  const gone = await tx
    .delete(notifications)
    .where(and(eq(notifications.storeId, storeId), eq(notifications.key, key), isNull(notifications.seenAt)))
    .returning({ userId: notifications.userId })
  await publishNotificationEvents(tx, { storeId, nowMs }, [...new Set(gone.map(({ userId }) => userId))])
}
