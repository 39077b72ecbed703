import type { PgTransactionConfig } from 'drizzle-orm/pg-core'
import type { Database } from './open.ts'

/** A database inside a transaction. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

// Serialization failure and deadlock: PostgreSQL asks for the transaction to be run again.
const again = new Set(['40001', '40P01'])

/** Runs `work` in a transaction, and once more each time the database asks for that, up to three times. */
export async function transact<T>(
  db: Database,
  work: (tx: Transaction) => Promise<T>,
  config?: PgTransactionConfig,
): Promise<T> {
  for (let left = 3; ; left -= 1) {
    try {
      return await db.transaction(work, config)
    } catch (error) {
      if (left === 0 || !again.has(databaseCode(error) ?? '')) throw error
    }
  }
}

/** The SQLSTATE of a database error, looked up through the causes that wrap it. */
export function databaseCode(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  if ('code' in error && typeof error.code === 'string') return error.code
  return databaseCode(error.cause)
}

/** Whether an error says that the database does not take these values, now or ever: data exceptions and limits of its own. */
export const isUnwritable = (error: unknown): boolean => /^(?:22|54)/.test(databaseCode(error) ?? '')

/** Whether an error says that nothing can be written, because the disk is full or nearly so. */
export const isFull = (error: unknown): boolean => ['25006', '53100'].includes(databaseCode(error) ?? '')

/** Whether an error says that the database cannot be reached or is going away, rather than that it refused something. */
export function isUnreachable(error: unknown): boolean {
  if (/^(?:ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|08|57P0|53300)/.test(databaseCode(error) ?? ''))
    return true
  if (!(error instanceof Error)) return false
  // The driver's messages without a code: no connection comes, or one broke now or before this statement.
  return (
    /connection terminated|is not queryable|timeout exceeded when trying to connect/i.test(error.message) ||
    isUnreachable(error.cause)
  )
}
