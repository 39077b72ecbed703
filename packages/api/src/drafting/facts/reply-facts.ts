import type { DraftSource } from '../../database/schema/drafts.ts'
import type { OrderState } from '../../orders/order-state.ts'
import type { AnswerRating } from '../answers/rate-answer.ts'

/** A possible source of a draft. */
export interface Fact {
  /**
   * The short reference in draft lines: P1 passage, E1 example, O1 order, T1 conversation, S1 the store's own
   * mail.
   */
  ref: string
  kind: DraftSource['kind']
  /** The id of its database row. */
  id: string
  /** The displayed name: a document and its heading, an example's title, or an order number. */
  title: string
  text: string
  /** ISO 639-1; undefined when unknown. */
  language: string | undefined
  /** Links and email addresses in its text, as written. */
  links: readonly string[]
}

/** The fact that supports a line, with the literal quote. */
export interface DraftClaim {
  ref: string
  quote: string
}

/**
 * An unchecked line of a draft: a statement, a courtesy, a question to the customer, or a break. A break's
 * text is empty for a paragraph, and a newline for a line.
 */
export interface ReplyLine {
  kind: 'text' | 'courtesy' | 'question' | 'break'
  text: string
  claims: readonly DraftClaim[]
}

/** A reason to handle a mail with care. */
export type MailRisk = 'lawyer' | 'chargeback' | 'injury' | 'data' | 'press' | 'instructions'

/** The intent of a question about an order: its state, an action, or neither. */
export type OrderIntent = 'state' | 'action' | 'none'

/** The questions, orders and risks that the parser finds in a mail. */
export interface MailAnalysis {
  /** The language of the mail, ISO 639-1. */
  language: string
  /** The questions of the mail, in the customer's words. Empty for a plain thank-you. */
  questions: readonly string[]
  /** Those of the questions that only tell something: the draft may be written without an answer to them. */
  statements: readonly string[]
  /** The search text of each question, in the same order: its words, with context from the rest of the mail. */
  search: readonly string[]
  /** The mail without the sentences of other questions, for each question in the same order. */
  surroundings: readonly string[]
  /** Order numbers in the mail. */
  orders: readonly string[]
  /** The order intent of each question, in the same order. */
  ofOrder: readonly OrderIntent[]
  /** The mail names a deadline. */
  hasDeadline: boolean
  /** The mail reports a problem. */
  isComplaint: boolean
  risks: readonly MailRisk[]
}

/** A question with the facts that may answer it, best first. Empty when none is relevant enough. */
export interface QuestionMatch {
  question: string
  refs: readonly string[]
  /** The relevance score of each fact, in the same order. */
  scores?: readonly number[] | undefined
  /** True when one of them almost certainly answers the question. */
  isSure: boolean
  /** The passage that the search found first, if it may answer and is in the customer's language. */
  firstRef?: string | undefined
  /** The sentences that answer the question best. Undefined if no passage covers the question. */
  answer?: QuestionAnswer | undefined
}

/** At most two sentences of the store's texts, with their rating as an answer. */
export interface QuestionAnswer {
  readonly lines: readonly ReplyLine[]
  readonly rating: AnswerRating
  /** The relevance of the passage to the question. */
  readonly relevance: number
  /** The probability that the sentences answer the question. */
  readonly likelihood: number
  /** True if more exceptions apply than the facts include. */
  readonly hasMore: boolean
  /** The language of the passage. */
  readonly language: string | undefined
}

/** The state of an order that a draft may mention. `ref` is the reference of the fact with the same content. */
export interface OrderFact extends OrderState {
  readonly ref: string
}

/**
 * The orders that a reply may mention: the named ones, or the newest of the address when the mail names none.
 */
export interface CustomerOrders {
  readonly facts: readonly OrderFact[]
  /** The mail names orders, so no other order may replace them. */
  readonly isNamed: boolean
  /** Order numbers, as written, that the shop lacks for this address. */
  readonly notFound: readonly string[]
  /** The shop failed to answer at least one search. */
  readonly isUnread: boolean
  /** Several orders are possible and the mail names none. */
  readonly isUnclear: boolean
}

/** The empty result when no shop was queried. */
export const noCustomerOrders: CustomerOrders = {
  ...{ facts: [], isNamed: false, notFound: [], isUnread: false, isUnclear: false },
}

/** The lines of a reply, and the unanswered questions. */
export interface UncheckedReply {
  lines: readonly ReplyLine[]
  missing: readonly string[]
  /** The subject that the store bans from drafts, when it is the reason for an empty reply. */
  withheld?: string | undefined
}
