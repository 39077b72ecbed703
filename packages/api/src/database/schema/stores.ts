import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, instant } from './columns.ts'
import { userId, users } from './people.ts'

/** Who pays for stores: the person who opened the first of them. */
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
  createdAt: createdAt(),
})

/**
 * Online shops. A part of the set-up that was complete once has the time of it, whatever became of the document, the mailbox
 * or the shop since: triggers of the migrations write it beside the first row of theirs that works.
 */
export const stores = pgTable('stores', {
  id: uuid().primaryKey().defaultRandom(),
  number: integer().notNull().unique().generatedByDefaultAsIdentity({ startWith: 1001 }),
  name: text().notNull(),
  clientId: uuid('client_id').references(() => clients.id, { onDelete: 'set null' }),
  isOnboarded: boolean('is_onboarded').notNull().default(false),
  documentAt: instant('document_at'),
  mailboxAt: instant('mailbox_at'),
  shopAt: instant('shop_at'),
  /** What the store answered instead of linking a Shopify store. */
  shopChoice: text('shop_choice', { enum: ['elsewhere', 'later'] }),
  /** Replies to customers that the store may send; the server's defaults when missing. A super admin changes them. */
  repliesPerMinute: integer('replies_per_minute'),
  repliesPerDay: integer('replies_per_day'),
  createdAt: createdAt(),
})

/** The column that refers to a store; the row goes with it. */
export const storeKey = () => uuid('store_id').references(() => stores.id, { onDelete: 'cascade' })

/** Who works in which store, as what, with which rights. */
export const members = pgTable(
  'members',
  {
    userId: userId(),
    storeId: storeKey().notNull(),
    role: text().notNull(),
    permissions: jsonb().$type<string[]>().notNull().default([]),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.storeId] }),
    index('members_store').on(table.storeId),
  ],
)

/** Invitations by the hash of the identifier in their link, which a resend replaces; `id` names them to the store. */
export const invites = pgTable(
  'invites',
  {
    hash: text().primaryKey(),
    id: uuid().notNull().unique().defaultRandom(),
    email: text().notNull(),
    storeId: storeKey().notNull(),
    role: text().notNull(),
    permissions: jsonb().$type<string[]>().notNull().default([]),
    invitedBy: uuid('invited_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
    acceptedAt: instant('accepted_at'),
    joinedAt: instant('joined_at'),
    revokedAt: instant('revoked_at'),
  },
  (table) => [index('invites_email').on(table.email), index('invites_store').on(table.storeId)],
)
