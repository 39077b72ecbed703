import type { NoticeMail } from '../notices/mail.ts'
import { describeNotification, pathOfNotification, subjectOf } from './describe.ts'
import type { NotificationFacts } from './describe.ts'

/** Mail about unseen notifications of a store. */
export function reminderMail(
  to: string,
  rows: readonly [NotificationFacts, ...NotificationFacts[]],
  { siteUrl, minutes }: { readonly siteUrl: string; readonly minutes: number },
): NoticeMail {
  const [first] = rows
  const store = first.store.replace(/\s+/g, ' ').trim()
  const isOne = rows.length === 1
  const lines = rows.map((facts) => {
    const subject = subjectOf(facts)
    const title = describeNotification(facts) + (subject === '' ? '' : `: “${subject}”`)
    return `${title}\n${siteUrl}${pathOfNotification(facts)}\n`
  })
  const time =
    minutes < 60 ? `${String(minutes)} minutes` : minutes === 60 ? 'an hour' : `${String(minutes / 60)} hours`
  return {
    to,
    subject: isOne
      ? `${describeNotification(first)} (${store})`
      : `${String(rows.length)} notifications from ${store}`,
    text: `${lines.join('\n')}\nYou get this mail because you did not see ${isOne ? 'this' : 'these'} in Draftdesk within ${time}. Choose what is mailed to you here:\n\n${siteUrl}/accounts-page#notification-settings\n`,
    hint: `${siteUrl}${pathOfNotification(first)}`,
  }
}
