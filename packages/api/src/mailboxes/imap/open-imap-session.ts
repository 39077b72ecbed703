import type { ImapFlow } from 'imapflow'
import type { FindHost } from '../../platform/network/find-host.ts'
import { MailboxAccessError } from '../mailbox-password.ts'
import type { Credentials, OpenCredentials } from '../mailbox-credentials.ts'
import { createImapSession } from './imap-session.ts'
import type { ImapLimits } from './imap-session.ts'
import { classifyMailError } from '../mail-failure.ts'
import type { Mailbox } from '../mailbox.ts'

export interface ImapSessionDeps {
  readonly openCredentials: OpenCredentials
  readonly findHost: FindHost
  readonly limits: ImapLimits
}

/** An open session. Servers end it when its token expires. */
export interface ImapConnection {
  readonly client: ImapFlow
  readonly endsAtMs: number | undefined
}

/**
 * Opens a session that closes on `ending`, and renews a rejected token once. Throws an `MailboxAccessError` or the
 * mail server's error.
 */
export async function openImapSession(
  { openCredentials, findHost, limits }: ImapSessionDeps,
  mailbox: Mailbox,
  ending?: AbortSignal,
): Promise<ImapConnection> {
  const credentials = await openCredentials(mailbox)
  const host = await findHost(mailbox.imapHost, ending)
  ending?.throwIfAborted()
  if (host.kind === 'failed') throw new MailboxAccessError(host.failure)
  const server = { host: mailbox.imapHost, port: mailbox.imapPort, security: mailbox.imapSecurity }
  const connectClient = async (shown: Credentials): Promise<ImapFlow> => {
    const client = createImapSession({ ...shown, server, address: host.address }, limits)
    const closeClient = () => client.close()
    ending?.addEventListener('abort', closeClient, { once: true })
    client.once('close', () => ending?.removeEventListener('abort', closeClient))
    try {
      await client.connect()
      return client
    } catch (error) {
      client.close()
      throw error
    }
  }
  if (!('token' in credentials)) return { client: await connectClient(credentials), endsAtMs: undefined }
  const { username, token } = credentials
  try {
    return { client: await connectClient(credentials), endsAtMs: token.expiresAtMs }
  } catch (error) {
    if (classifyMailError(error) !== 'login') throw error
    const renewed = await token.renew()
    const client = await connectClient({ username, token: renewed }).catch((again: unknown) => {
      throw classifyMailError(again) === 'login' ? new MailboxAccessError('token') : again
    })
    return { client, endsAtMs: renewed.expiresAtMs }
  }
}
