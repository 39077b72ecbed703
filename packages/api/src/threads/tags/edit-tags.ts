import { tagColors, tagLimits } from '@draftdesk/contract'
import type { Answer, TagAnswer, TagColor } from '@draftdesk/contract'
import { and, eq, isNotNull, or, sql } from 'drizzle-orm'
import type { Database } from '../../database/open-database.ts'
import { examples, savedFilters, stores, tags, threadTags } from '../../database/schema.ts'
import { transact } from '../../database/transact.ts'
import type { Transaction } from '../../database/transact.ts'
import { isUuid } from '../../database/uuid.ts'
import { publishEvents } from '../../events/publish-events.ts'
import { isVisibleTagOfStore } from './store-tags.ts'

/** The store and the time of a change of its tags. */
export interface TagActionContext {
  readonly storeId: string
  readonly nowMs: number
}

/** The result of a change: the tag, or the reason why there is none. */
export type TagResult =
  { readonly kind: 'done'; readonly tag: TagAnswer } | { readonly kind: 'missing' | 'taken' | 'full' }

/** Changes tags under the store's lock and updates its open pages. */
const changeTags = (
  db: Database,
  { storeId, nowMs }: TagActionContext,
  change: (tx: Transaction) => Promise<TagResult>,
): Promise<TagResult> =>
  transact(db, async (tx) => {
    await tx.select({ id: stores.id }).from(stores).where(eq(stores.id, storeId)).for('update')
    const result = await change(tx)
    if (result.kind === 'done') await publishEvents(tx, [{ storeId, type: 'list' }], nowMs)
    return result
  })

async function findTag(db: Database | Transaction, storeId: string, id: string) {
  if (!isUuid(id)) return undefined
  const [tag] = await db
    .select()
    .from(tags)
    .where(and(isVisibleTagOfStore(storeId), eq(tags.id, id)))
  return tag
}

async function findTagByName(tx: Transaction, storeId: string, name: string) {
  const isNamed = sql`lower(${tags.name}) = lower(${name})`
  const [tag] = await tx
    .select()
    .from(tags)
    .where(and(isVisibleTagOfStore(storeId), isNamed))
  return tag
}

const isTagLimitReached = async (tx: Transaction, storeId: string): Promise<boolean> =>
  (await tx.$count(tags, isVisibleTagOfStore(storeId))) >= tagLimits.perStore

const toDoneResult = ({ id, name, color }: TagAnswer): TagResult => ({
  kind: 'done',
  tag: { id, name, color },
})

/** Picks the least used color. */
async function pickColor(tx: Transaction, storeId: string): Promise<TagColor> {
  const used = await tx
    .select({ color: tags.color, count: sql<number>`count(*)::int` })
    .from(tags)
    .where(isVisibleTagOfStore(storeId))
    .groupBy(tags.color)
  const countTagsWith = (color: TagColor) => used.find((row) => row.color === color)?.count ?? 0
  return tagColors.reduce((best, color) => (countTagsWith(color) < countTagsWith(best) ? color : best))
}

/** Creates a tag, or returns the existing one with this name. */
export const createTag = (
  db: Database,
  action: TagActionContext,
  { name, color }: { readonly name: string; readonly color?: TagColor | undefined },
): Promise<TagResult> =>
  changeTags(db, action, async (tx) => {
    const { storeId } = action
    const known = await findTagByName(tx, storeId, name)
    if (known) return toDoneResult(known)
    if (await isTagLimitReached(tx, storeId)) return { kind: 'full' }
    const createdAt = new Date(action.nowMs)
    const [tag] = await tx
      .insert(tags)
      .values({ storeId, name, color: color ?? (await pickColor(tx, storeId)), createdAt })
      .returning()
    if (!tag) throw new Error('the database returned no tag')
    return toDoneResult(tag)
  })

/** Changes the name or the color of a tag. */
export const updateTag = (
  db: Database,
  action: TagActionContext,
  id: string,
  change: { readonly name?: string | undefined; readonly color?: TagColor | undefined },
): Promise<TagResult> =>
  changeTags(db, action, async (tx) => {
    const tag = await findTag(tx, action.storeId, id)
    if (!tag) return { kind: 'missing' }
    const named = change.name === undefined ? undefined : await findTagByName(tx, action.storeId, change.name)
    if (named && named.id !== id) return { kind: 'taken' }
    const changed = { name: change.name ?? tag.name, color: change.color ?? tag.color }
    await tx.update(tags).set(changed).where(eq(tags.id, id))
    return toDoneResult({ ...tag, ...changed })
  })

/** Replaces a tag by another one. Its threads move later, in batches; until then it counts as the other one. */
export const mergeTag = (
  db: Database,
  action: TagActionContext,
  ids: { readonly from: string; readonly into: string },
): Promise<TagResult> =>
  changeTags(db, action, async (tx) => {
    const { storeId } = action
    const source = await findTag(tx, storeId, ids.from)
    const target = await findTag(tx, storeId, ids.into)
    if (!source || !target || source.id === target.id) return { kind: 'missing' }
    // A caller may write an id in upper case. Filters and saved replies hold it as the database writes it.
    const [from, into] = [source.id, target.id]
    await tx
      .update(tags)
      .set({ mergedInto: into })
      .where(or(eq(tags.id, from), eq(tags.mergedInto, from)))
    await tx
      .update(savedFilters)
      .set({ query: sql`jsonb_set(${savedFilters.query}, '{tag}', to_jsonb(${into}::text))` })
      .where(and(eq(savedFilters.storeId, storeId), sql`${savedFilters.query} ->> 'tag' = ${from}`))
    await tx
      .update(examples)
      .set({ actions: sql`replace(${examples.actions}::text, ${from}, ${into})::jsonb` })
      .where(and(eq(examples.storeId, storeId), sql`position(${from} in ${examples.actions}::text) > 0`))
    return toDoneResult(target)
  })

/** Deletes a tag: hidden at once, deleted after a day. */
export const deleteTag = (db: Database, action: TagActionContext, id: string): Promise<TagResult> =>
  changeTags(db, action, async (tx) => {
    const tag = await findTag(tx, action.storeId, id)
    if (!tag) return { kind: 'missing' }
    await tx
      .update(tags)
      .set({ deletedAt: new Date(action.nowMs) })
      .where(eq(tags.id, id))
    return toDoneResult(tag)
  })

/** Restores a deleted tag, unless another one has its name. */
export const restoreTag = (db: Database, action: TagActionContext, id: string): Promise<TagResult> =>
  changeTags(db, action, async (tx) => {
    const { storeId } = action
    if (!isUuid(id)) return { kind: 'missing' }
    const present = await findTag(tx, storeId, id)
    if (present) return toDoneResult(present)
    const [deleted] = await tx
      .select()
      .from(tags)
      .where(and(eq(tags.storeId, storeId), eq(tags.id, id), isNotNull(tags.deletedAt)))
    if (!deleted) return { kind: 'missing' }
    if (await findTagByName(tx, storeId, deleted.name)) return { kind: 'taken' }
    if (await isTagLimitReached(tx, storeId)) return { kind: 'full' }
    await tx.update(tags).set({ deletedAt: null }).where(eq(tags.id, id))
    return toDoneResult(deleted)
  })

/** The tags of a store by name, with the number of their threads. */
export async function listTags(db: Database, storeId: string): Promise<Answer<'tags'>> {
  const counted = db
    .select({
      id: sql<string>`coalesce(${tags.mergedInto}, ${tags.id})`.as('counted_id'),
      threads: sql<number>`count(*)::int`.as('counted_threads'),
    })
    .from(threadTags)
    .innerJoin(tags, eq(tags.id, threadTags.tagId))
    .where(eq(tags.storeId, storeId))
    .groupBy(sql`1`)
    .as('counted')
  const rows = await db
    .select({
      id: tags.id,
      name: tags.name,
      color: tags.color,
      threads: sql<number>`coalesce(${counted.threads}, 0)`,
    })
    .from(tags)
    .leftJoin(counted, eq(counted.id, tags.id))
    .where(isVisibleTagOfStore(storeId))
    .orderBy(sql`lower(${tags.name})`)
  return { tags: rows }
}
