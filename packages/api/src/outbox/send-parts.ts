import type { Claim } from '../claims/claim.ts'
import type { Now } from '../claims/time.ts'
import type { Database } from '../database/open.ts'
import type { outbox } from '../database/schema.ts'
import type { Transaction } from '../database/transact.ts'
import type { OpenCredentials } from '../mailboxes/credentials.ts'
import type { ImapLimits } from '../mailboxes/imap-session.ts'
import type { FindHost } from '../platform/hosts.ts'
import type { HandOver } from './hand-over.ts'

/** What sending works with. */
export interface SendParts {
  readonly db: Database
  readonly clock: () => number
  readonly now: Now
  readonly openCredentials: OpenCredentials
  readonly findHost: FindHost
  readonly handOver: HandOver
  readonly imapLimits: ImapLimits
  /** Writes to the owners of a store that its mail cannot leave. */
  readonly onStuck: (tx: Transaction, storeId: string, reason: string) => Promise<void>
}

/** A row of the outbox that this process works on. */
export interface Work {
  readonly claim: Pick<Claim, 'id' | 'term' | 'tries'>
  readonly row: typeof outbox.$inferSelect
}
