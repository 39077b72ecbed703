import { savedFilterLimits } from '@draftdesk/contract'
import type { SavedFilterAnswer } from '@draftdesk/contract'
import { and, eq, isNull, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Database } from '../database/open-database.ts'
import { savedFilters } from '../database/schema.ts'
import { transact } from '../database/transact.ts'
import { isUuid } from '../database/uuid.ts'
import { publishEvents } from '../events/publish-events.ts'

/** The person who reads or changes saved filters. Moderators may change shared ones. */
export interface SavedFilterViewer {
  readonly storeId: string
  readonly userId: string
  readonly isModerator: boolean
}

const toSavedFilterAnswer = (
  row: typeof savedFilters.$inferSelect,
  { isModerator }: SavedFilterViewer,
): SavedFilterAnswer => ({
  ...{ id: row.id, name: row.name, query: { ...row.query } },
  is_shared: row.ownerId === null,
  can_edit: row.ownerId !== null || isModerator,
})

const isVisibleFilter = ({ storeId, userId }: SavedFilterViewer): SQL | undefined =>
  and(eq(savedFilters.storeId, storeId), or(isNull(savedFilters.ownerId), eq(savedFilters.ownerId, userId)))

/** Condition for a filter that the person may change. */
const isEditableFilter = (reader: SavedFilterViewer, id: string): SQL | undefined =>
  and(
    isVisibleFilter(reader),
    eq(savedFilters.id, id),
    reader.isModerator ? undefined : eq(savedFilters.ownerId, reader.userId),
  )

/** The filters that a person sees, by name. */
export async function loadSavedFilters(
  db: Database,
  reader: SavedFilterViewer,
): Promise<SavedFilterAnswer[]> {
  const rows = await db
    .select()
    .from(savedFilters)
    .where(isVisibleFilter(reader))
    .orderBy(sql`lower(${savedFilters.name})`, savedFilters.id)
  return rows.map((row) => toSavedFilterAnswer(row, reader))
}

/** Saves a filter. Returns undefined when there is no room for another one. */
export const createSavedFilter = (
  db: Database,
  reader: SavedFilterViewer,
  filter: {
    readonly name: string
    readonly query: Readonly<Record<string, string>>
    readonly isShared: boolean
  },
  nowMs: number,
): Promise<SavedFilterAnswer | undefined> =>
  transact(db, async (tx) => {
    const { storeId, userId } = reader
    const { name, query, isShared } = filter
    // Parallel requests may exceed the limit by one, which is harmless.
    const held = await tx.$count(
      savedFilters,
      and(
        eq(savedFilters.storeId, storeId),
        isShared ? isNull(savedFilters.ownerId) : eq(savedFilters.ownerId, userId),
      ),
    )
    if (held >= (isShared ? savedFilterLimits.shared : savedFilterLimits.personal)) return undefined
    const [row] = await tx
      .insert(savedFilters)
      .values({ storeId, name, query, ownerId: isShared ? null : userId, createdAt: new Date(nowMs) })
      .returning()
    if (!row) throw new Error('the database returned no saved filter')
    await publishEvents(tx, [{ storeId, type: 'list' }], nowMs)
    return toSavedFilterAnswer(row, reader)
  })

/** Renames a filter. Returns undefined for one that the person may not change. */
export const renameSavedFilter = (
  db: Database,
  reader: SavedFilterViewer,
  { id, name }: { readonly id: string; readonly name: string },
  nowMs: number,
): Promise<SavedFilterAnswer | undefined> =>
  transact(db, async (tx) => {
    if (!isUuid(id)) return undefined
    const [row] = await tx.update(savedFilters).set({ name }).where(isEditableFilter(reader, id)).returning()
    if (!row) return undefined
    await publishEvents(tx, [{ storeId: reader.storeId, type: 'list' }], nowMs)
    return toSavedFilterAnswer(row, reader)
  })

/** Deletes a filter. Returns false for one that the person may not change. */
export const deleteSavedFilter = (
  db: Database,
  reader: SavedFilterViewer,
  id: string,
  nowMs: number,
): Promise<boolean> =>
  transact(db, async (tx) => {
    if (!isUuid(id)) return false
    const deleted = await tx
      .delete(savedFilters)
      .where(isEditableFilter(reader, id))
      .returning({ id: savedFilters.id })
    if (deleted.length > 0) await publishEvents(tx, [{ storeId: reader.storeId, type: 'list' }], nowMs)
    return deleted.length > 0
  })
