import { getTableName, sql } from 'drizzle-orm'
import type { Database } from '../../database/open-database.ts'
import { databaseTables } from '../../database/tables.ts'

/** The names of all tables with a row that contains a text in any column, in upper or lower case. */
export async function findText(db: Database, text: string): Promise<string[]> {
  const found: string[] = []
  for (const table of databaseTables) {
    const isFound = sql`position(lower(${text}) in lower(t::text)) > 0`
    const result: unknown = await db.execute(sql`select 1 from ${table} t where ${isFound} limit 1`)
    if ((result as { rows: unknown[] }).rows.length > 0) found.push(getTableName(table))
  }
  return found
}
