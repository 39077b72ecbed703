import { tagLimits } from '@draftdesk/contract'
import { and, eq, inArray, isNotNull, lt, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Database } from '../../database/open-database.ts'
import { tags, threads, threadTags } from '../../database/schema.ts'
import { transact } from '../../database/transact.ts'
import type { Transaction } from '../../database/transact.ts'
import { runForEachRow } from '../../platform/scheduling/run-for-each-row.ts'
import type { HistoryLine } from '../team/thread-history.ts'
import { loadTags, tagsColumn } from './store-tags.ts'

/** Tags to add to threads and to remove from them, by their ids. */
export interface TagChange {
  readonly add_tags?: readonly string[] | undefined
  readonly remove_tags?: readonly string[] | undefined
}

/** Condition that matches threads with room for more tags. */
export function hasRoomForTags(tagIds: readonly string[]): SQL | undefined {
  if (tagIds.length === 0) return undefined
  const others = sql`select count(*) from ${threadTags} where ${threadTags.threadId} = ${threads.id} and ${isNoneOfTags(tagIds)}`
  return sql`(${others}) + ${tagIds.length} <= ${tagLimits.perThread}`
}

const isNoneOfTags = (tagIds: readonly string[]): SQL =>
  sql`${threadTags.tagId} not in (${sql.join(
    tagIds.map((id) => sql`${id}::uuid`),
    sql`, `,
  )})`

/** Returns false if one of the tags does not exist in the store. */
export async function areTagsOfStore(
  db: Database,
  storeId: string,
  ids: readonly string[],
): Promise<boolean> {
  if (ids.length === 0) return true
  const { tags: known } = await loadTags(db, storeId)
  return ids.every((id) => known.some((tag) => tag.id === id))
}

/** Adds tags to threads of a store and removes others, and returns the lines for their history. */
export async function tagThreads(
  tx: Transaction,
  storeId: string,
  threadIds: readonly string[],
  { add_tags: added = [], remove_tags: removed = [] }: TagChange,
): Promise<HistoryLine[]> {
  if (threadIds.length === 0 || added.length + removed.length === 0) return []
  const known = await loadTags(tx, storeId)
  const nameOfTag = (id: string): string => known.tags.find((tag) => tag.id === id)?.name ?? ''
  const before = await tx
    .select({ id: threads.id, tags: tagsColumn })
    .from(threads)
    .where(inArray(threads.id, [...threadIds]))
  const had = new Map(before.map((thread) => [thread.id, new Set(thread.tags.map(({ id }) => id))]))
  const hasThreadTag = (threadId: string, tagId: string): boolean => had.get(threadId)?.has(tagId) ?? false
  const isKnownTag = (id: string): boolean => known.idsOf(id).length > 0
  const fresh = added
    .filter(isKnownTag)
    .flatMap((tagId) =>
      threadIds.filter((id) => !hasThreadTag(id, tagId)).map((threadId) => ({ threadId, tagId })),
    )
  const gone = removed.flatMap((tagId) =>
    threadIds.filter((id) => hasThreadTag(id, tagId)).map((threadId) => ({ threadId, tagId })),
  )
  if (fresh.length > 0) await tx.insert(threadTags).values(fresh).onConflictDoNothing()
  const goneIds = removed.flatMap(known.idsOf)
  if (goneIds.length > 0)
    await tx
      .delete(threadTags)
      .where(and(inArray(threadTags.threadId, [...threadIds]), inArray(threadTags.tagId, goneIds)))
  return [
    ...fresh.map(({ threadId, tagId }) => ({ threadId, action: 'tagged' as const, about: nameOfTag(tagId) })),
    ...gone.map(({ threadId, tagId }) => ({
      threadId,
      action: 'untagged' as const,
      about: nameOfTag(tagId),
    })),
  ]
}

/** Adds the tags of another thread to a thread. */
export async function copyThreadTags(tx: Transaction, from: string, to: string): Promise<void> {
  await tx.execute(sql`insert into ${threadTags} (tag_id, thread_id)
    select tag_id, ${to}::uuid from ${threadTags} where thread_id = ${from} on conflict do nothing`)
}

/** Threads per statement. */
const rowsPerBatch = 1000

/** Moves the threads of merged tags, removes those of tags that were deleted before a date, and then the tags. */
export async function removeMergedAndDeletedTags(db: Database, deletedBefore: Date): Promise<void> {
  const rows = await db
    .select({ id: tags.id })
    .from(tags)
    .where(or(isNotNull(tags.mergedInto), lt(tags.deletedAt, deletedBefore)))
  await runForEachRow(rows, async ({ id }) => {
    while ((await moveThreadBatchOfTag(db, id)) === rowsPerBatch);
  })
}

/** Moves a batch of threads from a merged tag to its new one, and deletes the old tag when none is left. Returns the number moved. */
const moveThreadBatchOfTag = (db: Database, id: string): Promise<number> =>
  transact(db, async (tx) => {
    // The lock keeps others from adding the tag before it is gone.
    const [tag] = await tx.select().from(tags).where(eq(tags.id, id)).for('update')
    const into = tag?.mergedInto ?? null
    const isOfTag = eq(threadTags.tagId, id)
    const some = tx.select({ id: threadTags.threadId }).from(threadTags).where(isOfTag).limit(rowsPerBatch)
    const moved = await tx
      .delete(threadTags)
      .where(and(isOfTag, inArray(threadTags.threadId, some)))
      .returning({ threadId: threadTags.threadId })
    if (into !== null && moved.length > 0)
      await tx
        .insert(threadTags)
        .values(moved.map(({ threadId }) => ({ threadId, tagId: into })))
        .onConflictDoNothing()
    if (moved.length < rowsPerBatch) await tx.delete(tags).where(eq(tags.id, id))
    return moved.length
  })
