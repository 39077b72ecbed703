import type { SavedReplyActions } from '@draftdesk/contract'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { bytesColumn, createdAtColumn, instantColumn } from './columns.ts'
import { userForeignKey, users } from './people.ts'
import { storeForeignKey } from './stores.ts'
import { jobColumns, dueJobIndex } from './jobs.ts'

/** Policy documents, written by hand or extracted from a file. Deleted ones stay a day for undo. */
export const policies = pgTable(
  'policies',
  {
    id: uuid().primaryKey().defaultRandom(),
    storeId: storeForeignKey().notNull(),
    title: text().notNull(),
    kind: text({ enum: ['text', 'file'] }).notNull(),
    fileName: text('file_name'),
    fileBytes: integer('file_bytes'),
    content: text().notNull().default(''),
    /** Start and length of the text, so that lists do not read all of it. */
    excerpt: text()
      .notNull()
      .generatedAlwaysAs(sql`left(content, 280)`),
    characters: integer()
      .notNull()
      .generatedAlwaysAs(sql`length(content)`),
    /** The file contains more text than was extracted. */
    isCut: boolean('is_cut').notNull().default(false),
    /** MD5 of the text that the passages were made from. A different hash triggers a new split. */
    cutFrom: text('cut_from'),
    state: text({ enum: ['processing', 'ready', 'failed'] }).notNull(),
    failure: text(),
    isOn: boolean('is_on').notNull().default(true),
    version: integer().notNull().default(1),
    createdAt: createdAtColumn(),
    updatedAt: instantColumn('updated_at').notNull().defaultNow(),
    deletedAt: instantColumn('deleted_at'),
  },
  (table) => [index('policies_store').on(table.storeId, table.createdAt)],
)

/** Passages of documents for search. An unchanged passage keeps its row when its document is split again, so references stay valid. */
export const passages = pgTable(
  'passages',
  {
    id: uuid().primaryKey().defaultRandom(),
    storeId: storeForeignKey().notNull(),
    policyId: uuid('policy_id')
      .notNull()
      .references(() => policies.id, { onDelete: 'cascade' }),
    policyVersion: integer('policy_version').notNull(),
    position: integer().notNull(),
    /** The headings above the passage, outermost first. */
    heading: text().notNull(),
    /** The literal text of the document. */
    body: text().notNull(),
    links: jsonb().$type<readonly string[]>().notNull().default([]),
    /** Hash of heading and body. */
    hash: text().notNull(),
    language: text(),
  },
  (table) => [
    index('passages_store').on(table.storeId),
    unique('passages_position').on(table.policyId, table.position),
  ],
)

/**
 * Example replies of the store, which members can insert; deleted ones can be restored for a day. Drafts use
 * those that are switched on, with their questions.
 */
export const examples = pgTable(
  'examples',
  {
    id: uuid().primaryKey().defaultRandom(),
    storeId: storeForeignKey().notNull(),
    title: text().notNull(),
    question: text().notNull(),
    answer: text().notNull(),
    /** Start of the mail, or of the reply without one, so that lists do not read all of it. */
    excerpt: text()
      .notNull()
      .generatedAlwaysAs(sql`left(coalesce(nullif(question, ''), answer), 280)`),
    /** Title and reply in lower case, for searches: comparing without case reads 2,000 replies too slowly. */
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(sql`lower(title || ' ' || answer)`),
    /** Drafts use it. */
    isOn: boolean('is_on').notNull().default(true),
    /** The only member who sees and inserts it. Empty: all members do. */
    ownerId: uuid('owner_id').references(() => users.id, { onDelete: 'cascade' }),
    language: text(),
    /** Applied to the conversation when a reply with this text is sent. */
    actions: jsonb().$type<SavedReplyActions>(),
    version: integer().notNull().default(1),
    createdAt: createdAtColumn(),
    updatedAt: instantColumn('updated_at').notNull().defaultNow(),
    deletedAt: instantColumn('deleted_at'),
  },
  (table) => [index('examples_store').on(table.storeId, table.createdAt)],
)

/** Files of saved replies. A draft gets copies of them when the reply is inserted. */
export const exampleFiles = pgTable(
  'example_files',
  {
    id: uuid().primaryKey().defaultRandom(),
    storeId: storeForeignKey().notNull(),
    exampleId: uuid('example_id')
      .notNull()
      .references(() => examples.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    type: text().notNull(),
    bytes: integer().notNull(),
    createdAt: createdAtColumn(),
  },
  (table) => [
    index('example_files_example').on(table.exampleId),
    index('example_files_store').on(table.storeId),
  ],
)

/** The bytes of a file of a saved reply in rows of one megabyte, because PGlite never frees the memory of a long value. */
export const exampleFileParts = pgTable(
  'example_file_parts',
  {
    fileId: uuid('file_id')
      .notNull()
      .references(() => exampleFiles.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    content: bytesColumn().notNull(),
  },
  (table) => [primaryKey({ columns: [table.fileId, table.position] })],
)

/** Counts how often a person inserted an example into a reply. */
export const exampleUses = pgTable(
  'example_uses',
  {
    exampleId: uuid('example_id')
      .notNull()
      .references(() => examples.id, { onDelete: 'cascade' }),
    userId: userForeignKey(),
    uses: integer().notNull(),
    usedAt: instantColumn('used_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.exampleId, table.userId] })],
)

/** Embeddings of passages and examples. `hash` is of the text, so equal text reuses its vector. */
export const vectors = pgTable(
  'vectors',
  {
    storeId: storeForeignKey().notNull(),
    /** Model and endpoint. Vectors of different models are not comparable. */
    embedder: text().notNull(),
    hash: text().notNull(),
    /** 32-bit floats, normalized to length 1. */
    vector: bytesColumn().notNull(),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.embedder, table.hash] })],
)

/** Stores with changed documents or examples. Dependent data is updated from here. */
export const knowledgeChanges = pgTable(
  'knowledge_changes',
  { ...jobColumns(), storeId: storeForeignKey().notNull().unique() },
  (table) => [dueJobIndex('knowledge_changes_due', table)],
)

/** Uploaded files waiting for text extraction. `turn` counts the store's files ahead of it, so that stores are served in rotation. */
export const uploads = pgTable(
  'uploads',
  {
    ...jobColumns(),
    storeId: storeForeignKey().notNull(),
    policyId: uuid('policy_id')
      .notNull()
      .references(() => policies.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['pdf', 'docx', 'text', 'html'] }).notNull(),
    turn: integer().notNull().default(0),
  },
  (table) => [dueJobIndex('uploads_due', table), index('uploads_store').on(table.storeId)],
)

/** The bytes of an upload in rows of one megabyte, because PGlite never frees the memory of a long value. */
export const uploadParts = pgTable(
  'upload_parts',
  {
    uploadId: uuid('upload_id')
      .notNull()
      .references(() => uploads.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    content: bytesColumn().notNull(),
  },
  (table) => [primaryKey({ columns: [table.uploadId, table.position] })],
)
