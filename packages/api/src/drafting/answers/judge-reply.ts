import type { DraftSentence } from '../../database/schema/drafts.ts'
import { countConcepts } from '../../knowledge/search/concepts.ts'
import { splitWords } from '../../knowledge/search/split-words.ts'
import type { CustomerOrders, MailAnalysis, OrderIntent, MailRisk } from '../facts/reply-facts.ts'
import type { QuestionRating, DraftRating } from './rate-draft.ts'

/** The review level of a draft and its main reason in words. */
export interface Judgement {
  level: 'ready' | 'look' | 'notes'
  code: ReasonCode
  reasons: readonly string[]
}

/** Reason codes of a level, the most important first. */
export type ReasonCode =
  | 'withheld'
  | 'empty'
  | 'risk'
  | 'sender'
  | 'orders-unread'
  | 'order-not-found'
  | 'order-unclear'
  | 'order-state'
  | 'missing'
  | 'unsupported'
  | 'action'
  | 'deadline'
  | 'language'
  | 'unfit'
  | 'appended'
  | 'exceptions'
  | 'read'
  | 'answered'

export interface JudgementInput {
  analysis: MailAnalysis
  sentences: readonly DraftSentence[]
  /** Questions without an answer. */
  missing: readonly string[]
  rated: DraftRating
  /** The subject that the store excludes from drafts. */
  withheld?: string | undefined
  orders: CustomerOrders
  /** The checks of the mail's sender failed. */
  isForged?: boolean | undefined
  /** The draft is in the wrong language, or in two. */
  isMixed: boolean
  /** The answer leaves out exceptions. */
  hasMore: boolean
}

const riskReasons: Readonly<Record<MailRisk, string>> = {
  lawyer: 'The mail speaks of a lawyer or a court.',
  chargeback: 'The mail speaks of taking the payment back.',
  injury: 'The mail mentions an injured person.',
  data: 'The mail asks about personal data.',
  press: 'The mail seems to come from the press.',
  instructions: 'The mail holds text that tells a machine what to write.',
}

const forgedReason = 'The sender checks failed: another person may have written this mail.'

/** Rates a draft by verified facts only, because models overrate themselves. `notes`: too few facts for a draft. */
export function judgeReply(judged: JudgementInput): Judgement {
  const { analysis, withheld, sentences, missing } = judged
  if (withheld !== undefined)
    return {
      level: 'notes',
      code: 'withheld',
      reasons: [
        `The settings leave “${withheld}” to you: no draft is written about it.`,
        ...listRiskReasons(judged),
      ],
    }
  const asked = analysis.questions.length
  const [reason] = listReviewReasons(judged)
  const says = sentences.filter(({ mark }) => mark !== 'courtesy').length
  const open = missing.filter((question) => !analysis.statements.includes(question)).length
  if (asked === 0 || says === 0 || open * 2 > asked)
    return {
      level: 'notes',
      code: 'empty',
      reasons: [explainEmptyDraft(missing, asked), ...listRiskReasons(judged)],
    }
  if (reason)
    return {
      level: 'look',
      code: reason.code,
      reasons: [...new Set([reason.words, ...listOpenQuestions(judged)])],
    }
  return { level: 'ready', code: 'answered', reasons: [] }
}

/** Names each question that the draft does not surely answer. */
function listOpenQuestions({ analysis, missing, rated }: JudgementInput): string[] {
  const asked = analysis.questions.length
  const isOpen = ({ question, kind }: QuestionRating) => kind === 'open' || missing.includes(question)
  const unsure = rated.questions.filter((each) => isOpen(each) || each.kind === 'doubtful')
  // 'Do you wrap presents, and what does it cost?': without an answer to one, the answer to the other may be about something else.
  const isLinked = (one: string, other: string) => {
    const [a, b] = [one, other].map((question) => analysis.search[analysis.questions.indexOf(question)] ?? '')
    return includesText(a, other) || includesText(b, one)
  }
  return [
    ...missing.map((question) => explainUnanswered(question, asked)),
    ...rated.questions
      .filter(({ question }) => !missing.includes(question))
      .flatMap((each) => {
        if (isOpen(each)) return explainUnanswered(each.question, asked)
        const isUnsure =
          each.kind !== 'order' && unsure.some((other) => isLinked(each.question, other.question))
        return isUnsure ? explainDoubtfulAnswer(each) : []
      }),
  ]
}

const includesText = (text: string | undefined, part: string): boolean =>
  text?.toLowerCase().includes(part.toLowerCase()) === true

/** The risks of a mail, independent of its answer. */
const listRiskReasons = ({ analysis, isForged }: JudgementInput): string[] => [
  ...(isForged ? [forgedReason] : []),
  ...analysis.risks.map((risk) => riskReasons[risk]),
]

interface JudgementReason {
  readonly code: ReasonCode
  readonly words: string
}

/** The reasons for a careful review, most important first. */
function listReviewReasons({
  analysis,
  sentences,
  missing,
  rated,
  orders,
  isForged,
  isMixed,
  hasMore,
}: JudgementInput): JudgementReason[] {
  const asked = analysis.questions.length
  const countMarked = (mark: DraftSentence['mark']) => sentences.filter((each) => each.mark === mark).length
  const unanswered = missing[0] ?? rated.questions.find(({ kind }) => kind === 'open')?.question
  const doubt = rated.questions.find(({ kind }) => kind === 'doubtful')
  const reasonIf = (code: ReasonCode, applies: boolean, words: string): JudgementReason[] =>
    applies ? [{ code, words }] : []
  const [risk] = analysis.risks
  return [
    ...reasonIf('sender', isForged === true, forgedReason),
    ...reasonIf('risk', risk !== undefined, risk ? riskReasons[risk] : ''),
    ...listOrderReasons(analysis, orders),
    ...reasonIf('missing', unanswered !== undefined, explainUnanswered(unanswered ?? '', asked)),
    ...reasonIf(
      'unsupported',
      countMarked('unsupported') > 0,
      formatCount(
        countMarked('unsupported'),
        'One sentence is not supported.',
        'sentences are not supported.',
      ),
    ),
    ...reasonIf(
      'action',
      analysis.ofOrder.includes('action'),
      'The customer wants something done with an order.',
    ),
    ...reasonIf('language', isMixed, 'The draft is not in one language, or not in the customer’s.'),
    ...reasonIf('unfit', doubt !== undefined, doubt ? explainDoubtfulAnswer(doubt) : ''),
    ...reasonIf('appended', rated.appended.length > 0, 'The draft answers a question that was not asked.'),
    ...reasonIf(
      'deadline',
      analysis.hasDeadline && !rated.questions.some(({ kind }) => kind === 'order'),
      'The customer names a day by which it has to be there.',
    ),
    ...reasonIf(
      'order-state',
      analysis.questions.some((question, at) => isAboutNamedOrder(question, analysis.ofOrder[at], orders)),
      'The mail names an order, and wants to know more than its state.',
    ),
    ...reasonIf('exceptions', hasMore, 'The document names more exceptions than the draft.'),
    ...reasonIf(
      'read',
      countMarked('read') > 0,
      formatCount(countMarked('read'), 'One sentence wants to be read.', 'sentences want to be read.'),
    ),
  ]
}

const formatCount = (number: number, one: string, many: string): string =>
  number === 1 ? one : `${number} ${many}`

/** Names a question that no text answers. The only question of a mail needs no name. */
const explainUnanswered = (question: string, asked: number): string =>
  asked < 2 ? nothingAnswers : `Nothing that the store wrote answers “${shortenText(question)}”`

const nothingAnswers = 'Nothing that the store wrote answers the question.'

/** The reason for no draft at all. */
function explainEmptyDraft(missing: readonly string[], asked: number): string {
  if (asked === 0) return 'The mail asks nothing.'
  if (missing.length > 1)
    return `${missing.length} of ${asked} questions have no answer in the store’s texts.`
  const [question] = missing
  return question === undefined ? nothingAnswers : explainUnanswered(question, asked)
}

function explainDoubtfulAnswer({ question, rating }: QuestionRating): string {
  const named = `“${shortenText(question)}”`
  const [need] = rating?.unmet ?? []
  if (need) return `${missingFactTexts[need]} ${named}.`
  if (rating?.isElsewhere) return `No sentence of the draft names the country of ${named}.`
  return `The draft may not answer ${named}.`
}

const missingFactTexts = {
  amount: 'The draft names no amount for',
  time: 'The draft names no time for',
  duration: 'The draft names no time for',
  measure: 'The draft names no measure for',
  count: 'The draft names no number for',
  origin: 'The draft names no place for',
  code: 'The draft names no code for',
  spot: 'The draft names no place to go for',
  way: 'The draft names no way for',
} as const

const maxQuoteLength = 80
const shortenText = (text: string): string =>
  text.length > maxQuoteLength ? `${text.slice(0, maxQuoteLength - 1)}…` : text

/** A rule of the store cannot answer 'Has my return of order 1001 arrived?'. */
const isAboutNamedOrder = (
  question: string,
  wish: OrderIntent | undefined,
  { facts }: CustomerOrders,
): boolean => wish === 'none' && facts.some(({ name }) => question.includes(/\d+/.exec(name)?.[0] ?? name))

const asksForRefund = (search: readonly string[], language: string): boolean =>
  search.some((text) => countConcepts(splitWords(text), language).has('@refund'))

/** The reasons for a careful review of a draft about orders. */
function listOrderReasons(
  { ofOrder, isComplaint, search, language }: MailAnalysis,
  { facts, notFound, isUnread, isUnclear }: CustomerOrders,
): JudgementReason[] {
  if (ofOrder.every((wish) => wish === 'none') && notFound.length === 0) return []
  const toReason = (code: ReasonCode, words: string): JudgementReason[] => [{ code, words }]
  if (isUnread) return toReason('orders-unread', 'The orders could not be read.')
  if (notFound.length > 0)
    return toReason(
      'order-not-found',
      `Order ${notFound.join(', ')} was not found for this customer’s address.`,
    )
  if (!ofOrder.includes('state')) return []
  if (facts.length === 0)
    return isUnclear
      ? toReason(
          'order-unclear',
          'The mail may name an order that was not found for this customer’s address.',
        )
      : toReason('order-not-found', 'The mail is about an order, and none was found.')
  if (asksForRefund(search, language) && !facts.some(({ state }) => state === 'refunded'))
    return toReason('order-state', 'The mail asks about a refund, and the shop shows none.')
  if (isUnclear)
    return toReason('order-unclear', 'The customer has several orders, and the mail names none of them.')
  return isComplaint && facts.some(({ state }) => state === 'delivered')
    ? toReason('order-state', 'The shop says that the order was delivered, and the customer complains.')
    : []
}
