import { is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import * as schema from './schema.ts'

/** All tables, sorted so that each comes after the tables it refers to. */
export const tables: readonly PgTable[] = sortTables(
  Object.values<unknown>(schema).filter((value): value is PgTable => is(value, PgTable)),
)

function sortTables(all: readonly PgTable[]): PgTable[] {
  const sorted = new Set<PgTable>()
  const add = (table: PgTable) => {
    if (sorted.has(table)) return
    for (const key of getTableConfig(table).foreignKeys) add(key.reference().foreignTable)
    sorted.add(table)
  }
  all.forEach(add)
  return [...sorted]
}
