import {
  forwardDividers,
  fromLabels,
  otherLabels,
  quoteDividers,
  sentFromWords,
  wroteWords,
} from './quote-words.ts'

/** One line of a mail and where it begins in the text. */
interface Line {
  readonly at: number
  readonly text: string
}

/** Lines longer than this are prose: no rule needs to look at more of them. */
const longestLine = 400

/** A text of more lines is no letter. */
const mostLines = 5000

const cutLines = (text: string): Line[] => {
  let at = 0
  return text.split('\n').map((line) => {
    const cut = { at, text: line.slice(0, longestLine).trim() }
    at += line.length + 1
    return cut
  })
}

const isQuoted = (line: string): boolean => /^(?:>(?!:$)|＞|\|\s|»)/.test(line)
const isBlank = (line: string): boolean => line === ''
const bare = (line: string): string => line.replace(/^[>\s|*_#-]+|(?<![*_\s-])[*_\s-]+$/g, '').toLowerCase()

const quoteSet = new Set(quoteDividers)
const forwardSet = new Set(forwardDividers)
const labelSet = new Set([...fromLabels, ...otherLabels])
const fromSet = new Set(fromLabels)

const dividerOf = (line: string): string => bare(line).replace(/(?<![:：.\s])[:：.\s]+$/, '')
const isDivider = (line: string): boolean => quoteSet.has(dividerOf(line))
const isForward = (line: string): boolean => forwardSet.has(dividerOf(line))

/** The label of a header line such as 'From: ...', in lower case; undefined for any other line. */
function labelOf(line: string): string | undefined {
  const colon = line.slice(0, 40).search(/[:：]/)
  if (colon < 1) return undefined
  const label = bare(line.slice(0, colon))
  return labelSet.has(label) ? label : undefined
}

/** How many lines from `index` on are the header of a quoted mail: at least who wrote it and one more; 0 when they are none. */
function headerLines(lines: readonly Line[], index: number): number {
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
    hasFrom ||= fromSet.has(label)
    isProof ||= /@|\d{4}|\d:\d\d/.test(line)
    end = at + 1
  }
  return hasFrom && isProof && labels >= 3 ? end - index : 0
}

/** How many lines from `index` on introduce a quotation ('On Monday Ann wrote:', which programs break at 76 characters). */
function attributionLines(lines: readonly Line[], index: number): number {
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
function isQuotedNext(lines: readonly Line[], index: number): boolean {
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

const isSentFrom = (line: string): boolean => {
  const lower = bare(line)
  return (
    line.length < 90 &&
    sentFromWords.some((word) => lower.startsWith(word)) &&
    !/[.!?](?:\s+\S|$)|,\s/.test(line)
  )
}

/**
 * For each line whether nothing from there on was written by the sender: quoted lines, what introduces them, what wraps out of
 * them. Told from the end, so that every line is looked at once.
 */
function findTails(lines: readonly Line[]): readonly boolean[] {
  const tails: boolean[] = Array<boolean>(lines.length + 1).fill(true)
  for (let at = lines.length - 1; at >= 0; at -= 1) {
    const line = lines[at]?.text ?? ''
    const introduced = attributionLines(lines, at)
    if (isBlank(line) || isQuoted(line) || isDivider(line) || isForward(line))
      tails[at] = tails[at + 1] ?? true
    else if (headerLines(lines, at) > 0 || isRule(lines, at) || isSignatureMark(line)) tails[at] = true
    else if (introduced > 0) tails[at] = tails[at + introduced] ?? true
    else if (isWrapped(lines, at) || isSentFrom(line)) tails[at] = tails[at + 1] ?? true
    else tails[at] = false
  }
  return tails
}

/** Whether a line without a mark goes on with a quoted one that was too long. */
function isWrapped(lines: readonly Line[], at: number): boolean {
  const before = lines[at - 1]?.text ?? ''
  const isShort = (lines[at]?.text ?? '').length < 40
  return isQuoted(before) && before.length > 60 && (isShort || isQuotedNext(lines, at + 1))
}

const isSignatureMark = (line: string): boolean => /^(?:--|[—–]{1,10}|__|_{20,})$/.test(line)

/** Most lines that a signature has. */
const longestSignature = 12

function isSignature(lines: readonly Line[], tails: readonly boolean[], index: number): boolean {
  const line = lines[index]?.text ?? ''
  if (!isSignatureMark(line) && !isSentFrom(line)) return false
  if (isSentFrom(line)) return tails[index + 1] ?? true
  let written = 0
  for (let at = index + 1; at < lines.length; at += 1) {
    const text = lines[at]?.text ?? ''
    if (isQuoted(text) || isDivider(text) || headerLines(lines, at) > 0 || attributionLines(lines, at) > 0)
      break
    if (!isBlank(text)) written += 1
    if (written > longestSignature) return false
  }
  return true
}

/** Whether the quoted mail, marked or not, begins at a line. */
function beginsQuote(lines: readonly Line[], tails: readonly boolean[], index: number): boolean {
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

/** Whether a line is the rule that some programs draw above the header of the quoted mail. */
function isRule(lines: readonly Line[], index: number): boolean {
  const isDrawn = /^[-_*=]{5,}$/.test(lines[index]?.text ?? '')
  return isDrawn && headerLines(lines, skipBlank(lines, index + 1)) > 0
}

function skipBlank(lines: readonly Line[], index: number): number {
  let at = index
  while (at < lines.length && isBlank(lines[at]?.text ?? '')) at += 1
  return at
}

/**
 * Where the quoted mail or the signature begins: from there to the end nothing is the sender's own. Undefined when there is
 * nothing to fold, when folding would leave nothing, and for a mail that is passed on, because that is the matter itself.
 */
export function findFold(text: string): number | undefined {
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
}

const squeeze = (line: string): string => line.replace(/[\s>＞|»*_]+/g, '').toLowerCase()

/** Fewer characters in common with the earlier mails are chance. */
const fewestKnown = 20

/**
 * Where the words of earlier mails of the conversation begin, in any language and however the mail program marks them: every
 * line from there on stands in one of `earlier` or introduces it. Nothing that is not known is ever folded.
 */
export function findKnown(text: string, earlier: readonly string[]): number | undefined {
  const known = earlier.map(squeeze).join('\n')
  if (known.length < fewestKnown) return undefined
  const lines = cutLines(text)
  let at = lines.length
  let shared = 0
  for (let index = lines.length - 1; index >= 0; index -= 1) {
    const line = lines[index]?.text ?? ''
    const words = squeeze(line)
    if (words === '') continue
    const isKnown = known.includes(words)
    if (!isKnown && !isQuoted(line) && !isIntroduced(lines, index)) break
    if (isKnown) shared += words.length
    if (isKnown || shared > 0) at = index
  }
  if (shared < fewestKnown) return undefined
  // What introduces the quotation stands right above it; a greeting that both mails share does not belong to it.
  const start = lines[at]
  return start && text.slice(0, start.at).trim() !== '' ? start.at : undefined
}

/** Whether a line belongs to what introduces a quotation: a divider, a header line, or 'On ... wrote:'. */
function isIntroduced(lines: readonly Line[], index: number): boolean {
  const line = lines[index]?.text ?? ''
  if (isDivider(line) || /^[_-]{5,}$/.test(line) || labelOf(line) !== undefined) return true
  for (let back = 0; back < 4; back += 1) if (attributionLines(lines, index - back) > back) return true
  return false
}
