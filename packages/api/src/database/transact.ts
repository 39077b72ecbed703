import type { Database } from './open.ts'

/** A database inside a transaction. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

// Serialization failure and deadlock: PostgreSQL asks for the transaction to be run again.
const again = new Set(['40001', '40P01'])

/** Runs `work` in a transaction, and once more each time the database asks for that, up to three times. */
export async function transact<T>(db: Database, work: (tx: Transaction) => Promise<T>): Promise<T> {
  for (let left = 3; ; left -= 1) {
    try {
      return await db.transaction(work)
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
