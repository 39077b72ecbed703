import { boolean, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { createdAt, instant } from './columns.ts'
import { users } from './people.ts'
import { storeKey } from './stores.ts'

/** Whom a store writes with, by the address that its answers go to. */
export const customers = pgTable(
  'customers',
  {
    id: uuid().primaryKey().defaultRandom(),
    storeId: storeKey().notNull(),
    address: text().notNull(),
    name: text().notNull().default(''),
    language: text(),
    firstAt: instant('first_at').notNull(),
    lastAt: instant('last_at').notNull(),
  },
  (table) => [unique('customers_address').on(table.storeId, table.address)],
)

/**
 * Conversations with a customer. `lastEmailAt`, `customerAt` and `storeAt` are the dates of the newest mail of anybody, of a
 * customer and of the store. A conversation that was merged into another one only leads to it.
 */
export const threads = pgTable(
  'threads',
  {
    id: uuid().primaryKey().defaultRandom(),
    storeId: storeKey().notNull(),
    subject: text().notNull(),
    /** The subject without reply prefixes, in lower case. */
    baseSubject: text('base_subject').notNull().default(''),
    customerId: uuid('customer_id').references(() => customers.id, { onDelete: 'set null' }),
    lastEmailAt: instant('last_email_at').notNull(),
    customerAt: instant('customer_at'),
    storeAt: instant('store_at'),
    /** Mails of the customer up to here need no reply: a person said so, or they were old when the mailbox was linked. */
    settledAt: instant('settled_at'),
    /** Whether the customer wrote later than the store and nobody settled it; follows from the dates above. */
    needsReply: boolean('needs_reply').notNull().default(false),
    isUnread: boolean('is_unread').notNull().default(false),
    archivedAt: instant('archived_at'),
    /** When a person said that its sender writes spam. */
    spamAt: instant('spam_at'),
    /** Who of the store answers it. */
    assigneeId: uuid('assignee_id').references(() => users.id, { onDelete: 'set null' }),
    mergedInto: uuid('merged_into'),
    version: integer().notNull().default(1),
    createdAt: createdAt(),
  },
  (table) => [
    index('threads_store').on(table.storeId, table.lastEmailAt),
    index('threads_open')
      .on(table.storeId, table.lastEmailAt)
      .where(sql`${table.archivedAt} is null and ${table.mergedInto} is null`),
    index('threads_waiting')
      .on(table.storeId)
      .where(sql`${table.needsReply}`),
    index('threads_assignee')
      .on(table.assigneeId, table.storeId)
      .where(sql`${table.assigneeId} is not null`),
    index('threads_subject').on(table.storeId, table.baseSubject),
    index('threads_customer').on(table.customerId),
    index('threads_merged').on(table.mergedInto),
  ],
)

/** The column that refers to a thread; the row goes with it. */
export const threadKey = () =>
  uuid('thread_id')
    .notNull()
    .references(() => threads.id, { onDelete: 'cascade' })
