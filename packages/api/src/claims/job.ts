import type { SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Transaction } from '../database/transact.ts'
import type { Backoff } from './backoff.ts'
import type { Claim } from './claim.ts'

/** How a try ended. */
export type Outcome =
  /** The row is deleted, in one transaction with `write`. */
  | { readonly kind: 'done'; readonly write?: (tx: Transaction) => Promise<void> }
  /** The row is due again. */
  | { readonly kind: 'again'; readonly afterSeconds: number }
  /** The row stays, and is not due until something makes it so. */
  | { readonly kind: 'resting' }
  /**
   * Tried again later, after `afterSeconds` where the job knows better than its backoff, or parked when `isFinal` or tried often
   * enough. `fault` is a sentence without contents.
   */
  | {
      readonly kind: 'failed'
      readonly fault: string
      readonly isFinal?: boolean
      readonly afterSeconds?: number | undefined
    }
  /** Not tried, because the process ends: the row is due at once, for anybody. */
  | { readonly kind: 'released' }

/** How many rows of one store a process works on at a time: the other stores do not wait for its servers. */
export type StoreShare =
  | { readonly table: PgTable & { readonly storeId: PgColumn }; readonly ofStore: number }
  | { readonly table: PgTable & { readonly storeId?: never }; readonly ofStore?: never }

/** One kind of work: a table with `workColumns`, and what to do with a row of it. */
export type Job = StoreShare & {
  readonly name: string
  /** Which due row comes first; the one that waits longest when not given. */
  readonly order?: SQL
  /** Longer than `run` may take: afterwards another process takes the row. */
  readonly leaseSeconds: number
  /** Rows that one process works on at a time. */
  readonly atOnce: number
  readonly backoff: Backoff
  /** Rows are taken at the moment that they are due, not at the next look. */
  readonly isPunctual?: boolean
  readonly run: (claim: Claim, stopping: AbortSignal) => Promise<Outcome>
  /** What else to write when a row is parked. */
  readonly onPark?: (tx: Transaction, id: string) => Promise<void>
}
