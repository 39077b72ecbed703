import { isIP } from 'node:net'
import type { MailServer } from '@draftdesk/contract'
import { ImapFlow } from 'imapflow'
import type { Credentials } from '../mailbox-credentials.ts'

/** Server and credentials of an IMAP login. */
export type ImapLogin = Credentials & {
  readonly server: MailServer
  /** The resolved IP address of `server.host`, so that the name is looked up once. */
  readonly address: string
}

/** IMAP timeouts. Tests use shorter ones. */
export interface ImapLimits {
  readonly stepMs: number
  readonly silenceMs: number
}

/** A connection ends after a minute of silence during a command. */
export const imapLimits: ImapLimits = { stepMs: 15_000, silenceMs: 60_000 }

const megabyte = 1024 * 1024
/** Longest line in bytes. Parsing a line blocks the event loop, up to 25 ms for this length on a busy machine. */
export const maxImapLineLength = 128 * 1024
/** Most words, literals and lists of one response. The library's own limit blocks the event loop for seconds. */
const maxTokens = 20_000

/** The host name that the server's certificate must match. Undefined for an IP address. */
export const getServerNameOption = ({ host }: MailServer) => (isIP(host) ? {} : { servername: host })

/** Converts credentials to the IMAP library's format. */
export const toImapAuth = (credentials: Credentials) =>
  'token' in credentials
    ? { user: credentials.username, accessToken: credentials.token.value }
    : { user: credentials.username, pass: credentials.password }

/** Creates a read-only IMAP connection. It ends when the server sends without limit. */
export function createImapSession(login: ImapLogin, { stepMs, silenceMs }: ImapLimits): ImapFlow {
  const { server } = login
  const client = new ImapFlow({
    host: login.address,
    ...getServerNameOption(server),
    port: server.port,
    secure: server.security === 'tls',
    doSTARTTLS: server.security === 'starttls',
    auth: toImapAuth(login),
    clientInfo: { name: 'Draftdesk' },
    logger: false,
    connectionTimeout: stepMs,
    greetingTimeout: stepMs,
    socketTimeout: silenceMs,
    // Some servers end IDLE without a message, so it is restarted regularly.
    maxIdleTime: 4 * 60_000,
    autoIdleDelay: 500,
    maxLineLength: maxImapLineLength,
    maxLiteralSize: 4 * megabyte,
    maxResponseSize: 5 * megabyte,
    maxResponseTokens: maxTokens,
  })
  // Ignores the error event, because the pending command rejects with the same error.
  client.on('error', () => undefined)
  return client
}
