import {
  forwardDividers,
  fromLabels,
  otherLabels,
  quoteDividers,
  sentFromWords,
  wroteWords,
} from './quote-words.ts'

/** One line of a mail and where it begins in the text. */
export interface Line {
  readonly at: number
  readonly text: string
}

/** Lines longer than this are prose: no rule needs to look at more of them. */
const longestLine = 400

/** A text of more lines is no letter. */
export const mostLines = 5000

export const cutLines = (text: string): Line[] => {
  let at = 0
  return text.split('\n').map((line) => {
    const cut = { at, text: line.slice(0, longestLine).trim() }
    at += line.length + 1
    return cut
  })
}

/** A line with the mark of a quotation. */
export const isQuoted = (line: string): boolean => /^(?:>(?!:$)|＞|\|\s|»)/.test(line)
export const isBlank = (line: string): boolean => line === ''
const bare = (line: string): string => line.replace(/^[>\s|*_#-]+|(?<![*_\s-])[*_\s-]+$/g, '').toLowerCase()

const quoteSet = new Set(quoteDividers)
const forwardSet = new Set(forwardDividers)
const labelSet = new Set([...fromLabels, ...otherLabels])
const fromSet = new Set(fromLabels)
export const isFromLabel = (label: string): boolean => fromSet.has(label)

const dividerOf = (line: string): string => bare(line).replace(/(?<![:：.\s])[:：.\s]+$/, '')
export const isDivider = (line: string): boolean => quoteSet.has(dividerOf(line))
export const isForward = (line: string): boolean => forwardSet.has(dividerOf(line))

/** The label of a header line such as 'From: ...', in lower case; undefined for any other line. */
export function labelOf(line: string): string | undefined {
  const colon = line.slice(0, 40).search(/[:：]/)
  if (colon < 1) return undefined
  const label = bare(line.slice(0, colon))
  return labelSet.has(label) ? label : undefined
}

/** How many lines from `index` on are the header of a quoted mail: at least who wrote it and one more; 0 when they are none. */
export function headerLines(lines: readonly Line[], index: number): number {
  let labels = 0
  let hasFrom = false
  let isProof = false
  let end = index
  for (let at = index; at < Math.min(lines.length, index + 14); at += 1) {
    const line = lines[at]?.text ?? ''
    const label = labelOf(line)
    if (label === undefined) {
      // A long list of recipients goes on in the next line.
      const follows = labels > 0 && labels < 3 && !isBlank(line) && (/[@;,]/.test(line) || at === end)
      if (isBlank(line) && labels > 0 && labels < 3 && at - end < 2) continue
      if (follows && line.length < 120) continue
      break
    }
    labels += 1
    hasFrom ||= isFromLabel(label)
    isProof ||= /@|\d{4}|\d:\d\d/.test(line)
    end = at + 1
  }
  return hasFrom && isProof && labels >= 3 ? end - index : 0
}

/** How many lines from `index` on introduce a quotation ('On Monday Ann wrote:', which programs break at 76 characters). */
export function attributionLines(lines: readonly Line[], index: number): number {
  const first = lines[index]?.text ?? ''
  if (isBlank(first) || isQuoted(first)) return 0
  let joined = ''
  for (let count = 1; count <= 4; count += 1) {
    const next = lines[index + count - 1]?.text ?? ''
    if (isBlank(next) || (count > 1 && isQuoted(next))) return 0
    // Prose ends in a full stop, and what introduces a quotation has none at the end of a line.
    if (count > 1 && /[.!?]$/.test(joined) && !/\b\p{L}{1,4}\.$/u.test(joined)) return 0
    if (count > 1 && hasWrote(next) && hasMoment(next.replace(/[^\s@]{0,64}@[^\s@]*/g, ''))) return 0
    joined = `${joined} ${next}`.trim().slice(0, longestLine)
    if (/[:：]$/.test(next) || /(?:のメール|写道|寫道)[:：]?$/.test(next))
      return isAttribution(joined, lines, index + count) ? count : 0
    if (isAttributionWithout(joined, lines, index + count)) return count
  }
  return 0
}

const hasWrote = (line: string): boolean => {
  const lower = line.toLowerCase()
  return wroteWords.some((word) => lower.includes(word))
}
const hasMoment = (line: string): boolean => /\d{1,2}[:.h]\d{2}|\d{4}|\d{1,2}[./-]\d{1,2}/.test(line)
const hasAddress = (line: string): boolean => /\S@\S/.test(line)

/** Whether the first line that is not empty is quoted. */
export function isQuotedNext(lines: readonly Line[], index: number): boolean {
  for (let at = index; at < Math.min(lines.length, index + 3); at += 1)
    if (!isBlank(lines[at]?.text ?? '')) return isQuoted(lines[at]?.text ?? '')
  return false
}

function isAttribution(line: string, lines: readonly Line[], next: number): boolean {
  if (isQuotedNext(lines, next)) return hasWrote(line) || hasMoment(line) || hasAddress(line)
  // Without marks behind it the line itself must leave no doubt.
  if (startsWithMoment(line) && /<[^<>@\s]+@[^<>@\s]+>:$/.test(line)) return true
  return (
    hasWrote(line) &&
    ((hasMoment(line) && (hasAddress(line) || line.length < 160)) || /<[^<>@]+@[^<>@]+>/.test(line))
  )
}

/** '2024-03-01 14:20 GMT+01:00 Ann <ann@shop.test>': some programs end neither with a verb nor with a colon. */
function isAttributionWithout(line: string, lines: readonly Line[], next: number): boolean {
  if (!hasMoment(line) || line.length > 200) return false
  if (/<[^<>@\s]+@[^<>@\s]+>:?$/.test(line)) return isQuotedNext(lines, next)
  return /\S@[^\s@]+\s+\p{L}+(?:\s-+)?$/u.test(line) && hasWrote(line)
}

const startsWithMoment = (line: string): boolean =>
  /^(?:\p{L}{1,12}[.,]?\s){0,2}\d{1,4}[.:\/-]?\s?[\p{L}\d]/u.test(line)

export const isSentFrom = (line: string): boolean => {
  const lower = bare(line)
  return (
    line.length < 90 &&
    sentFromWords.some((word) => lower.startsWith(word)) &&
    !/[.!?](?:\s+\S|$)|,\s/.test(line)
  )
}
