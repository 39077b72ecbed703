import type { ParsedAnswer } from '@draftdesk/contract'
import { buildCall } from '@draftdesk/contract/call'
import { notificationMessages as words } from '../messages/notifications.ts'
import { buildLink } from '../routes.ts'

type NotificationsAnswer = ParsedAnswer<'notifications'>

/** A notification for people. */
export interface NotificationRow {
  readonly id: string
  readonly text: string
  /** The subject of the conversation, or an empty text. */
  readonly subject: string
  readonly href: string
  /** In ISO. */
  readonly at: string
  readonly isNew: boolean
  readonly threadId: string | null
}

/** The notifications of a person in the store. */
export interface Notifications {
  readonly rows: readonly NotificationRow[]
  readonly unseen: number
  readonly unseenThreads: readonly string[]
}

/** The call that changes notifications. */
export const notificationRequests = {
  see: (which: { readonly id?: string; readonly thread_id?: string }) => buildCall('seeNotifications', which),
}

export const toNotifications = (answer: NotificationsAnswer): Notifications => ({
  rows: answer.notifications.map(toNotificationRow),
  unseen: answer.unseen,
  unseenThreads: answer.unseen_threads,
})

function toNotificationRow(row: NotificationsAnswer['notifications'][number]): NotificationRow {
  const threadId = row.thread_id
  return {
    ...{
      id: row.id,
      text: describeNotification(row),
      threadId,
      href: buildNotificationLink(row),
      at: row.created_at,
    },
    subject: threadId === null ? '' : row.subject.trim() || words.noSubject,
    isNew: row.seen_at === null,
  }
}

function describeNotification({ kind, actor, count }: NotificationsAnswer['notifications'][number]): string {
  const name = actor.name.trim()
  switch (kind) {
    case 'assigned':
      // No person assigned what was assigned in turn.
      if (name === '') return count > 1 ? words.wereAssigned(count) : words.wasAssigned
      return count > 1 ? words.assignedMany(name, count) : words.assigned(name)
    case 'mentioned':
      return words.mentioned(name || words.someone)
    case 'answered':
      return words.answered(name || words.aCustomer)
    case 'send_failed':
      return name === '' ? words.sendFailed : words.sendFailedOf(name)
    case 'mailbox_stopped':
      return words.mailboxStopped
  }
}

function buildNotificationLink({
  kind,
  thread_id: threadId,
}: NotificationsAnswer['notifications'][number]): string {
  if (threadId !== null) return buildLink('email', { id: threadId })
  return kind === 'mailbox_stopped' ? buildLink('integration') : buildLink('emails', {}, { mine: 'true' })
}
