import { boolean, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { createdAtColumn, instantColumn } from './columns.ts'
import { userForeignKey, users } from './people.ts'

/** The paying client: the person who opened the first store. */
export const clients = pgTable('clients', {
  id: uuid().primaryKey().defaultRandom(),
  accountDetailId: integer('account_detail_id')
    .notNull()
    .unique()
    .generatedByDefaultAsIdentity({ startWith: 501 }),
  name: text().notNull(),
  ownerId: uuid('owner_id')
    .unique()
    .references(() => users.id, { onDelete: 'set null' }),
  createdAt: createdAtColumn(),
})

/**
 * Online shops, with the time of each completed set-up step. Database triggers set these times, and later
 * changes do not clear them.
 */
export const stores = pgTable('stores', {
  id: uuid().primaryKey().defaultRandom(),
  number: integer().notNull().unique().generatedByDefaultAsIdentity({ startWith: 1001 }),
  name: text().notNull(),
  clientId: uuid('client_id').references(() => clients.id, { onDelete: 'set null' }),
  isOnboarded: boolean('is_onboarded').notNull().default(false),
  documentAt: instantColumn('document_at'),
  mailboxAt: instantColumn('mailbox_at'),
  shopAt: instantColumn('shop_at'),
  /** The choice made instead of linking a shop. */
  shopChoice: text('shop_choice', { enum: ['elsewhere', 'later'] }),
  /** Sending limits that a super admin chose for this store. Null: the server's defaults. */
  repliesPerMinute: integer('replies_per_minute'),
  repliesPerDay: integer('replies_per_day'),
  /** The store and all its rows are deleted from this time on. Null: not planned. */
  deleteAt: instantColumn('delete_at'),
  /** A super admin suspended the store: its members cannot enter it, and its jobs wait. */
  suspendedAt: instantColumn('suspended_at'),
  suspendedReason: text('suspended_reason'),
  createdAt: createdAtColumn(),
})

/** Foreign key to a store. Deleting the store deletes the row. */
export const storeForeignKey = () => uuid('store_id').references(() => stores.id, { onDelete: 'cascade' })

/** Members of stores with their roles and rights. */
export const members = pgTable(
  'members',
  {
    userId: userForeignKey(),
    storeId: storeForeignKey().notNull(),
    role: text().notNull(),
    createdAt: createdAtColumn(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.storeId] }),
    index('members_store').on(table.storeId),
  ],
)

/**
 * Invitations, by the hash of the identifier in the link, which a resend replaces. `id` is public to the
 * store.
 */
export const invites = pgTable(
  'invites',
  {
    hash: text().primaryKey(),
    id: uuid().notNull().unique().defaultRandom(),
    email: text().notNull(),
    storeId: storeForeignKey().notNull(),
    role: text().notNull(),
    invitedBy: uuid('invited_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAtColumn(),
    expiresAt: instantColumn('expires_at').notNull(),
    acceptedAt: instantColumn('accepted_at'),
    joinedAt: instantColumn('joined_at'),
    revokedAt: instantColumn('revoked_at'),
  },
  (table) => [index('invites_email').on(table.email), index('invites_store').on(table.storeId)],
)
