import { sql, type SQL } from 'drizzle-orm'
import {
  bigint,
  boolean,
  customType,
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
import { createdAt, instant } from './columns.ts'
import { storeKey } from './stores.ts'
import { threadKey } from './threads.ts'
import { workColumns, workIndex } from './work.ts'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

interface Party {
  name: string
  address: string
}

/**
 * The mails of a thread, from the customer (`in`) or to them (`out`). `sender` is the From header as it came, `createdAt` the
 * moment that lists go by. One mail is one row, however many folders hold it: Message-ID and fingerprint say which.
 */
export const emails = pgTable(
  'emails',
  {
    id: uuid().primaryKey().defaultRandom(),
    threadId: threadKey(),
    storeId: storeKey().notNull(),
    direction: text({ enum: ['in', 'out'] }).notNull(),
    sender: text().notNull(),
    body: text().notNull(),
    createdAt: createdAt(),
    messageId: text('message_id'),
    fingerprint: text(),
    subject: text().notNull().default(''),
    /** Why it is answered or not; see the room `reading`. */
    kind: text({ enum: ['customer', 'own', 'bounce', 'calendar', 'auto', 'list', 'notice'] })
      .notNull()
      .default('customer'),
    kindReason: text('kind_reason').notNull().default(''),
    fromAddress: text('from_address').notNull().default(''),
    /** Where an answer goes. */
    replyTo: text('reply_to').notNull().default(''),
    to: jsonb().$type<readonly Party[]>().notNull().default([]),
    cc: jsonb().$type<readonly Party[]>().notNull().default([]),
    /** Where quote and signature begin in `body`. */
    foldAt: integer('fold_at'),
    html: text(),
    language: text(),
    headers: jsonb().$type<{
      threadIndex?: string
      authentication?: string
      ownId?: string
      /** Message-IDs of the mails before it, oldest first; of a long conversation the first and the last ones. */
      references?: readonly string[]
    }>(),
    /** In words: why this mail of the store did not reach its recipient. */
    undelivered: text(),
    /** Answered from another mail program, as the mailbox says. */
    isAnswered: boolean('is_answered').notNull().default(false),
    /** A reply whose parent is not known: the subject may still lead to its conversation. */
    isOrphan: boolean('is_orphan').notNull().default(false),
    search: tsvector().generatedAlwaysAs(
      (): SQL =>
        // Without these signs, which make one token of an address, a link, or a number with what stands before it, each word is
        // found by itself.
        sql`to_tsvector('simple', translate(left(coalesce(subject, '') || ' ' || coalesce(sender, '') || ' ' || coalesce(reply_to, '') || ' ' || coalesce(body, ''), 20000), '-+./_@:&=?%<>~*#,;', repeat(' ', 18)))`,
    ),
  },
  (table) => [
    index('emails_thread').on(table.threadId, table.createdAt),
    uniqueIndex('emails_identity').on(table.storeId, table.messageId, table.fingerprint),
    index('emails_from').on(table.storeId, table.fromAddress),
    index('emails_search').using('gin', table.search),
  ],
)

/**
 * Every Message-ID that a mail of the store has or names, so that a parent which arrives after its answer finds its
 * conversation. `emailId` is missing while the mail itself has not come.
 */
export const emailIds = pgTable(
  'email_ids',
  {
    storeId: storeKey().notNull(),
    messageId: text('message_id').notNull(),
    threadId: threadKey(),
    emailId: uuid('email_id').references(() => emails.id, { onDelete: 'cascade' }),
    /** Named as the mail that is answered, not only as one of the earlier ones. */
    isParent: boolean('is_parent').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.messageId] }),
    index('email_ids_thread').on(table.threadId),
    index('email_ids_email').on(table.emailId),
  ],
)

/** The files of a mail. Their bytes stay in the mailbox: `part` is where IMAP finds them. */
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

/** What a person said about a sender: a customer after all, none, or one whose mails nobody wants to see. */
export const senderRules = pgTable(
  'sender_rules',
  {
    storeId: storeKey().notNull(),
    address: text().notNull(),
    kind: text({ enum: ['customer', 'notice', 'spam'] }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.address] })],
)

/** How far the reading of a mailbox is. The row is work: whoever claims it reads the mailbox as long as the claim holds. */
export const mailboxSyncs = pgTable(
  'mailbox_syncs',
  {
    ...workColumns(),
    storeId: storeKey().notNull().unique(),
    state: text({ enum: ['new', 'importing', 'live', 'waiting', 'stopped'] })
      .notNull()
      .default('new'),
    /** Why it waits or has stopped; see `mailboxes/sync-faults.ts`. */
    reason: text(),
    /** Failures in a row. */
    failures: integer().notNull().default(0),
    isPaused: boolean('is_paused').notNull().default(false),
    /** How many days back the first import goes. */
    importDays: integer('import_days').notNull().default(90),
    imported: integer().notNull().default(0),
    expected: integer().notNull().default(0),
    /** How many drafts the first import asked for. */
    draftsWanted: integer('drafts_wanted').notNull().default(0),
    /** When the first import was done. */
    importedAt: instant('imported_at'),
    /** The Sent folder that a person chose; found by itself when missing. */
    sentPath: text('sent_path'),
    hasSent: boolean('has_sent').notNull().default(false),
    /** Every folder of the mailbox, to choose from. */
    paths: jsonb().$type<string[]>().notNull().default([]),
    /** When it last stood at the newest mail. */
    liveAt: instant('live_at'),
  },
  (table) => [workIndex('mailbox_syncs_due', table)],
)

/** A folder that is read, by its path in the mailbox. Mails from `nextUid` on are new, those below `lowUid` are still to be imported. */
export const folders = pgTable(
  'folders',
  {
    id: uuid().primaryKey().defaultRandom(),
    storeId: storeKey().notNull(),
    path: text().notNull(),
    role: text({ enum: ['inbox', 'sent'] }).notNull(),
    uidValidity: bigint('uid_validity', { mode: 'number' }).notNull(),
    nextUid: bigint('next_uid', { mode: 'number' }).notNull(),
    /** Missing when the first import is done. */
    lowUid: bigint('low_uid', { mode: 'number' }),
    modseq: text(),
  },
  (table) => [unique('folders_path').on(table.storeId, table.path)],
)

/**
 * Where the copies of a mail were seen in the mailbox. One without a mail stays behind when the mail is erased, so that it is not
 * read again.
 */
export const locations = pgTable(
  'locations',
  {
    folderId: uuid('folder_id')
      .notNull()
      .references(() => folders.id, { onDelete: 'cascade' }),
    uidValidity: bigint('uid_validity', { mode: 'number' }).notNull(),
    uid: bigint({ mode: 'number' }).notNull(),
    emailId: uuid('email_id').references(() => emails.id, { onDelete: 'set null' }),
  },
  (table) => [
    primaryKey({ columns: [table.folderId, table.uidValidity, table.uid] }),
    index('locations_email').on(table.emailId),
  ],
)

/** Mails that could not be read: listed for the owner, tried again, never in the way of others. */
export const unreadMails = pgTable(
  'unread_mails',
  {
    folderId: uuid('folder_id')
      .notNull()
      .references(() => folders.id, { onDelete: 'cascade' }),
    uidValidity: bigint('uid_validity', { mode: 'number' }).notNull(),
    uid: bigint({ mode: 'number' }).notNull(),
    subject: text().notNull(),
    sender: text().notNull(),
    receivedAt: instant('received_at').notNull(),
    fault: text({ enum: ['slow', 'large', 'broken'] }).notNull(),
    tries: integer().notNull().default(1),
    nextTryAt: instant('next_try_at'),
  },
  (table) => [primaryKey({ columns: [table.folderId, table.uidValidity, table.uid] })],
)

/** Numbers events in the order in which they are announced. */
export const eventPositions = pgSequence('event_positions')

/**
 * News for open pages: the kind of thing that changed, and its id. `member` ends the streams of a person who was removed, and is
 * not sent to any page. Deleted after an hour. `position` is null until the event is
 * announced (docs/decisions/0033-events-in-order-of-commit.md); `at` is then the moment of that.
 */
export const events = pgTable(
  'events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    storeId: storeKey().notNull(),
    type: text({ enum: ['thread', 'list', 'mailbox', 'draft', 'draft_text', 'member'] }).notNull(),
    ref: text().notNull().default(''),
    at: instant('at').notNull().defaultNow(),
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
