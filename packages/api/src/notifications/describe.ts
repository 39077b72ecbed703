import { withStore } from '@draftdesk/contract'
import type { NotificationKind } from '@draftdesk/contract'
import { cutText } from '@draftdesk/contract/cut-text'

/** The contents of push messages and mails. Of a customer's mail, only the subject. */
export interface NotificationFacts {
  readonly kind: NotificationKind
  readonly storeId: string
  readonly threadId: string | null
  readonly actorName: string
  readonly count: number
  readonly subject: string | null
  readonly store: string
}

const longestSubject = 200
const oneLine = (text: string): string => cutText(text.replace(/\s+/g, ' ').trim(), longestSubject)

/** The sentence of a notification. */
export function describeNotification({ kind, actorName, count }: NotificationFacts): string {
  const actor = oneLine(actorName)
  const some = count > 1 ? `${String(count)} conversations` : 'a conversation'
  switch (kind) {
    case 'assigned':
      // No person assigned what was assigned in turn.
      if (actor !== '') return `${actor} assigned ${some} to you`
      return count > 1 ? `${some} were assigned to you` : 'A conversation was assigned to you'
    case 'mentioned':
      return `${actor || 'A colleague'} mentioned you in a note`
    case 'answered':
      return 'A customer answered your conversation'
    case 'send_failed':
      return actor === '' ? 'Your reply was not sent' : `${actor}’s reply was not sent`
    case 'mailbox_stopped':
      return 'The mailbox needs to be connected again'
  }
}

/** The subject of the conversation on one line, or an empty text. */
export const subjectOf = ({ threadId, subject }: NotificationFacts): string =>
  threadId === null ? '' : oneLine(subject ?? '') || 'No subject'

/** The page of a notification in its store. */
export function pathOfNotification({ kind, storeId, threadId }: NotificationFacts): string {
  if (threadId !== null) return withStore(`/email-page/detail/${threadId}`, storeId)
  return withStore(kind === 'mailbox_stopped' ? '/integration-page' : '/emails-page?mine=true', storeId)
}
