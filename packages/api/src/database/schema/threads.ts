import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, instant } from './columns.ts'
import { storeKey } from './stores.ts'

/** Conversations with a customer; `lastEmailAt` is the date of the newest of their mails. */
export const threads = pgTable(
  'threads',
  {
    id: uuid().primaryKey().defaultRandom(),
    storeId: storeKey().notNull(),
    subject: text().notNull(),
    lastEmailAt: instant('last_email_at').notNull(),
    archivedAt: instant('archived_at'),
    version: integer().notNull().default(1),
    createdAt: createdAt(),
  },
  (table) => [index('threads_store').on(table.storeId, table.lastEmailAt)],
)

const threadKey = () =>
  uuid('thread_id')
    .notNull()
    .references(() => threads.id, { onDelete: 'cascade' })

/** The mails of a thread, from the customer (`in`) or to them (`out`). `sender` is the From header as it came. */
export const emails = pgTable(
  'emails',
  {
    id: uuid().primaryKey().defaultRandom(),
    threadId: threadKey(),
    direction: text({ enum: ['in', 'out'] }).notNull(),
    sender: text().notNull(),
    body: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('emails_thread').on(table.threadId, table.createdAt)],
)

/** Replies written for a thread that are not sent yet. */
export const drafts = pgTable(
  'drafts',
  {
    id: uuid().primaryKey().defaultRandom(),
    threadId: threadKey(),
    body: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('drafts_thread').on(table.threadId, table.createdAt)],
)
