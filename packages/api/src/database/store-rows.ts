import { sql, type SQL } from 'drizzle-orm'
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core'
import { stores } from './schema.ts'
import { tables } from './tables.ts'

/** Tables of people and of the shop's own texts about itself: they name whoever works in a store. */
const ofPeople = new Set([
  'users',
  'stores',
  'clients',
  'members',
  'invites',
  'chains',
  'tokens',
  'mailboxes',
])

/** A table whose rows belong to stores, and how to find those of one. */
export interface StoreTable {
  readonly name: string
  readonly table: PgTable
  /** The columns that hold text, structured or not. */
  readonly columns: readonly { readonly name: string; readonly isJson: boolean }[]
  readonly isOfStore: (storeId: string) => SQL
}

/** Every table with rows of stores that may name a customer. */
export const storeTables: readonly StoreTable[] = tables.flatMap((table) => {
  const { name, columns } = getTableConfig(table)
  const isOfStore = belongs(table, new Set())
  if (!isOfStore || ofPeople.has(name)) return []
  return [{ name, table, columns: columns.flatMap(toText), isOfStore }]
})

function toText(column: PgColumn): { name: string; isJson: boolean }[] {
  const { columnType, enumValues, generated, primary, name } = column
  if (generated || primary || name.startsWith('sealed')) return []
  if (columnType === 'PgText' && !enumValues?.length) return [{ name, isJson: false }]
  return columnType === 'PgJsonb' ? [{ name, isJson: true }] : []
}

/** How a row is known to be of a store: by its own column, or by the row it refers to. */
function belongs(table: PgTable, seen: ReadonlySet<PgTable>): ((storeId: string) => SQL) | undefined {
  const keys = getTableConfig(table).foreignKeys.map((key) => key.reference())
  const own = keys.find(({ foreignTable }) => foreignTable === stores)?.columns[0]
  if (own) return (storeId) => sql`${sql.identifier(own.name)} = ${storeId}`
  for (const { columns, foreignTable, foreignColumns } of keys) {
    if (seen.has(foreignTable)) continue
    const parent = belongs(foreignTable, new Set([...seen, table]))
    const [column] = columns
    const [referred] = foreignColumns
    if (!parent || !column || !referred) continue
    return (storeId) =>
      sql`${sql.identifier(column.name)} in (select ${sql.identifier(referred.name)} from ${foreignTable} where ${parent(storeId)})`
  }
  return undefined
}
