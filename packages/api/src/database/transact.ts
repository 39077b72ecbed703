import type { PgTransactionConfig } from 'drizzle-orm/pg-core'
import type { Database } from './open-database.ts'

/** A database inside a transaction. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

// Serialization failure and deadlock. PostgreSQL asks to retry the transaction.
const retryCodes = new Set(['40001', '40P01'])

/** Runs `work` in a transaction, with up to three retries. */
export async function transact<T>(
  db: Database,
  work: (tx: Transaction) => Promise<T>,
  config?: PgTransactionConfig,
): Promise<T> {
  for (let left = 3; ; left -= 1) {
    try {
      return await db.transaction(work, config)
    } catch (error) {
      if (left === 0 || !retryCodes.has(getDatabaseErrorCode(error) ?? '')) throw error
    }
  }
}

/** The SQLSTATE of a database error, found in its chain of causes. */
export function getDatabaseErrorCode(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  if ('code' in error && typeof error.code === 'string') return error.code
  return getDatabaseErrorCode(error.cause)
}

/** True if the database can never accept these values: data exceptions and its own limits. */
export const isInvalidValueError = (error: unknown): boolean =>
  /^(?:22|54)/.test(getDatabaseErrorCode(error) ?? '')

/** True if the disk is full or nearly full. */
export const isDiskFullError = (error: unknown): boolean =>
  ['25006', '53100'].includes(getDatabaseErrorCode(error) ?? '')

/** True if the same work may succeed later: no connection, a conflict, too few resources, or an operator's stop. */
export const isTransientError = (error: unknown): boolean =>
  isUnreachableError(error) || /^(?:08|25006|40|53|57)/.test(getDatabaseErrorCode(error) ?? '')

/** True if the database is unreachable or shutting down. */
export function isUnreachableError(error: unknown): boolean {
  if (/^(?:ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|08|57P0|53300)/.test(getDatabaseErrorCode(error) ?? ''))
    return true
  if (!(error instanceof Error)) return false
  // Driver messages without a code: the connection timed out or was lost.
  return (
    /connection terminated|is not queryable|timeout exceeded when trying to connect/i.test(error.message) ||
    isUnreachableError(error.cause)
  )
}
