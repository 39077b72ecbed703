import { consentProviders } from '@draftdesk/contract/mail-providers'
import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { linkedAccountColumns } from './linked-account-columns.ts'

const securityColumn = (name: string) => text(name, { enum: ['tls', 'starttls', 'none'] }).notNull()

/**
 * The mail account of a store; the password is sealed, and empty with OAuth (see `oauthTokens`). `failure` is
 * the reason of `failureSide`; if both fail, it is that of reading, and `otherFailure` that of sending.
 */
export const mailboxes = pgTable('mailboxes', {
  ...linkedAccountColumns(),
  address: text().notNull(),
  /** The OAuth provider that replaces the password. */
  provider: text({ enum: consentProviders }),
  username: text().notNull(),
  imapHost: text('imap_host').notNull(),
  imapPort: integer('imap_port').notNull(),
  imapSecurity: securityColumn('imap_security'),
  smtpHost: text('smtp_host').notNull(),
  smtpPort: integer('smtp_port').notNull(),
  smtpSecurity: securityColumn('smtp_security'),
  sealedPassword: text('sealed_password').notNull(),
  failureSide: text('failure_side', { enum: ['imap', 'smtp'] }),
  otherFailure: text('other_failure'),
})
