import type { DraftSource } from '../../database/schema/drafts.ts'
import type { OrderState } from '../../orders/order-state.ts'
import type { Rating } from '../answers/rate-answer.ts'

/** A possible source of a draft. */
export interface Fact {
  /**
   * The name in a line: P1 a passage, E1 an answered example, O1 an order, T1 the conversation, S1 the store's
   * own mail.
   */
  ref: string
  kind: DraftSource['kind']
  /** The row it is of. */
  id: string
  /** The name that people know: a document and its heading, an example's title, or an order's number. */
  title: string
  text: string
  /** ISO 639-1; undefined when unknown. */
  language: string | undefined
  /** Addresses of pages and mailboxes in its text, as they stand there. */
  links: readonly string[]
}

/** The fact behind a line, and its words, verbatim. */
export interface DraftClaim {
  ref: string
  quote: string
}

/**
 * A line of a draft as it was written: a statement, a courtesy, a question to the customer, or the end of a paragraph. The
 * text of a break is empty, or a newline where only the line ends.
 */
export interface Line {
  kind: 'text' | 'courtesy' | 'question' | 'break'
  text: string
  claims: readonly DraftClaim[]
}

/** A reason to handle a mail with care. */
export type Risk = 'lawyer' | 'chargeback' | 'injury' | 'data' | 'press' | 'instructions'

/** A question about an order asks for its state, for an action, or for neither. */
export type OrderWish = 'state' | 'action' | 'none'

/** The questions, orders and risks that the parser finds in a mail. */
export interface MailAnalysis {
  /** The language of the mail, ISO 639-1. */
  language: string
  /** Its questions, in the customer's words. Empty for a plain thank-you. */
  questions: readonly string[]
  /** The search text of each question, in the same order: its words, with context from the rest of the mail. */
  search: readonly string[]
  /** Order numbers that it names. */
  orders: readonly string[]
  /** The wish of each question about an order, in the order of the questions. */
  ofOrder: readonly OrderWish[]
  /** The mail names a deadline. */
  hasDeadline: boolean
  /** Something went wrong. */
  isComplaint: boolean
  risks: readonly Risk[]
}

/** A question with the facts that may answer it, best first. Empty when none is relevant enough. */
export interface QuestionMatch {
  question: string
  refs: readonly string[]
  /** How near each of them is, in the same order. */
  scores?: readonly number[] | undefined
  /** True when one of them almost certainly answers the question. */
  isSure: boolean
  /** The sentences that answer it best; undefined when no passage speaks of it. */
  answer?: QuestionAnswer | undefined
}

/** At most two sentences of the store's texts, and how far they answer a question. */
export interface QuestionAnswer {
  readonly lines: readonly Line[]
  readonly rating: Rating
  /** Belongs to the passage. */
  readonly relevance: number
  /** More exceptions are relevant than the facts include. */
  readonly hasMore: boolean
  /** Belongs to the passage. */
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
  /** The mail names orders: no other order takes their place. */
  readonly isNamed: boolean
  /** Numbers as the customer wrote them that the shop does not have under this address. */
  readonly notFound: readonly string[]
  /** The shop did not answer for all of them. */
  readonly isUnread: boolean
  /** Several orders are possible, and the mail names none. */
  readonly isUnclear: boolean
}

/** The orders of a mail for which no shop was asked. */
export const noOrderFacts: CustomerOrders = {
  ...{ facts: [], isNamed: false, notFound: [], isUnread: false, isUnclear: false },
}

/** The lines of a reply, and the unanswered questions. */
export interface ReplyLines {
  lines: readonly Line[]
  missing: readonly string[]
  /** The subject that the store bans from drafts, when it is the reason for an empty reply. */
  withheld?: string | undefined
}
