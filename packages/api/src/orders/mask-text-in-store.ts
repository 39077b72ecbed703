import { inArray, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { getTableConfig } from 'drizzle-orm/pg-core'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { customerDataTables } from '../database/store-rows.ts'
import type { StoreTable } from '../database/store-rows.ts'
import type { Transaction } from '../database/transact.ts'

/** Rows per query, so that requests run in between. */
const rowsAtOnce = 25

/** Masks a text in all rows of a store. The mask has the same length, so that stored offsets stay valid. */
export async function maskTextInStore(
  tx: Transaction,
  storeId: string,
  text: string,
  isMasked: (table: string) => boolean,
): Promise<void> {
  for (const storeTable of customerDataTables.filter(({ name }) => isMasked(name)))
    for (const which of await listRowBatches(tx, storeTable, storeId))
      await maskRows(tx, storeTable, text, which)
}

/** Batches of row ids. One batch for tables without ids. */
async function listRowBatches(
  tx: Transaction,
  { table, isOfStore }: StoreTable,
  storeId: string,
): Promise<SQL[]> {
  const key: PgColumn | undefined = getTableConfig(table).columns.find(({ name }) => name === 'id')
  if (!key) return [isOfStore(storeId)]
  const rows = await tx.select({ id: key }).from(table).where(isOfStore(storeId))
  const ids = rows.map(({ id }) => id)
  const batches: SQL[] = []
  for (let at = 0; at < ids.length; at += rowsAtOnce)
    batches.push(inArray(key, ids.slice(at, at + rowsAtOnce)))
  return batches
}

/** Masks all text columns of some rows in one statement. */
async function maskRows(
  tx: Transaction,
  { table, columns }: StoreTable,
  text: string,
  which: SQL,
): Promise<void> {
  if (columns.length === 0) return
  const pattern = text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const signs = '*'.repeat(text.length)
  const columnAsText = ({ name, isJson }: StoreTable['columns'][number]) =>
    isJson ? sql`${sql.identifier(name)}::text` : sql`${sql.identifier(name)}`
  const changes = columns.map((column) => {
    const masked = sql`regexp_replace(${columnAsText(column)}, ${pattern}, ${signs}, 'gi')`
    return sql`${sql.identifier(column.name)} = ${column.isJson ? sql`${masked}::jsonb` : masked}`
  })
  const holds = columns.map((column) => sql`position(lower(${text}) in lower(${columnAsText(column)})) > 0`)
  await tx.execute(sql`
    update ${table} set ${sql.join(changes, sql`, `)}
    where ${which} and (${sql.join(holds, sql` or `)})`)
}
