import type { KnownQuoteRequest } from './quotes/known-quote.ts'
import type { ParsedMail, UnreadableMail } from './parsed-mail.ts'
import type { MailSource } from './parse-mail.ts'

/** A request to a worker thread. */
export type ReaderRequest =
  | { readonly kind: 'mail'; readonly source: MailSource }
  | { readonly kind: 'quote'; readonly quote: KnownQuoteRequest }

/** The response of a worker thread: a mail, or the offset of its quote. */
export type ReaderAnswer =
  | { readonly kind: 'parsed'; readonly mail: ParsedMail }
  | { readonly kind: 'quote'; readonly at: number | undefined }
  | UnreadableMail
