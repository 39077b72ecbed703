import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAtColumn, instantColumn } from './columns.ts'
import { users } from './people.ts'
import { storeForeignKey } from './stores.ts'

/** Reply settings of a store: signature, sender name and reply address. */
export const storeSettings = pgTable('store_settings', {
  storeId: storeForeignKey().primaryKey(),
  signature: text().notNull().default(''),
  senderName: text('sender_name').notNull().default(''),
  replyTo: text('reply_to').notNull().default(''),
  /** Seconds in which a reply can be taken back. */
  undoSeconds: integer('undo_seconds').notNull().default(10),
  /** New conversations are assigned to members in turn. */
  assignsInTurn: boolean('assigns_in_turn').notNull().default(false),
  /** The last member whose turn it was. */
  lastInTurn: uuid('last_in_turn'),
  /** Members without two-step sign-in set it up before they work in the store. */
  requiresTwoStep: boolean('requires_two_step').notNull().default(false),
  version: integer().notNull().default(1),
  updatedAt: instantColumn('updated_at').notNull().defaultNow(),
})

/** Days after which data of a store is deleted, by kind. Null: it is kept. */
export const retention = pgTable('retention', {
  storeId: storeForeignKey().primaryKey(),
  /** Conversations that need no reply. */
  resolvedDays: integer('resolved_days'),
  archivedDays: integer('archived_days'),
  spamDays: integer('spam_days'),
  activityDays: integer('activity_days'),
  /** Conversations stored until then are deleted: their mailbox was unlinked. */
  eraseUntil: instantColumn('erase_until'),
  version: integer().notNull().default(1),
  updatedAt: instantColumn('updated_at').notNull().defaultNow(),
})

/**
 * Activity log for the owner; names remain after their person is deleted. A row without a store is an action
 * of a super admin on the person `personId` or on the server.
 */
export const activities = pgTable(
  'activities',
  {
    id: uuid().primaryKey().defaultRandom(),
    storeId: storeForeignKey(),
    personId: uuid('person_id').references(() => users.id, { onDelete: 'set null' }),
    actorId: uuid('actor_id').references(() => users.id, { onDelete: 'set null' }),
    actorName: text('actor_name').notNull(),
    action: text().notNull(),
    note: text(),
    createdAt: createdAtColumn(),
  },
  (table) => [
    index('activities_store').on(table.storeId, table.createdAt),
    index('activities_person').on(table.personId),
    index('activities_actor').on(table.actorId, table.createdAt),
  ],
)
