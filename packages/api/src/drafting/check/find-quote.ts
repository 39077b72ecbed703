import { trimEndCharacters, trimStartCharacters } from '../../knowledge/passages/trim-characters.ts'

/** Normalizes a text for comparison: spaces, quotation marks, dashes, letters and Markdown. */
export const normalizeQuote = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[*_`#|]+/g, ' ')
    .replaceAll(/["'“”„‟«»‹›‘’‚′″]/g, "'")
    .replaceAll(/[‐‑‒–—−]/g, '-')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** The context of a quote in its source. */
export interface QuoteContext {
  /** The clauses around the quote, with the line above their list. */
  clauses: string
  /** The sentences around the quote, with the same line. */
  sentences: string
}

const clauseEnd = /[,;:()]\s|[.!?…]\s|\s-\s|\n/g
const sentenceEnd = /[.!?…]\s|\n/g

/** Finds a quote in a source. Both are normalized and compared line by line. */
export function findQuote(quote: string, source: string): QuoteContext | undefined {
  const wanted = trimEndCharacters(trimStartCharacters(normalizeQuote(quote), " .,;:…'-"), " ,;:…'-")
  if (wanted === '') return undefined
  const raw = source.split('\n')
  const lines = raw.map(normalizeQuote)
  const text = lines.join('\n')
  const at = text.replaceAll('\n', ' ').indexOf(wanted)
  if (at < 0 || !isAtWordBoundaries(text, at, wanted.length)) return undefined
  const intro = findListIntro(raw, lines, at)
  const rowEnds = findRowEnds(raw, lines)
  const expandTo = (ends: RegExp) =>
    `${intro} ${widenRange(text, at, at + wanted.length, { ends, rowEnds })}`.trim()
  return { clauses: expandTo(clauseEnd), sentences: expandTo(sentenceEnd) }
}

/** True when a span starts and ends at word boundaries. */
const isAtWordBoundaries = (text: string, at: number, length: number): boolean =>
  !/[\p{L}\p{N}]{2}/u.test(text.slice(Math.max(0, at - 1), at + 1)) &&
  !/[\p{L}\p{N}]{2}/u.test(text.slice(at + length - 1, at + length + 1))

const isTableRow = (line: string | undefined): boolean => /^\s*\|.*\|\s*$|\t/.test(line ?? '')

/** The ends of table rows and of the lines before a table, because rows are independent. */
function findRowEnds(raw: readonly string[], lines: readonly string[]): Set<number> {
  let end = -1
  return new Set(
    lines.flatMap((line, at) => {
      end += line.length + 1
      return isTableRow(raw[at]) || isTableRow(raw[at + 1]) ? [end] : []
    }),
  )
}

function widenRange(
  text: string,
  start: number,
  end: number,
  { ends, rowEnds }: { ends: RegExp; rowEnds: ReadonlySet<number> },
): string {
  let from = 0
  let to = text.length
  for (const match of text.matchAll(ends)) {
    // Skips the end of a line whose sentence continues on the next line.
    if (match[0] === '\n' && !rowEnds.has(match.index) && !isLineEnd(text, match.index)) continue
    const after = match.index + match[0].length
    if (after <= start) from = after
    if (after >= end && to === text.length) to = after
  }
  return text.slice(from, to).replaceAll('\n', ' ').trim()
}

const isLineEnd = (text: string, at: number): boolean =>
  at === 0 ||
  /[.!?:;]\s*$|^$/.test(text.slice(Math.max(0, at - 2), at)) ||
  /^\n\s*(?:[-•‣◦·]|\d{1,2}[.)]|\n)/.test(text.slice(at, at + 6))

/** The line with a colon before the list of a quote, or the head of its table. */
function findListIntro(raw: readonly string[], lines: readonly string[], at: number): string {
  let end = 0
  const line = lines.findIndex((each) => (end += each.length + 1) > at)
  if (isTableRow(raw[line])) {
    const before = raw.slice(0, line).findLastIndex((each) => !isTableRow(each))
    return lines[before + 1] ?? ''
  }
  if (!/^\s*(?:[-*•‣◦·–]|\d{1,2}[.)])\s/.test(raw[line] ?? '')) return ''
  const intro = lines.slice(0, line).findLast((each) => each.endsWith(':'))
  return intro ?? ''
}
