import type { Seal } from '@draftdesk/server-kit'
import { mailboxContext, type Mailbox } from './mailbox.ts'

/** The password of a mailbox; undefined when it was sealed with another secret. */
export const openPassword = (seal: Seal, { storeId, sealedPassword }: Mailbox): string | undefined =>
  seal.open(sealedPassword, mailboxContext(storeId))

/** A reason not to read a mailbox that no mail server gave. */
export class AccessError extends Error {
  override readonly name = 'AccessError'
  readonly fault: 'sealed' | 'host' | 'private' | 'consent' | 'token' | 'provider' | 'client'
  constructor(fault: AccessError['fault']) {
    super(fault)
    this.fault = fault
  }
}
