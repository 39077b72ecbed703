import { and, eq, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Database } from './open-database.ts'
import type { draftFileParts, exampleFileParts, noteFileParts, outboxParts, uploadParts } from './schema.ts'
import type { Transaction } from './transact.ts'

const partBytes = 1024 * 1024

/** Splits bytes into rows of one megabyte, because PGlite never frees the memory of a long value. */
export function* splitBytes(bytes: Uint8Array): Generator<{ position: number; content: Uint8Array }> {
  for (let position = 0; position * partBytes < bytes.length; position += 1)
    yield { position, content: bytes.subarray(position * partBytes, (position + 1) * partBytes) }
}

/** Joins the rows of `splitBytes` again. Empty when there are none. */
export async function loadJoinedBytes(
  db: Database | Transaction,
  table:
    | typeof outboxParts
    | typeof draftFileParts
    | typeof noteFileParts
    | typeof exampleFileParts
    | typeof uploadParts,
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
