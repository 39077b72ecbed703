import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { bytesColumn, createdAtColumn, instantColumn } from './columns.ts'
import { drafts } from './drafts.ts'
import type { AppliedActions } from './drafts.ts'
import { emails } from './emails.ts'
import { users } from './people.ts'
import { storeForeignKey } from './stores.ts'
import { threadForeignKey } from './threads.ts'
import { jobColumns, dueJobIndex } from './jobs.ts'

/** SMTP envelope: sender and recipients, including Bcc. */
export interface MailEnvelope {
  readonly from: string
  readonly to: readonly string[]
  /** Recipients that no header of the mail names. */
  readonly bcc?: readonly { readonly name: string; readonly address: string }[]
}

/** Outgoing mails. `held` waits, `sending` is claimed, and `unknown` was handed over without confirmation and is not retried. */
export const outbox = pgTable(
  'outbox',
  {
    ...jobColumns(),
    storeId: storeForeignKey().notNull(),
    threadId: threadForeignKey(),
    draftId: uuid('draft_id').references(() => drafts.id, { onDelete: 'set null' }),
    /** The mail of the thread after sending. */
    emailId: uuid('email_id').references(() => emails.id, { onDelete: 'set null' }),
    state: text({ enum: ['held', 'sending', 'sent', 'failed', 'unknown', 'cancelled'] })
      .notNull()
      .default('held'),
    messageId: text('message_id').notNull().unique(),
    /** Idempotency key from the page. A repeated request returns the existing row. */
    key: text().notNull(),
    /** The reply can be taken back until then. */
    sendAt: instantColumn('send_at').notNull(),
    /** Once it is sent, the thread returns at this time unless the customer answers before. */
    followUpAt: instantColumn('follow_up_at'),
    /** A person chose the time. A customer's mail before it withholds the reply. */
    isScheduled: boolean('is_scheduled').notNull().default(false),
    /** The conversation before the actions of the draft. Taking the mail back restores it. */
    applied: jsonb().$type<AppliedActions>(),
    envelope: jsonb().$type<MailEnvelope>().notNull(),
    subject: text().notNull().default(''),
    /** The mail without attachments, used to create its row in the thread. Empty afterwards. */
    letter: text().notNull().default(''),
    /** Start of SMTP DATA, recorded before the first byte. */
    handedAt: instantColumn('handed_at'),
    /** Recorded before the end of DATA. Without it no server has accepted the mail. */
    endedAt: instantColumn('ended_at'),
    sentAt: instantColumn('sent_at'),
    /** Code for the server's last response or for why it was unreachable. */
    reason: text(),
    answer: text(),
    /** The Message-ID that the mail server assigned instead. */
    serverId: text('server_id'),
    /** The time that a copy was found in, or added to, the Sent folder. */
    copiedAt: instantColumn('copied_at'),
    /** Searches of the Sent folder since hand-over. */
    looks: integer().notNull().default(0),
    /** The time that the owners were notified of the failure. */
    toldAt: instantColumn('told_at'),
    sentBy: uuid('sent_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAtColumn(),
  },
  (table) => [
    dueJobIndex('outbox_due', table),
    unique('outbox_key').on(table.storeId, table.key),
    index('outbox_thread').on(table.threadId),
    index('outbox_draft').on(table.draftId),
    index('outbox_email').on(table.emailId),
    index('outbox_sender')
      .on(table.sentBy)
      .where(sql`${table.sentBy} is not null`),
    index('outbox_state').on(table.storeId, table.state),
    index('outbox_unsent')
      .on(table.state)
      .where(sql`state in ('held', 'sending', 'failed', 'unknown')`),
    index('outbox_parked')
      .on(table.parkedAt)
      .where(sql`parked_at is not null`),
  ],
)

/** The complete mail in rows of one megabyte, until its copy is in the Sent folder. */
export const outboxParts = pgTable(
  'outbox_parts',
  {
    outboxId: uuid('outbox_id')
      .notNull()
      .references(() => outbox.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    content: bytesColumn().notNull(),
  },
  (table) => [primaryKey({ columns: [table.outboxId, table.position] })],
)

/** Observed behavior of a store's mail server. */
export const mailRoutes = pgTable('mail_routes', {
  storeId: storeForeignKey().primaryKey(),
  /** Account and server that the observations belong to. */
  server: text().notNull(),
  /** True if the server saves sent mail to the Sent folder. */
  savesSent: boolean('saves_sent'),
})
