import type { TagColor } from '@draftdesk/contract'
import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAtColumn, instantColumn } from './columns.ts'
import { users } from './people.ts'
import { storeForeignKey } from './stores.ts'
import { threadForeignKey } from './threads.ts'

/**
 * Tags of a store; deleted ones stay a day for undo. A merged tag points to the other one until its threads
 * have moved.
 */
export const tags = pgTable(
  'tags',
  {
    id: uuid().primaryKey().defaultRandom(),
    storeId: storeForeignKey().notNull(),
    name: text().notNull(),
    color: text().$type<TagColor>().notNull(),
    mergedInto: uuid('merged_into'),
    deletedAt: instantColumn('deleted_at'),
    createdAt: createdAtColumn(),
  },
  (table) => [
    uniqueIndex('tags_name')
      .on(table.storeId, sql`lower(${table.name})`)
      .where(sql`${table.mergedInto} is null and ${table.deletedAt} is null`),
    index('tags_store').on(table.storeId),
  ],
)

/** The tags of conversations. */
export const threadTags = pgTable(
  'thread_tags',
  {
    tagId: uuid('tag_id')
      .notNull()
      .references(() => tags.id, { onDelete: 'cascade' }),
    threadId: threadForeignKey(),
  },
  (table) => [
    primaryKey({ columns: [table.tagId, table.threadId] }),
    index('thread_tags_thread').on(table.threadId),
  ],
)

/** Filters of the lists that people saved, by name. */
export const savedFilters = pgTable(
  'saved_filters',
  {
    id: uuid().primaryKey().defaultRandom(),
    storeId: storeForeignKey().notNull(),
    /** The only person who sees it. Everyone in the store does when it is empty. */
    ownerId: uuid('owner_id').references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** The query of the list. */
    query: jsonb().$type<Readonly<Record<string, string>>>().notNull(),
    createdAt: createdAtColumn(),
  },
  (table) => [index('saved_filters_store').on(table.storeId)],
)
