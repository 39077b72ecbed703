import type { RetrievalResult, Knowledge, Piece } from '../../knowledge/search/retrieve.ts'
import { findExceptions, readExceptions } from './exceptions.ts'
import { isSentence, readParts } from './parts.ts'
import type { Part } from './parts.ts'
import { forAnyGoods, meansAlike, rateAnswer } from './rate-answer.ts'
import type { StoreContext, Rating, AnswerText } from './rate-answer.ts'
import { readWanted } from './read-wanted.ts'
import type { Unit } from './read-wanted.ts'
import { splitQuestions } from '../understand/split-questions.ts'
import { languages, readList } from '../../languages/languages.ts'
import { readSaid } from '../../knowledge/search/relevance.ts'

/** The sentences of a store's texts that answer a question best. */
export interface Choice {
  readonly piece: RetrievalResult
  readonly parts: readonly Part[]
  /** An exception to the answer, from the same passage or the one next to it. */
  readonly exception: { readonly piece: Piece; readonly part: Part } | undefined
  /** More exceptions than a short answer has room for. */
  readonly hasMore: boolean
  readonly rating: Rating
}

/** Passages that are looked at, and how high the index ranks them, of the first. */
const mostPassages = 3
const leastOfHighest = 0.6
/** An answer of one sentence is better than the same one with another. */
const perPart = 0.05
/** A passage whose heading asks the question ranks above others about the same subject. */
const byHeading = 0.5
/** A sentence that holds the wanted fact comes before one that only speaks of the subject. */
const byFact = 0.2
/** Words that say little by themselves tell sentences of a passage apart. */
const byWord = 0.2
/** The first sentences of a passage say most. */
const perPlace = 0.02

/**
 * Chooses at most two sentences of one passage that answer a question. Undefined when no passage answers it.
 * Yields after each sentence.
 */
export function* chooseAnswer(
  asked: AskedQuestion,
  found: readonly RetrievalResult[],
  knowledge: Knowledge,
): Generator<undefined, Choice | undefined> {
  const rate = rateQuestion(asked)
  const known = yield* readKnown(knowledge)
  let best: (Omit<Choice, 'exception' | 'hasMore'> & { readonly score: number }) | undefined
  const passages = found.filter(({ kind }) => kind === 'passage')
  const highest = Math.max(...passages.map(({ score }) => score))
  const first = passages
    .filter(({ score }) => score >= highest * leastOfHighest)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, mostPassages)
  for (const piece of first) {
    const parts = readParts(piece.text)
    const { title } = piece
    const language = piece.language ?? asked.language
    // A heading of two questions stands above two answers.
    const asksMore = splitQuestions(title.split(' › ').at(-1) ?? '', language).length > 1
    const isSubject = (part: Part) => rate({ text: part.text, title, language }, known).share > 0
    for (const { window, at } of windowsOf(parts, isSubject)) {
      const text = window.map((part) => part.text).join('\n')
      const rating = rate({ text, title, language, passage: piece.text }, known)
      const alone = rate({ text, title: '', language }, known)
      const score =
        0.6 * scoreOf(rating) +
        0.4 * alone.share +
        0.7 * (piece.score / highest) +
        (rating.isAsked ? byHeading : 0) +
        (rating.isDecided ? byFact : 0) +
        byWord * rating.told -
        perPart * (asksMore ? -window.length : window.length) -
        perPlace * at
      if ((rating.share > 0 || piece.isNear) && (!best || score > best.score))
        best = { piece, parts: window, rating, score }
      yield
    }
  }
  if (!best) return undefined
  const { exceptions, hasMore } = findExceptions(readWanted(asked.question, asked.language), best, knowledge)
  return { ...best, exception: exceptions, hasMore }
}

interface Window {
  readonly window: readonly Part[]
  readonly at: number
}

/** Every sentence, and every two that follow each other; the line that begins a list with each of its items. */
function* windowsOf(parts: readonly Part[], isSubject: (part: Part) => boolean): Generator<Window> {
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
export function* readKnown(knowledge: Knowledge): Generator<undefined, StoreContext> {
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
export type RatedQuestion = (said: AnswerText, known: StoreContext) => Rating

/** A question together with the sentences around it. */
export interface AskedQuestion {
  readonly question: string
  /** The words of the question, with the related words of the mail. */
  readonly search: string
  readonly language: string
}

/** Meanings of a sentence around a question that may turn its answer round. */
const conditions = new Set(
  'custom-made hygiene sale condition damage defect wrong gift self-inflicted abroad express late lost large preorder'
    .split(' ')
    .map((concept) => `@${concept}`),
)

const whenWords = languages.flatMap(({ quantifiers }) => readList(quantifiers?.condition ?? '')).join('|')
/** 'If an item arrived damaged, ...': the condition that a sentence begins with. */
const leadingCondition = new RegExp(`^(?:${whenWords}) [^,\\n]{3,120},`, 'gimu')

/** True if an answer holds only under a condition that the mail does not speak of. */
function isForOtherCase({ text, language }: AnswerText, told: readonly Unit[]): boolean {
  const clauses = text.match(leadingCondition) ?? []
  const known = new Set(told.flatMap(({ concepts }) => concepts))
  return clauses.some((clause) => {
    const needed = [...readSaid(clause, language).concepts].filter((each) => conditions.has(each))
    return needed.length > 0 && !needed.some((each) => meansAlike(each).some((other) => known.has(other)))
  })
}

/** Reads a question once, to rate many answers to it. */
export function rateQuestion({ question, search, language }: AskedQuestion): RatedQuestion {
  const wanted = readWanted(question, language, search)
  const context = search === question ? undefined : readWanted(search, language)
  return (said, known) => {
    const own = rateAnswer(wanted, said, known)
    if (!context) return { ...own, isBeside: own.isBeside || isForOtherCase(said, wanted.units) }
    const around = rateAnswer(context, said, known)
    const isConditional =
      isForOtherCase(said, context.units) ||
      around.missing.some(
        (each) => conditions.has(each) || (wanted.units.length < 2 && forAnyGoods.has(each)),
      )
    if (own.isAsked)
      return {
        ...own,
        isBeside: own.isBeside || isConditional,
        isElsewhere: own.isElsewhere || around.isElsewhere,
      }
    // 'What now?' refers to the sentences before it. One that asks for no fact is read by a person.
    if (!wanted.isPlain)
      return {
        ...around,
        unmet: own.unmet,
        isBeside: isConditional || (wanted.needs.length === 0 && !around.isAsked),
      }
    return {
      ...own,
      share: wanted.units.length < 2 ? shareOfOne(own, around) : (2 * own.share + around.share) / 3,
      isBeside: own.isBeside || isConditional,
      isElsewhere: own.isElsewhere || around.isElsewhere,
    }
  }
}

/** 'Can I return it?' names an action that applies to any goods. A single other word is not enough. */
const shareOfOne = (own: Rating, around: Rating): number =>
  own.isDone || own.isDecided ? (2 * own.share + around.share) / 3 : Math.min(own.share, around.share)

const scoreOf = ({ share, isBeside, unmet, isElsewhere }: Rating): number =>
  share - (isBeside ? 0.2 : 0) - 0.5 * Math.min(1, unmet.length) - (isElsewhere ? 0.6 : 0)
