import type { Party, ReadMail } from '../reading/mail.ts'

/** A mail on its way into a conversation of a store. */
export interface Arrival {
  readonly storeId: string
  readonly mail: ReadMail
  readonly receivedAtMs: number
  /** The store's own addresses, in lower case. */
  readonly own: ReadonlySet<string>
  /** It lies in the folder of sent mail: what it says of itself is the store's own word. */
  readonly isFromSent?: boolean
  /** One of many old mails in any order: what its subject alone would say waits for `joinOrphans`. */
  readonly isImport?: boolean
  /** Answered from another mail program, as the mailbox says. */
  readonly isAnswered?: boolean
  /** What people said about senders, by address. */
  readonly rules: ReadonlyMap<string, 'customer' | 'notice' | 'spam'>
}

/** Where a mail went. `isNew` is false for another copy of one that was there. */
export interface Placed {
  readonly emailId: string
  readonly threadId: string
  readonly isNew: boolean
  /** Its conversation is to be brought up to date. */
  readonly isChanged: boolean
  /** The store wrote it. */
  readonly isOwn: boolean
}

/** What placing works with: who the customer is, and what the subject says. */
export interface Place {
  readonly atMs: number
  readonly isOwn: boolean
  readonly kind: ReadMail['kind']
  readonly kindReason: string
  /** A person said that its sender writes spam. */
  readonly isSpam: boolean
  readonly customer: Party | undefined
  readonly customerId: string | undefined
  readonly base: string
}
