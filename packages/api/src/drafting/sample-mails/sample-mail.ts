/** A mail of an invented customer. */
export interface SampleMail {
  readonly id: string
  readonly name: string
  readonly address: string
  readonly language: string
  readonly subject: string
  readonly text: string
  /** The document that answers it, by the name that shops give it. */
  readonly document: 'Returns' | 'Refunds' | 'Shipping' | 'Orders' | 'Damaged items' | 'Payment'
}

/** The sender of a sample mail, and the language that the mail is written in. */
export const createSampleSender = (name: string, address: string, language = 'en') => ({
  name,
  address,
  language,
})
