import { matchConcepts } from './concepts.ts'
import type { ConceptMatch } from './concepts.ts'
import { splitSentences } from '../passages/split-sentences.ts'
import { getLastHeading } from './last-heading.ts'
import { findNumberConcepts } from './number-concepts.ts'
import { isStopWord } from './stop-words.ts'
import { splitWords, stemWord } from './split-words.ts'

/** The content of a text: the stems of its words, and its concepts. */
export interface AnalyzedText {
  stems: ReadonlySet<string>
  concepts: ReadonlySet<string>
}

/** The number of pieces of a store, and the number that contain a word or a concept. */
export interface TermFrequencies {
  total: number
  counts: ReadonlyMap<string, number>
}

/** A word of a question. */
interface SearchQuestionTerm {
  /** Empty for a word without meaning. */
  stem: string | undefined
  concepts: readonly string[]
}

/** The content words and concepts of a question, in the order of its words. */
export type AnalyzedQuestion = readonly SearchQuestionTerm[]

/** A passage or an example that may answer a question. */
export interface SearchCandidate {
  kind: 'passage' | 'example'
  title: string
  text: string
  asked: string
  language: string | undefined
}

/** A parsed piece. It is parsed once, when a question first finds it. */
interface AnalyzedPiece {
  heading: AnalyzedText
  whole: AnalyzedText
  /** The heading without the document title, which often fits only some of its passages. */
  own: AnalyzedText
  sentences: readonly AnalyzedText[]
}
const analysesByCandidate = new WeakMap<SearchCandidate, AnalyzedPiece>()

/** Reads the content of a store's text, with the concepts that its numbers imply. */
function analyzeTextWithNumbers(text: string, language: string | undefined): AnalyzedText {
  const { stems, concepts } = analyzeText(text, language)
  return { stems, concepts: new Set([...concepts, ...findNumberConcepts(text, language)]) }
}

function analyzePiece(piece: SearchCandidate): AnalyzedPiece {
  const known = analysesByCandidate.get(piece)
  if (known) return known
  const { kind, title, asked, language } = piece
  // An example is matched by its question. Its answer may mention anything.
  const text = kind === 'example' && asked.trim() !== '' ? asked : piece.text
  const reading = {
    heading: analyzeText(title, language),
    whole: analyzeTextWithNumbers(`${title} ${text} ${asked}`, language),
    own: analyzeTextWithNumbers(`${getLastHeading(title)} ${text} ${asked}`, language),
    sentences: text
      .split('\n')
      .flatMap(splitSentences)
      .map((sentence) => analyzeTextWithNumbers(sentence, language)),
  }
  analysesByCandidate.set(piece, reading)
  return reading
}

/** Returns the content of a whole piece. */
export const analyzeWholePiece = (piece: SearchCandidate): AnalyzedText => analyzePiece(piece).whole

/** The least score of a piece that almost certainly matches the question. */
export const minCertainRelevance = 0.8
/** The highest score of a piece that shares only a country with the question. */
const maxPlaceRelevance = 0.2

/** True for a country and for a region of countries. */
export const isCountryConcept = (concept: string): boolean => concept.startsWith('@country')

/** Reads the concepts of a text. */
export function analyzeText(text: string, language: string | undefined): AnalyzedText {
  const words = splitWords(text)
  const matches = matchConcepts(words, language)
  const countries = new Set(matches.flatMap(({ concept, at }) => (isCountryConcept(concept) ? at : [])))
  return {
    stems: new Set(
      words.filter((word) => !isStopWord(word, language ?? '')).map((word) => stemWord(word, language ?? '')),
    ),
    // A text about one country does not cover other countries, so its '@abroad' is dropped.
    concepts: new Set(
      matches
        .filter(({ concept, at }) => concept !== '@abroad' || !at.some((position) => countries.has(position)))
        .map(({ concept }) => concept),
    ),
  }
}

/** Reads the concepts of a question. */
export function analyzeQuestion(question: string, language: string | undefined): AnalyzedQuestion {
  const words = splitWords(question)
  const concepts = new Map<number, string[]>()
  const spoken = new Set<number>()
  const matches = matchConcepts(words, language)
  for (const { concept, at } of matches.filter((each) => !isPartOfLongerMatch(each, matches))) {
    const [first = 0] = at
    concepts.set(first, [...(concepts.get(first) ?? []), concept])
    at.forEach((position) => spoken.add(position))
  }
  const units = words.flatMap((word, at) => {
    const isPlain = isStopWord(word, language ?? '') || /^\d+$/.test(word)
    const own = concepts.get(at) ?? []
    if (own.length === 0 && (spoken.has(at) || isPlain)) return []
    return [{ stem: isPlain ? undefined : stemWord(word, language ?? ''), concepts: own }]
  })
  // Removes duplicates, for example words that are in both the subject and the mail.
  return [...new Map(units.map((unit) => [[unit.stem, ...unit.concepts].join(' '), unit])).values()]
}

/** True if a longer phrase includes the words: 'send it back' means returning, not sending. */
const isPartOfLongerMatch = ({ concept, at }: ConceptMatch, matches: readonly ConceptMatch[]): boolean =>
  matches.some(
    (other) =>
      other.concept !== concept &&
      other.at.length > at.length &&
      at.every((position) => other.at.includes(position)),
  )

/** Reads the topic of a question. The same question in other words has the same topic. */
export const findTopicTerms = (question: string, language: string | undefined): string[] => [
  ...new Set(
    analyzeQuestion(question, language).flatMap(({ stem: word, concepts }) =>
      concepts.length > 0 ? concepts : word === undefined ? [] : [word],
    ),
  ),
]

/** Concepts that name a subject but no wish. Unrelated questions have them in common. */
const topicConcepts = new Set(
  'colour size pet food bicycle order money parcel gift material holder age christmas bank region shop deliver water cost condition share eco large weekend'
    .split(' ')
    .map((concept) => `@${concept}`),
)

/** Concepts that ask about a property of a thing: its duration, deadline or cost. */
const facetConcepts = new Set(['@duration', '@deadline', '@cost', '@free'])

/** True if the text mentions the subject of the question: its action, duration or price. */
function mentionsQuestionSubject(
  asked: AnalyzedQuestion,
  isMentioned: (unit: SearchQuestionTerm) => boolean,
): boolean {
  const isOfKind = (kind: 'facet' | 'topic' | 'doing') => (unit: SearchQuestionTerm) =>
    unit.concepts.length > 0 && getTermKind(unit) === kind
  const doings = asked.filter(isOfKind('doing'))
  if (doings.length > 0) return doings.some(isMentioned)
  const topical = asked.filter(isOfKind('topic'))
  const things = topical.length > 0 ? topical : asked.filter(({ concepts }) => concepts.length === 0)
  return (
    asked.filter(isOfKind('facet')).some(isMentioned) && (things.length === 0 || things.some(isMentioned))
  )
}

/** True if a word names a country or 'abroad' and nothing else. */
const isPlaceTerm = ({ concepts }: SearchQuestionTerm): boolean =>
  concepts.every((concept) => concept === '@abroad' || isCountryConcept(concept))

const getTermKind = ({ concepts }: SearchQuestionTerm): 'facet' | 'topic' | 'doing' =>
  concepts.some((concept) => !facetConcepts.has(concept) && !topicConcepts.has(concept))
    ? 'doing'
    : concepts.some((concept) => topicConcepts.has(concept) && !facetConcepts.has(concept))
      ? 'topic'
      : 'facet'

/** The weight of a word that no piece has. Most are names of goods, and documents rarely name goods. */
const unknownWordWeight = 0.3
/** The penalty for a concept that occurs only in the document title. */
const titlePenalty = 0.4
/** The factor for a piece in another language, because fewer words match. */
const otherLanguageFactor = 1.4

/** The factor between current index scores and those that the weights were fitted to. */
const scoreScale = 2.7

/** Computes the regression features of a question and a piece. */
function computeRelevanceFeatures(
  asked: AnalyzedQuestion,
  language: string | undefined,
  piece: SearchCandidate,
  score: number,
  common: TermFrequencies,
) {
  const { language: ownLanguage } = piece
  const isOther = ownLanguage !== undefined && language !== undefined && ownLanguage !== language
  const { heading, whole, own, sentences } = analyzePiece(piece)
  const isMentioned = ({ stem: word, concepts }: SearchQuestionTerm, content: AnalyzedText) =>
    concepts.some((concept) => content.concepts.has(concept)) ||
    (!isOther && word !== undefined && content.stems.has(word))
  const rarest = computeInverseDocumentFrequency('', common)
  const weighUnit = ({ stem: word, concepts }: SearchQuestionTerm) => {
    if (concepts.length > 0)
      return Math.max(...concepts.map((each) => computeInverseDocumentFrequency(each, common))) / rarest
    const isKnown = !isOther && word !== undefined && common.counts.has(word)
    return isKnown ? computeInverseDocumentFrequency(word, common) / rarest : unknownWordWeight
  }
  const sumWeights = (units: readonly SearchQuestionTerm[]) =>
    units.reduce((total, unit) => total + weighUnit(unit), 0)
  const inOne = Math.max(
    sumWeights(asked.filter((unit) => isMentioned(unit, heading))),
    ...sentences.map((content) =>
      sumWeights(asked.filter((unit) => isMentioned(unit, content) || isMentioned(unit, heading))),
    ),
  )
  const conceptUnits = asked.filter(({ concepts }) => concepts.length > 0)
  const shared = conceptUnits.filter((unit) => isMentioned(unit, whole))
  const missed =
    sumWeights(conceptUnits.filter((unit) => !isMentioned(unit, whole))) +
    titlePenalty *
      sumWeights(conceptUnits.filter((unit) => isMentioned(unit, whole) && !isMentioned(unit, own)))
  return {
    /** The rank in the index. */
    strength: (scoreScale * score * (isOther ? otherLanguageFactor : 1)) / Math.log(2 + common.total) ** 2,
    /** The weight of the concepts of the question that the piece does not mention. */
    missed: missed / Math.sqrt(Math.max(1, asked.length)),
    /** The piece mentions what the question asks for. */
    isWanted: mentionsQuestionSubject(asked, (unit) => isMentioned(unit, whole)),
    /** The example shares only a country with the question. */
    isOnlyPlace:
      piece.kind === 'example' && conceptUnits.length > 1 && shared.length > 0 && shared.every(isPlaceTerm),
    /** The largest share of the question that one sentence covers. */
    inOne: inOne / Math.max(0.001, sumWeights(asked)),
  }
}

/**
 * The likelihood from 0 to 1 that a piece answers a question. The weights come from a logistic regression over
 * labelled questions of five shops (`docs/performance.md`).
 */
export function rateRelevance(
  asked: AnalyzedQuestion,
  language: string | undefined,
  piece: SearchCandidate,
  score: number,
  common: TermFrequencies,
): number {
  const { strength, missed, isWanted, isOnlyPlace, inOne } = computeRelevanceFeatures(
    asked,
    language,
    piece,
    score,
    common,
  )
  const odds =
    1.01 * Math.log(0.05 + strength) - 3.71 * missed + 1.44 * Number(isWanted) + 0.47 * inOne - 0.16
  // A shared place is weak evidence: an example about a trip abroad does not answer a question about shipping there.
  return isOnlyPlace ? Math.min(maxPlaceRelevance, 1 / (1 + Math.exp(-odds))) : 1 / (1 + Math.exp(-odds))
}

/** Converts a probability to odds. */
export const probabilityToOdds = (relevance: number): number => relevance / (1 - relevance)

/** The rarity of a word in the store's pieces. A word that no piece has is the rarest. */
export function computeInverseDocumentFrequency(term: string, { total, counts }: TermFrequencies): number {
  const count = counts.get(term) ?? 0
  return Math.log(1 + (total - count + 0.5) / (count + 0.5))
}
