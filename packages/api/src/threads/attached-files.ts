import { sql } from 'drizzle-orm'
import type { Database } from '../database/open-database.ts'
import { draftFiles, noteFiles } from '../database/schema.ts'
import type { Transaction } from '../database/transact.ts'

/** The bytes that all files of a store's drafts and notes may have together. */
const maxStoreBytes = 2_000_000_000

/**
 * True if the store has room for another file; files added at the same moment may exceed it together. Notes
 * get half of the room, so that observers cannot keep others from replying.
 */
export async function hasRoomForFile(
  tx: Transaction,
  storeId: string,
  bytes: number,
  owner: 'draft' | 'note',
): Promise<boolean> {
  const room = owner === 'note' ? maxStoreBytes / 2 : maxStoreBytes
  return (await sumAttachedBytes(tx, storeId)) + bytes <= room
}

/** Sums the bytes of the files of a store's drafts and notes. */
export async function sumAttachedBytes(db: Database | Transaction, storeId: string): Promise<number> {
  const sumOf = (files: typeof draftFiles | typeof noteFiles) =>
    sql`coalesce((select sum(${files.bytes}) from ${files} where ${files.storeId} = ${storeId}), 0)`
  const result: unknown = await db.execute(
    sql`select (${sumOf(draftFiles)} + ${sumOf(noteFiles)})::float8 as bytes`,
  )
  return (result as { rows: { bytes: number }[] }).rows[0]?.bytes ?? 0
}
