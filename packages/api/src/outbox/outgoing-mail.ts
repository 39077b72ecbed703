import { eq } from 'drizzle-orm'
import type { Database } from '../database/open.ts'
import { readParts, splitParts } from '../database/parts.ts'
import { outboxParts } from '../database/schema.ts'
import type { Transaction } from '../database/transact.ts'

/** Stores the whole mail of a row of the outbox. */
export async function writeMail(tx: Transaction, outboxId: string, raw: Buffer): Promise<void> {
  for (const part of splitParts(raw)) await tx.insert(outboxParts).values({ outboxId, ...part })
}

/** The whole mail of a row of the outbox; empty once it is not needed any more. */
export const readMail = (db: Database | Transaction, outboxId: string): Promise<Buffer> =>
  readParts(db, outboxParts, outboxParts.outboxId, outboxId)

/** Forgets the mail of a row that is done with it. */
export async function dropMail(tx: Database | Transaction, outboxId: string): Promise<void> {
  await tx.delete(outboxParts).where(eq(outboxParts.outboxId, outboxId))
}
