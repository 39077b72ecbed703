import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Database } from './open-database.ts'
import type { examples, policies } from './schema.ts'
import type { Transaction } from './transact.ts'
import { isUuid } from './uuid.ts'

/** Tables with soft-deleted rows, purged after a day. */
type SoftDeletedTable = typeof policies | typeof examples

/** Condition for a store's row that is not deleted. */
export const isUndeletedRow = (table: SoftDeletedTable, storeId: string, id: string): SQL | undefined =>
  and(eq(table.id, id), eq(table.storeId, storeId), isNull(table.deletedAt))

/** Deletes a row, or restores it when `deletedAt` is null. Returns false when no row that is allowed changed. */
export async function setRowDeletedAt(
  db: Database | Transaction,
  table: SoftDeletedTable,
  row: { storeId: string; id: string },
  deletedAt: Date | null,
  isAllowed?: SQL,
): Promise<boolean> {
  if (!isUuid(row.id)) return false
  // A union of tables loses the shared columns, hence the cast.
  const target = table as typeof examples
  const isOther = deletedAt === null ? isNotNull(target.deletedAt) : isNull(target.deletedAt)
  const marked = await db
    .update(target)
    .set({ deletedAt })
    .where(and(eq(target.id, row.id), eq(target.storeId, row.storeId), isOther, isAllowed))
    .returning({ id: target.id })
  return marked.length > 0
}
