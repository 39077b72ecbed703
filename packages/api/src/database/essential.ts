import type { Database } from './open.ts'
import { roomOf } from './spare-room.ts'
import { transact, type Transaction } from './transact.ts'

/** The last of the disk's room is used up. It has the code that PostgreSQL gives a full disk. */
class NoRoom extends Error {
  override readonly name = 'NoRoom'
  readonly code = '53100'
}

/** Runs a transaction without which people cannot sign in or stay signed in: also on an almost full disk. */
export async function transactEssential<T>(db: Database, work: (tx: Transaction) => Promise<T>): Promise<T> {
  const room = roomOf(db)
  if (room === 'none') throw new NoRoom('the disk of the database is full')
  return transact(db, work, room === 'low' ? { accessMode: 'read write' } : undefined)
}

/** Runs one such statement, in a transaction only where the disk is almost full. */
export async function writeEssential<T>(
  db: Database,
  write: (writer: Database | Transaction) => Promise<T>,
): Promise<T> {
  return roomOf(db) === 'enough' ? write(db) : transactEssential(db, write)
}
