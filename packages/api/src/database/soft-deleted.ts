import { and, eq, isNotNull, isNull, type SQL } from 'drizzle-orm'
import type { Database } from './open.ts'
import type { examples, policies } from './schema.ts'
import type { Transaction } from './transact.ts'
import { isUuid } from './uuid.ts'

/** The tables whose rows stay for a day after they were deleted, for the undo. */
type SoftDeletedTable = typeof policies | typeof examples

/** A row of a store that is not deleted. */
export const isPresent = (table: SoftDeletedTable, storeId: string, id: string): SQL | undefined =>
  and(eq(table.id, id), eq(table.storeId, storeId), isNull(table.deletedAt))

/** Deletes a row of a store, or brings it back when `deletedAt` is null; false when there is none to do that with. */
export async function markDeleted(
  db: Database | Transaction,
  table: SoftDeletedTable,
  row: { storeId: string; id: string },
  deletedAt: Date | null,
): Promise<boolean> {
  if (!isUuid(row.id)) return false
  // Both tables have these three columns; a union of tables cannot say so, hence the one cast.
  const target = table as typeof examples
  const isOther = deletedAt === null ? isNotNull(target.deletedAt) : isNull(target.deletedAt)
  const marked = await db
    .update(target)
    .set({ deletedAt })
    .where(and(eq(target.id, row.id), eq(target.storeId, row.storeId), isOther))
    .returning({ id: target.id })
  return marked.length > 0
}
