import {
  forwardDividers,
  fromLabels,
  otherHeaderLabels,
  quoteDividers,
  subjectLabels,
  deviceNamePattern,
  sentFromEndPattern,
  sentByWords,
  sentFromWords,
  wroteWords,
} from './quote-words.ts'

/** A line of a mail and its offset. */
export interface QuoteLine {
  readonly at: number
  readonly text: string
}

/** Longer lines are prose and are cut for the rules. */
const maxLineLength = 400

/** The most lines of a text. */
export const maxQuoteLines = 5000

export const splitQuoteLines = (text: string): QuoteLine[] => {
  let at = 0
  return text.split('\n').map((line) => {
    const cut = {
      at,
      text: line
        .slice(0, maxLineLength)
        .replace(/[\u200E\u200F]/g, '')
        .trim(),
    }
    at += line.length + 1
    return cut
  })
}

/** True for a line with a quote mark. */
export const isQuotedLine = (line: string): boolean => /^(?:>(?!:$)|＞|\|\s[^|]*$|»[^«]*$)/.test(line)
export const isEmptyLine = (line: string): boolean => line === ''
const trimLineMarks = (line: string): string =>
  line.replace(/^[>\s|*_#-]+|(?<![*_\s-])[*_\s-]+$/g, '').toLowerCase()

const quoteDividerSet = new Set(quoteDividers)
const forwardDividerSet = new Set(forwardDividers)
const headerLabelSet = new Set([...fromLabels, ...otherHeaderLabels])
const fromLabelSet = new Set(fromLabels)
const subjectLabelSet = new Set(subjectLabels)
export const isFromLabel = (label: string): boolean => fromLabelSet.has(label)

const normalizeDivider = (line: string): string => trimLineMarks(line).replace(/(?<![:：.\s])[:：.\s]+$/, '')
export const isQuoteDivider = (line: string): boolean => quoteDividerSet.has(normalizeDivider(line))
export const isForwardDivider = (line: string): boolean => forwardDividerSet.has(normalizeDivider(line))

/** The label of a header line such as 'From: ...', in lower case. Undefined for other lines. */
export function parseHeaderLabel(line: string): string | undefined {
  const colon = line.slice(0, 40).search(/[:：]/)
  if (colon < 1) return undefined
  const label = trimLineMarks(line.slice(0, colon))
  return headerLabelSet.has(label) ? label : undefined
}

/** The number of quote header lines from `index`. 0 when there are none. */
export function countHeaderLines(lines: readonly QuoteLine[], index: number): number {
  let labels = 0
  let hasFrom = false
  let hasTime = false
  let hasYear = false
  let hasSubject = false
  let end = index
  for (let at = index; at < Math.min(lines.length, index + 14); at += 1) {
    const line = lines[at]?.text ?? ''
    const label = parseHeaderLabel(line)
    if (label === undefined) {
      // Long recipient lists continue on the next line.
      const follows = labels > 0 && labels < 3 && !isEmptyLine(line) && (/[@;,]/.test(line) || at === end)
      if (isEmptyLine(line) && labels > 0 && labels < 3 && at - end < 2) continue
      if (follows && line.length < 120) continue
      break
    }
    labels += 1
    hasFrom ||= isFromLabel(label)
    hasTime ||= /@|\d:\d\d/.test(line)
    hasYear ||= /\d{4}/.test(line)
    hasSubject ||= subjectLabelSet.has(label)
    end = at + 1
  }
  // A list such as 'From: Berlin, To: Hamburg, Date: ...' in prose is no header.
  return hasFrom && labels >= 3 && (hasTime || (hasSubject && hasYear)) ? end - index : 0
}

/** The number of attribution lines from `index` ('On Monday Ann wrote:'), which programs wrap. */
export function countAttributionLines(lines: readonly QuoteLine[], index: number): number {
  const first = lines[index]?.text ?? ''
  if (isEmptyLine(first) || isQuotedLine(first)) return 0
  let joined = ''
  for (let count = 1; count <= 4; count += 1) {
    const next = lines[index + count - 1]?.text ?? ''
    if (isEmptyLine(next) || (count > 1 && isQuotedLine(next))) return 0
    // Prose ends with a full stop, an attribution does not.
    if (count > 1 && /[.!?]$/.test(joined) && !/\b\p{L}{1,4}\.$/u.test(joined)) return 0
    if (count > 1 && containsWroteWord(next) && containsDateOrTime(removeAddresses(next))) return 0
    joined = `${joined} ${next}`.trim().slice(0, maxLineLength)
    if (/[:：]$/.test(next) || /(?:のメール|写道|寫道)[:：]?$/.test(next))
      return isAttribution(joined, lines, index + count) ? count : 0
    if (isAttributionWithoutVerb(joined, lines, index + count)) return count
  }
  return 0
}

const containsWroteWord = (line: string): boolean => {
  const lower = line.toLowerCase()
  return wroteWords.some((word) => lower.includes(word))
}
const containsDateOrTime = (line: string): boolean => /\d{1,2}[:.h]\d{2}|\d{4}|\d{1,2}[./-]\d{1,2}/.test(line)
const containsAddress = (line: string): boolean => /\S@\S/.test(line)
const removeAddresses = (line: string): string =>
  line
    .split(/\s/)
    .filter((word) => !word.includes('@'))
    .join(' ')

/** True if the next non-empty line is quoted. */
export function isFollowedByQuote(lines: readonly QuoteLine[], index: number): boolean {
  for (let at = index; at < Math.min(lines.length, index + 3); at += 1)
    if (!isEmptyLine(lines[at]?.text ?? '')) return isQuotedLine(lines[at]?.text ?? '')
  return false
}

function isAttribution(line: string, lines: readonly QuoteLine[], next: number): boolean {
  if (isFollowedByQuote(lines, next))
    return containsWroteWord(line) || containsDateOrTime(line) || containsAddress(line)
  // Without quote marks the attribution must be unambiguous.
  if (startsWithDate(line) && /<[^<>@\s]+@[^<>@\s]+>:$/.test(line)) return true
  if (
    fullDatePattern.test(line) &&
    /\s(?:by|von|par|de|por|da|door|af|av|from|от)\s[^<>@\s]+@[^<>@\s]+:$/u.test(line)
  )
    return true
  return (
    containsWroteWord(line) &&
    ((containsDateOrTime(line) && (containsAddress(line) || line.length < 160)) ||
      /<[^<>@]+@[^<>@]+>/.test(line))
  )
}

/** Attributions without verb or colon: '2024-03-01 14:20 GMT+01:00 Ann <ann@shop.test>'. */
function isAttributionWithoutVerb(line: string, lines: readonly QuoteLine[], next: number): boolean {
  if (!containsDateOrTime(line) || line.length > 200) return false
  if (/<[^<>@\s]+@[^<>@\s]+>:?$/.test(line))
    return isFollowedByQuote(lines, next) || /^\d{4}[/.-]\d{1,2}[/.-]\d{1,2}\s/.test(line)
  if (/\S@[^\s@]+\s+\p{L}+(?:\s-+)?$/u.test(line) && containsWroteWord(line)) return true
  return isFollowedByBlankOrQuote(lines, next) && isDateAndAuthorLine(line)
}

/** True if an empty line, a quoted line or the end follows. */
const isFollowedByBlankOrQuote = (lines: readonly QuoteLine[], next: number): boolean =>
  isEmptyLine(lines[next]?.text ?? '') || isQuotedLine(lines[next]?.text ?? '')

const endsWithWroteWord = new RegExp(
  `\\s(?:${wroteWords.map((word) => word.replace(/[()]/g, '\\$&')).join('|')})$`,
  'iu',
)
const endsWithWriterName = /\s(?:schrieb|schreef|skrev)\s(?:["']?\p{Lu}[\p{L}.'’-]{0,40}["',]?\s?){1,5}$/u
/** Date with year and time. */
const fullDatePattern =
  /^\D{0,20}\d{1,4}[.\s/-]{1,2}(?:\p{L}{3,12}|de \p{L}{3,12}|\d{1,2})[.,\s/-]{1,2}(?:de )?\d{1,4}\D{1,12}\d{1,2}[:.h]\d{2}/u

/** A whole line with date, time and author: 'On 15 May 2017 19:32, Ann wrote', 'Am 15. Mai 2017 19:32 schrieb Ann'. */
const isDateAndAuthorLine = (line: string): boolean =>
  line.length < 120 &&
  fullDatePattern.test(line) &&
  (endsWithWroteWord.test(line) || endsWithWriterName.test(line))

const startsWithDate = (line: string): boolean =>
  /^(?:\p{L}{1,12}[.,]?\s){0,2}\d{1,4}[.:\/-]?\s?[\p{L}\d]/u.test(line)

/** True for lines such as 'Sent from my iPhone'. */
export const isDeviceSignatureLine = (line: string): boolean => {
  if (line.length >= 90 || /,\s|[.!?]\s+\S/.test(line)) return false
  const lower = trimLineMarks(line).replaceAll("'", '’')
  if (sentFromEndPattern.test(lower)) return true
  const lineStartsWith = (words: readonly string[]) => words.some((word) => lower.startsWith(word))
  if (deviceNamePattern.test(lower)) return lineStartsWith(sentFromWords) || lineStartsWith(sentByWords)
  return lineStartsWith(sentFromWords) && !/[.!?]$/.test(line)
}
