import type { MailServer, MailProvider } from '@draftdesk/contract'
import { mailProviders } from '@draftdesk/contract/mail-providers'
import type { Credentials } from '../mailbox-credentials.ts'
import type { Mailbox } from '../mailbox.ts'

/** Servers and credentials of a mailbox. */
export type MailboxLogin = Credentials & {
  readonly imap: MailServer
  readonly smtp: MailServer
}

/** A person's input. Missing servers come from the provider, and a missing password from the saved mailbox. */
export interface MailboxLoginInput {
  address: string
  username?: string | undefined
  password?: string | undefined
  provider?: string | undefined
  imap?: MailServer | undefined
  smtp?: MailServer | undefined
}

/**
 * Required input that is missing. `password again`: account or server changed; `sealed password`: the stored
 * one cannot be decrypted.
 */
export type MissingLoginPart = 'servers' | 'encryption' | 'password' | 'password again' | 'sealed password'

const isSameServer = (a: MailServer, b: MailServer): boolean =>
  a.host === b.host && a.port === b.port && a.security === b.security

/** Completes a person's input. `openPassword` unseals the saved password. */
export function completeMailboxLogin(
  entry: MailboxLoginInput,
  before: Mailbox | undefined,
  allowsOpen: boolean,
  openPassword: (sealed: string) => string | undefined,
): MailboxLogin | MissingLoginPart {
  const provider = findMailProvider(entry.provider, entry.address)
  const imap = entry.imap ?? provider?.imap
  const smtp = entry.smtp ?? provider?.smtp
  if (!imap || !smtp) return 'servers'
  if (!allowsOpen && (imap.security === 'none' || smtp.security === 'none')) return 'encryption'
  const username = entry.username || entry.address
  if (entry.password) return { username, password: entry.password, imap, smtp }
  if (!before || before.provider !== null) return 'password'
  // Reusing the saved password for another server, port or encryption would let an attacker capture it.
  const isSame =
    before.username === username &&
    isSameServer({ host: before.imapHost, port: before.imapPort, security: before.imapSecurity }, imap) &&
    isSameServer({ host: before.smtpHost, port: before.smtpPort, security: before.smtpSecurity }, smtp)
  if (!isSame) return 'password again'
  const password = openPassword(before.sealedPassword)
  return password === undefined ? 'sealed password' : { username, password, imap, smtp }
}

/** Finds a provider by id or by the domain of an address. */
function findMailProvider(id: string | undefined, address: string): MailProvider | undefined {
  if (id !== undefined && id !== '') return mailProviders.find((provider) => provider.id === id)
  const domain = address.slice(address.lastIndexOf('@') + 1).toLowerCase()
  return mailProviders.find(({ domains }) => domains.includes(domain))
}
