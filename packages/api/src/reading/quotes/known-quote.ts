import { withTextLimits } from '../../platform/text-limits.ts'
import {
  countAttributionLines,
  splitQuoteLines,
  isQuoteDivider,
  isFromLabel,
  isQuotedLine,
  isDeviceSignatureLine,
  parseHeaderLabel,
  maxQuoteLines,
} from './quote-lines.ts'
import type { QuoteLine } from './quote-lines.ts'

/** A mail, and earlier texts that it may quote, nearest first. */
export interface KnownQuoteRequest {
  readonly text: string
  /** Texts of people other than the author. */
  readonly ofOthers: readonly string[]
  /** Texts of the mail's author. */
  readonly ofAuthor: readonly string[]
}

/** Limits of the earlier texts to compare. */
export const earlierTextLimits = { characters: 20_000, lines: 2_000 }

/** The longest stored text of a mail, with its time limit. */
const quoteLimits = { characters: 200_000, ms: 600, runsIn: 'thread' } as const

/** The length of the compared sequences of characters. Shorter matches are coincidence. */
const gramLength = 16

/** The fewest letters that a quote shares with an earlier mail. Smaller overlaps are coincidence. */
const minSharedLetters = 20

const normalizeLine = (line: string): string => line.replace(/[\s>＞|»*_]+/g, '').toLowerCase()

/** Author of the matching earlier mail: the sender or another person. */
type QuoteAuthor = 'same' | 'other'

/** Indexes character sequences of earlier mails, ignoring line breaks. */
function indexEarlierTexts(
  ofOthers: readonly string[],
  ofAuthor: readonly string[],
): Map<string, QuoteAuthor> {
  const grams = new Map<string, QuoteAuthor>()
  let { characters, lines } = earlierTextLimits
  const indexTextsOf = (author: QuoteAuthor) => (text: string) => {
    const taken = text.slice(0, characters).split('\n', lines)
    characters -= taken.reduce((sum, line) => sum + line.length + 1, 0)
    lines -= taken.length
    const words = taken.map(normalizeLine).join('')
    for (let at = 0; at + gramLength <= words.length; at += 1) {
      const gram = words.slice(at, at + gramLength)
      if (!grams.has(gram)) grams.set(gram, author)
    }
    if (characters < 0) characters = 0
  }
  ofOthers.forEach(indexTextsOf('other'))
  ofAuthor.forEach(indexTextsOf('same'))
  return grams
}

/** The author of each known line. Undefined for new or empty lines. */
function findLineAuthors(
  lines: readonly string[],
  grams: ReadonlyMap<string, QuoteAuthor>,
): (QuoteAuthor | undefined)[] {
  const words = lines.join('')
  /** End offsets of the current matches. */
  const knownUntil = { same: 0, other: 0 }
  const isKnown = new Uint8Array(words.length)
  for (let at = 0; at < words.length; at += 1) {
    const author = grams.get(words.slice(at, at + gramLength))
    if (author) knownUntil[author] = at + gramLength
    isKnown[at] = at < knownUntil.other ? 2 : at < knownUntil.same ? 1 : 0
  }
  let end = 0
  return lines.map((line) => {
    const from = end
    end += line.length
    const known = isKnown.subarray(from, end)
    if (line === '' || known.includes(0)) return undefined
    return known.includes(1) ? 'same' : 'other'
  })
}

/**
 * Finds the line from which on all text is a quote of earlier mails, in any language and with any quote marks.
 * Text repeated without a mark or an introduction counts as new.
 */
export const findKnownQuote = withTextLimits(
  quoteLimits,
  function findKnownQuote(
    text: string,
    ofOthers: readonly string[],
    ofAuthor: readonly string[],
  ): number | undefined {
    const lines = splitQuoteLines(text)
    if (lines.length > maxQuoteLines) return undefined
    const grams = indexEarlierTexts(ofOthers, ofAuthor)
    if (grams.size === 0) return undefined
    const words = lines.map((line) => normalizeLine(line.text))
    const authors = findLineAuthors(words, grams)
    let start: QuoteLine | undefined
    let shared = 0
    for (let index = lines.length - 1; index >= 0; index -= 1) {
      const line = lines[index]
      if (!line || words[index] === '') continue
      const author = authors[index]
      if (author) shared += words[index]?.length ?? 0
      const isMarked = isQuotedLine(line.text) || hasQuoteIntroduction(lines, index)
      if (!author && !isMarked) break
      if (author === 'other' || (isMarked && shared > 0)) start = line
    }
    if (!start || shared < minSharedLetters) return undefined
    return text.slice(0, start.at).trim() === '' ? undefined : start.at
  },
)

const maxHeaderLines = 8

/** True for lines of a quote's introduction: divider, header line, or 'On ... wrote:'. */
function hasQuoteIntroduction(lines: readonly QuoteLine[], index: number): boolean {
  const line = lines[index]?.text ?? ''
  if (
    isQuoteDivider(line) ||
    /^[_-]{5,}$/.test(line) ||
    isHeaderLine(lines, index) ||
    isDeviceSignatureLine(line)
  )
    return true
  for (let back = 0; back < 4; back += 1) if (countAttributionLines(lines, index - back) > back) return true
  return false
}

/** True for a line such as 'Sent: ...' within a quote header. */
function isHeaderLine(lines: readonly QuoteLine[], index: number): boolean {
  if (parseHeaderLabel(lines[index]?.text ?? '') === undefined) return false
  for (let at = index; at > index - maxHeaderLines; at -= 1) {
    const label = parseHeaderLabel(lines[at]?.text ?? '')
    if (label === undefined) break
    if (isFromLabel(label)) return true
  }
  for (let at = index + 1; at < index + maxHeaderLines; at += 1) {
    const label = parseHeaderLabel(lines[at]?.text ?? '')
    if (label === undefined) break
    if (isFromLabel(label)) return true
  }
  return false
}
