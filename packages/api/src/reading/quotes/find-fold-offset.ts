import { withTextLimits } from '../../platform/text-limits.ts'
import {
  countAttributionLines,
  splitQuoteLines,
  countHeaderLines,
  isEmptyLine,
  isQuoteDivider,
  isForwardDivider,
  isQuotedLine,
  isFollowedByQuote,
  isDeviceSignatureLine,
  maxQuoteLines,
} from './quote-lines.ts'
import type { QuoteLine } from './quote-lines.ts'

/** Marks lines from which on only quotes and their introductions follow. Runs from the end to look at each line once. */
function markQuotedTails(lines: readonly QuoteLine[]): readonly boolean[] {
  const tails: boolean[] = Array<boolean>(lines.length + 1).fill(true)
  for (let at = lines.length - 1; at >= 0; at -= 1) {
    const line = lines[at]?.text ?? ''
    const introduced = countAttributionLines(lines, at)
    if (isEmptyLine(line) || isQuotedLine(line) || isForwardDivider(line)) tails[at] = tails[at + 1] ?? true
    else if (
      isQuoteDivider(line) ||
      countHeaderLines(lines, at) > 0 ||
      isQuoteHeaderSeparator(lines, at) ||
      isSignatureMark(line)
    )
      tails[at] = true
    else if (introduced > 0)
      tails[at] = isFollowedByQuote(lines, at + introduced) ? (tails[at + introduced] ?? true) : true
    else if (isWrappedLine(lines, at) || isDeviceSignatureLine(line)) tails[at] = tails[at + 1] ?? true
    else tails[at] = false
  }
  return tails
}

/** True if an unmarked line continues a wrapped quoted line. */
function isWrappedLine(lines: readonly QuoteLine[], at: number): boolean {
  const before = lines[at - 1]?.text ?? ''
  const isShort = (lines[at]?.text ?? '').length < 40
  return isQuotedLine(before) && before.length > 60 && (isShort || isFollowedByQuote(lines, at + 1))
}

const isSignatureMark = (line: string): boolean => /^(?:--|[—–]{1,10}|__|_{20,})$/.test(line)

/** The longest stored text of a mail, with its time limit. */
const foldLimits = { characters: 200_000, ms: 1000, runsIn: 'thread' } as const

/** The most lines of a signature. */
const maxSignatureLines = 12

function isSignatureStart(lines: readonly QuoteLine[], tails: readonly boolean[], index: number): boolean {
  const line = lines[index]?.text ?? ''
  if (!isSignatureMark(line) && !isDeviceSignatureLine(line)) return false
  if (isDeviceSignatureLine(line)) return tails[index + 1] ?? true
  let written = 0
  for (let at = index + 1; at < lines.length; at += 1) {
    const text = lines[at]?.text ?? ''
    if (
      isQuotedLine(text) ||
      isQuoteDivider(text) ||
      countHeaderLines(lines, at) > 0 ||
      countAttributionLines(lines, at) > 0
    )
      break
    if (!isEmptyLine(text)) written += 1
    // A signature contains no question.
    if (written > maxSignatureLines || /[?？]$/.test(text)) return false
  }
  return true
}

/** True if a quoted mail begins at the line, with or without quote marks. */
function isQuoteStart(lines: readonly QuoteLine[], tails: readonly boolean[], index: number): boolean {
  const line = lines[index]?.text ?? ''
  if (isEmptyLine(line)) return false
  if (isQuoteDivider(line)) return true
  if (isQuoteHeaderSeparator(lines, index)) return true
  if (countHeaderLines(lines, index) > 0) return true
  if (isQuotedLine(line)) return tails[index] ?? true
  const introduced = countAttributionLines(lines, index)
  if (introduced === 0) return false
  return isFollowedByQuote(lines, index + introduced) ? (tails[index + introduced] ?? true) : true
}

/** True if the line is a separator above the header of a quoted mail. */
function isQuoteHeaderSeparator(lines: readonly QuoteLine[], index: number): boolean {
  const isDrawn = /^[-_*=]{4,}$/.test(lines[index]?.text ?? '')
  return isDrawn && countHeaderLines(lines, skipBlankLines(lines, index + 1)) > 0
}

function skipBlankLines(lines: readonly QuoteLine[], index: number): number {
  let at = index
  while (at < lines.length && isEmptyLine(lines[at]?.text ?? '')) at += 1
  return at
}

/** Finds where the quote or signature begins. Undefined when there is none, when nothing would remain, and for a forwarded mail, whose content matters. */
export const findFoldOffset = withTextLimits(foldLimits, function findFoldOffset(text: string):
  number | undefined {
  const lines = splitQuoteLines(text)
  if (lines.length > maxQuoteLines) return undefined
  const tails = markQuotedTails(lines)
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index]
    if (!line || isEmptyLine(line.text)) continue
    if (isForwardDivider(line.text)) return undefined
    if (isQuoteStart(lines, tails, index) || isSignatureStart(lines, tails, index))
      return text.slice(0, line.at).trim() === '' ? undefined : line.at
  }
  return undefined
})
