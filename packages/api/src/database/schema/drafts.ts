import type { SavedReplyActions } from '@draftdesk/contract'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { bytesColumn, createdAtColumn, instantColumn } from './columns.ts'
import { emails } from './emails.ts'
import { users } from './people.ts'
import { storeForeignKey } from './stores.ts'
import { threadForeignKey } from './threads.ts'

interface MailParty {
  name: string
  address: string
}

/** The source of a sentence: a passage, an example, an order, the conversation, or a store's instruction. */
export interface DraftSource {
  kind: 'passage' | 'example' | 'order' | 'thread' | 'store'
  /** The id of the source row. */
  id: string
  title: string
  /** A literal quote from the source. */
  quote: string
}

/** A checked sentence of a draft. All sentences joined with their white space form the body. */
export interface DraftSentence {
  text: string
  mark: 'supported' | 'read' | 'unsupported' | 'courtesy' | 'question' | 'unchecked'
  /** Explains the mark to the reader. */
  why: string
  sources: DraftSource[]
}

/** The author of a draft: a person, a model, or a composition of the store's own texts. */
export interface DraftWriter {
  kind: 'person' | 'local' | 'model'
  /** The model's name. */
  name?: string
  /** Reason for not using the model, or the version of the instructions. */
  note?: string
}

/** A conversation before the actions of a draft, in the fields that they changed. */
export interface AppliedActions {
  readonly assigneeId?: string | null
  readonly addedTagIds: readonly string[]
  readonly snooze?: { readonly until: string | null } | null
  readonly wasUnresolved?: boolean
}

/**
 * Replies to a conversation; sent, discarded and superseded ones stay as rows. `version` grows with each
 * change.
 */
export const drafts = pgTable(
  'drafts',
  {
    id: uuid().primaryKey().defaultRandom(),
    threadId: threadForeignKey(),
    /** The store of the thread, written by a trigger. Missing in closed drafts from before this column, until the sweep. */
    storeId: storeForeignKey(),
    state: text({
      enum: ['generating', 'ready', 'edited', 'queued', 'sent', 'discarded', 'failed', 'stale'],
    })
      .notNull()
      .default('ready'),
    version: integer().notNull().default(1),
    body: text().notNull(),
    subject: text().notNull().default(''),
    to: jsonb().$type<readonly MailParty[]>().notNull().default([]),
    cc: jsonb().$type<readonly MailParty[]>().notNull().default([]),
    /** Recipients that the others do not see. */
    bcc: jsonb().$type<readonly MailParty[]>().notNull().default([]),
    /** The form of a forward: the original below the text, or attached as a file. Null: a reply or a new message. */
    forward: text({ enum: ['inline', 'attached'] }),
    /** The mail that a forward passes on. */
    forwardedEmailId: uuid('forwarded_email_id').references(() => emails.id, { onDelete: 'set null' }),
    /** The mail that the draft answers. */
    answersEmailId: uuid('answers_email_id').references(() => emails.id, { onDelete: 'set null' }),
    /** The newest mail when the draft was written. A newer mail makes the draft stale. */
    headEmailId: uuid('head_email_id').references(() => emails.id, { onDelete: 'set null' }),
    sentences: jsonb().$type<readonly DraftSentence[]>().notNull().default([]),
    writer: jsonb().$type<DraftWriter>().notNull().default({ kind: 'person' }),
    /** `ready`: every sentence is supported; `look`: a person should check it; `notes`: the draft has findings but no text. */
    level: text({ enum: ['ready', 'look', 'notes'] }),
    /** Explains the level to the reader. */
    reasons: jsonb().$type<readonly string[]>().notNull().default([]),
    /** Questions of the customer without an answer. */
    missing: jsonb().$type<readonly string[]>().notNull().default([]),
    /** Hash of the order changes shown in a warning before sending. Pressing Send again with the same hash sends the draft. */
    toldOrders: text('told_orders'),
    /** Actions of the saved replies in it. */
    actions: jsonb().$type<SavedReplyActions>(),
    /** The question that it answered was learned, or there was none to learn. */
    isLearned: boolean('is_learned').notNull().default(false),
    /** The last editor. Missing: the draft is unedited. */
    editedBy: uuid('edited_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAtColumn(),
    updatedAt: instantColumn('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('drafts_thread').on(table.threadId, table.createdAt),
    index('drafts_open')
      .on(table.threadId)
      .where(sql`${table.state} in ('generating', 'ready', 'edited', 'failed', 'stale')`),
    index('drafts_store').on(table.storeId),
    index('drafts_storeless')
      .on(table.threadId)
      .where(sql`${table.storeId} is null`),
    index('drafts_store_open')
      .on(table.storeId, table.threadId)
      .where(sql`${table.state} in ('generating', 'ready', 'edited', 'failed', 'stale')`),
    index('drafts_unlearned')
      .on(table.updatedAt)
      .where(sql`${table.state} = 'sent' and not ${table.isLearned}`),
    index('drafts_answers').on(table.answersEmailId),
    index('drafts_head').on(table.headEmailId),
    index('drafts_editor')
      .on(table.editedBy)
      .where(sql`${table.editedBy} is not null`),
    index('drafts_forwarded').on(table.forwardedEmailId),
  ],
)

/** Foreign key to a draft. Deleting the draft deletes the row. */
export const draftForeignKey = () =>
  uuid('draft_id')
    .notNull()
    .references(() => drafts.id, { onDelete: 'cascade' })

/** Earlier texts of a draft, one per saved version. */
export const draftVersions = pgTable(
  'draft_versions',
  {
    draftId: draftForeignKey(),
    version: integer().notNull(),
    body: text().notNull(),
    /** The checked sentences of this text. Null: they were not stored. */
    sentences: jsonb().$type<readonly DraftSentence[]>(),
    editedBy: uuid('edited_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAtColumn(),
  },
  (table) => [
    primaryKey({ columns: [table.draftId, table.version] }),
    index('draft_versions_editor')
      .on(table.editedBy)
      .where(sql`${table.editedBy} is not null`),
  ],
)

/** Attachments of a reply, stored until the reply is sent. */
export const draftFiles = pgTable(
  'draft_files',
  {
    id: uuid().primaryKey().defaultRandom(),
    storeId: storeForeignKey().notNull(),
    draftId: draftForeignKey(),
    name: text().notNull(),
    type: text().notNull(),
    bytes: integer().notNull(),
    /** The attachment, or the whole mail, that a forward copied it from. */
    originId: uuid('origin_id'),
    createdAt: createdAtColumn(),
  },
  (table) => [index('draft_files_draft').on(table.draftId), index('draft_files_store').on(table.storeId)],
)

/** The bytes of an attachment in rows of one megabyte, because PGlite never frees the memory of a long value. */
export const draftFileParts = pgTable(
  'draft_file_parts',
  {
    fileId: uuid('file_id')
      .notNull()
      .references(() => draftFiles.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    content: bytesColumn().notNull(),
  },
  (table) => [primaryKey({ columns: [table.fileId, table.position] })],
)
