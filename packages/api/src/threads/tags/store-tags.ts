import type { TagAnswer } from '@draftdesk/contract'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Database } from '../../database/open-database.ts'
import { tags, threads, threadTags } from '../../database/schema.ts'
import type { Transaction } from '../../database/transact.ts'

/** The tags of a store, with the ids of tags merged into them. */
export interface StoreTags {
  readonly tags: readonly TagAnswer[]
  /** The ids of a tag and of those that were merged into it. Empty for an unknown id. */
  readonly idsOf: (id: string) => readonly string[]
  /** The ids of the tag with a name, in any case. */
  readonly idsOfName: (name: string) => readonly string[]
}

/** Condition for a visible tag. */
export const isVisibleTagOfStore = (storeId: string): SQL | undefined =>
  and(eq(tags.storeId, storeId), isNull(tags.deletedAt), isNull(tags.mergedInto))

/** Reads the tags of a store by name. */
export async function loadTags(db: Database | Transaction, storeId: string): Promise<StoreTags> {
  const rows = await db
    .select()
    .from(tags)
    .where(and(eq(tags.storeId, storeId), isNull(tags.deletedAt)))
    .orderBy(sql`lower(${tags.name})`)
  const present = rows.filter(({ mergedInto }) => mergedInto === null)
  const listMergedIds = (id: string): string[] =>
    present.some((tag) => tag.id === id)
      ? [id, ...rows.filter(({ mergedInto }) => mergedInto === id).map((tag) => tag.id)]
      : []
  return {
    tags: present.map(({ id, name, color }) => ({ id, name, color })),
    idsOf: listMergedIds,
    idsOfName: (name) => {
      const found = present.find((tag) => tag.name.toLowerCase() === name)
      return found ? listMergedIds(found.id) : []
    },
  }
}

/** Condition that matches threads with one of the tags. */
export const hasOneOfTags = (tagIds: readonly string[]): SQL =>
  tagIds.length === 0
    ? sql`false`
    : sql`${threads.id} in (select ${threadTags.threadId} from ${threadTags}
        where ${threadTags.tagId} in (${sql.join(
          tagIds.map((id) => sql`${id}::uuid`),
          sql`, `,
        )}))`

/** The tags of a thread by name, as a column of `threads`. A merged tag counts as the one that takes its place. */
export const tagsColumn = sql<readonly TagAnswer[]>`coalesce((
  select json_agg(json_build_object('id', shown.id, 'name', shown.name, 'color', shown.color) order by lower(shown.name))
  from ${tags} shown where shown.deleted_at is null and shown.id in (
    select coalesce(own.merged_into, own.id) from ${threadTags} joins join ${tags} own on own.id = joins.tag_id
    where joins.thread_id = ${threads}.id)), '[]'::json)`
