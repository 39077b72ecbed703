import type { DraftSentence } from '../../database/schema/drafts.ts'
import { minSureLikelihood } from './answer-likelihood.ts'
import { createAnswerRater } from './choose-answer.ts'
import type { AnswerRater } from './choose-answer.ts'
import { citesBestSentence, citesBetterSentence, citesChosenSentence } from './cited-sentences.ts'
import type { CitedSource } from './cited-sentences.ts'
import type { QuestionMatch, CustomerOrders, Fact, MailAnalysis } from '../facts/reply-facts.ts'
import {
  isCompleteAnswer,
  isLikelyAnswer,
  meetsQuestionNeeds,
  minAnswerRelevance,
  rateAnswer,
} from './rate-answer.ts'
import type { StoreTextStatistics, AnswerRating, CandidateAnswer } from './rate-answer.ts'
import { analyzeQuestionNeeds } from './analyze-question-needs.ts'
import type { QuestionNeeds } from './analyze-question-needs.ts'

/** The ratings of a draft against the questions of its mail. */
export interface DraftRating {
  /** The rating of each question of the mail. */
  readonly questions: readonly QuestionRating[]
  /** Statements that no question requested. */
  readonly appended: readonly string[]
}

/** How a draft answers one question. */
export interface QuestionRating {
  readonly question: string
  readonly kind: 'answered' | 'doubtful' | 'open' | 'order'
  readonly rating: AnswerRating | undefined
  /** The likelihood that its source passage is about the question. */
  readonly relevance: number
}

/** A statement below this share was not requested. */
const minSharedWords = 0.2

/** The statements of a draft that cite one source. */
interface FactGroup extends CitedSource {
  readonly sentences: readonly DraftSentence[]
}

/** Compares the sentences of a draft with each question of its mail. Yields after each source. */
export function* rateDraftAnswers(
  {
    analysis,
    answered,
    sentences,
    facts,
    orders,
    isFromModel,
    leadsSearch,
  }: {
    analysis: MailAnalysis
    answered: readonly QuestionMatch[]
    sentences: readonly DraftSentence[]
    facts: readonly Fact[]
    orders: CustomerOrders
    isFromModel: boolean
    /** True if a passage leads the search for the mail, and for the question at this position, by far. */
    leadsSearch?: (passageId: string, questionAt: number) => Generator<undefined, boolean>
  },
  known: StoreTextStatistics,
): Generator<undefined, DraftRating> {
  const { language } = analysis
  const groups = groupByFact(sentences, facts)
  const tellsOrder = groups.some(({ fact }) => fact.kind === 'order')
  const hasOrders = orders.facts.length + orders.notFound.length > 0
  const questions: QuestionRating[] = []
  const requested = new Set<string>()
  /** The number of questions that each source answers. */
  const answeredBy = new Map<string, number>()
  for (const [at, one] of answered.entries()) {
    const { question } = one
    const wish = analysis.ofOrder[at]
    if (wish === 'state' && (tellsOrder || hasOrders)) {
      const kind = tellsOrder || orders.notFound.length > 0 ? 'order' : 'open'
      questions.push({ question, kind, rating: undefined, relevance: 1 })
      continue
    }
    const asked = createAnswerRater({ question, search: analysis.search[at] ?? question, language })
    let best: SourceRating | undefined
    let isAnswered = false
    for (const group of groups.filter(({ fact }) => fact.kind !== 'order' && fact.kind !== 'thread')) {
      const rated = rateFactGroup(group, one, asked, language, known)
      if (!best || scoreSourceRating(rated) > scoreSourceRating(best)) best = rated
      // Only a passage has a chosen sentence. A model that quotes it agrees with the search.
      const isChecked = isFromModel && group.fact.kind === 'passage' && hasLikelyAnswer(one)
      const isChosen = one.answer !== undefined && citesChosenSentence(group, one.answer, asked, known)
      // A sentence that fits by itself needs no relevance of its passage where the model agrees with the search.
      const isLikely =
        isChecked || (isFromModel && one.answer !== undefined && isCompleteAnswer(one.answer.rating))
      const isAgreed =
        isLikely && group.fact.kind === 'passage' && isChosen && meetsQuestionNeeds(rated.rating)
      // The model disagrees with the search, but its sentence answers the question, and answers it better.
      const isBetter =
        isChecked &&
        !isChosen &&
        one.answer !== undefined &&
        isReadyAnswer(rated) &&
        citesBetterSentence(group, one.answer, facts, asked, known)
      const isFirst =
        isFromModel && !isChecked && group.fact.ref === one.firstRef && meetsQuestionNeeds(rated.rating)
      const isBest = isFirst && (yield* citesBestSentence(group, asked, known))
      // Two choosers agree on the passage, and its sentence has the fact that the question wants.
      const isLeading =
        leadsSearch !== undefined &&
        isFromModel &&
        !isChecked &&
        !isBest &&
        group.fact.kind === 'passage' &&
        hasRequestedFact(rated.rating) &&
        (yield* leadsSearch(group.fact.id, at))
      const isQuoteRight = isAgreed || isBetter || isBest || isLeading
      if (isQuoteRight) requested.add(group.fact.ref)
      // Without a model, only a likely choice of the search counts.
      const isSure =
        isFromModel ||
        group.fact.kind !== 'passage' ||
        (isChosen && (one.answer?.likelihood ?? 0) >= minSureLikelihood)
      const isAccepted = isQuoteRight || (isReadyAnswer(rated) && isSure && (isChosen || !isChecked))
      const count = answeredBy.get(group.fact.ref) ?? 0
      // One sentence answers one question, and another one only if it also has the fact which that one wants.
      const isFree = count < group.sentences.length || rated.rating.isDecided
      const isReadable = toCandidateAnswer(group, language).language === language
      if (isAccepted && isFree && isReadable && wish !== 'action' && wish !== 'state') isAnswered = true
      if (isAccepted) answeredBy.set(group.fact.ref, count + 1)
      yield
    }
    questions.push(
      best
        ? { question, kind: isAnswered ? 'answered' : 'doubtful', ...best }
        : { question, kind: 'open', rating: undefined, relevance: 0 },
    )
  }
  const wanted = analysis.search.map((search) => analyzeQuestionNeeds(search, language))
  const appended: string[] = []
  for (const { fact, sentences: own } of groups) {
    if (fact.kind === 'store' || requested.has(fact.ref)) continue
    const isAsked =
      fact.kind === 'order'
        ? analysis.ofOrder.some((wish) => wish !== 'none')
        : isRequestedByQuestion(wanted, toCandidateAnswer({ fact, sentences: own }, language), known)
    if (!isAsked) appended.push(...listSentenceTexts(own))
    yield
  }
  return { questions, appended }
}

const isRequestedByQuestion = (
  wanted: readonly QuestionNeeds[],
  answer: CandidateAnswer,
  known: StoreTextStatistics,
): boolean => wanted.some((each) => rateAnswer(each, answer, known).share >= minSharedWords)

type SourceRating = Pick<QuestionRating, 'relevance'> & { readonly rating: AnswerRating }

/** True if the search itself chose a likely sentence, so that a model should quote it. */
const hasLikelyAnswer = ({ answer }: QuestionMatch): boolean =>
  answer !== undefined && isLikelyAnswer(answer.rating, answer.relevance)

/** True if an answer shares a subject with its question, has the fact that it wants, and is about no other case. */
const hasRequestedFact = (rating: AnswerRating): boolean =>
  rating.share > 0 && rating.isDecided && meetsQuestionNeeds(rating)

/** True if an answer needs no edit before it is sent. */
const isReadyAnswer = ({ rating, relevance }: SourceRating): boolean =>
  isCompleteAnswer(rating) && relevance >= minAnswerRelevance

const scoreSourceRating = ({ rating, relevance }: SourceRating): number =>
  rating.share + 0.4 * relevance - rating.unmet.length

function rateFactGroup(
  group: FactGroup,
  { refs, scores = [], answer }: QuestionMatch,
  asked: AnswerRater,
  language: string,
  known: StoreTextStatistics,
): SourceRating {
  const at = refs.indexOf(group.fact.ref)
  const isChosen =
    answer?.lines.some(({ claims }) => claims.some(({ ref }) => ref === group.fact.ref)) === true
  return {
    rating: asked(toCandidateAnswer(group, language), known),
    relevance: at >= 0 ? (scores[at] ?? 0) : isChosen ? answer.relevance : 0,
  }
}

const listSentenceTexts = (sentences: readonly DraftSentence[]): string[] =>
  sentences.map(({ text }) => text.trim())

function toCandidateAnswer(
  { fact, sentences }: Pick<FactGroup, 'fact' | 'sentences'>,
  language: string,
): CandidateAnswer {
  const text = listSentenceTexts(sentences).join('\n')
  // Quoted sentences have their source's language, all others the reply's.
  const isQuoted = sentences.every(({ text: each }) => fact.text.includes(each.trim().slice(0, 40)))
  return {
    text,
    title: fact.title,
    passage: fact.text,
    language: isQuoted ? (fact.language ?? language) : language,
  }
}

/** The statements of a draft, grouped by source. */
function groupByFact(sentences: readonly DraftSentence[], facts: readonly Fact[]): FactGroup[] {
  const groups = new Map<string, { fact: Fact; sentences: DraftSentence[]; quotes: string[] }>()
  for (const sentence of sentences)
    for (const source of sentence.sources) {
      const fact = facts.find(({ id, kind }) => id === source.id && kind === source.kind)
      if (!fact) continue
      const group = groups.get(fact.ref) ?? { fact, sentences: [], quotes: [] }
      if (!group.sentences.includes(sentence)) group.sentences.push(sentence)
      group.quotes.push(source.quote)
      groups.set(fact.ref, group)
    }
  return [...groups.values()]
}
