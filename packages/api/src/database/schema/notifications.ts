import type { NotificationChannels, NotificationKind } from '@draftdesk/contract'
import { sql } from 'drizzle-orm'
import { boolean, foreignKey, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { createdAtColumn, instantColumn } from './columns.ts'
import { userForeignKey, users } from './people.ts'
import { tokenChains } from './sign-ins.ts'
import { members, storeForeignKey } from './stores.ts'
import { threads } from './threads.ts'
import { jobColumns, dueJobIndex } from './jobs.ts'

// Repeated here, because drizzle-kit cannot load the contract.
const notificationKinds = [
  'assigned',
  'mentioned',
  'answered',
  'send_failed',
  'mailbox_stopped',
] as const satisfies readonly NotificationKind[]

/** Foreign key to a membership. Removing the member deletes the row. */
const memberForeignKey = (table: { readonly userId: AnyPgColumn; readonly storeId: AnyPgColumn }) =>
  foreignKey({
    columns: [table.userId, table.storeId],
    foreignColumns: [members.userId, members.storeId],
  }).onDelete('cascade')

/** Notifications of members. Subjects and customers are read from the thread, so that nothing of an erased customer stays. */
export const notifications = pgTable(
  'notifications',
  {
    id: uuid().primaryKey().defaultRandom(),
    storeId: storeForeignKey().notNull(),
    userId: userForeignKey(),
    kind: text({ enum: notificationKinds }).notNull(),
    /** Null for several threads, or for the store. */
    threadId: uuid('thread_id').references(() => threads.id, { onDelete: 'cascade' }),
    /** The colleague who caused it. The name remains after the person is deleted. */
    actorId: uuid('actor_id').references(() => users.id, { onDelete: 'set null' }),
    actorName: text('actor_name').notNull().default(''),
    /** The number of threads assigned at once. */
    count: integer().notNull().default(1),
    /** The key of the event. A person is notified of it once. */
    key: text().notNull(),
    /** False: only sent by push or mail. */
    isListed: boolean('is_listed').notNull().default(true),
    createdAt: createdAtColumn(),
    seenAt: instantColumn('seen_at'),
    /** The time to mail it unless it was seen. Null: never. */
    mailAt: instantColumn('mail_at'),
    /** Set before sending the mail, so that a crash cannot send it twice. */
    mailedAt: instantColumn('mailed_at'),
    /** The time that the first push service accepted it. */
    pushedAt: instantColumn('pushed_at'),
  },
  (table) => [
    memberForeignKey(table),
    unique('notifications_key').on(table.storeId, table.key, table.userId),
    index('notifications_person').on(table.userId, table.storeId, table.createdAt),
    index('notifications_thread').on(table.threadId),
    index('notifications_actor')
      .on(table.actorId)
      .where(sql`${table.actorId} is not null`),
    index('notifications_created').on(table.createdAt),
    index('notifications_mail')
      .on(table.userId, table.storeId)
      .where(sql`mail_at is not null and mailed_at is null and seen_at is null`),
  ],
)

/** Each person's choices. A missing row or kind means the defaults. */
export const notificationSettings = pgTable('notification_settings', {
  userId: userForeignKey().primaryKey(),
  kinds: jsonb()
    .$type<Readonly<Partial<Record<NotificationKind, NotificationChannels>>>>()
    .notNull()
    .default({}),
  mailMinutes: integer('mail_minutes').notNull(),
})

/** Browsers with push notifications, deleted with the sign-in that added them. Endpoint and keys are sealed. */
export const pushBrowsers = pgTable(
  'push_browsers',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: userForeignKey(),
    chainId: uuid('chain_id')
      .notNull()
      .references(() => tokenChains.id, { onDelete: 'cascade' }),
    endpointHash: text('endpoint_hash').notNull().unique(),
    sealed: text().notNull(),
    createdAt: createdAtColumn(),
  },
  (table) => [index('push_browsers_user').on(table.userId), index('push_browsers_chain').on(table.chainId)],
)

/** The server's own keys, sealed. */
export const serverKeys = pgTable('server_keys', { name: text().primaryKey(), sealed: text().notNull() })

/** Push messages to send: one notification to one browser. */
export const pushMessages = pgTable(
  'push_messages',
  {
    ...jobColumns(),
    storeId: storeForeignKey().notNull(),
    notificationId: uuid('notification_id')
      .notNull()
      .references(() => notifications.id, { onDelete: 'cascade' }),
    browserId: uuid('browser_id')
      .notNull()
      .references(() => pushBrowsers.id, { onDelete: 'cascade' }),
  },
  (table) => [
    dueJobIndex('push_messages_due', table),
    index('push_messages_notification').on(table.notificationId),
    index('push_messages_browser').on(table.browserId),
    index('push_messages_store').on(table.storeId),
  ],
)

/** Members to mail about unseen notifications, several in one mail. */
export const mailReminders = pgTable(
  'mail_reminders',
  { ...jobColumns(), storeId: storeForeignKey().notNull(), userId: userForeignKey() },
  (table) => [
    memberForeignKey(table),
    dueJobIndex('mail_reminders_due', table),
    unique('mail_reminders_member').on(table.storeId, table.userId),
  ],
)
