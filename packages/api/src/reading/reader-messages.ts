import type { KnownQuoteRequest } from './known-quote.ts'
import type { Reading } from './mail.ts'
import type { MailSource } from './read-mail.ts'

/** A request to a reading thread. */
export type ReaderRequest =
  | { readonly kind: 'mail'; readonly source: MailSource }
  | { readonly kind: 'quote'; readonly quote: KnownQuoteRequest }

/** The answer of a reading thread: the mail, or where its quotation begins. */
export type ReaderAnswer = Reading | { readonly kind: 'quote'; readonly at: number | undefined }
