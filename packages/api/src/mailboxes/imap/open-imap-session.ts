import type { ImapFlow } from 'imapflow'
import type { FindHost } from '../../platform/network/find-host.ts'
import { AccessError } from '../mailbox-password.ts'
import type { Credentials, OpenCredentials } from '../mailbox-credentials.ts'
import { createImapSession } from './imap-session.ts'
import type { ImapLimits } from './imap-session.ts'
import { findMailFault } from '../mail-failure.ts'
import type { Mailbox } from '../mailbox.ts'

export interface SessionDeps {
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
 * Opens a session that closes on `ending`, and renews a rejected token once. Throws an `AccessError` or the
 * mail server's error.
 */
export async function openImapSession(
  { openCredentials, findHost, limits }: SessionDeps,
  mailbox: Mailbox,
  ending?: AbortSignal,
): Promise<ImapConnection> {
  const credentials = await openCredentials(mailbox)
  const host = await findHost(mailbox.imapHost, ending)
  ending?.throwIfAborted()
  if (host.kind === 'failed') throw new AccessError(host.failure)
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
    if (findMailFault(error) !== 'login') throw error
    const renewed = await token.renew()
    const client = await connectClient({ username, token: renewed }).catch((again: unknown) => {
      throw findMailFault(again) === 'login' ? new AccessError('token') : again
    })
    return { client, endsAtMs: renewed.expiresAtMs }
  }
}
