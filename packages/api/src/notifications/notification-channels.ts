import type { NotificationChannels, NotificationKind } from '@draftdesk/contract'
import type { notificationSettings } from '../database/schema.ts'

/** A person's choices for every kind. */
export interface NotificationChoices {
  readonly kinds: Readonly<Record<NotificationKind, NotificationChannels>>
  /** Minutes until an unseen notification is mailed. */
  readonly mailMinutes: number
}

/** The default delay of mails. */
export const defaultMailMinutes = 60

const allChannels: NotificationChannels = { app: true, push: true, mail: true }

/** Answers of customers come often, so they are mailed only to people who want that. */
const defaultChoices: Readonly<Record<NotificationKind, NotificationChannels>> = {
  assigned: allChannels,
  mentioned: allChannels,
  answered: { app: true, push: true, mail: false },
  send_failed: allChannels,
  mailbox_stopped: allChannels,
}

/** Adds the defaults to the stored choices of a person. */
export const toNotificationChoices = (
  row: Pick<typeof notificationSettings.$inferSelect, 'kinds' | 'mailMinutes'> | null | undefined,
): NotificationChoices => ({
  kinds: { ...defaultChoices, ...row?.kinds },
  mailMinutes: row?.mailMinutes ?? defaultMailMinutes,
})

/** Kinds without a notification mail. Owners get a mail at once when the mailbox stops. */
export const unmailedNotificationKinds: readonly NotificationKind[] = ['mailbox_stopped']
