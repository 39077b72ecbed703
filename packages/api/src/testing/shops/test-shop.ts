import type { OrderState } from '../../orders/order-state.ts'

/** A shop of tests and benchmarks: its documents, and mails with their expected answers. */
export interface TestShop {
  documents: readonly { title: string; text: string }[]
  /** Language, the customer's text, and words of the passage that answers it. */
  asked: readonly (readonly [language: string, question: string, answer: string])[]
  /** Questions without an answer in the documents. */
  unanswered: readonly (readonly [language: string, question: string])[]
  /** Language, a paraphrased sentence, and the words of the document that support it. */
  paraphrases: readonly (readonly [language: string, says: string, quote: string])[]
}

/** A mail with the required words of its answer. */
export interface LabelledMail {
  language: string
  subject: string
  text: string
  /** Required document words of the answer. Empty for an unanswerable mail. */
  says: readonly string[]
  /** Words of exceptions in neighbouring passages that a correct answer must contain. */
  exceptions?: readonly string[]
  /** Another question of the mail has no answer, so a green draft is unfit. */
  isPartly?: boolean
  /** The orders of the customer, the newest first. */
  orders?: readonly OrderState[]
  /** The order that the mail is about. */
  order?: string
  /** The mail tries to instruct the writer. */
  isHostile: boolean
  /** A draft that an agent reported: its statements, and the reason. */
  reported?: { reason: string; said: readonly string[] }
}

/** Documents of a shop and labelled mails to it. */
export interface LabelledShop {
  documents: readonly { title: string; text: string }[]
  mails: readonly LabelledMail[]
}
