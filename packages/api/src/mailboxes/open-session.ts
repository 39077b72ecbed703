import type { ImapFlow } from 'imapflow'
import type { Seal } from '@draftdesk/server-kit'
import type { FindHost } from '../platform/hosts.ts'
import { AccessError, openPassword } from './access.ts'
import { createImapSession, type ImapLimits } from './imap-session.ts'
import type { Mailbox } from './mailbox.ts'

/** What opening a session with a mailbox works with. */
export interface SessionParts {
  readonly seal: Seal
  readonly findHost: FindHost
  readonly limits: ImapLimits
}

/** Prepares a session with the mailbox of a store; `connect` opens it. Throws an `AccessError` when there can be none. */
export async function prepareSession(
  { seal, findHost, limits }: SessionParts,
  mailbox: Mailbox,
): Promise<ImapFlow> {
  const password = openPassword(seal, mailbox)
  if (password === undefined) throw new AccessError('sealed')
  const host = await findHost(mailbox.imapHost)
  if (host.kind === 'failed') throw new AccessError(host.failure)
  const server = { host: mailbox.imapHost, port: mailbox.imapPort, security: mailbox.imapSecurity }
  return createImapSession({ username: mailbox.username, password, server, address: host.address }, limits)
}
