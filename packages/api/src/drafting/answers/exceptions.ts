import { findSaid } from '../../knowledge/search/concepts.ts'
import { readSaid } from '../../knowledge/search/relevance.ts'
import { splitSentences } from '../../knowledge/passages/sentences.ts'
import type { Knowledge, Piece } from '../../knowledge/search/retrieve.ts'
import { readWords } from '../../knowledge/search/words.ts'
import { holdsFact } from './needs.ts'
import { anyOf, languages, readList } from '../../languages/languages.ts'
import { readParts } from './parts.ts'
import type { Part } from './parts.ts'
import type { QuestionNeeds } from './read-wanted.ts'

/** Words that take something out of a rule or put something on top of it. */
const exception = new RegExp(
  `(?<!\\p{L})(?:${anyOf(({ exceptions }) => exceptions)})(?!\\p{L})|\\+\\s?[€$£\\d]`,
  'iu',
)

/** Passages on either side that are read for exceptions. */
const reach = 1

interface Chosen {
  readonly piece: Piece
  readonly parts: readonly Part[]
}

/**
 * Finds exceptions to the amount or the time of an answer, in its passage and in the ones before and after it. An exception holds
 * a fact of the same kind and speaks of the same thing.
 */
export function findExceptions(
  wanted: QuestionNeeds,
  { piece, parts }: Chosen,
  { pieces }: Pick<Knowledge, 'pieces'>,
): { exceptions: { piece: Piece; part: Part } | undefined; hasMore: boolean } {
  const needs = wanted.needs.filter((need) => need === 'amount' || need === 'time')
  const language = piece.language ?? wanted.language
  if (needs.length === 0) return { exceptions: undefined, hasMore: false }
  const at = pieces.findIndex(({ id }) => id === piece.id)
  const around = pieces
    .slice(Math.max(0, at - reach), at + reach + 1)
    .filter(({ documentId, kind }) => kind === 'passage' && documentId === piece.documentId)
  const subject = conceptsOf(`${piece.title.split(' › ').at(-1) ?? ''} ${textOf(parts)}`, language)
  const said = new Set(parts.map(({ quote }) => quote))
  const found = around.flatMap((near) =>
    readParts(near.text)
      .filter(({ text, quote, isItem }) => {
        if (isItem || said.has(quote) || !exception.test(text)) return false
        if (!needs.some((need) => holdsFact(need, text, language))) return false
        const concepts = conceptsOf(text, language)
        // A sentence about fast delivery is no exception to the usual one.
        if (concepts.has('@express') && !subject.has('@express')) return false
        return near.id === piece.id || [...concepts].some((each) => subject.has(each))
      })
      .map((part) => ({ piece: near, part })),
  )
  const [first] = found
  return { exceptions: first, hasMore: found.length > 1 }
}

const textOf = (parts: readonly Part[]): string => parts.map(({ text }) => text).join(' ')

/** Kinds of facts are not subjects. */
const facets = new Set(['@cost', '@duration', '@free', '@deadline', '@order', '@abroad'])
const conceptsOf = (text: string, language: string): Set<string> =>
  new Set(
    findSaid(readWords(text), language)
      .map(({ concept }) => concept)
      .filter((concept) => !facets.has(concept) && !concept.startsWith('@country')),
  )

const negations = languages.flatMap(({ polarity }) => readList(polarity.negations)).join('|')
const negation = new RegExp(`(?<!\\p{L})(?:${negations}|\\p{L}+n['’]t)(?!\\p{L})`, 'iu')

/** The stems of all sentences that exclude something from a rule. Yields after each passage. */
export function* readExceptions({ pieces }: Pick<Knowledge, 'pieces'>): Generator<undefined, Set<string>> {
  const words = new Set<string>()
  for (const { text, language } of pieces.filter(({ kind }) => kind === 'passage')) {
    for (const sentence of text.split('\n').flatMap(splitSentences))
      if (exception.test(sentence) || negation.test(sentence))
        for (const word of readSaid(sentence, language).stems) words.add(word)
    yield
  }
  return words
}
