import { boolean, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { bytes, createdAt, instant } from './columns.ts'
import { drafts } from './drafts.ts'
import { emails } from './emails.ts'
import { users } from './people.ts'
import { storeKey } from './stores.ts'
import { threadKey } from './threads.ts'
import { workColumns, workIndex } from './work.ts'

/** Whom the mail server is told a mail is from and for, Bcc included. */
export interface Envelope {
  readonly from: string
  readonly to: readonly string[]
}

/**
 * Mails on their way out, one row each for good. `held` waits for its time or for another try, `sending` is claimed, `unknown` was
 * handed over without an answer and is never sent again by itself. Once a mail is sent the row is work until its copy is in the
 * Sent folder. The whole mail is fixed before the first try, its Message-ID with it, so that every trace of it can be told.
 */
export const outbox = pgTable(
  'outbox',
  {
    ...workColumns(),
    storeId: storeKey().notNull(),
    threadId: threadKey(),
    draftId: uuid('draft_id').references(() => drafts.id, { onDelete: 'set null' }),
    /** The mail of the conversation that it became. */
    emailId: uuid('email_id').references(() => emails.id, { onDelete: 'set null' }),
    state: text({ enum: ['held', 'sending', 'sent', 'failed', 'unknown', 'cancelled'] })
      .notNull()
      .default('held'),
    messageId: text('message_id').notNull().unique(),
    /** What the page sent with the press of the button: a repeated request finds the row of the first. */
    key: text().notNull(),
    /** Until then it can be taken back. */
    sendAt: instant('send_at').notNull(),
    envelope: jsonb().$type<Envelope>().notNull(),
    subject: text().notNull().default(''),
    /** The mail without its files, from which the conversation gets its e-mail; empty once that is done. */
    letter: text().notNull().default(''),
    /** When the body was asked for: written down before the first byte left. */
    handedAt: instant('handed_at'),
    /** When the end of the body was about to leave: before it no server can have taken the mail. */
    endedAt: instant('ended_at'),
    sentAt: instant('sent_at'),
    /** What the mail server answered at last, or why it could not be reached: a word of ours. */
    reason: text(),
    answer: text(),
    /** The Message-ID that the mail server gave it in place of ours. */
    serverId: text('server_id'),
    /** When its copy was seen in, or put into, the Sent folder. */
    copiedAt: instant('copied_at'),
    /** How often the Sent folder was searched since it was handed over. */
    looks: integer().notNull().default(0),
    /** When the owners were told that it cannot leave. */
    toldAt: instant('told_at'),
    sentBy: uuid('sent_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    workIndex('outbox_due', table),
    unique('outbox_key').on(table.storeId, table.key),
    index('outbox_thread').on(table.threadId),
    index('outbox_draft').on(table.draftId),
    index('outbox_email').on(table.emailId),
    index('outbox_state').on(table.storeId, table.state),
  ],
)

/** The whole mail in parts of a megabyte, until its copy is in the Sent folder. */
export const outboxParts = pgTable(
  'outbox_parts',
  {
    outboxId: uuid('outbox_id')
      .notNull()
      .references(() => outbox.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    content: bytes().notNull(),
  },
  (table) => [primaryKey({ columns: [table.outboxId, table.position] })],
)

/** What is known of how the mail server of a store sends. */
export const mailRoutes = pgTable('mail_routes', {
  storeId: storeKey().primaryKey(),
  /** The account and server that the rest is known of. */
  server: text().notNull(),
  /** Whether it puts what it sends into the Sent folder by itself. */
  savesSent: boolean('saves_sent'),
})
