import { boolean, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { createdAtColumn, instantColumn } from './columns.ts'
import { users } from './people.ts'
import { storeForeignKey } from './stores.ts'

/** A name as it is searched. An index takes no long values. */
export const searchableName = (name: PgColumn) => sql`lower(left(${name}, 100))`

/** The last word of a name, by which people are found too. */
export const searchableLastName = (name: PgColumn) => sql`lower(substring(left(${name}, 100) from '\\S+$'))`

/** Indexes that find people of a store by the beginning of an address, a name or a last name. */
const personSearchIndexes = (
  prefix: string,
  { storeId, address, name }: Readonly<Record<'storeId' | 'address' | 'name', PgColumn>>,
) => [
  index(`${prefix}_by_address`).on(storeId, sql`${address} text_pattern_ops`),
  index(`${prefix}_by_name`).on(storeId, sql`(${searchableName(name)}) text_pattern_ops`),
  index(`${prefix}_by_last_name`).on(storeId, sql`(${searchableLastName(name)}) text_pattern_ops`),
]

/** Customers of a store, by their reply address. */
export const customers = pgTable(
  'customers',
  {
    id: uuid().primaryKey().defaultRandom(),
    storeId: storeForeignKey().notNull(),
    address: text().notNull(),
    name: text().notNull().default(''),
    language: text(),
    firstAt: instantColumn('first_at').notNull(),
    lastAt: instantColumn('last_at').notNull(),
  },
  (table) => [
    unique('customers_address').on(table.storeId, table.address),
    index('customers_language').on(table.storeId, table.language),
    ...personSearchIndexes('customers', table),
  ],
)

/** Everyone that a store wrote to with this product, to complete addresses. */
export const recipients = pgTable(
  'recipients',
  {
    id: uuid().primaryKey().defaultRandom(),
    storeId: storeForeignKey().notNull(),
    address: text().notNull(),
    name: text().notNull().default(''),
    /** Mails to this address. */
    uses: integer().notNull().default(1),
    lastAt: instantColumn('last_at').notNull(),
  },
  (table) => [
    unique('recipients_address').on(table.storeId, table.address),
    ...personSearchIndexes('recipients', table),
  ],
)

type ThreadListColumns = Readonly<
  Record<
    | 'storeId'
    | 'listedAt'
    | 'archivedAt'
    | 'mergedInto'
    | 'snoozedAt'
    | 'isUnread'
    | 'hasDraft'
    | 'assigneeId'
    | 'storeAt'
    | 'lastEmailAt'
    | 'needsReply',
    PgColumn
  >
>

/** Indexes of the conversations that are neither archived nor snoozed: of all, and of each narrower list. */
const threadListIndexes = (table: ThreadListColumns) => {
  const inSight = sql`${table.archivedAt} is null and ${table.mergedInto} is null and ${table.snoozedAt} is null`
  const indexListed = (name: string) => index(name).on(table.storeId, table.listedAt)
  return [
    indexListed('threads_sight').where(inSight),
    indexListed('threads_sight_unread').where(sql`${table.isUnread} and ${inSight}`),
    indexListed('threads_sight_unassigned').where(sql`${table.assigneeId} is null and ${inSight}`),
    indexListed('threads_sight_answered').where(
      sql`${table.storeAt} is not null and ${table.storeAt} >= ${table.lastEmailAt} and ${inSight}`,
    ),
    indexListed('threads_sight_drafted').where(sql`${table.hasDraft} and ${inSight}`),
    indexListed('threads_sight_waiting').where(sql`${table.needsReply} and ${inSight}`),
    index('threads_sight_assigned')
      .on(table.storeId, table.assigneeId, table.listedAt)
      .where(sql`${table.assigneeId} is not null and ${inSight}`),
  ]
}

/**
 * Conversations with a customer, with the dates of the newest mail, newest customer mail and newest store
 * mail. A merged thread only redirects.
 */
export const threads = pgTable(
  'threads',
  {
    id: uuid().primaryKey().defaultRandom(),
    storeId: storeForeignKey().notNull(),
    subject: text().notNull(),
    /** The subject in lower case, without reply prefixes. */
    baseSubject: text('base_subject').notNull().default(''),
    customerId: uuid('customer_id').references(() => customers.id, { onDelete: 'set null' }),
    lastEmailAt: instantColumn('last_email_at').notNull(),
    customerAt: instantColumn('customer_at'),
    storeAt: instantColumn('store_at'),
    /** Customer mails until then need no reply: a person resolved them, or they predate the mailbox link. */
    settledAt: instantColumn('settled_at'),
    /** True if the customer wrote after the store's last mail and after `settledAt`. */
    needsReply: boolean('needs_reply').notNull().default(false),
    isUnread: boolean('is_unread').notNull().default(false),
    /** True if lists count one of its drafts (`isDraftCountedInLists`). Written by triggers, so that each transaction keeps it. */
    hasDraft: boolean('has_draft').notNull().default(false),
    archivedAt: instantColumn('archived_at'),
    /** The time that a person marked the sender as spam. */
    spamAt: instantColumn('spam_at'),
    /** The member assigned to it. */
    assigneeId: uuid('assignee_id').references(() => users.id, { onDelete: 'set null' }),
    /** The time that a person snoozed it. Null: not snoozed. */
    snoozedAt: instantColumn('snoozed_at'),
    /** The end of the snooze. Null while snoozed: until the customer answers. */
    snoozedUntil: instantColumn('snoozed_until'),
    /** The time at which a snoozed conversation returns, unless the customer answers earlier. */
    followUpAt: instantColumn('follow_up_at'),
    /** The time that it returned to the top of the lists. */
    returnedAt: instantColumn('returned_at'),
    /** The mark of a returned thread. Null once a person resolved it. */
    returnReason: text('return_reason', { enum: ['snooze', 'follow_up'] }),
    /** The date of the conversation in lists: of its last mail, or of its return from snooze. */
    listedAt: instantColumn('listed_at')
      .notNull()
      .generatedAlwaysAs(sql`greatest(last_email_at, returned_at)`),
    mergedInto: uuid('merged_into'),
    version: integer().notNull().default(1),
    createdAt: createdAtColumn(),
  },
  (table) => [
    index('threads_store').on(table.storeId, table.listedAt),
    index('threads_open')
      .on(table.storeId, table.listedAt)
      .where(sql`${table.archivedAt} is null and ${table.mergedInto} is null`),
    // The next four are for older versions.
    index('threads_unread')
      .on(table.storeId, table.listedAt)
      .where(sql`${table.isUnread} and ${table.archivedAt} is null and ${table.mergedInto} is null`),
    index('threads_unassigned')
      .on(table.storeId, table.listedAt)
      .where(
        sql`${table.assigneeId} is null and ${table.archivedAt} is null and ${table.mergedInto} is null`,
      ),
    index('threads_answered')
      .on(table.storeId, table.listedAt)
      .where(
        sql`${table.storeAt} is not null and ${table.storeAt} >= ${table.lastEmailAt} and ${table.archivedAt} is null and ${table.mergedInto} is null`,
      ),
    index('threads_waiting')
      .on(table.storeId)
      .where(sql`${table.needsReply}`),
    // Each list and count of a large store has its own index. A count reads nothing else.
    ...threadListIndexes(table),
    index('threads_archived')
      .on(table.storeId, table.listedAt)
      .where(sql`${table.archivedAt} is not null and ${table.mergedInto} is null`),
    index('threads_snoozed')
      .on(table.storeId, table.listedAt)
      .where(sql`${table.snoozedAt} is not null`),
    index('threads_assignee')
      .on(table.assigneeId, table.storeId)
      .where(sql`${table.assigneeId} is not null`),
    index('threads_return')
      .on(sql`least(${table.snoozedUntil}, ${table.followUpAt})`)
      .where(sql`coalesce(${table.snoozedUntil}, ${table.followUpAt}) is not null`),
    index('threads_subject').on(table.storeId, table.baseSubject),
    index('threads_customer').on(table.customerId),
    index('threads_merged').on(table.mergedInto),
  ],
)

/** Foreign key to a thread. Deleting the thread deletes the row. */
export const threadForeignKey = () =>
  uuid('thread_id')
    .notNull()
    .references(() => threads.id, { onDelete: 'cascade' })
