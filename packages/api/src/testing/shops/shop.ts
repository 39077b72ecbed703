import type { OrderState } from '../../orders/order-state.ts'

/** A shop as tests and the benchmark know it: its documents, and mails with what answers them. */
export interface TestShop {
  documents: readonly { title: string; text: string }[]
  /** Language, what a customer writes, and words of the passage that answers it. */
  asked: readonly (readonly [language: string, question: string, answer: string])[]
  /** Questions without an answer in the documents. */
  unanswered: readonly (readonly [language: string, question: string])[]
  /** Language, a sentence that says the same in other words, and the words of a document that it rests on. */
  paraphrases: readonly (readonly [language: string, says: string, quote: string])[]
}

/** A mail with what its answer has to say. */
export interface LabelledMail {
  language: string
  subject: string
  text: string
  /** Words of a document that the answer has to say; none when nothing answers it. */
  says: readonly string[]
  /** Words of neighbouring passages that the answer has to say too, where it would be wrong without them. */
  exceptions?: readonly string[]
  /** The orders of the customer, the newest first. */
  orders?: readonly OrderState[]
  /** The order that the mail is about. */
  order?: string
  /** It wants to make the writer say or do something. */
  isHostile: boolean
}

/** Documents of a shop and labelled mails to it. */
export interface LabelledShop {
  documents: readonly { title: string; text: string }[]
  mails: readonly LabelledMail[]
}
