import { cutText } from '@draftdesk/contract/cut-text'
import type { ParsedAnswer, ParsedResponse, fullThreadAnswer } from '@draftdesk/contract'
import { maxLengths } from '@draftdesk/contract/input-limits'

type Email = ParsedResponse<typeof fullThreadAnswer>['emails'][number]

/**
 * Prefills an example from a conversation: the store's last reply and the mail that it answers. Returns
 * undefined without such a pair.
 */
export function createExampleFromEmails({
  subject,
  emails,
}: Pick<ParsedAnswer<'thread'>, 'subject' | 'emails'>) {
  const ours = emails.findLastIndex(
    (email) => email.direction === 'out' && getTextWithoutQuotation(email) !== '',
  )
  const lastFromCustomer = emails
    .slice(0, Math.max(ours, 0))
    .findLast((email) => email.direction !== 'out' && getTextWithoutQuotation(email) !== '')
  const reply = emails[ours]
  if (!reply || !lastFromCustomer) return undefined
  return {
    title: cutText((subject ?? '').replace(/^(?:\s*\p{L}{1,4}\s*:)+\s*/u, ''), maxLengths.title),
    question: getTextWithoutQuotation(lastFromCustomer),
    answer: getTextWithoutQuotation(reply),
  }
}

/** Returns the text of an email without its quotation. */
const getTextWithoutQuotation = ({ body, fold_at: at }: Email): string =>
  cutText((body ?? '').slice(0, at ?? undefined).trim(), maxLengths.exampleText)
