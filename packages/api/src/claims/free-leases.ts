import { sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../database/open.ts'

/** Ends every lease in `tables`: for a start on a database that no other process can be open on. */
export async function freeLeases(db: Database, tables: readonly PgTable[]): Promise<void> {
  for (const table of tables)
    await db.execute(sql`update ${table} set leased_until = null where leased_until is not null`)
}
