import { runStepsWithoutYielding } from '../../platform/scheduling/run-steps.ts'
import { withTextLimits } from '../../platform/text-limits.ts'
import { createBm25Index } from './bm25-index.ts'
import type { Bm25Index } from './bm25-index.ts'
import { countConcepts, matchConcepts } from './concepts.ts'
import { computeSemanticLogOdds } from './semantic-search.ts'
import type { QuestionVectors } from './semantic-search.ts'
import { isGenericWord } from './generic-words.ts'
import { getLastHeading } from './last-heading.ts'
import { measureQuestionCoverage, mayAnswerQuestion } from './question-coverage.ts'
import type { QuestionCoverage } from './question-coverage.ts'
import { rateRelevance, probabilityToOdds, analyzeQuestion, minCertainRelevance } from './relevance.ts'
import type { TermFrequencies } from './relevance.ts'
import { isStopWord } from './stop-words.ts'
import { splitWords, stemWord } from './split-words.ts'

/** A searchable text: a passage of a document, or an answered example. */
export interface KnowledgePiece {
  kind: 'passage' | 'example'
  id: string
  /** The document and the heading, or the example's title. */
  title: string
  /** The passage, or the example's answer. */
  text: string
  /** The mail that the example answered, or questions of customers that replies answered from the passage. */
  asked: string
  language: string | undefined
  links: readonly string[]
  /** The document of the passage. An example is its own document. */
  documentId: string
}

/** The searchable knowledge of a store. */
export interface Knowledge {
  /** Changes with every edit. */
  readonly stamp: string
  readonly pieces: readonly KnowledgePiece[]
  /** The length of all texts in characters. */
  readonly length: number
  readonly index: Bm25Index
  readonly common: TermFrequencies
  /** Pieces by the question in their heading. */
  readonly headed: ReadonlyMap<string, ReadonlySet<KnowledgePiece>>
}

/** A search result for a question. */
export interface RetrievalResult extends KnowledgePiece {
  score: number
  /** The probability that it answers the question, from 0 to 1. */
  relevance: number
  coverage: QuestionCoverage
  /** The piece may answer the question. */
  isNear: boolean
  /** The piece is so relevant that a wrong answer is unlikely. */
  isSure: boolean
}

export interface RetrieveOptions {
  /** The language of the question, ISO 639-1. */
  language?: string | undefined
  passages?: number
  examples?: number
  /** The embedding of the question, when a model makes one. */
  embedding?: QuestionVectors | undefined
  /** Weights other than the defaults, for measurements. */
  weights?: TermWeights
}

/** How often the words of the last heading count more than those of the text. Its numbers may be its place in a list. */
const headingRepeats = 2
/** The most mentions of a concept that count per text. */
const maxHeadingWords = 3

/** Indexes pieces for the search. Yields after each piece, because a large store takes seconds. */
export function* indexKnowledgeInSteps(
  stamp: string,
  pieces: readonly KnowledgePiece[],
): Generator<undefined, Knowledge> {
  const index = createBm25Index()
  const headed = new Map<string, Set<KnowledgePiece>>()
  let length = 0
  for (const piece of pieces) {
    const { title, text, asked, language } = piece
    const question = toQuestionKey(getHeadingQuestion(piece))
    if (question) headed.set(question, (headed.get(question) ?? new Set()).add(piece))
    const headings = title.split(' › ')
    const lastHeading = listSearchTerms(headings.at(-1) ?? '', language)
    const counted = lastHeading.filter((term) => !/^\d/.test(term))
    index.add([
      ...headings.flatMap((heading) => listSearchTerms(heading, language)),
      ...Array.from({ length: headingRepeats }, () => counted).flat(),
      ...listSearchTerms(`${text} ${asked}`, language),
    ])
    length += title.length + text.length + asked.length
    yield
  }
  return { stamp, pieces, length, index, common: { total: pieces.length, counts: index.counts }, headed }
}

/** Indexes pieces without yielding, for demos, tests and benchmarks. */
export const indexKnowledge = (stamp: string, pieces: readonly KnowledgePiece[]): Knowledge =>
  runStepsWithoutYielding(indexKnowledgeInSteps(stamp, pieces))

/** The stems of a text, and its concepts. */
function listSearchTerms(text: string, language: string | undefined): string[] {
  const words = splitWords(text)
  const stems = words
    .filter((word) => !isStopWord(word, language ?? ''))
    .map((word) => stemWord(word, language ?? ''))
  const concepts = [...countConcepts(words, language)].flatMap(([concept, count]) =>
    Array.from({ length: Math.min(count, maxHeadingWords) }, () => concept),
  )
  return [...stems, ...concepts]
}

/** The weights of a question's terms. A plain word has 1. */
export interface TermWeights {
  /** A glossary concept. */
  readonly concept: number
  /** A word in which the glossary finds a concept. The concept is searched as well. */
  readonly conceptWord: number
  /** A word that only frames a question, such as 'bought' or 'week'. */
  readonly frame: number
}

/** The default weights of the search (docs/decisions/0078-a-word-of-a-concept-counts-less.md). */
export const defaultSearchWeights: TermWeights = { concept: 1, conceptWord: 0.4, frame: 0.5 }

/** The weighted terms of a question. A score is linear in the weights, so each group is searched once. */
interface QuestionTerms {
  /** Words of concepts, with a weight of 1. */
  readonly conceptWords: ReadonlyMap<string, number>
  readonly others: ReadonlyMap<string, number>
}

function weighQuestionTerms(
  question: string,
  language: string | undefined,
  { concept, frame }: TermWeights,
): QuestionTerms {
  const words = splitWords(question)
  const conceptWordStems = new Set(
    matchConcepts(words, language)
      .flatMap(({ at }) => at)
      .map((at) => stemWord(words[at] ?? '', language ?? '')),
  )
  const conceptWords = new Map<string, number>()
  const others = new Map<string, number>()
  for (const term of listSearchTerms(question, language))
    if (term.startsWith('@')) others.set(term, concept)
    else if (conceptWordStems.has(term)) conceptWords.set(term, 1)
    else others.set(term, isGenericWord(term, language ?? '') ? frame : 1)
  return { conceptWords, others }
}

const ownLanguageFactor = 1.25
/** The factor of a score: pieces in the question's language count more. */
export const getLanguageFactor = (
  piece: Pick<KnowledgePiece, 'language'>,
  language: string | undefined,
): number => (piece.language === language ? ownLanguageFactor : 1)
/** Longer texts are cut. */
const questionLimits = { characters: 4000, ms: 50, runsIn: 'loop' } as const

/** Finds the most relevant pieces for a question, best first. The defaults are six passages and two examples. */
export const retrievePieces = withTextLimits(
  questionLimits,
  function retrievePieces(
    { pieces, index, common, headed }: Knowledge,
    question: string,
    { language, passages = 6, examples = 2, embedding, weights = defaultSearchWeights }: RetrieveOptions = {},
  ): RetrievalResult[] {
    const { conceptWords, others } = weighQuestionTerms(question, language, weights)
    const findScores = (terms: ReadonlyMap<string, number>) =>
      new Map(index.search(terms).map(({ at, score }) => [at, score]))
    const asked = analyzeQuestion(question, language)
    const semanticOdds = embedding && computeSemanticLogOdds(pieces, embedding)
    const answering = headed.get(toQuestionKey(question) ?? '')
    const scoresOfConceptWords = findScores(conceptWords)
    const scoresOfOthers = findScores(others)
    const ranked = pieces.flatMap((piece, at) => {
      const ofConceptWords = scoresOfConceptWords.get(at) ?? 0
      const ofOthers = scoresOfOthers.get(at) ?? 0
      const score = ofOthers + weights.conceptWord * ofConceptWords
      if (score === 0 && !semanticOdds) return []
      const own = getLanguageFactor(piece, language)
      const likely = semanticOdds
        ? (score + semanticOnlyScore) * Math.exp(semanticOdds.get(piece.id) ?? 0)
        : score
      // `relevance.ts` was fitted to scores in which a word of a concept counts in full, so it gets this score instead of `score`.
      const fittedScore = ofOthers + ofConceptWords
      return [{ piece, score, fittedScore, isHeaded: answering?.has(piece) ?? false, rank: likely * own }]
    })
    return ranked
      .toSorted((a, b) => Number(b.isHeaded) - Number(a.isHeaded) || b.rank - a.rank)
      .filter(createKindLimiter({ passage: passages, example: examples }))
      .map(({ piece, score, fittedScore, isHeaded }) => {
        const alone = probabilityToOdds(rateRelevance(asked, language, piece, fittedScore, common))
        const meantOdds = semanticOdds?.get(piece.id) ?? 0
        const likely = alone * Math.exp(meantOdds)
        const odds = isHeaded ? Math.max(likely, probabilityToOdds(exactHeadingScore)) : likely
        const relevance = odds / (1 + odds)
        const coverage = measureQuestionCoverage(asked, language, piece, common)
        return {
          ...{ ...piece, score, relevance, coverage },
          isNear:
            isHeaded ||
            mayAnswerQuestion(relevance, coverage) ||
            (meantOdds > nearestSemanticOdds && relevance >= likelySemanticOdds),
          isSure: relevance >= minCertainRelevance,
        }
      })
  },
)

/** The least odds from semantic search, and the least relevance, of a piece that only semantic search found. */
const nearestSemanticOdds = 1
const likelySemanticOdds = 0.5
/** The index score of a piece that only semantic search finds. */
const semanticOnlyScore = 1
/** The score of a piece whose heading is the question, word for word. */
const exactHeadingScore = 0.95
/** A heading with fewer words is a subject instead of a question. */
const minHeadingWords = 3

/** The key of a question, to find equal questions. */
function toQuestionKey(question: string): string | undefined {
  const words = splitWords(question)
  return words.length >= minHeadingWords ? words.join(' ') : undefined
}

/** The question in the heading of a piece. */
const getHeadingQuestion = ({ kind, title, asked }: KnowledgePiece): string =>
  kind === 'example' ? asked : getLastHeading(title)

/** Returns a filter that accepts the first pieces of each kind. */
function createKindLimiter(
  most: Record<KnowledgePiece['kind'], number>,
): (found: { piece: KnowledgePiece }) => boolean {
  const left = { ...most }
  return ({ piece }) => (left[piece.kind] -= 1) >= 0
}
