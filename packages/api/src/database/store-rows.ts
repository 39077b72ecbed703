import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { getTableConfig } from 'drizzle-orm/pg-core'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { stores } from './schema.ts'
import { databaseTables } from './tables.ts'

/** Tables about members and the shop itself. They contain no customer data. */
const memberTables = new Set([
  'users',
  'stores',
  'clients',
  'members',
  'invites',
  'chains',
  'tokens',
  'mailboxes',
])

/** A table with rows of stores, and the condition that selects a store's rows. */
export interface StoreTable {
  readonly name: string
  readonly table: PgTable
  /** Text and JSON columns. */
  readonly columns: readonly { readonly name: string; readonly isJson: boolean }[]
  readonly isOfStore: (storeId: string) => SQL
}

/** Every table with rows of stores, each after the tables that it refers to. */
export const allStoreTables: readonly StoreTable[] = databaseTables.flatMap((table) => {
  const { name, columns } = getTableConfig(table)
  const isOfStore = findStoreCondition(table, new Set())
  return isOfStore ? [{ name, table, columns: columns.flatMap(toTextColumns), isOfStore }] : []
})

/** Tables with rows of stores that may contain customer data. */
export const customerDataTables: readonly StoreTable[] = allStoreTables.filter(
  ({ name }) => !memberTables.has(name),
)

function toTextColumns(column: PgColumn): { name: string; isJson: boolean }[] {
  const { columnType, enumValues, generated, primary, name } = column
  if (generated || primary || name.startsWith('sealed')) return []
  if (columnType === 'PgText' && !enumValues?.length) return [{ name, isJson: false }]
  return columnType === 'PgJsonb' ? [{ name, isJson: true }] : []
}

/** Returns the condition that selects a store's rows, directly or through foreign keys. */
function findStoreCondition(
  table: PgTable,
  seen: ReadonlySet<PgTable>,
): ((storeId: string) => SQL) | undefined {
  const keys = getTableConfig(table).foreignKeys.map((key) => key.reference())
  const own = keys.find(({ foreignTable }) => foreignTable === stores)?.columns[0]
  if (own) return (storeId) => sql`${sql.identifier(own.name)} = ${storeId}`
  for (const { columns, foreignTable, foreignColumns } of keys) {
    if (seen.has(foreignTable)) continue
    const parent = findStoreCondition(foreignTable, new Set([...seen, table]))
    const [column] = columns
    const [referred] = foreignColumns
    if (!parent || !column || !referred) continue
    return (storeId) =>
      sql`${sql.identifier(column.name)} in (select ${sql.identifier(referred.name)} from ${foreignTable} where ${parent(storeId)})`
  }
  return undefined
}
