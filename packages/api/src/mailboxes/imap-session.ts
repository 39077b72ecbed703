import { isIP } from 'node:net'
import type { MailServer } from '@draftdesk/contract'
import { ImapFlow } from 'imapflow'
import type { Credentials } from './credentials.ts'

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
/** Most literals of one response. The library takes quadratic time for more: 64,000 held the event loop for 7 s. */
const mostLiterals = 2000

/** The name that the server's certificate must match. IP addresses need none. */
export const certificateName = ({ host }: MailServer) => (isIP(host) ? {} : { servername: host })

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
    ...certificateName(server),
    port: server.port,
    secure: server.security === 'tls',
    doSTARTTLS: server.security === 'starttls',
    auth: toImapAuth(login),
    clientInfo: { name: 'Draftdesk' },
    logger: false,
    connectionTimeout: stepMs,
    greetingTimeout: stepMs,
    socketTimeout: silenceMs,
    // IDLE dies silently on some servers.
    maxIdleTime: 4 * 60_000,
    autoIdleDelay: 500,
    // A search finds 100,000 mails in one line.
    maxLineLength: megabyte,
    maxLiteralSize: 4 * megabyte,
    maxResponseSize: 5 * megabyte,
  })
  limitLiterals(client)
  // The pending command reports the same error.
  client.on('error', () => undefined)
  return client
}

/** The parts of the library's stream that count literals. It has limits for sizes, and none for their number. */
interface LiteralStream {
  readonly literals: readonly Buffer[]
  checkLiteralMarker: (line: Buffer) => boolean
  failStream: (error: Error) => false
}

/** Ends a connection whose server sends more literals in one response than any mail needs. */
function limitLiterals(client: ImapFlow): void {
  const { streamer } = client as unknown as { streamer: LiteralStream }
  const checkLiteralMarker = streamer.checkLiteralMarker.bind(streamer)
  streamer.checkLiteralMarker = (line) =>
    streamer.literals.length < mostLiterals
      ? checkLiteralMarker(line)
      : streamer.failStream(new Error('The response has too many literals.'))
}
