import { eq } from 'drizzle-orm'
import type { Database } from '../database/open-database.ts'
import { loadJoinedBytes, splitBytes } from '../database/split-bytes.ts'
import { outboxParts } from '../database/schema.ts'
import type { Transaction } from '../database/transact.ts'

/** Stores the complete mail of an outbox row. */
export async function saveOutgoingMail(tx: Transaction, outboxId: string, raw: Buffer): Promise<void> {
  for (const part of splitBytes(raw)) await tx.insert(outboxParts).values({ outboxId, ...part })
}

/** Reads the complete mail of an outbox row. Empty after deletion. */
export const loadOutgoingMail = (db: Database | Transaction, outboxId: string): Promise<Buffer> =>
  loadJoinedBytes(db, outboxParts, outboxParts.outboxId, outboxId)

/** Deletes the complete mail of a finished row. */
export async function deleteOutgoingMail(tx: Database | Transaction, outboxId: string): Promise<void> {
  await tx.delete(outboxParts).where(eq(outboxParts.outboxId, outboxId))
}
