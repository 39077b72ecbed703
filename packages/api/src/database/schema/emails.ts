import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { createdAtColumn, instantColumn, tsvectorColumn } from './columns.ts'
import { storeForeignKey } from './stores.ts'
import { threadForeignKey } from './threads.ts'
import { jobColumns, dueJobIndex } from './jobs.ts'

interface MailParty {
  name: string
  address: string
}

/**
 * Mails of a thread, received (`in`) or sent (`out`); Message-ID and fingerprint keep one row per mail across
 * folders. `createdAt` is the sort date of lists.
 */
export const emails = pgTable(
  'emails',
  {
    id: uuid().primaryKey().defaultRandom(),
    threadId: threadForeignKey(),
    storeId: storeForeignKey().notNull(),
    direction: text({ enum: ['in', 'out'] }).notNull(),
    sender: text().notNull(),
    body: text().notNull(),
    createdAt: createdAtColumn(),
    messageId: text('message_id'),
    fingerprint: text(),
    subject: text().notNull().default(''),
    /** Classification that decides if the mail needs a reply. See `reading/classify-mail.ts`. */
    kind: text({ enum: ['customer', 'own', 'bounce', 'calendar', 'auto', 'list', 'notice'] })
      .notNull()
      .default('customer'),
    kindReason: text('kind_reason').notNull().default(''),
    fromAddress: text('from_address').notNull().default(''),
    /** The address of a reply. */
    replyTo: text('reply_to').notNull().default(''),
    to: jsonb().$type<readonly MailParty[]>().notNull().default([]),
    cc: jsonb().$type<readonly MailParty[]>().notNull().default([]),
    /** Recipients of the store's own mail that the others do not see. */
    bcc: jsonb().$type<readonly MailParty[]>().notNull().default([]),
    /** The store passed on another mail with it. */
    isForward: boolean('is_forward').notNull().default(false),
    /** Part of a side conversation: the store and others than the customer. See `threads/matching/side-conversation-mails.ts`. */
    isSide: boolean('is_side').notNull().default(false),
    /** Offset in `body` where the quote or signature begins. */
    foldAt: integer('fold_at'),
    html: text(),
    language: text(),
    headers: jsonb().$type<{
      threadIndex?: string
      authentication?: string
      ownId?: string
      /** Message-IDs of earlier mails, oldest first. A long list is cut in the middle. */
      references?: readonly string[]
    }>(),
    /** Explains why this mail did not reach its recipient. */
    undelivered: text(),
    /** The mailbox has the answered flag for it, set by another mail program. */
    isAnswered: boolean('is_answered').notNull().default(false),
    /** A reply with an unknown parent. Its subject may still match a thread. */
    isOrphan: boolean('is_orphan').notNull().default(false),
  },
  (table) => [
    index('emails_thread').on(table.threadId, table.createdAt),
    uniqueIndex('emails_identity').on(table.storeId, table.messageId, table.fingerprint),
    index('emails_from').on(table.storeId, table.fromAddress),
    index('emails_sides')
      .on(table.threadId)
      .where(sql`${table.isForward} or ${table.bcc} <> '[]'::jsonb`),
  ],
)

/**
 * The words of each mail and one for its store, for search. A trigger writes them with `email_search_words`, because
 * indexing them again with each change of a mail is slow.
 */
export const emailWords = pgTable(
  'email_words',
  {
    emailId: uuid('email_id')
      .primaryKey()
      .references(() => emails.id, { onDelete: 'cascade' }),
    words: tsvectorColumn().notNull(),
  },
  (table) => [index('email_words_words').using('gin', table.words).with({ gin_pending_list_limit: 128 })],
)

/** Message-IDs that a store's mails have or refer to, so that a parent that arrives late finds its thread. `emailId` is missing until the mail arrives. */
export const emailIds = pgTable(
  'email_ids',
  {
    storeId: storeForeignKey().notNull(),
    messageId: text('message_id').notNull(),
    threadId: threadForeignKey(),
    emailId: uuid('email_id').references(() => emails.id, { onDelete: 'cascade' }),
    /** Named in In-Reply-To, not only in References. */
    isParent: boolean('is_parent').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.messageId] }),
    index('email_ids_thread').on(table.threadId),
    index('email_ids_email').on(table.emailId),
  ],
)

/** Attachments of a mail. Their bytes stay in the mailbox: `part` is the IMAP body part. */
export const attachments = pgTable(
  'attachments',
  {
    id: uuid().primaryKey().defaultRandom(),
    emailId: uuid('email_id')
      .notNull()
      .references(() => emails.id, { onDelete: 'cascade' }),
    part: text().notNull(),
    name: text().notNull(),
    type: text().notNull(),
    bytes: integer().notNull(),
    cid: text(),
    isInline: boolean('is_inline').notNull().default(false),
  },
  (table) => [index('attachments_email').on(table.emailId)],
)

/** A person's rule for a sender: customer, not a customer, or spam. */
export const senderRules = pgTable(
  'sender_rules',
  {
    storeId: storeForeignKey().notNull(),
    address: text().notNull(),
    kind: text({ enum: ['customer', 'notice', 'spam'] }).notNull(),
    createdAt: createdAtColumn(),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.address] })],
)

/** Sync progress of a mailbox. The row is a job: its claimant reads the mailbox until the lease ends. */
export const mailboxSyncs = pgTable(
  'mailbox_syncs',
  {
    ...jobColumns(),
    storeId: storeForeignKey().notNull().unique(),
    state: text({ enum: ['new', 'importing', 'live', 'waiting', 'stopped'] })
      .notNull()
      .default('new'),
    /** The reason why sync waits or stopped. See `mailboxes/sync/decide-retry.ts`. */
    reason: text(),
    /** Consecutive failures. */
    failures: integer().notNull().default(0),
    isPaused: boolean('is_paused').notNull().default(false),
    /** Days of mail that the first import fetches. */
    importDays: integer('import_days').notNull().default(90),
    imported: integer().notNull().default(0),
    expected: integer().notNull().default(0),
    /** Drafts requested by the first import. */
    draftsWanted: integer('drafts_wanted').notNull().default(0),
    /** Completion of the first import. */
    importedAt: instantColumn('imported_at'),
    /** The Sent folder that a person chose. Missing: it is detected. */
    sentPath: text('sent_path'),
    hasSent: boolean('has_sent').notNull().default(false),
    /** All folders of the mailbox. The settings offer them as the Sent folder. */
    paths: jsonb().$type<string[]>().notNull().default([]),
    /** The last time that sync reached the newest mail. */
    liveAt: instantColumn('live_at'),
  },
  (table) => [dueJobIndex('mailbox_syncs_due', table)],
)

/** A synced folder. Mails from `nextUid` are new, and those below `lowUid` are still to be imported. */
export const mailFolders = pgTable(
  'folders',
  {
    id: uuid().primaryKey().defaultRandom(),
    storeId: storeForeignKey().notNull(),
    path: text().notNull(),
    role: text({ enum: ['inbox', 'sent'] }).notNull(),
    uidValidity: bigint('uid_validity', { mode: 'number' }).notNull(),
    nextUid: bigint('next_uid', { mode: 'number' }).notNull(),
    /** Missing after the first import. */
    lowUid: bigint('low_uid', { mode: 'number' }),
    modseq: text(),
  },
  (table) => [unique('folders_path').on(table.storeId, table.path)],
)

/** Mailbox copies of a mail. A row without a mail remains after an erasure, so that the mail is not imported again. */
export const mailLocations = pgTable(
  'locations',
  {
    folderId: uuid('folder_id')
      .notNull()
      .references(() => mailFolders.id, { onDelete: 'cascade' }),
    uidValidity: bigint('uid_validity', { mode: 'number' }).notNull(),
    uid: bigint({ mode: 'number' }).notNull(),
    emailId: uuid('email_id').references(() => emails.id, { onDelete: 'set null' }),
  },
  (table) => [
    primaryKey({ columns: [table.folderId, table.uidValidity, table.uid] }),
    index('locations_email').on(table.emailId),
  ],
)

/** Mails that the retention deleted, by a hash of their Message-ID, so that no import fetches them again. Swept once they are older than any import. */
export const removedMails = pgTable(
  'removed_mails',
  {
    storeId: storeForeignKey().notNull(),
    hash: text().notNull(),
    /** The date of the mail. */
    at: instantColumn('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.hash] }), index('removed_mails_at').on(table.at)],
)

/** Mails that failed to parse: listed for the owner and retried without blocking others. */
export const unreadableMails = pgTable(
  'unread_mails',
  {
    folderId: uuid('folder_id')
      .notNull()
      .references(() => mailFolders.id, { onDelete: 'cascade' }),
    uidValidity: bigint('uid_validity', { mode: 'number' }).notNull(),
    uid: bigint({ mode: 'number' }).notNull(),
    subject: text().notNull(),
    sender: text().notNull(),
    receivedAt: instantColumn('received_at').notNull(),
    fault: text({ enum: ['slow', 'large', 'broken'] }).notNull(),
    tries: integer().notNull().default(1),
    nextTryAt: instantColumn('next_try_at'),
  },
  (table) => [primaryKey({ columns: [table.folderId, table.uidValidity, table.uid] })],
)

/** Numbers events in the order of publication. */
export const eventPositions = pgSequence('event_positions')

/**
 * Events for open pages, deleted after an hour; `member` ends the streams of a removed person, and
 * `notification` is only for the person of its `ref`. `position` is null until publication
 * (docs/decisions/0033-events-in-order-of-commit.md).
 */
export const pageEvents = pgTable(
  'events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    storeId: storeForeignKey().notNull(),
    type: text({
      enum: ['thread', 'list', 'mailbox', 'draft', 'draft_text', 'member', 'notification'],
    }).notNull(),
    ref: text().notNull().default(''),
    at: instantColumn('at').notNull().defaultNow(),
    position: bigint({ mode: 'number' }),
  },
  (table) => [
    uniqueIndex('events_position').on(table.position),
    index('events_store').on(table.storeId, table.position),
    index('events_waiting')
      .on(table.id)
      .where(sql`${table.position} is null`),
    index('events_at').on(table.at),
  ],
)
