import type { DraftSentence } from '../../database/schema/drafts.ts'
import { splitSentences } from '../../knowledge/passages/sentences.ts'
import { readWords } from '../../knowledge/search/words.ts'
import { limitText } from '../../platform/text-limits.ts'

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
const mostSentences = 60
const longestSentence = 600
/** The start of a reply that is read. */
const longestReply = 8000
/** The most words that a small edit replaces or adds. */
const mostWords = 4
/** The least words around an edit that both sentences share. */
const leastShared = 3
/** The least share of words that make two sentences the same one. */
const leastAlike = 0.6

/** Finds the sentences of a draft in which a person replaced a few words that its source says. */
export const findSmallEdits = limitText(
  { characters: longestReply, ms: 50, runsIn: 'loop' },
  function findSmallEdits(body: string, written: readonly DraftSentence[]): SmallEdit[] {
    const sent = cutSentences(body)
    const kept = new Set(sent)
    const first = written.slice(0, mostSentences)
    const own = new Set(first.map(({ text }) => text.trim()))
    const added = sent
      .filter((sentence) => !own.has(sentence))
      .map((text) => ({ text, words: wordSet(text) }))
    return first.flatMap(({ text, mark, sources }) => {
      const sentence = text.trim()
      const source = sources.find(({ kind }) => kind === 'passage')
      const isQuote = (mark === 'supported' || mark === 'read') && source !== undefined
      if (!isQuote || sentence.length > longestSentence || kept.has(sentence)) return []
      const words = wordSet(sentence)
      const [best] = added
        .map((each) => ({ text: each.text, share: shareOf(words, each.words) }))
        .filter(({ share }) => share >= leastAlike)
        .toSorted((a, b) => b.share - a.share)
      const edit = best && findReplacement(sentence, best.text)
      const quote = cutQuote(source.quote)
      return edit && hasWords(quote, edit.before) ? [{ passageId: source.id, quote, ...edit }] : []
    })
  },
)

const cutSentences = (body: string): string[] =>
  body
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, mostSentences)
    .flatMap((line) => splitSentences(line))
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '' && sentence.length <= longestSentence)
    .slice(0, mostSentences)

const cutQuote = (quote: string): string => quote.trim().slice(0, longestSentence)

const wordSet = (text: string): ReadonlySet<string> => new Set(readWords(text))

function shareOf(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const both = [...a].filter((word) => b.has(word)).length
  return both / Math.max(1, a.size, b.size)
}

const opening = new Set('("\'“„«')
const closing = new Set('.,;:!?)"\'”“»')

/** The text without the signs around it. */
function trimSigns(text: string): string {
  let [from, to] = [0, text.length]
  while (from < to && opening.has(text.charAt(from))) from += 1
  while (to > from && closing.has(text.charAt(to - 1))) to -= 1
  return text.slice(from, to)
}

/** Letters, digits and signs of money: no address, no long number. */
const isPlain = (text: string): boolean =>
  /^[\p{L}\p{M}\p{N}€$£%.,'’/ -]{1,80}$/u.test(text) && !/\d{5}|www\.|\.\w{2,}\/|\/\//.test(text)
const isNumber = (word: string): boolean => /^[\d.,€$£%-]+$/.test(word)

/** The only run of words in which two sentences differ. A bare number takes the word after it along. */
function findReplacement(from: string, to: string): Pick<SmallEdit, 'before' | 'after'> | undefined {
  const old = from.split(/\s+/)
  const next = to.split(/\s+/)
  const shortest = Math.min(old.length, next.length)
  let head = 0
  while (head < shortest && old[head] === next[head]) head += 1
  let tail = 0
  while (tail < shortest - head && old.at(-1 - tail) === next.at(-1 - tail)) tail += 1
  if (head + tail < leastShared) return undefined
  const sides = [old, next].map((words) => words.slice(head, words.length - tail))
  if (sides.some((words) => words.length === 0 || words.length > mostWords)) return undefined
  const isBare = sides.some((words) => isNumber(trimSigns(words.at(-1) ?? '')))
  const following = isBare && tail > 0 ? [old.at(-tail) ?? ''] : []
  const [before = '', after = ''] = sides.map((words) => trimSigns([...words, ...following].join(' ')))
  return before !== '' && after !== '' && before !== after && isPlain(after) ? { before, after } : undefined
}

/** True if a text has these words in a row, white space aside. */
function hasWords(text: string, wording: string): boolean {
  const flat = (each: string) => ` ${each.replace(/\s+/g, ' ').trim()} `
  const at = flat(text).indexOf(wording.replace(/\s+/g, ' '))
  if (at < 0) return false
  const around = [flat(text)[at - 1] ?? ' ', flat(text)[at + wording.length] ?? ' ']
  return around.every((sign) => !/[\p{L}\p{N}]/u.test(sign))
}
