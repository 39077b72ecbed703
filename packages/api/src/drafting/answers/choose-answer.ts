import type { RetrievalResult, Knowledge, Piece } from '../../knowledge/search/retrieve.ts'
import { findExceptions, readExceptions } from './exceptions.ts'
import { isSentence, readSourceParts } from './source-parts.ts'
import type { SourcePart } from './source-parts.ts'
import { actionsOnAnyGoods, listRelatedConcepts, rateAnswer } from './rate-answer.ts'
import type { StoreContext, Rating, AnswerText } from './rate-answer.ts'
import { readQuestionNeeds } from './read-question-needs.ts'
import type { Unit } from './read-question-needs.ts'
import { splitQuestions } from '../analysis/split-questions.ts'
import { languages, splitList } from '../../languages/languages.ts'
import { readContent } from '../../knowledge/search/relevance.ts'

/** The sentences of a store's texts that answer a question best. */
export interface Choice {
  readonly piece: RetrievalResult
  readonly parts: readonly SourcePart[]
  /** An exception to the answer, from the same passage or the one next to it. */
  readonly exception: { readonly piece: Piece; readonly part: SourcePart } | undefined
  /** More exceptions than a short answer has room for. */
  readonly hasMore: boolean
  readonly rating: Rating
}

/** The most passages to examine per question, best ranked first. */
const mostPassages = 3
const leastOfHighest = 0.6
/** A single sentence beats the same sentence with an additional one. */
const perPart = 0.05
/** The bonus of a passage whose heading asks the question. */
const byHeading = 0.5
/** The bonus of a sentence with the requested fact. */
const byFact = 0.2
/** The weight of shared words, which distinguishes sentences of the same passage. */
const byWord = 0.2
/** The penalty of later sentences, because passages begin with what matters most. */
const perPlace = 0.02

/**
 * Chooses at most two sentences of one passage that answer a question. Undefined when no passage answers it.
 * Yields after each sentence.
 */
export function* chooseAnswer(
  asked: QuestionInContext,
  found: readonly RetrievalResult[],
  knowledge: Knowledge,
): Generator<undefined, Choice | undefined> {
  const rate = createAnswerRater(asked)
  const known = yield* readStoreContext(knowledge)
  let best: (Omit<Choice, 'exception' | 'hasMore'> & { readonly score: number }) | undefined
  const passages = found.filter(({ kind }) => kind === 'passage')
  const highest = Math.max(...passages.map(({ score }) => score))
  const first = passages
    .filter(({ score }) => score >= highest * leastOfHighest)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, mostPassages)
  for (const piece of first) {
    const parts = readSourceParts(piece.text)
    const { title } = piece
    const language = piece.language ?? asked.language
    // A heading with two questions is followed by two answers.
    const asksMore = splitQuestions(title.split(' › ').at(-1) ?? '', language).length > 1
    const isSubject = (part: SourcePart) => rate({ text: part.text, title, language }, known).share > 0
    for (const { window, at } of listWindows(parts, isSubject)) {
      const text = window.map((part) => part.text).join('\n')
      const rating = rate({ text, title, language, passage: piece.text }, known)
      const alone = rate({ text, title: '', language }, known)
      const score =
        0.6 * scoreOf(rating) +
        0.4 * alone.share +
        0.7 * (piece.score / highest) +
        (rating.isAsked ? byHeading : 0) +
        (rating.isDecided ? byFact : 0) +
        byWord * rating.wordShare -
        perPart * (asksMore ? -window.length : window.length) -
        perPlace * at
      if ((rating.share > 0 || piece.isNear) && (!best || score > best.score))
        best = { piece, parts: window, rating, score }
      yield
    }
  }
  if (!best) return undefined
  const { exceptions, hasMore } = findExceptions(
    readQuestionNeeds(asked.question, asked.language),
    best,
    knowledge,
  )
  return { ...best, exception: exceptions, hasMore }
}

interface Window {
  readonly window: readonly SourcePart[]
  readonly at: number
}

/** All candidate answers: single sentences, pairs of neighbours, and list items with the line above the list. */
function* listWindows(
  parts: readonly SourcePart[],
  isSubject: (part: SourcePart) => boolean,
): Generator<Window> {
  for (const [at, part] of parts.entries()) {
    const next = parts[at + 1]
    if (part.isIntro) {
      // A list item answers only questions about the line above the list.
      if (!next?.isItem || !isSubject(part)) continue
      for (const item of parts.slice(at + 1)) {
        if (!item.isItem) break
        yield { window: [part, item], at }
      }
    } else if (isSentence(part)) {
      yield { window: [part], at }
      const isPair = next !== undefined && isSentence(next) && !part.isItem && !next.isItem
      if (isPair) yield { window: [part, next], at }
    }
  }
}

const knownTexts = new WeakMap<Knowledge, StoreContext>()

/** Counts the words of all texts of a store once. Yields after each text. */
export function* readStoreContext(knowledge: Knowledge): Generator<undefined, StoreContext> {
  const known = knownTexts.get(knowledge)
  if (known) return known
  const excepted = yield* readExceptions(knowledge)
  const read: StoreContext = {
    common: knowledge.common,
    isExcepted: ({ stem }) => stem !== undefined && excepted.has(stem),
  }
  knownTexts.set(knowledge, read)
  return read
}

/** Rates how far a text answers one question. */
export type AnswerRater = (answer: AnswerText, known: StoreContext) => Rating

/** A question together with the sentences around it. */
export interface QuestionInContext {
  readonly question: string
  /** The words of the question, with the related words of the mail. */
  readonly search: string
  readonly language: string
}

/** Concepts around a question that may reverse its answer. */
const conditions = new Set(
  'custom-made hygiene sale condition damage defect wrong gift self-inflicted abroad express late lost large preorder'
    .split(' ')
    .map((concept) => `@${concept}`),
)

const whenWords = languages.flatMap(({ quantifiers }) => splitList(quantifiers?.condition ?? '')).join('|')
/** 'If an item arrived damaged, ...': the condition that a sentence begins with. */
const leadingCondition = new RegExp(`^(?:${whenWords}) [^,\\n]{3,120},`, 'gimu')

/** True if an answer holds only under a condition that the mail does not speak of. */
function isForOtherCase({ text, language }: AnswerText, questionUnits: readonly Unit[]): boolean {
  const clauses = text.match(leadingCondition) ?? []
  const known = new Set(questionUnits.flatMap(({ concepts }) => concepts))
  return clauses.some((clause) => {
    const needed = [...readContent(clause, language).concepts].filter((each) => conditions.has(each))
    return (
      needed.length > 0 && !needed.some((each) => listRelatedConcepts(each).some((other) => known.has(other)))
    )
  })
}

/** Reads a question once, to rate many answers to it. */
export function createAnswerRater({ question, search, language }: QuestionInContext): AnswerRater {
  const wanted = readQuestionNeeds(question, language, search)
  const context = search === question ? undefined : readQuestionNeeds(search, language)
  return (answer, known) => {
    const own = rateAnswer(wanted, answer, known)
    if (!context) {
      const isFalseCase = isForOtherCase(answer, wanted.units)
      return {
        ...own,
        isOtherCase: own.isOtherCase || isFalseCase,
        missesSubject: own.missesSubject || isFalseCase,
      }
    }
    const around = rateAnswer(context, answer, known)
    const isConditional =
      isForOtherCase(answer, context.units) ||
      around.missing.some(
        (each) => conditions.has(each) || (wanted.units.length < 2 && actionsOnAnyGoods.has(each)),
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
      share: wanted.units.length < 2 ? rateOneWordShare(own, around) : (2 * own.share + around.share) / 3,
      isOtherCase: own.isOtherCase || isConditional,
      missesSubject: own.missesSubject || isConditional,
      isElsewhere: own.isElsewhere || around.isElsewhere,
    }
  }
}

/**
 * The share of a question with one content word. An action such as 'return' counts by itself, because it applies to any
 * goods. Another word counts only as far as the context agrees.
 */
const rateOneWordShare = (own: Rating, around: Rating): number =>
  own.isDone || own.isDecided ? (2 * own.share + around.share) / 3 : Math.min(own.share, around.share)

const scoreOf = ({ share, missesSubject, unmet, isElsewhere }: Rating): number =>
  share - (missesSubject ? 0.2 : 0) - 0.5 * Math.min(1, unmet.length) - (isElsewhere ? 0.6 : 0)
