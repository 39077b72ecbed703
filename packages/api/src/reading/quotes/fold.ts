import { limitText } from '../../platform/text-limits.ts'
import {
  attributionLines,
  cutLines,
  headerLines,
  isBlank,
  isDivider,
  isForward,
  isQuoted,
  isQuotedNext,
  isSentFrom,
  mostLines,
} from './quote-lines.ts'
import type { QuoteLine } from './quote-lines.ts'

/** Marks lines from which on only quotes and their introductions follow. Runs from the end to look at each line once. */
function findTails(lines: readonly QuoteLine[]): readonly boolean[] {
  const tails: boolean[] = Array<boolean>(lines.length + 1).fill(true)
  for (let at = lines.length - 1; at >= 0; at -= 1) {
    const line = lines[at]?.text ?? ''
    const introduced = attributionLines(lines, at)
    if (isBlank(line) || isQuoted(line) || isForward(line)) tails[at] = tails[at + 1] ?? true
    else if (isDivider(line) || headerLines(lines, at) > 0 || isRule(lines, at) || isSignatureMark(line))
      tails[at] = true
    else if (introduced > 0)
      tails[at] = isQuotedNext(lines, at + introduced) ? (tails[at + introduced] ?? true) : true
    else if (isWrapped(lines, at) || isSentFrom(line)) tails[at] = tails[at + 1] ?? true
    else tails[at] = false
  }
  return tails
}

/** True if an unmarked line continues a wrapped quoted line. */
function isWrapped(lines: readonly QuoteLine[], at: number): boolean {
  const before = lines[at - 1]?.text ?? ''
  const isShort = (lines[at]?.text ?? '').length < 40
  return isQuoted(before) && before.length > 60 && (isShort || isQuotedNext(lines, at + 1))
}

const isSignatureMark = (line: string): boolean => /^(?:--|[—–]{1,10}|__|_{20,})$/.test(line)

/** The longest stored text of a mail, with its time limit. */
const limits = { characters: 200_000, ms: 1000, runsIn: 'thread' } as const

/** The most lines of a signature. */
const longestSignature = 12

function isSignature(lines: readonly QuoteLine[], tails: readonly boolean[], index: number): boolean {
  const line = lines[index]?.text ?? ''
  if (!isSignatureMark(line) && !isSentFrom(line)) return false
  if (isSentFrom(line)) return tails[index + 1] ?? true
  let written = 0
  for (let at = index + 1; at < lines.length; at += 1) {
    const text = lines[at]?.text ?? ''
    if (isQuoted(text) || isDivider(text) || headerLines(lines, at) > 0 || attributionLines(lines, at) > 0)
      break
    if (!isBlank(text)) written += 1
    // A signature contains no question.
    if (written > longestSignature || /[?？]$/.test(text)) return false
  }
  return true
}

/** True if a quoted mail begins at the line, with or without quote marks. */
function beginsQuote(lines: readonly QuoteLine[], tails: readonly boolean[], index: number): boolean {
  const line = lines[index]?.text ?? ''
  if (isBlank(line)) return false
  if (isDivider(line)) return true
  if (isRule(lines, index)) return true
  if (headerLines(lines, index) > 0) return true
  if (isQuoted(line)) return tails[index] ?? true
  const introduced = attributionLines(lines, index)
  if (introduced === 0) return false
  return isQuotedNext(lines, index + introduced) ? (tails[index + introduced] ?? true) : true
}

/** True if the line is a separator above the header of a quoted mail. */
function isRule(lines: readonly QuoteLine[], index: number): boolean {
  const isDrawn = /^[-_*=]{4,}$/.test(lines[index]?.text ?? '')
  return isDrawn && headerLines(lines, skipBlank(lines, index + 1)) > 0
}

function skipBlank(lines: readonly QuoteLine[], index: number): number {
  let at = index
  while (at < lines.length && isBlank(lines[at]?.text ?? '')) at += 1
  return at
}

/** Finds where the quote or signature begins. Undefined when there is none, when nothing would remain, and for a forwarded mail, whose content matters. */
export const findFold = limitText(limits, function findFold(text: string): number | undefined {
  const lines = cutLines(text)
  if (lines.length > mostLines) return undefined
  const tails = findTails(lines)
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index]
    if (!line || isBlank(line.text)) continue
    if (isForward(line.text)) return undefined
    if (beginsQuote(lines, tails, index) || isSignature(lines, tails, index))
      return text.slice(0, line.at).trim() === '' ? undefined : line.at
  }
  return undefined
})
