import type { RetrievalResult, Knowledge, KnowledgePiece } from '../../knowledge/search/retrieve.ts'
import { getLanguageFactor, retrievePieces } from '../../knowledge/search/retrieve.ts'
import { describeOrder } from '../../orders/order-state.ts'
import { chooseAnswer } from '../answers/choose-answer.ts'
import { analyzeQuestionNeeds } from '../answers/analyze-question-needs.ts'
import { isCompleteAnswer, isLikelyAnswer } from '../answers/rate-answer.ts'
import type { AnswerChoice, FoundPiece } from '../answers/choose-answer.ts'
import type { EmbeddingLookup } from './embed-questions.ts'
import type {
  QuestionAnswer,
  QuestionMatch,
  Fact,
  ReplyLine,
  OrderFact,
  MailAnalysis,
} from './reply-facts.ts'
import type { SourcePart } from '../answers/source-parts.ts'
import type { ThreadMail } from '../model/build-prompt.ts'

/** All facts for a reply, and the questions that each may answer. */
export interface ReplyFacts {
  facts: readonly Fact[]
  answered: readonly QuestionMatch[]
}

/** The most additional passages of lower relevance per question. */
const maxOtherPassages = 2

/** The mails of a conversation as facts. */
export const toMailFacts = (mails: readonly ThreadMail[]): Fact[] =>
  mails.map(({ ref, isOurs, text }) => ({
    ...{ ref, kind: 'thread' as const, id: ref, text, language: undefined, links: [] },
    title: isOurs ? 'Your earlier reply' : "The customer's mail",
  }))

/** Finds the most relevant facts for these texts, the best of each text first. Yields after each text. */
export function* findRelevantFacts(
  knowledge: Knowledge,
  texts: readonly string[],
  language: string,
  most: number,
): Generator<undefined, Fact[]> {
  const passages = new Map<string, Fact>()
  const examples = new Map<string, Fact>()
  const found: FoundPiece[][] = []
  for (const text of texts) {
    found.push(yield* searchQuestionPassages(knowledge, { texts: [text] }, language, undefined))
  }
  const deepest = Math.max(0, ...found.map((each) => each.length))
  for (let rank = 0; rank < deepest; rank += 1)
    for (const each of found) {
      const next = each[rank]
      if (next && passages.size + examples.size < most) createFactWithRef(next, passages, examples)
    }
  return [...passages.values(), ...examples.values()]
}

/** Searches the store's knowledge for each question and numbers the results. Orders have their own numbers. */
export function* gatherReplyFacts(
  knowledge: Knowledge,
  analysis: MailAnalysis,
  others: readonly Fact[] = [],
  embeddingOf?: EmbeddingLookup,
): Generator<undefined, ReplyFacts> {
  const passages = new Map<string, Fact>()
  const examples = new Map<string, Fact>()
  const far: FoundPiece[] = []
  const answered: QuestionMatch[] = []
  const { language } = analysis
  for (const [index, search] of analysis.search.entries()) {
    const question = analysis.questions[index] ?? search
    // A question without a subject, such as 'What does it cost?', needs the words around it.
    const texts = analyzeQuestionNeeds(question, language).isPlain ? [search, question] : [search]
    const mail = analysis.surroundings[index] ?? search
    const found = yield* searchQuestionPassages(knowledge, { texts, mail }, language, embeddingOf)
    const answer = yield* chooseAnswer({ question, search, mail, language }, found, knowledge)
    // Accepts a passage with a fitting answer at any relevance.
    const isWanted =
      answer && (isCompleteAnswer(answer.rating) || isLikelyAnswer(answer.rating, answer.piece.relevance))
    const isChosenPiece = ({ id }: KnowledgePiece) => isWanted === true && answer.piece.id === id
    const near = found.filter((each) => each.isNear || isChosenPiece(each))
    const [first] = found
    const isFirst = first?.kind === 'passage' && first.isNear && first.language === language
    far.push(...found.filter(({ isNear, kind }) => !isNear && kind === 'passage').slice(0, maxOtherPassages))
    answered.push({
      question,
      refs: near.map((item) => createFactWithRef(item, passages, examples).ref),
      scores: near.map(({ relevance }) => relevance),
      isSure: near.some(({ isSure }) => isSure),
      firstRef: isFirst ? createFactWithRef(first, passages, examples).ref : undefined,
      answer: answer && toQuestionAnswer(answer, (piece) => createFactWithRef(piece, passages, examples).ref),
    })
  }
  // A model may find an answer that word search misses. The check verifies its source later.
  far.forEach((item) => createFactWithRef(item, passages, examples))
  return { facts: [...passages.values(), ...examples.values(), ...others], answered }
}

/** The factor for passages found by the text around the question instead of the question itself. */
const minNeighbourScore = 0.85

/** The weight of a search with the whole mail. A search with the question has 1. */
const mailSearchWeight = 1.5

/**
 * Searches passages for a question, by its own words, by the text around it, and by the whole mail. Adds the scores,
 * which are relative to the best result of each search. Yields after each search.
 */
function* searchQuestionPassages(
  knowledge: Knowledge,
  { texts, mail }: { readonly texts: readonly string[]; readonly mail?: string },
  language: string,
  embeddingOf: EmbeddingLookup | undefined,
): Generator<undefined, FoundPiece[]> {
  const found = new Map<string, FoundPiece>()
  const question = texts.at(-1)
  const search = (text: string) =>
    listRelativeScores(
      retrievePieces(knowledge, text, { language, embedding: embeddingOf?.(text) }),
      language,
    )
  for (const text of new Set(texts)) {
    for (const [each, relative] of search(text)) {
      const score = relative * (text === question ? 1 : minNeighbourScore)
      const known = found.get(each.id)
      const nearest = known && isBetterResult(known, each) ? known : each
      found.set(each.id, { ...nearest, score: Math.max(score, known?.score ?? 0), leadsForMail: false })
    }
    yield
  }
  if (mail !== undefined) {
    const results = search(mail)
    const leader = results.find(([{ kind }]) => kind === 'passage')?.[0]
    for (const [each, relative] of results) {
      // The whole mail may be about more than the question, so it does not make a passage relevant to it.
      const known = found.get(each.id) ?? {
        ...each,
        ...{ score: 0, relevance: 0, isNear: false, isSure: false },
      }
      const score = known.score + mailSearchWeight * relative
      found.set(each.id, { ...known, score, leadsForMail: each.id === leader?.id })
    }
    yield
  }
  return [...found.values()].toSorted((a, b) => b.score - a.score || b.relevance - a.relevance)
}

/** The results of a search with their scores relative to the best one. The customer's language counts more. */
function listRelativeScores(
  results: readonly RetrievalResult[],
  language: string,
): (readonly [result: RetrievalResult, score: number])[] {
  const scores = results.map((each) => each.score * getLanguageFactor(each, language))
  const highest = Math.max(...scores)
  return results.map((each, at) => {
    const relative = highest > 0 ? (scores[at] ?? 0) / highest : 0
    // The first result keeps the full score, because an exact heading may rank it first.
    return [each, at === 0 ? 1 : relative] as const
  })
}

/** True if `one` rates a passage higher than `other`. */
const isBetterResult = (one: RetrievalResult, other: RetrievalResult): boolean =>
  one.isNear === other.isNear ? one.relevance > other.relevance : one.isNear

/** Converts an answer to draft lines with their quotes. */
function toQuestionAnswer(
  { piece, parts, exception, hasMore, rating, likelihood }: AnswerChoice,
  nameOf: (piece: KnowledgePiece) => string,
): QuestionAnswer {
  const toClaims = (each: KnowledgePiece, of: readonly SourcePart[]) =>
    of.map(({ quote }) => ({ ref: nameOf(each), quote }))
  const [intro, item] = parts
  const lines: ReplyLine[] =
    intro?.isIntro && item
      ? [{ kind: 'text', text: addFullStop(`${intro.text} ${item.text}`), claims: toClaims(piece, parts) }]
      : parts.map((part) => ({ kind: 'text', text: part.text, claims: toClaims(piece, [part]) }))
  const more: ReplyLine[] = exception
    ? [{ kind: 'text', text: exception.part.text, claims: toClaims(exception.piece, [exception.part]) }]
    : []
  return {
    ...{ lines: [...lines, ...more].slice(0, maxSentences), rating, likelihood, relevance: piece.relevance },
    ...{ hasMore: hasMore || lines.length + more.length > maxSentences, language: piece.language },
  }
}

const maxSentences = 3

const addFullStop = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`)

function createFactWithRef(
  { kind, id, title, text, language, links }: KnowledgePiece,
  passages: Map<string, Fact>,
  examples: Map<string, Fact>,
): Fact {
  const named = kind === 'passage' ? passages : examples
  const fact = named.get(id) ?? {
    ref: `${kind === 'passage' ? 'P' : 'E'}${named.size + 1}`,
    kind,
    id,
    title,
    text,
    language,
    links,
  }
  named.set(id, fact)
  return fact
}

export const toOrderTextFact = (order: OrderFact): Fact => ({
  ref: order.ref,
  kind: 'order',
  id: order.id,
  title: `Order ${order.name}`,
  text: describeOrder(order),
  language: 'en',
  links: order.trackingUrl ? [order.trackingUrl] : [],
})
