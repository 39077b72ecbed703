import type { MailServer } from '@draftdesk/contract'
import type { Credentials } from './credentials.ts'
import type { Mailbox } from './mailbox.ts'
import { findProvider } from './providers.ts'

/** What a mailbox is opened with. */
export type MailboxLogin = Credentials & {
  readonly imap: MailServer
  readonly smtp: MailServer
}

/** What a person entered: servers left out come from the provider, a password left out from the record. */
export interface MailboxEntry {
  address: string
  username?: string | undefined
  password?: string | undefined
  provider?: string | undefined
  imap?: MailServer | undefined
  smtp?: MailServer | undefined
}

/**
 * What is missing: the servers, encryption, or the password, because there is none yet, because the account or a server is
 * another one, or because the saved one cannot be opened.
 */
export type MissingLogin = 'servers' | 'encryption' | 'password' | 'password again' | 'sealed password'

const isSameServer = (a: MailServer, b: MailServer): boolean =>
  a.host === b.host && a.port === b.port && a.security === b.security

/** Completes what was entered; `openPassword` opens the saved one of the mailbox before. */
export function readLogin(
  entry: MailboxEntry,
  before: Mailbox | undefined,
  allowsOpen: boolean,
  openPassword: (sealed: string) => string | undefined,
): MailboxLogin | MissingLogin {
  const provider = findProvider(entry.provider, entry.address)
  const imap = entry.imap ?? provider?.imap
  const smtp = entry.smtp ?? provider?.smtp
  if (!imap || !smtp) return 'servers'
  if (!allowsOpen && (imap.security === 'none' || smtp.security === 'none')) return 'encryption'
  const username = entry.username || entry.address
  if (entry.password) return { username, password: entry.password, imap, smtp }
  if (!before || before.provider !== null) return 'password'
  // Whoever could send the saved password to a server, a port or an unencrypted connection of their choice would learn it.
  const isSame =
    before.username === username &&
    isSameServer({ host: before.imapHost, port: before.imapPort, security: before.imapSecurity }, imap) &&
    isSameServer({ host: before.smtpHost, port: before.smtpPort, security: before.smtpSecurity }, smtp)
  if (!isSame) return 'password again'
  const password = openPassword(before.sealedPassword)
  return password === undefined ? 'sealed password' : { username, password, imap, smtp }
}
