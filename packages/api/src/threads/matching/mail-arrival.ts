import type { MailParty, MailWithLanguage } from '../../reading/parsed-mail.ts'

/** A received mail to store in a thread. */
export interface MailArrival {
  readonly storeId: string
  readonly mail: MailWithLanguage
  readonly receivedAtMs: number
  /** The store's own addresses, in lower case. */
  readonly own: ReadonlySet<string>
  /** The mail is from the Sent folder, so the store is its author. */
  readonly isFromSent?: boolean
  /** An imported mail. `mergeOrphanReplies` matches it by subject later. */
  readonly isImport?: boolean
  /** The mailbox has the answered flag for it, set by another mail program. */
  readonly isAnswered?: boolean
  /** People's rules for senders, by address. */
  readonly rules: ReadonlyMap<string, 'customer' | 'notice' | 'spam'>
}

/** The thread of a stored mail. `isNew` is false for another copy of a stored mail. */
export interface ThreadMatch {
  readonly emailId: string
  readonly threadId: string
  readonly isNew: boolean
  /** The thread needs `refreshThreads`. */
  readonly isChanged: boolean
  /** True if the store wrote the mail. */
  readonly isOwn: boolean
}

/** Input of thread matching: customer and subject of a mail. */
export interface ThreadMatchInput {
  readonly atMs: number
  readonly isOwn: boolean
  /** The mail forwards another mail. */
  readonly isForward: boolean
  readonly kind: MailWithLanguage['kind']
  readonly kindReason: string
  /** A person marked the sender as spam. */
  readonly isSpam: boolean
  readonly customer: MailParty | undefined
  readonly customerId: string | undefined
  readonly base: string
}
