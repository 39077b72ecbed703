import { is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import * as schema from './schema.ts'

/** All tables, sorted so that each comes after the tables it refers to. */
export const databaseTables: readonly PgTable[] = sortByReferences(
  Object.values<unknown>(schema).filter((value): value is PgTable => is(value, PgTable)),
)

function sortByReferences(all: readonly PgTable[]): PgTable[] {
  const sorted = new Set<PgTable>()
  const addTable = (table: PgTable) => {
    if (sorted.has(table)) return
    for (const key of getTableConfig(table).foreignKeys) addTable(key.reference().foreignTable)
    sorted.add(table)
  }
  all.forEach(addTable)
  return [...sorted]
}
