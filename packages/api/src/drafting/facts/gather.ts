import type { RetrievalResult, Knowledge, Piece } from '../../knowledge/search/retrieve.ts'
import { retrieve } from '../../knowledge/search/retrieve.ts'
import { describeOrder } from '../../orders/order-state.ts'
import { chooseAnswer } from '../answers/choose-answer.ts'
import { readWanted } from '../answers/read-wanted.ts'
import { isFit } from '../answers/rate-answer.ts'
import type { Choice } from '../answers/choose-answer.ts'
import type { EmbeddingLookup } from './find-meant.ts'
import type { QuestionAnswer, QuestionMatch, Fact, Line, OrderFact, MailAnalysis } from './facts.ts'
import type { Part } from '../answers/parts.ts'
import type { ThreadMail } from '../model/prompt.ts'

/** All facts for a reply, and the questions that each may answer. */
export interface ReplyFacts {
  facts: readonly Fact[]
  answered: readonly QuestionMatch[]
}

/** The number of additional passages around the best ones of a question. */
const mostFar = 2

/** The mails of a conversation as facts. */
export const mailsToFacts = (mails: readonly ThreadMail[]): Fact[] =>
  mails.map(({ ref, isOurs, text }) => ({
    ...{ ref, kind: 'thread' as const, id: ref, text, language: undefined, links: [] },
    title: isOurs ? 'Your earlier reply' : "The customer's mail",
  }))

/** Finds the most relevant facts for these texts, the best of each text first. Yields after each text. */
export function* gatherNear(
  knowledge: Knowledge,
  texts: readonly string[],
  language: string,
  most: number,
): Generator<undefined, Fact[]> {
  const passages = new Map<string, Fact>()
  const examples = new Map<string, Fact>()
  const found: RetrievalResult[][] = []
  for (const text of texts) {
    found.push(yield* lookUp(knowledge, [text], language, undefined))
  }
  const deepest = Math.max(0, ...found.map((each) => each.length))
  for (let rank = 0; rank < deepest; rank += 1)
    for (const each of found) {
      const next = each[rank]
      if (next && passages.size + examples.size < most) nameFact(next, passages, examples)
    }
  return [...passages.values(), ...examples.values()]
}

/** Searches the store's knowledge for each question and numbers the results. Orders have their own numbers. */
export function* gather(
  knowledge: Knowledge,
  understood: MailAnalysis,
  others: readonly Fact[] = [],
  meant?: EmbeddingLookup,
): Generator<undefined, ReplyFacts> {
  const passages = new Map<string, Fact>()
  const examples = new Map<string, Fact>()
  const far: RetrievalResult[] = []
  const answered: QuestionMatch[] = []
  const { language } = understood
  for (const [index, search] of understood.search.entries()) {
    const question = understood.questions[index] ?? search
    // 'What does it cost?' finds only what costs anything.
    const texts = readWanted(question, language).isPlain ? [search, question] : [search]
    const found = yield* lookUp(knowledge, texts, language, meant)
    const answer = yield* chooseAnswer({ question, search, language }, found, knowledge)
    // A sentence that answers outweighs what is likely of its passage.
    const isChosen = ({ id }: Piece) => answer !== undefined && isFit(answer.rating) && answer.piece.id === id
    const near = found.filter((each) => each.isNear || isChosen(each))
    far.push(...found.filter(({ isNear, kind }) => !isNear && kind === 'passage').slice(0, mostFar))
    answered.push({
      question,
      refs: near.map((item) => nameFact(item, passages, examples).ref),
      scores: near.map(({ relevance }) => relevance),
      isSure: near.some(({ isSure }) => isSure),
      answer: answer && toAnswer(answer, (piece) => nameFact(piece, passages, examples).ref),
    })
  }
  // A model may find an answer that word search misses. The check verifies its source later.
  far.forEach((item) => nameFact(item, passages, examples))
  return { facts: [...passages.values(), ...examples.values(), ...others], answered }
}

/** A passage that the sentences around a question find counts less than one that the question finds. */
const around = 0.85
/** A passage in the customer's language comes before the same one in another. */
const ownLanguage = 1.25

/**
 * Finds passages near to a question, by its own words or by those of the mail around it: a text a step.
 * The score is the share of the highest that the index gives for the same words.
 */
function* lookUp(
  knowledge: Knowledge,
  texts: readonly string[],
  language: string,
  meant: EmbeddingLookup | undefined,
): Generator<undefined, RetrievalResult[]> {
  const found = new Map<string, RetrievalResult>()
  const question = texts.at(-1)
  for (const text of new Set(texts)) {
    const read = retrieve(knowledge, text, { language, meaning: meant?.(text) })
    const rankOf = (each: RetrievalResult) => each.score * (each.language === language ? ownLanguage : 1)
    const highest = Math.max(...read.map(rankOf))
    for (const [at, each] of read.entries()) {
      // The first is first also where its heading asks the question itself.
      const score = (at === 0 ? 1 : rankOf(each) / highest) * (text === question ? 1 : around)
      const known = found.get(each.id)
      const nearest = known && isNearer(known, each) ? known : each
      found.set(each.id, { ...nearest, score: Math.max(score, known?.score ?? 0) })
    }
    yield
  }
  return [...found.values()].toSorted((a, b) => b.score - a.score || b.relevance - a.relevance)
}

/** True if one search found a passage nearer than another search did. */
const isNearer = (one: RetrievalResult, other: RetrievalResult): boolean =>
  one.isNear === other.isNear ? one.relevance > other.relevance : one.isNear

/** The lines of an answer, each with its claim. */
function toAnswer(
  { piece, parts, exception, hasMore, rating }: Choice,
  nameOf: (piece: Piece) => string,
): QuestionAnswer {
  const claimsOf = (each: Piece, of: readonly Part[]) => of.map(({ quote }) => ({ ref: nameOf(each), quote }))
  const [intro, item] = parts
  const lines: Line[] =
    intro?.isIntro && item
      ? [{ kind: 'text', text: closeSentence(`${intro.text} ${item.text}`), claims: claimsOf(piece, parts) }]
      : parts.map((part) => ({ kind: 'text', text: part.text, claims: claimsOf(piece, [part]) }))
  const more: Line[] = exception
    ? [{ kind: 'text', text: exception.part.text, claims: claimsOf(exception.piece, [exception.part]) }]
    : []
  return {
    ...{ lines: [...lines, ...more].slice(0, mostSentences), rating, relevance: piece.relevance },
    ...{ hasMore: hasMore || lines.length + more.length > mostSentences, language: piece.language },
  }
}

const mostSentences = 3

const closeSentence = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`)

function nameFact(
  { kind, id, title, text, language, links }: Piece,
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

/** An order as a fact. */
export const orderToFact = (order: OrderFact): Fact => ({
  ref: order.ref,
  kind: 'order',
  id: order.id,
  title: `Order ${order.name}`,
  text: describeOrder(order),
  language: 'en',
  links: order.trackingUrl ? [order.trackingUrl] : [],
})
