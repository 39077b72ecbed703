import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { linkedColumns } from './links.ts'

const security = (name: string) => text(name, { enum: ['tls', 'starttls', 'none'] }).notNull()

/**
 * The e-mail account of a store; its password is sealed, and empty where the `provider` lets us in by consent (see `grants`).
 * `failure` is of the direction that `failureSide` names; when both failed it is that of reading, and `otherFailure` that of sending.
 */
export const mailboxes = pgTable('mailboxes', {
  ...linkedColumns(),
  address: text().notNull(),
  /** Whose consent opens it, in place of a password. */
  provider: text({ enum: ['google', 'microsoft'] }),
  username: text().notNull(),
  imapHost: text('imap_host').notNull(),
  imapPort: integer('imap_port').notNull(),
  imapSecurity: security('imap_security'),
  smtpHost: text('smtp_host').notNull(),
  smtpPort: integer('smtp_port').notNull(),
  smtpSecurity: security('smtp_security'),
  sealedPassword: text('sealed_password').notNull(),
  failureSide: text('failure_side', { enum: ['imap', 'smtp'] }),
  otherFailure: text('other_failure'),
})
