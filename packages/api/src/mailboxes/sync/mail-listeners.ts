import type { Transaction } from '../../database/transact.ts'
import type { MailWithLanguage } from '../../reading/parsed-mail.ts'

export interface StoredMail {
  readonly storeId: string
  readonly mail: MailWithLanguage
  readonly emailId: string
  readonly isOwn: boolean
  readonly isFromSent: boolean
  readonly nowMs: number
}

/** React to stored mail, in the transaction that stores it. */
export interface MailListeners {
  /** Called per batch during an import, otherwise per mail. */
  readonly onStored: (tx: Transaction, mails: readonly StoredMail[]) => Promise<void>
  /** Called with threads that got mail. Not called during an import. */
  readonly onMails: (tx: Transaction, storeId: string, threadIds: readonly string[]) => Promise<void>
  /** Called when the newest mails of a linked mailbox are stored. */
  readonly onFirstMails: (tx: Transaction, storeId: string) => Promise<void>
  /** Called when the first import is complete. */
  readonly onImported: (tx: Transaction, storeId: string) => Promise<void>
}
