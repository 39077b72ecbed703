import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, instant } from './columns.ts'
import { storeKey } from './stores.ts'

/** Policy documents of a store, written by hand or extracted from a file. Deleted ones stay for a day, for the undo. */
export const policies = pgTable(
  'policies',
  {
    id: uuid().primaryKey().defaultRandom(),
    storeId: storeKey().notNull(),
    title: text().notNull(),
    kind: text({ enum: ['text', 'file'] }).notNull(),
    fileName: text('file_name'),
    fileBytes: integer('file_bytes'),
    content: text().notNull().default(''),
    /** The beginning and the length of the text, so that lists never read it whole. */
    excerpt: text()
      .notNull()
      .generatedAlwaysAs(sql`left(content, 280)`),
    characters: integer()
      .notNull()
      .generatedAlwaysAs(sql`length(content)`),
    /** The file holds more text than was taken from it. */
    isCut: boolean('is_cut').notNull().default(false),
    state: text({ enum: ['processing', 'ready', 'failed'] }).notNull(),
    failure: text(),
    isOn: boolean('is_on').notNull().default(true),
    version: integer().notNull().default(1),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    deletedAt: instant('deleted_at'),
  },
  (table) => [index('policies_store').on(table.storeId, table.createdAt)],
)

/** Mails and the replies that a store gave to them, for drafts to learn from. Deleted ones stay for a day, for the undo. */
export const examples = pgTable(
  'examples',
  {
    id: uuid().primaryKey().defaultRandom(),
    storeId: storeKey().notNull(),
    title: text().notNull(),
    question: text().notNull(),
    answer: text().notNull(),
    /** The beginning of the mail, so that lists never read it whole. */
    excerpt: text()
      .notNull()
      .generatedAlwaysAs(sql`left(question, 280)`),
    isOn: boolean('is_on').notNull().default(true),
    version: integer().notNull().default(1),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    deletedAt: instant('deleted_at'),
  },
  (table) => [index('examples_store').on(table.storeId, table.createdAt)],
)
