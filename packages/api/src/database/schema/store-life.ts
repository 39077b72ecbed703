import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, instant } from './columns.ts'
import { users } from './people.ts'
import { storeKey } from './stores.ts'

/** How a store writes: what its replies end with, whom they come from and where answers go. */
export const storeSettings = pgTable('store_settings', {
  storeId: storeKey().primaryKey(),
  signature: text().notNull().default(''),
  senderName: text('sender_name').notNull().default(''),
  replyTo: text('reply_to').notNull().default(''),
  /** How long a reply can be taken back after the button was pressed. */
  undoSeconds: integer('undo_seconds').notNull().default(10),
  version: integer().notNull().default(1),
  updatedAt: instant('updated_at').notNull().defaultNow(),
})

/** What was done in a store that its owner has a right to know of; the name stays when the person is gone. */
export const activities = pgTable(
  'activities',
  {
    id: uuid().primaryKey().defaultRandom(),
    storeId: storeKey().notNull(),
    actorId: uuid('actor_id').references(() => users.id, { onDelete: 'set null' }),
    actorName: text('actor_name').notNull(),
    action: text().notNull(),
    note: text(),
    createdAt: createdAt(),
  },
  (table) => [index('activities_store').on(table.storeId, table.createdAt)],
)
