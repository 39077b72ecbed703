import type { Seal } from '@draftdesk/server-kit'
import { buildMailboxSealContext } from './mailbox.ts'
import type { Mailbox } from './mailbox.ts'

/** Unseals the password of a mailbox. Undefined when it was sealed with another secret. */
export const unsealPassword = (seal: Seal, { storeId, sealedPassword }: Mailbox): string | undefined =>
  seal.open(sealedPassword, buildMailboxSealContext(storeId))

/** The mailbox cannot be opened, for a reason found before connecting. */
export class MailboxAccessError extends Error {
  override readonly name = 'MailboxAccessError'
  readonly fault: 'sealed' | 'host' | 'private' | 'consent' | 'token' | 'provider' | 'client'
  constructor(fault: MailboxAccessError['fault']) {
    super(fault)
    this.fault = fault
  }
}
