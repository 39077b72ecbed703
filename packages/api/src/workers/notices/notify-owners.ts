import { addStoreToPath } from '@draftdesk/contract'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../../database/open-database.ts'
import type { Transaction } from '../../database/transact.ts'
import { mailboxes, members, notificationSettings, stores, users } from '../../database/schema.ts'
import type { NoticeMail } from '../../notices/notice-mail.ts'
import type { NoticeMailer } from '../../notices/notice-mailer.ts'
import { toNoticeRecipient } from '../../notices/notice-recipient.ts'
import type { NoticeRecipient } from '../../notices/notice-recipient.ts'
import { createMailboxStoppedMail } from '../../notices/notice-mails.ts'
import { toNotificationChoices } from '../../notifications/notification-channels.ts'
import { recordNotifications } from '../../notifications/record-notifications.ts'

interface NotifyOwnersDeps {
  readonly db: Database | Transaction
  readonly mailer: NoticeMailer
  readonly siteUrl: string
}

/** Mails the owners at once. */
export async function notifyOwners(
  { db, mailer, siteUrl }: NotifyOwnersDeps,
  storeId: string,
  write: (to: NoticeRecipient, facts: OwnerMailFacts) => NoticeMail,
): Promise<void> {
  for (const { recipient, facts } of await loadOwnerRecipients(db, storeId, siteUrl))
    await mailer.send(db, write(recipient, facts))
}

/** Notifies the owners that the mailbox rejects the login, with a mail at once to those who want one. */
export async function notifyMailboxStopped(
  tx: Transaction,
  { mailer, siteUrl, nowMs }: Omit<NotifyOwnersDeps, 'db'> & { readonly nowMs: number },
  storeId: string,
): Promise<void> {
  const owners = await loadOwnerRecipients(tx, storeId, siteUrl)
  for (const { recipient, facts, choices } of owners)
    if (choices.kinds.mailbox_stopped.mail) await mailer.send(tx, createMailboxStoppedMail(recipient, facts))
  await recordNotifications(
    tx,
    { storeId, nowMs },
    owners.map(({ userId }) => ({
      ...{ userId, kind: 'mailbox_stopped' as const, threadId: null, key: `mailbox ${String(nowMs)}` },
    })),
  )
}

interface OwnerMailFacts {
  readonly store: string
  readonly address: string
  readonly link: string
  readonly hasConsent: boolean
}

async function loadOwnerRecipients(db: Database | Transaction, storeId: string, siteUrl: string) {
  const owners = await db
    .select({
      userId: users.id,
      settings: notificationSettings,
      email: users.email,
      preferedLanguage: users.preferedLanguage,
      store: stores.name,
      address: mailboxes.address,
      provider: mailboxes.provider,
    })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .innerJoin(stores, eq(stores.id, members.storeId))
    .innerJoin(mailboxes, eq(mailboxes.storeId, members.storeId))
    .leftJoin(notificationSettings, eq(notificationSettings.userId, users.id))
    .where(and(eq(members.storeId, storeId), eq(members.role, 'owner')))
  const link = siteUrl + addStoreToPath('/integration-page', storeId)
  return owners.map(({ userId, store, address, provider, settings, ...person }) => ({
    ...{ userId, recipient: toNoticeRecipient(person), choices: toNotificationChoices(settings) },
    facts: { store, address, link, hasConsent: provider !== null },
  }))
}
