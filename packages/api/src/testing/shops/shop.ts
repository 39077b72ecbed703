/** A shop as tests and the benchmark know it: its documents, and mails with what answers them. */
export interface TestShop {
  documents: readonly { title: string; text: string }[]
  /** Language, what a customer writes, and words of the passage that answers it. */
  asked: readonly (readonly [language: string, question: string, answer: string])[]
  /** What no document answers. */
  unanswered: readonly (readonly [language: string, question: string])[]
  /** Language, a sentence that says the same in other words, and the words of a document that it rests on. */
  paraphrases: readonly (readonly [language: string, says: string, quote: string])[]
}
