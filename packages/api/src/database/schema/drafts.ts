import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { bytes, createdAt, instant } from './columns.ts'
import { emails } from './emails.ts'
import { users } from './people.ts'
import { storeKey } from './stores.ts'
import { threadKey } from './threads.ts'

interface Party {
  name: string
  address: string
}

/** Where a sentence of a draft comes from: a passage, an example, an order, the conversation, or what the store said. */
export interface DraftSource {
  kind: 'passage' | 'example' | 'order' | 'thread' | 'store'
  /** The row it is of. */
  id: string
  title: string
  /** Word for word from the source. */
  quote: string
}

/** A sentence of a draft as it was checked. Consecutive texts with the white space between them make the body. */
export interface DraftSentence {
  text: string
  mark: 'supported' | 'read' | 'unsupported' | 'courtesy' | 'question' | 'unchecked'
  /** In words: why it is marked so. */
  why: string
  sources: DraftSource[]
}

/** Who wrote a draft: a person, a model, or the store's own texts put together. */
export interface DraftWriter {
  kind: 'person' | 'local' | 'model'
  /** The model's name. */
  name?: string
  /** Why it is not the model's, or which version of the instructions it was. */
  note?: string
}

/**
 * Replies to a conversation until they are sent, written by a person or waiting for one. `version` grows with each change.
 * What was sent, discarded or overtaken stays as a row in that state.
 */
export const drafts = pgTable(
  'drafts',
  {
    id: uuid().primaryKey().defaultRandom(),
    threadId: threadKey(),
    state: text({
      enum: ['generating', 'ready', 'edited', 'queued', 'sent', 'discarded', 'failed', 'stale'],
    })
      .notNull()
      .default('ready'),
    version: integer().notNull().default(1),
    body: text().notNull(),
    subject: text().notNull().default(''),
    to: jsonb().$type<readonly Party[]>().notNull().default([]),
    cc: jsonb().$type<readonly Party[]>().notNull().default([]),
    /** The mail that it answers. */
    answersEmailId: uuid('answers_email_id').references(() => emails.id, { onDelete: 'set null' }),
    /** The newest mail of the conversation when it was written: a newer one makes it stale. */
    headEmailId: uuid('head_email_id').references(() => emails.id, { onDelete: 'set null' }),
    sentences: jsonb().$type<readonly DraftSentence[]>().notNull().default([]),
    writer: jsonb().$type<DraftWriter>().notNull().default({ kind: 'person' }),
    /** From facts: everything is covered, something wants a look, or there are only findings. */
    level: text({ enum: ['ready', 'look', 'notes'] }),
    /** In words: what the level rests on. */
    reasons: jsonb().$type<readonly string[]>().notNull().default([]),
    /** Questions of the customer that nothing answers. */
    missing: jsonb().$type<readonly string[]>().notNull().default([]),
    /** Hash of the changes of its orders that were told to whoever pressed Send: pressed again, it goes out. */
    toldOrders: text('told_orders'),
    /** Who changed it last; the writer's own text has none. */
    editedBy: uuid('edited_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('drafts_thread').on(table.threadId, table.createdAt),
    index('drafts_answers').on(table.answersEmailId),
    index('drafts_head').on(table.headEmailId),
  ],
)

/** The column that refers to a draft; the row goes with it. */
export const draftKey = () =>
  uuid('draft_id')
    .notNull()
    .references(() => drafts.id, { onDelete: 'cascade' })

/** Earlier texts of a draft, one a version that was worth keeping. */
export const draftVersions = pgTable(
  'draft_versions',
  {
    draftId: draftKey(),
    version: integer().notNull(),
    body: text().notNull(),
    editedBy: uuid('edited_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.draftId, table.version] })],
)

/** Files that a reply takes along, from when they are added until it was sent. */
export const draftFiles = pgTable(
  'draft_files',
  {
    id: uuid().primaryKey().defaultRandom(),
    storeId: storeKey().notNull(),
    draftId: draftKey(),
    name: text().notNull(),
    type: text().notNull(),
    bytes: integer().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('draft_files_draft').on(table.draftId)],
)

/** The bytes of such a file in parts of a megabyte: the embedded database never gives back the memory of a long value. */
export const draftFileParts = pgTable(
  'draft_file_parts',
  {
    fileId: uuid('file_id')
      .notNull()
      .references(() => draftFiles.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    content: bytes().notNull(),
  },
  (table) => [primaryKey({ columns: [table.fileId, table.position] })],
)
