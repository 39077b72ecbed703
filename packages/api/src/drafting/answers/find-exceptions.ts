import { getLastHeading } from '../../knowledge/search/last-heading.ts'
import { matchConcepts } from '../../knowledge/search/concepts.ts'
import { analyzeText } from '../../knowledge/search/relevance.ts'
import { splitSentences } from '../../knowledge/passages/split-sentences.ts'
import type { Knowledge, KnowledgePiece } from '../../knowledge/search/retrieve.ts'
import { splitWords } from '../../knowledge/search/split-words.ts'
import { containsWantedFact } from './find-wanted-fact-kinds.ts'
import { joinLanguagePatterns } from '../../languages/languages.ts'
import { containsNegation } from '../check/same-polarity.ts'
import { isFullSentence, splitSourceParts } from './source-parts.ts'
import type { SourcePart } from './source-parts.ts'
import type { QuestionNeeds } from './analyze-question-needs.ts'

/** Words for an exception or a surcharge. */
const exceptionPattern = new RegExp(
  `(?<!\\p{L})(?:${joinLanguagePatterns(({ exceptions }) => exceptions)})(?!\\p{L})|\\+\\s?[€$£\\d]`,
  'iu',
)

/** The number of neighbouring passages to search on each side. */
const neighbourDistance = 1

interface ChosenParts {
  readonly piece: KnowledgePiece
  readonly parts: readonly SourcePart[]
}

/**
 * Finds exceptions to the amount or the time of an answer, in its passage and in the ones before and after it. An exception holds
 * a fact of the same kind and speaks of the same thing.
 */
export function findExceptions(
  wanted: QuestionNeeds,
  { piece, parts }: ChosenParts,
  { pieces }: Pick<Knowledge, 'pieces'>,
): { exceptions: { piece: KnowledgePiece; part: SourcePart } | undefined; hasMore: boolean } {
  const needs = wanted.needs.filter((need) => need === 'amount' || need === 'time')
  const language = piece.language ?? wanted.language
  if (needs.length === 0) {
    const exclusions = listWarrantyExclusions(wanted, { piece, parts }, language)
    const countMailWords = ({ text }: SourcePart) =>
      [...analyzeText(text, language).stems].filter((stem) => wanted.around.has(stem)).length
    const [part] = exclusions.toSorted((one, other) => countMailWords(other) - countMailWords(one))
    return { exceptions: part && { piece, part }, hasMore: exclusions.length > 1 }
  }
  const at = pieces.findIndex(({ id }) => id === piece.id)
  const around = pieces
    .slice(Math.max(0, at - neighbourDistance), at + neighbourDistance + 1)
    .filter(({ documentId, kind }) => kind === 'passage' && documentId === piece.documentId)
  const subject = findSubjectConcepts(`${getLastHeading(piece.title)} ${joinPartTexts(parts)}`, language)
  const quotes = new Set(parts.map(({ quote }) => quote))
  const found = around.flatMap((near) =>
    splitSourceParts(near.text)
      .filter(({ text, quote, isItem }) => {
        if (isItem || quotes.has(quote) || !exceptionPattern.test(text)) return false
        if (!needs.some((need) => containsWantedFact(need, text, language))) return false
        const concepts = findSubjectConcepts(text, language)
        // A sentence about express delivery is no exception to standard delivery.
        if (concepts.has('@express') && !subject.has('@express')) return false
        return near.id === piece.id || [...concepts].some((each) => subject.has(each))
      })
      .map((part) => ({ piece: near, part })),
  )
  const [first] = found
  return { exceptions: first, hasMore: found.length > 1 }
}

/** Lists what a warranty leaves out, in the passage that grants it: 'The guarantee does not cover tears.' */
function listWarrantyExclusions(
  { units }: QuestionNeeds,
  { piece, parts }: ChosenParts,
  language: string,
): SourcePart[] {
  const isAboutWarranty = units.some(({ concepts }) => concepts.includes('@warranty'))
  if (!isAboutWarranty || containsNegation(joinPartTexts(parts), language)) return []
  return splitSourceParts(piece.text).filter(
    (each) =>
      isFullSentence(each) &&
      containsNegation(each.text, language) &&
      findSubjectConcepts(each.text, language).has('@warranty'),
  )
}

/**
 * Finds the sentence of the same document with a rule of its own for what the mail names, where the chosen sentences do not
 * name it: 'Seals are excluded from the warranty' for a mail about a seal. Yields after each passage.
 */
export function* findSpecialRule<Piece extends KnowledgePiece>(
  { units, language }: QuestionNeeds,
  goods: readonly string[],
  { piece, parts }: ChosenParts,
  passages: readonly Piece[],
): Generator<undefined, { piece: Piece; part: SourcePart } | undefined> {
  if (piece.language !== language) return undefined
  const named = analyzeText(joinPartTexts(parts), language).stems
  const unnamed = goods.filter((stem) => !named.has(stem))
  const concepts = new Set(units.flatMap((unit) => unit.concepts))
  if (unnamed.length === 0) return undefined
  const isRuleForGoods = ({ text, quote }: SourcePart, passage: Piece) => {
    if (parts.some((part) => part.quote === quote)) return false
    if (!exceptionPattern.test(text) && !containsNegation(text, language)) return false
    const read = analyzeText(text, language)
    // In the passage of the answer, 'This does not apply to seals' has the same subject.
    const isSameSubject = passage.id === piece.id || [...concepts].some((each) => read.concepts.has(each))
    return isSameSubject && unnamed.some((stem) => read.stems.has(stem))
  }
  for (const passage of passages.filter(({ documentId }) => documentId === piece.documentId)) {
    const part = splitSourceParts(passage.text).find(
      (each) => isFullSentence(each) && isRuleForGoods(each, passage),
    )
    if (part) return { piece: passage, part }
    yield
  }
  return undefined
}

const joinPartTexts = (parts: readonly SourcePart[]): string => parts.map(({ text }) => text).join(' ')

/** A kind of fact, such as a duration, is no shared subject. */
const factConcepts = new Set(['@cost', '@duration', '@free', '@deadline', '@order', '@abroad'])
const findSubjectConcepts = (text: string, language: string): Set<string> =>
  new Set(
    matchConcepts(splitWords(text), language)
      .map(({ concept }) => concept)
      .filter((concept) => !factConcepts.has(concept) && !concept.startsWith('@country')),
  )

/** The stems of all sentences that exclude something from a rule. Yields after each passage. */
export function* collectExceptionStems({
  pieces,
}: Pick<Knowledge, 'pieces'>): Generator<undefined, Set<string>> {
  const words = new Set<string>()
  for (const { text, language } of pieces.filter(({ kind }) => kind === 'passage')) {
    for (const sentence of text.split('\n').flatMap(splitSentences))
      if (exceptionPattern.test(sentence) || containsNegation(sentence, language ?? ''))
        for (const word of analyzeText(sentence, language).stems) words.add(word)
    yield
  }
  return words
}
