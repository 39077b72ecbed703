import { maxLengths } from '@draftdesk/contract/input-limits'
import { cutText } from '@draftdesk/contract/cut-text'
// Reply prefixes of mail programs in many languages. Some are counted ('Re[2]', 'Re^3').
const replyWords =
  're|aw|sv|vs|antw|odp|ynt|atb|rif|ref|bls|vá|va|hl|rv|res|resp|تر|רד|ответ|відповідь|回复|回覆|答复|答覆|返信|회신|답장|απ|σχετ|yan|cvp|r|ad|pd|ts|vl'
const forwardWords =
  'fw|fwd|wg|tr|vb|rv|enc|i|fs|vs|doorst|pd|转发|轉寄|転送|전달|пересл|προώθ|ilt|továbbítás'
const subjectPrefix = new RegExp(
  `^\\s*(?:(?:${replyWords}|${forwardWords})(?:\\s?[[(^]\\d{1,3}[\\])]?)?\\s?[:：])+\\s*`,
  'iu',
)
const replyPrefix = new RegExp(`^\\s*(?:${replyWords})(?:\\s?[[(^]\\d{1,3}[\\])]?)?\\s?[:：]`, 'iu')
const forwardPrefix = new RegExp(`^\\s*(?:${forwardWords})(?:\\s?[[(^]\\d{1,3}[\\])]?)?\\s?[:：]`, 'iu')
/** A tag of a mailing list or security product before the subject, such as '[External]'. */
const bracketTag = /^\s*\[[^\]]{1,40}\]\s*/

/** The subject for matching: lower case, single blanks, without prefixes and tags. */
export function toBaseSubject(subject: string): string {
  let rest = cutText(subject, maxLengths.subject)
  for (let before = ''; before !== rest;) {
    before = rest
    rest = rest.replace(subjectPrefix, '')
    // A subject of only tags keeps the last one.
    const untagged = rest.replace(bracketTag, '')
    if (untagged !== '') rest = untagged
  }
  return rest.replace(/\s+/g, ' ').trim().toLowerCase()
}

/** True if the subject has a reply prefix. */
export const isReplySubject = (subject: string): boolean => replyPrefix.test(subject.replace(bracketTag, ''))

/** True if the subject has the prefix of a forward. Some languages have one prefix for both, which counts as a reply. */
export const isForwardSubject = (subject: string): boolean => {
  const rest = subject.replace(bracketTag, '')
  return forwardPrefix.test(rest) && !replyPrefix.test(rest)
}

/** The subject of a forward with exactly one prefix. */
export function toForwardSubject(subject: string): string {
  let rest = subject
  while (subjectPrefix.test(rest)) rest = rest.replace(subjectPrefix, '')
  return `Fwd: ${rest}`.trim()
}

/** The subject of a reply with exactly one prefix. */
export function toReplySubject(subject: string): string {
  if (subject === '') return ''
  let rest = subject
  while (replyPrefix.test(rest)) rest = rest.replace(replyPrefix, '').trimStart()
  if (rest === subject) return isReplySubject(subject) ? subject : `Re: ${subject}`
  const first = replyPrefix.exec(subject)?.[0].trim() ?? 'Re:'
  return `${first} ${rest}`.trim()
}
