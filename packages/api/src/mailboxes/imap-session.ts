import { isIP } from 'node:net'
import type { MailServer } from '@draftdesk/contract'
import { ImapFlow } from 'imapflow'
import type { Credentials } from './credentials.ts'

/** How a mailbox is read: where it is, and as whom. */
export type ImapLogin = Credentials & {
  readonly server: MailServer
  /** The address that `server.host` was found at; names are looked up once. */
  readonly address: string
}

/** How long a server may take; tests are less patient. */
export interface ImapLimits {
  readonly stepMs: number
  readonly silenceMs: number
}

/** How long a mail server may take. One that says nothing for a minute while it is asked something is given up. */
export const imapLimits: ImapLimits = { stepMs: 15_000, silenceMs: 60_000 }

const megabyte = 1024 * 1024

/** The name that the server's certificate must hold; an address is checked by itself. */
export const certificateName = ({ host }: MailServer) => (isIP(host) ? {} : { servername: host })

/** Credentials as the IMAP library takes them. */
export const authOf = (credentials: Credentials) =>
  'token' in credentials
    ? { user: credentials.username, accessToken: credentials.token.value }
    : { user: credentials.username, pass: credentials.password }

/** Creates a connection that reads a mailbox and never changes it. A server that sends without end is cut off. */
export function createImapSession(login: ImapLogin, { stepMs, silenceMs }: ImapLimits): ImapFlow {
  const { server } = login
  const client = new ImapFlow({
    host: login.address,
    ...certificateName(server),
    port: server.port,
    secure: server.security === 'tls',
    doSTARTTLS: server.security === 'starttls',
    auth: authOf(login),
    clientInfo: { name: 'Draftdesk' },
    logger: false,
    connectionTimeout: stepMs,
    greetingTimeout: stepMs,
    socketTimeout: silenceMs,
    // IDLE dies silently on some servers.
    maxIdleTime: 4 * 60_000,
    autoIdleDelay: 500,
    maxLineLength: 2 * megabyte,
    maxLiteralSize: 4 * megabyte,
    maxResponseSize: 8 * megabyte,
  })
  // A connection that breaks off also says so here; whoever waits for an answer hears the same.
  client.on('error', () => undefined)
  return client
}
