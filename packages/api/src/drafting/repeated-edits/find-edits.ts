import type { DraftSentence } from '../../database/schema/drafts.ts'
import { splitSentences } from '../../knowledge/passages/split-sentences.ts'
import { splitWords } from '../../knowledge/search/split-words.ts'
import { withTextLimits } from '../../platform/text-limits.ts'

/** A few words of a draft's sentence that a person replaced before the reply was sent. */
export interface SmallEdit {
  /** The passage that the sentence quoted, and the quote. */
  readonly passageId: string
  readonly quote: string
  /** The words as they stand in the quote, and what the person wrote instead. */
  readonly before: string
  readonly after: string
}

/** The most sentences of a draft and of a reply to compare, and the longest. */
const maxSentences = 60
const maxSentenceLength = 600
/** The start of a reply that is read. */
const maxReplyLength = 8000
/** The most words that a small edit replaces or adds. */
const maxEditedWords = 4
/** The least words around an edit that both sentences share. */
const minSharedWords = 3
/** The smallest share of common words at which two sentences count as the same one. */
const minSimilarity = 0.6

/** Finds the sentences of a draft in which a person replaced a few words that its source says. */
export const findSmallEdits = withTextLimits(
  { characters: maxReplyLength, ms: 50, runsIn: 'loop' },
  function findSmallEdits(body: string, written: readonly DraftSentence[]): SmallEdit[] {
    const sent = splitBodySentences(body)
    const kept = new Set(sent)
    const first = written.slice(0, maxSentences)
    const own = new Set(first.map(({ text }) => text.trim()))
    const added = sent
      .filter((sentence) => !own.has(sentence))
      .map((text) => ({ text, words: toWordSet(text) }))
    return first.flatMap(({ text, mark, sources }) => {
      const sentence = text.trim()
      const source = sources.find(({ kind }) => kind === 'passage')
      const isQuote = (mark === 'supported' || mark === 'read') && source !== undefined
      if (!isQuote || sentence.length > maxSentenceLength || kept.has(sentence)) return []
      const words = toWordSet(sentence)
      const [best] = added
        .map((each) => ({ text: each.text, share: computeSharedWordShare(words, each.words) }))
        .filter(({ share }) => share >= minSimilarity)
        .toSorted((a, b) => b.share - a.share)
      const edit = best && findReplacedWords(sentence, best.text)
      const quote = shortenQuote(source.quote)
      return edit && containsWording(quote, edit.before) ? [{ passageId: source.id, quote, ...edit }] : []
    })
  },
)

const splitBodySentences = (body: string): string[] =>
  body
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, maxSentences)
    .flatMap((line) => splitSentences(line))
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '' && sentence.length <= maxSentenceLength)
    .slice(0, maxSentences)

const shortenQuote = (quote: string): string => quote.trim().slice(0, maxSentenceLength)

const toWordSet = (text: string): ReadonlySet<string> => new Set(splitWords(text))

function computeSharedWordShare(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const both = [...a].filter((word) => b.has(word)).length
  return both / Math.max(1, a.size, b.size)
}

const openingSigns = new Set('("\'“„«')
const closingSigns = new Set('.,;:!?)"\'”“»')

/** The text without the signs around it. */
function trimPunctuation(text: string): string {
  let [from, to] = [0, text.length]
  while (from < to && openingSigns.has(text.charAt(from))) from += 1
  while (to > from && closingSigns.has(text.charAt(to - 1))) to -= 1
  return text.slice(from, to)
}

/** Letters, digits and signs of money: no address, no long number. */
const isImpersonalWording = (text: string): boolean =>
  /^[\p{L}\p{M}\p{N}€$£%.,'’/ -]{1,80}$/u.test(text) && !/\d{5}|www\.|\.\w{2,}\/|\/\//.test(text)
const isNumber = (word: string): boolean => /^[\d.,€$£%-]+$/.test(word)

/** The only run of words in which two sentences differ. A bare number takes the word after it along. */
function findReplacedWords(from: string, to: string): Pick<SmallEdit, 'before' | 'after'> | undefined {
  const old = from.split(/\s+/)
  const next = to.split(/\s+/)
  const shortest = Math.min(old.length, next.length)
  let head = 0
  while (head < shortest && old[head] === next[head]) head += 1
  let tail = 0
  while (tail < shortest - head && old.at(-1 - tail) === next.at(-1 - tail)) tail += 1
  if (head + tail < minSharedWords) return undefined
  const sides = [old, next].map((words) => words.slice(head, words.length - tail))
  if (sides.some((words) => words.length === 0 || words.length > maxEditedWords)) return undefined
  const isBare = sides.some((words) => isNumber(trimPunctuation(words.at(-1) ?? '')))
  const following = isBare && tail > 0 ? [old.at(-tail) ?? ''] : []
  const [before = '', after = ''] = sides.map((words) => trimPunctuation([...words, ...following].join(' ')))
  return before !== '' && after !== '' && before !== after && isImpersonalWording(after)
    ? { before, after }
    : undefined
}

/** True if a text has these words in a row, white space aside. */
function containsWording(text: string, wording: string): boolean {
  const collapseSpaces = (each: string) => ` ${each.replace(/\s+/g, ' ').trim()} `
  const at = collapseSpaces(text).indexOf(wording.replace(/\s+/g, ' '))
  if (at < 0) return false
  const around = [collapseSpaces(text)[at - 1] ?? ' ', collapseSpaces(text)[at + wording.length] ?? ' ']
  return around.every((sign) => !/[\p{L}\p{N}]/u.test(sign))
}
