import { and, asc, desc, eq, inArray, isNotNull, isNull, lte } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { writeUnderClaim } from '../../claims/job-claims.ts'
import type { JobClaim } from '../../claims/job-claims.ts'
import type { Job, JobResult } from '../../claims/job.ts'
import type { Database } from '../../database/open-database.ts'
import { mailReminders, notifications, stores, threads, users } from '../../database/schema.ts'
import type { DeliverNotice } from '../../notices/notice-delivery.ts'
import type { NoticeMail } from '../../notices/notice-mail.ts'
import { toNoticeRecipient } from '../../notices/notice-recipient.ts'
import type { NoticeRecipient } from '../../notices/notice-recipient.ts'
import {
  describeNotification,
  buildNotificationPath,
  getNotificationSubject,
} from '../../notifications/describe-notification.ts'
import type { NotificationFacts } from '../../notifications/describe-notification.ts'
import { loadNotificationChoices } from '../../notifications/notification-settings.ts'
import { mailTexts } from '../../wording/mails/mail-texts.ts'
import { toFailedDeliveryResult } from './send-notices.ts'

export interface ReminderDeps {
  readonly db: Database
  readonly clock: () => number
  readonly deliver: DeliverNotice
  readonly siteUrl: string
}

/** The most notifications per mail. */
const maxInMail = 20

/**
 * Mails unseen notifications after the chosen delay, several in one mail, and at most one mail per delay.
 * Marks them before sending, so that a crash never sends a mail twice.
 */
export function createRemindersJob(deps: ReminderDeps): Job {
  return {
    name: 'send-reminders',
    table: mailReminders,
    leaseSeconds: 120,
    atOnce: 4,
    ofStore: 2,
    backoff: { firstSeconds: 30, mostSeconds: 1800, mostTries: 30, forSeconds: 86_400 },
    run: (claim) => remindMember(deps, claim),
  }
}

async function remindMember(deps: ReminderDeps, claim: JobClaim): Promise<JobResult> {
  const { db, clock, deliver, siteUrl } = deps
  const [member] = await db
    .select({ reminder: mailReminders, user: users })
    .from(mailReminders)
    .innerJoin(users, eq(users.id, mailReminders.userId))
    .where(eq(mailReminders.id, claim.id))
  if (!member?.user.isActive) return { kind: 'done' }
  const { storeId, userId } = member.reminder
  const { mailMinutes } = await loadNotificationChoices(db, userId)
  const isOfMember = and(eq(notifications.userId, userId), eq(notifications.storeId, storeId))
  const [last] = await db
    .select({ mailedAt: notifications.mailedAt })
    .from(notifications)
    .where(and(isOfMember, isNotNull(notifications.mailedAt)))
    .orderBy(desc(notifications.mailedAt))
    .limit(1)
  const restSeconds = ((last?.mailedAt?.getTime() ?? -Infinity) - clock()) / 1000 + mailMinutes * 60
  if (restSeconds > 0) return { kind: 'again', afterSeconds: restSeconds }
  const rows = await markNotificationsMailed(deps, claim, isOfMember)
  const [first, ...others] = rows
  if (first)
    try {
      await deliver(
        createReminderMail(toNoticeRecipient(member.user), [first, ...others], {
          siteUrl,
          minutes: mailMinutes,
        }),
      )
    } catch (error) {
      const failure = toFailedDeliveryResult(error)
      if (failure.kind === 'failed' && failure.isFinal !== true)
        await unmarkNotificationsMailed(deps, claim, rows)
      return failure
    }
  const [next] = await db
    .select({ mailAt: notifications.mailAt })
    .from(notifications)
    .where(and(isOfMember, isUnmailed))
    .orderBy(asc(notifications.mailAt))
    .limit(1)
  if (!next?.mailAt) return { kind: 'done' }
  return { kind: 'again', afterSeconds: Math.max(1, (next.mailAt.getTime() - clock()) / 1000) }
}

const isUnmailed = and(
  isNotNull(notifications.mailAt),
  isNull(notifications.mailedAt),
  isNull(notifications.seenAt),
)

type MailedNotification = NotificationFacts & { readonly id: string }

/** Marks the due notifications of a member under the claim, and reads their contents. */
function markNotificationsMailed(
  { db, clock }: ReminderDeps,
  claim: JobClaim,
  isOfMember: SQL | undefined,
): Promise<MailedNotification[]> {
  const now = new Date(clock())
  return writeUnderClaim(db, mailReminders, claim, async (tx) => {
    const due = await tx
      .select({ id: notifications.id })
      .from(notifications)
      .where(and(isOfMember, isUnmailed, lte(notifications.mailAt, now)))
      .orderBy(asc(notifications.createdAt), asc(notifications.id))
      .limit(maxInMail)
      .for('update')
    const ids = due.map(({ id }) => id)
    if (ids.length === 0) return []
    await tx.update(notifications).set({ mailedAt: now }).where(inArray(notifications.id, ids))
    return tx
      .select({
        ...{ id: notifications.id, kind: notifications.kind },
        ...{ storeId: notifications.storeId, threadId: notifications.threadId },
        ...{ actorName: notifications.actorName, count: notifications.count },
        ...{ subject: threads.subject, store: stores.name },
      })
      .from(notifications)
      .innerJoin(stores, eq(stores.id, notifications.storeId))
      .leftJoin(threads, eq(threads.id, notifications.threadId))
      .where(inArray(notifications.id, ids))
      .orderBy(asc(notifications.createdAt), asc(notifications.id))
  })
}

/** Unmarks the notifications of a failed mail, so that a retry includes those still unseen. */
const unmarkNotificationsMailed = (
  { db }: ReminderDeps,
  claim: JobClaim,
  rows: readonly MailedNotification[],
): Promise<void> =>
  writeUnderClaim(db, mailReminders, claim, async (tx) => {
    const ids = rows.map(({ id }) => id)
    await tx.update(notifications).set({ mailedAt: null }).where(inArray(notifications.id, ids))
  })

/** Mail about unseen notifications of a store. */
function createReminderMail(
  { email, language }: NoticeRecipient,
  rows: readonly [NotificationFacts, ...NotificationFacts[]],
  { siteUrl, minutes }: { readonly siteUrl: string; readonly minutes: number },
): NoticeMail {
  const texts = mailTexts[language]
  const [first] = rows
  const store = first.store.replace(/\s+/g, ' ').trim()
  const lines = rows.map((facts) => {
    const sentence = describeNotification(language, facts)
    const subject = getNotificationSubject(language, facts)
    const title = subject === '' ? sentence : texts.titled(sentence, subject)
    return `${title}\n${siteUrl}${buildNotificationPath(facts)}\n`
  })
  return {
    to: email,
    subject:
      rows.length === 1
        ? `${describeNotification(language, first)} (${store})`
        : texts.reminderSubject(store, rows.length),
    text: `${lines.join('\n')}\n${texts.reminderReason(rows.length, minutes)}\n\n${siteUrl}/accounts-page#notification-settings\n`,
    hint: `${siteUrl}${buildNotificationPath(first)}`,
  }
}
