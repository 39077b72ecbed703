import type { SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Transaction } from '../database/transact.ts'
import type { JobClaim } from './job-claims.ts'

/** Result of a try. */
export type JobResult =
  /** Deletes the row in one transaction with `write`. */
  | { readonly kind: 'done'; readonly write?: (tx: Transaction) => Promise<void> }
  /** The row becomes due again. */
  | { readonly kind: 'again'; readonly afterSeconds: number }
  /** The row stays without a due date, in one transaction with `write`. */
  | { readonly kind: 'resting'; readonly write?: (tx: Transaction) => Promise<void> }
  /** Retries after `afterSeconds` or the backoff. Parks the row when `isFinal` or when retries end. `fault` contains no personal data. */
  | {
      readonly kind: 'failed'
      readonly fault: string
      readonly isFinal?: boolean
      readonly afterSeconds?: number | undefined
    }
  /** Not tried, because the process stops. The row is due at once. */
  | { readonly kind: 'released' }

/** Limit of parallel rows per store, so that a slow server does not block other stores. Stores with due rows take turns. */
export type JobStoreLimit =
  | {
      readonly table: PgTable & { readonly storeId: PgColumn }
      readonly ofStore: number
      /** Rows that do not wait for the turn of their store, because a person waits for them. */
      readonly isUrgent?: SQL
    }
  | {
      readonly table: PgTable & { readonly storeId?: never }
      readonly ofStore?: never
      readonly isUrgent?: never
    }

/** A job type: its table with `jobColumns` and the function that runs a row. */
export type Job = JobStoreLimit & {
  readonly name: string
  /** Order of due rows of stores whose turn it is. Default: the longest waiting first. */
  readonly order?: SQL
  /** Must exceed the run time. Afterwards another process may claim the row. */
  readonly leaseSeconds: number
  /** Parallel rows per process. */
  readonly atOnce: number
  readonly backoff: Backoff
  /** Claims rows exactly when they are due instead of at the next poll. */
  readonly isPunctual?: boolean
  readonly run: (claim: JobClaim, stopping: AbortSignal) => Promise<JobResult>
  /** Additional writes when a row is parked. */
  readonly onPark?: (tx: Transaction, id: string) => Promise<void>
}

/** Retry policy: the pause doubles from `firstSeconds` to `mostSeconds`. */
export interface Backoff {
  readonly firstSeconds: number
  readonly mostSeconds: number
  /** Retries end after this many tries or this age. */
  readonly mostTries: number
  readonly forSeconds: number
}

/**
 * Seconds until the next try, with random jitter of up to half; the last try is at `forSeconds`. Undefined
 * when retries end.
 */
export function retryDelaySeconds(
  { firstSeconds, mostSeconds, mostTries, forSeconds }: Backoff,
  { tries, ageSeconds }: { tries: number; ageSeconds: number },
  random: () => number,
): number | undefined {
  if (tries >= mostTries || ageSeconds >= forSeconds) return undefined
  const pause = Math.min(mostSeconds, firstSeconds * 2 ** Math.min(tries - 1, 30))
  return Math.min(pause * (1 - random() / 2), forSeconds - ageSeconds)
}
