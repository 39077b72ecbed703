import { and, eq, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '../database/open.ts'
import { outboxParts, type draftFileParts } from '../database/schema.ts'
import type { Transaction } from '../database/transact.ts'

const partBytes = 1024 * 1024

/** The bytes of something that is stored in parts of a megabyte, in their order. */
export async function readParts(
  db: Database | Transaction,
  table: typeof outboxParts | typeof draftFileParts,
  owner: PgColumn,
  id: string,
): Promise<Buffer> {
  const parts: Buffer[] = []
  for (;;) {
    const [part] = await db
      .select({ text: sql<string>`encode(${table.content}, 'base64')` })
      .from(table as typeof outboxParts)
      .where(and(eq(owner, id), eq(table.position, parts.length)))
    if (!part) return Buffer.concat(parts)
    parts.push(Buffer.from(part.text, 'base64'))
  }
}

/** Stores the whole mail of a row of the outbox. */
export async function writeMail(tx: Transaction, outboxId: string, raw: Buffer): Promise<void> {
  for (let position = 0; position * partBytes < raw.length; position += 1) {
    const content = raw.subarray(position * partBytes, (position + 1) * partBytes)
    await tx.insert(outboxParts).values({ outboxId, position, content })
  }
}

/** The whole mail of a row of the outbox; empty once it is not needed any more. */
export const readMail = (db: Database | Transaction, outboxId: string): Promise<Buffer> =>
  readParts(db, outboxParts, outboxParts.outboxId, outboxId)

/** Forgets the mail of a row that is done with it. */
export async function dropMail(tx: Database | Transaction, outboxId: string): Promise<void> {
  await tx.delete(outboxParts).where(eq(outboxParts.outboxId, outboxId))
}
