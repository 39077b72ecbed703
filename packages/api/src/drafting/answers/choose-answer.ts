import { getLastHeading } from '../../knowledge/search/last-heading.ts'
import type { RetrievalResult, Knowledge, KnowledgePiece } from '../../knowledge/search/retrieve.ts'
import { findExceptions, findSpecialRule, collectExceptionStems } from './find-exceptions.ts'
import { collectConditionSubjects, conditionConcepts, mayReverseAnswer } from './conditions.ts'
import { isFullSentence, splitSourceParts } from './source-parts.ts'
import type { SourcePart } from './source-parts.ts'
import { goodsIndependentActions, isCommonWord, listRelatedConcepts, rateAnswer } from './rate-answer.ts'
import type { StoreTextStatistics, AnswerRating, CandidateAnswer } from './rate-answer.ts'
import { analyzeQuestionNeeds, listGoods } from './analyze-question-needs.ts'
import type { QuestionTerm } from './analyze-question-needs.ts'
import { splitQuestions } from '../analysis/split-questions.ts'
import { languages, splitWordList } from '../../languages/languages.ts'
import { createMailShareOf, estimateLikelihood } from './answer-likelihood.ts'
import { analyzeText } from '../../knowledge/search/relevance.ts'

/** The sentences of a store's texts that answer a question best. */
export interface AnswerChoice {
  readonly piece: RetrievalResult
  readonly parts: readonly SourcePart[]
  /** An exception to the answer, or a rule of its own for what the mail names. */
  readonly exception: { readonly piece: KnowledgePiece; readonly part: SourcePart } | undefined
  /** The passage has more exceptions than a short answer has room for. */
  readonly hasMore: boolean
  readonly rating: AnswerRating
  /** The probability that the sentences answer the question. */
  readonly likelihood: number
}

/** A search result for a question of a mail. */
export interface FoundPiece extends RetrievalResult {
  /** The whole mail finds it first. */
  readonly leadsForMail: boolean
}

/** The most passages to examine per question, best ranked first. */
const maxPassages = 3
const minShareOfBest = 0.6
/** A single sentence beats the same sentence with an additional one. */
const partPenalty = 0.07
/** The bonus of a passage whose heading asks the question. */
const headingBonus = 0.5
/** The bonus of a sentence with the requested fact. */
const factBonus = 0.2
/** The weight of shared words, which distinguishes sentences of the same passage. */
const wordBonus = 0.2
/** The weight of the words of the whole mail. */
const mailBonus = 0.5
/** The penalty of later sentences, because passages begin with what matters most. */
const rankPenalty = 0.02

interface Candidate extends Pick<AnswerChoice, 'parts' | 'rating'> {
  readonly piece: FoundPiece
  readonly score: number
}

/**
 * Chooses at most two sentences of one passage that answer a question, or undefined. Yields after each
 * sentence.
 */
export function* chooseAnswer(
  asked: QuestionOfMail,
  found: readonly FoundPiece[],
  knowledge: Knowledge,
): Generator<undefined, AnswerChoice | undefined> {
  const needs = analyzeQuestionNeeds(asked.question, asked.language, asked.search)
  const rate = createAnswerRater(asked, needs)
  const known = yield* buildStoreTextStatistics(knowledge)
  const shareOfMail = createMailShareOf(asked.mail, asked.language, knowledge.common)
  let best: Candidate | undefined
  const passages = found.filter(({ kind }) => kind === 'passage')
  const highest = Math.max(...passages.map(({ score }) => score))
  const first = passages
    .filter(({ score }) => score >= highest * minShareOfBest)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, maxPassages)
  for (const piece of first) {
    const parts = splitSourceParts(piece.text)
    const { title } = piece
    const language = piece.language ?? asked.language
    // A heading with two questions is followed by two answers.
    const asksMore = splitQuestions(getLastHeading(title), language).length > 1
    const rateText = (each: string) => rate({ text: each, title, language, passage: piece.text }, known)
    const isAboutSubject = (part: SourcePart) => rate({ text: part.text, title, language }, known).share > 0
    for (const { window, at } of listPartWindows(parts, isAboutSubject)) {
      const text = window.map((part) => part.text).join('\n')
      const rating = rateText(text)
      const alone = rate({ text, title: '', language }, known)
      const mailShare = shareOfMail(joinWithLastHeading(title, window), language)
      // 'Express costs 7 €. Standard delivery is free from 75 €': the first sentence has the amount, the second the subject.
      const isSplit =
        window.length > 1 &&
        rating.isDecided &&
        !window.some((part) => {
          const one = rateText(part.text)
          return one.isDecided && one.share >= rating.share
        })
      const score =
        0.6 * scoreAnswerChoice(rating) +
        0.4 * alone.share +
        0.7 * (piece.score / highest) +
        (rating.isAsked ? headingBonus : 0) +
        (rating.isDecided && !isSplit ? factBonus : 0) +
        wordBonus * rating.wordShare +
        mailBonus * mailShare -
        partPenalty * (asksMore ? -window.length : window.length) -
        rankPenalty * at
      if (!best || score > best.score) best = { piece, parts: window, rating, score }
      yield
    }
  }
  if (!best) return undefined
  const goods = listGoods(asked.mail, asked.language).filter((stem) => !isCommonWord(stem, known.common))
  const special = yield* findSpecialRule(needs, goods, best, passages)
  const { exceptions, hasMore } = findExceptions(needs, best, knowledge)
  const ratingWithRule =
    special &&
    rate(
      {
        text: [...best.parts, special.part].map(({ text }) => text).join('\n'),
        ...{ title: best.piece.title, language: asked.language, passage: best.piece.text },
      },
      known,
    )
  const isForeign = best.piece.language !== undefined && best.piece.language !== asked.language
  const rating = ratingWithRule ?? best.rating
  const exception = special ?? exceptions
  const mailShare = shareOfMail(
    joinWithLastHeading(best.piece.title, exception ? [...best.parts, exception.part] : best.parts),
    best.piece.language ?? asked.language,
  )
  const { leadsForMail, relevance } = best.piece
  return {
    ...best,
    parts: isForeign ? addAdjacentPart(best.parts, best.piece.text) : best.parts,
    rating,
    likelihood: estimateLikelihood({ rating, relevance, leadsForMail, mailShare, isForeign }),
    exception,
    hasMore: hasMore || (special && exceptions ? special.part.quote !== exceptions.part.quote : false),
  }
}

const joinWithLastHeading = (title: string, parts: readonly SourcePart[]): string =>
  [getLastHeading(title), ...parts.map(({ text }) => text)].join('\n')

/** A quote in another language is checked by a person, who needs the sentence next to it. */
function addAdjacentPart(parts: readonly SourcePart[], passage: string): readonly SourcePart[] {
  const [part, ...others] = parts
  if (!part || others.length > 0 || part.isItem) return parts
  const all = splitSourceParts(passage)
  const at = all.findIndex(({ quote }) => quote === part.quote)
  const isAddable = (each: SourcePart | undefined) =>
    each !== undefined && isFullSentence(each) && !each.isItem
  const [before, after] = [all[at - 1], all[at + 1]]
  if (after && isAddable(after)) return [part, after]
  return before && isAddable(before) ? [before, part] : parts
}

interface PartWindow {
  readonly window: readonly SourcePart[]
  readonly at: number
}

/** All candidate answers: single sentences, pairs of neighbours, and list items with the line above the list. */
function* listPartWindows(
  parts: readonly SourcePart[],
  isSubject: (part: SourcePart) => boolean,
): Generator<PartWindow> {
  for (const [at, part] of parts.entries()) {
    const next = parts[at + 1]
    if (part.isIntro) {
      // A list item answers only questions about the line above the list.
      if (!next?.isItem || !isSubject(part)) continue
      for (const item of parts.slice(at + 1)) {
        if (!item.isItem) break
        yield { window: [part, item], at }
      }
    } else if (isFullSentence(part)) {
      yield { window: [part], at }
      const isPair = next !== undefined && isFullSentence(next) && !part.isItem && !next.isItem
      if (isPair) yield { window: [part, next], at }
    }
  }
}

const textStatisticsByKnowledge = new WeakMap<Knowledge, StoreTextStatistics>()

/** Counts the words of all texts of a store once. Yields after each text. */
export function* buildStoreTextStatistics(knowledge: Knowledge): Generator<undefined, StoreTextStatistics> {
  const known = textStatisticsByKnowledge.get(knowledge)
  if (known) return known
  const excepted = yield* collectExceptionStems(knowledge)
  const read: StoreTextStatistics = {
    conditionSubjects: yield* collectConditionSubjects(knowledge),
    common: knowledge.common,
    isExcepted: ({ stem }) => stem !== undefined && excepted.has(stem),
  }
  textStatisticsByKnowledge.set(knowledge, read)
  return read
}

/** Rates how far a text answers one question. */
export type AnswerRater = (answer: CandidateAnswer, known: StoreTextStatistics) => AnswerRating

/** A question together with the sentences around it. */
export interface QuestionInContext {
  readonly question: string
  /** The words of the question, with the related words of the mail. */
  readonly search: string
  readonly language: string
}

/** A question together with its mail. */
interface QuestionOfMail extends QuestionInContext {
  /** The mail without its other questions. */
  readonly mail: string
}

const conditionWords = languages
  .flatMap(({ quantifiers }) => splitWordList(quantifiers?.condition ?? ''))
  .join('|')
/** 'If an item arrived damaged, ...': the condition that a sentence begins with. */
const leadingCondition = new RegExp(`^(?:${conditionWords}) [^,\\n]{3,120},`, 'gimu')

/** True if an answer holds only under a condition that the mail does not speak of. */
function appliesToOtherCase(
  { text, language }: CandidateAnswer,
  questionUnits: readonly QuestionTerm[],
): boolean {
  const clauses = text.match(leadingCondition) ?? []
  const known = new Set(questionUnits.flatMap(({ concepts }) => concepts))
  return clauses.some((clause) => {
    const needed = [...analyzeText(clause, language).concepts].filter((each) => conditionConcepts.has(each))
    return (
      needed.length > 0 && !needed.some((each) => listRelatedConcepts(each).some((other) => known.has(other)))
    )
  })
}

/** Reads a question once, to rate many answers to it. */
export function createAnswerRater(
  { question, search, language }: QuestionInContext,
  wanted = analyzeQuestionNeeds(question, language, search),
): AnswerRater {
  const context = search === question ? undefined : analyzeQuestionNeeds(search, language)
  return (answer, known) => {
    const own = rateAnswer(wanted, answer, known)
    if (!context) {
      const isFalseCase = appliesToOtherCase(answer, wanted.units)
      return {
        ...own,
        isOtherCase: own.isOtherCase || isFalseCase,
        missesSubject: own.missesSubject || isFalseCase,
      }
    }
    const around = rateAnswer(context, answer, known)
    const mayReverse = (condition: string) =>
      mayReverseAnswer(condition, (wanted.isPlain ? wanted : context).units, known.conditionSubjects)
    const isConditional =
      appliesToOtherCase(answer, context.units) ||
      around.missing.some(
        (each) =>
          (conditionConcepts.has(each) && mayReverse(each)) ||
          (wanted.units.length < 2 && goodsIndependentActions.has(each)),
      )
    if (own.isAsked)
      return {
        ...own,
        isOtherCase: own.isOtherCase || isConditional,
        missesSubject: own.missesSubject || isConditional,
        isElsewhere: own.isElsewhere || around.isElsewhere,
      }
    // 'What now?' depends on the sentences before it. A question that asks for no fact is left to a person.
    if (!wanted.isPlain)
      return {
        ...around,
        unmet: own.unmet,
        isOtherCase: isConditional,
        missesSubject: isConditional || (wanted.needs.length === 0 && !around.isAsked),
      }
    return {
      ...own,
      // 'I live in Switzerland. Do you deliver?' names the country before the question.
      isDecided: own.isDecided || (wanted.countries.length === 0 && around.isDecided),
      share: wanted.units.length < 2 ? combineWordShares(own, around) : (2 * own.share + around.share) / 3,
      isOtherCase: own.isOtherCase || isConditional,
      missesSubject: own.missesSubject || isConditional,
      isElsewhere: own.isElsewhere || around.isElsewhere,
    }
  }
}

/**
 * The share of a question with one content word. An action such as 'return' counts fully, because it applies
 * to any goods; another word counts only as far as the context agrees.
 */
const combineWordShares = (own: AnswerRating, around: AnswerRating): number =>
  own.isDone || own.isDecided ? (2 * own.share + around.share) / 3 : Math.min(own.share, around.share)

const scoreAnswerChoice = ({ share, missesSubject, unmet, isElsewhere }: AnswerRating): number =>
  share - (missesSubject ? 0.2 : 0) - 0.5 * Math.min(1, unmet.length) - (isElsewhere ? 0.6 : 0)
