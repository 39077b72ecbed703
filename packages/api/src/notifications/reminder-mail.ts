import type { NoticeMail } from '../notices/mail.ts'
import type { Recipient } from '../notices/recipient.ts'
import { mailTexts } from '../wording/mails/mail-texts.ts'
import { describeNotification, pathOfNotification, subjectOf } from './describe.ts'
import type { NotificationFacts } from './describe.ts'

/** Mail about unseen notifications of a store. */
export function reminderMail(
  { email, language }: Recipient,
  rows: readonly [NotificationFacts, ...NotificationFacts[]],
  { siteUrl, minutes }: { readonly siteUrl: string; readonly minutes: number },
): NoticeMail {
  const texts = mailTexts[language]
  const [first] = rows
  const store = first.store.replace(/\s+/g, ' ').trim()
  const lines = rows.map((facts) => {
    const sentence = describeNotification(language, facts)
    const subject = subjectOf(language, facts)
    const title = subject === '' ? sentence : texts.titled(sentence, subject)
    return `${title}\n${siteUrl}${pathOfNotification(facts)}\n`
  })
  return {
    to: email,
    subject:
      rows.length === 1
        ? `${describeNotification(language, first)} (${store})`
        : texts.reminderSubject(store, rows.length),
    text: `${lines.join('\n')}\n${texts.reminderReason(rows.length, minutes)}\n\n${siteUrl}/accounts-page#notification-settings\n`,
    hint: `${siteUrl}${pathOfNotification(first)}`,
  }
}
