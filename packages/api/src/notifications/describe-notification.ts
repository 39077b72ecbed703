import { addStoreToPath } from '@draftdesk/contract'
import type { NotificationKind } from '@draftdesk/contract'
import { cutText } from '@draftdesk/contract/cut-text'
import type { PageLanguage } from '@draftdesk/contract/page-languages'
import { mailTexts } from '../wording/mails/mail-texts.ts'

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

const maxSubjectLength = 200
const toOneLine = (text: string): string => cutText(text.replace(/\s+/g, ' ').trim(), maxSubjectLength)

/** The sentence of a notification in a language. */
export const describeNotification = (
  language: PageLanguage,
  { kind, actorName, count }: NotificationFacts,
): string =>
  mailTexts[language].notification[kind]({ actor: toOneLine(actorName), count: Math.max(1, count) })

/** The subject of the conversation on one line, or an empty text. */
export const getNotificationSubject = (
  language: PageLanguage,
  { threadId, subject }: NotificationFacts,
): string => (threadId === null ? '' : toOneLine(subject ?? '') || mailTexts[language].noSubject)

/** The page of a notification in its store. */
export function buildNotificationPath({ kind, storeId, threadId }: NotificationFacts): string {
  if (threadId !== null) return addStoreToPath(`/email-page/detail/${threadId}`, storeId)
  return addStoreToPath(kind === 'mailbox_stopped' ? '/integration-page' : '/emails-page?mine=true', storeId)
}
