import type { JobClaim } from '../claims/job-claims.ts'
import type { SqlClock } from '../claims/sql-time.ts'
import type { Database } from '../database/open-database.ts'
import type { outbox } from '../database/schema.ts'
import type { Transaction } from '../database/transact.ts'
import type { OpenCredentials } from '../mailboxes/mailbox-credentials.ts'
import type { ImapLimits } from '../mailboxes/imap/imap-session.ts'
import type { FindHost } from '../platform/network/find-host.ts'
import type { DeliverMail } from './deliver-mail.ts'

export interface SendDeps {
  readonly db: Database
  readonly clock: () => number
  readonly now: SqlClock
  readonly openCredentials: OpenCredentials
  readonly findHost: FindHost
  readonly handOver: DeliverMail
  readonly imapLimits: ImapLimits
  /** Notifies the owners that mail cannot be sent. */
  readonly onStuck: (tx: Transaction, storeId: string, reason: string) => Promise<void>
}

/** An outbox row claimed by this process. */
export interface OutboxJob {
  readonly claim: Pick<JobClaim, 'id' | 'term' | 'tries'>
  readonly row: typeof outbox.$inferSelect
}
