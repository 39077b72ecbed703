import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { bytes, createdAt, instant } from './columns.ts'
import { storeKey } from './stores.ts'
import { workColumns, workIndex } from './work.ts'

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
    /** The MD5 of the text that its passages were cut from: another one means that they are to be cut again. */
    cutFrom: text('cut_from'),
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

/**
 * Documents cut along their structure, to be looked up. A passage whose words did not change stays the same row when its
 * document is cut again, so that what refers to it goes on doing so.
 */
export const passages = pgTable(
  'passages',
  {
    id: uuid().primaryKey().defaultRandom(),
    storeId: storeKey().notNull(),
    policyId: uuid('policy_id')
      .notNull()
      .references(() => policies.id, { onDelete: 'cascade' }),
    policyVersion: integer('policy_version').notNull(),
    position: integer().notNull(),
    /** The headings above it, from the outermost. */
    heading: text().notNull(),
    /** Word for word as in the document. */
    body: text().notNull(),
    links: jsonb().$type<readonly string[]>().notNull().default([]),
    /** Of heading and body. */
    hash: text().notNull(),
    language: text(),
    /** What customers asked when this was the answer. */
    asked: text().notNull().default(''),
  },
  (table) => [
    index('passages_store').on(table.storeId),
    unique('passages_position').on(table.policyId, table.position),
  ],
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

/**
 * What an embedding model made of the words of passages and examples. `hash` is of those words, so that they are looked up by what
 * they say: a passage that is cut anew with the same words has its vector already.
 */
export const vectors = pgTable(
  'vectors',
  {
    storeId: storeKey().notNull(),
    /** Which model made it, at which endpoint: vectors of different models have nothing to do with each other. */
    embedder: text().notNull(),
    hash: text().notNull(),
    /** Of length 1, as 32-bit floats. */
    vector: bytes().notNull(),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.embedder, table.hash] })],
)

/** Stores whose documents or examples changed, so that what depends on them follows. */
export const knowledgeChanges = pgTable(
  'knowledge_changes',
  { ...workColumns(), storeId: storeKey().notNull().unique() },
  (table) => [workIndex('knowledge_changes_due', table)],
)
