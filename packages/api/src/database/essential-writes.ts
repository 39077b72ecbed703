import type { Database } from './open-database.ts'
import { getDiskSpace } from './connection/disk-space.ts'
import { transact } from './transact.ts'
import type { Transaction } from './transact.ts'

/** Thrown when the last disk reserve is used up. Uses PostgreSQL's code for a full disk. */
class DiskFullError extends Error {
  override readonly name = 'DiskFullError'
  readonly code = '53100'
}

/** Runs a transaction that sign-ins and sessions depend on, even when the disk is almost full. */
export async function transactEssential<T>(db: Database, work: (tx: Transaction) => Promise<T>): Promise<T> {
  const room = getDiskSpace(db)
  if (room === 'none') throw new DiskFullError('the disk of the database is full')
  return transact(db, work, room === 'low' ? { accessMode: 'read write' } : undefined)
}

/** Runs one essential statement. Opens a transaction only when the disk is almost full. */
export async function writeEssential<T>(
  db: Database,
  write: (writer: Database | Transaction) => Promise<T>,
): Promise<T> {
  return getDiskSpace(db) === 'enough' ? write(db) : transactEssential(db, write)
}
