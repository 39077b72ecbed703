import { sql } from 'drizzle-orm'
import type { HistoryAction } from '@draftdesk/contract'
import { index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { bytesColumn, createdAtColumn, instantColumn, tsvectorColumn } from './columns.ts'
import { users } from './people.ts'
import { storeForeignKey } from './stores.ts'
import { threadForeignKey } from './threads.ts'

/**
 * Notes of members about a conversation, which customers never see. The name remains after the person is
 * deleted.
 */
export const notes = pgTable(
  'notes',
  {
    id: uuid().primaryKey().defaultRandom(),
    storeId: storeForeignKey().notNull(),
    threadId: threadForeignKey(),
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    authorName: text('author_name').notNull(),
    /** Idempotency key from the page. A repeated request returns the existing row. */
    key: text().notNull(),
    body: text().notNull(),
    createdAt: createdAtColumn(),
    /** The last edit after the time in which edits leave no mark. */
    editedAt: instantColumn('edited_at'),
  },
  (table) => [
    unique('notes_key').on(table.storeId, table.key),
    index('notes_thread').on(table.threadId, table.createdAt),
    index('notes_author')
      .on(table.authorId)
      .where(sql`${table.authorId} is not null`),
  ],
)

/** Files of notes. Only members can download them. */
export const noteFiles = pgTable(
  'note_files',
  {
    id: uuid().primaryKey().defaultRandom(),
    storeId: storeForeignKey().notNull(),
    noteId: uuid('note_id')
      .notNull()
      .references(() => notes.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    type: text().notNull(),
    bytes: integer().notNull(),
    createdAt: createdAtColumn(),
  },
  (table) => [index('note_files_note').on(table.noteId), index('note_files_store').on(table.storeId)],
)

/** The bytes of a file of a note in rows of one megabyte, because PGlite never frees the memory of a long value. */
export const noteFileParts = pgTable(
  'note_file_parts',
  {
    fileId: uuid('file_id')
      .notNull()
      .references(() => noteFiles.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    content: bytesColumn().notNull(),
  },
  (table) => [primaryKey({ columns: [table.fileId, table.position] })],
)

/** The words of each note, for search. A trigger writes them. */
export const noteWords = pgTable(
  'note_words',
  {
    noteId: uuid('note_id')
      .primaryKey()
      .references(() => notes.id, { onDelete: 'cascade' }),
    words: tsvectorColumn().notNull(),
  },
  (table) => [index('note_words_words').using('gin', table.words)],
)

/** History of a conversation: one row per action. Mails and notes are not repeated here. */
export const threadHistory = pgTable(
  'thread_history',
  {
    id: uuid().primaryKey().defaultRandom(),
    storeId: storeForeignKey().notNull(),
    threadId: threadForeignKey(),
    action: text().$type<HistoryAction>().notNull(),
    actorId: uuid('actor_id').references(() => users.id, { onDelete: 'set null' }),
    /** The name remains after the person is deleted. Empty: no person acted. */
    actorName: text('actor_name').notNull().default(''),
    /** The assignee, if the action assigned. */
    personId: uuid('person_id').references(() => users.id, { onDelete: 'set null' }),
    /** The assignee's name, or the subject of the other conversation. */
    about: text().notNull().default(''),
    createdAt: createdAtColumn(),
  },
  (table) => [
    index('thread_history_thread').on(table.threadId, table.createdAt),
    index('thread_history_store').on(table.storeId),
    index('thread_history_actor')
      .on(table.actorId)
      .where(sql`${table.actorId} is not null`),
    index('thread_history_person')
      .on(table.personId)
      .where(sql`${table.personId} is not null`),
  ],
)
