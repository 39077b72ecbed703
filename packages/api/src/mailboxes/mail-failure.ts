/** The failed direction of a mailbox. */
export type MailProtocol = 'imap' | 'smtp'

/** Reason code of a failed direction. */
export type MailFault =
  | 'host'
  | 'private'
  | 'refused'
  | 'timeout'
  | 'certificate'
  | 'encryption'
  | 'protocol'
  | 'login'
  | 'inbox'
  | 'sealed'
  | 'consent'
  | 'token'
  | 'provider'
  | 'client'
  | 'broken'

/** Test result per direction: its fault, or undefined when it works. */
export type MailTestResult = Partial<Record<MailProtocol, MailFault | undefined>>

const sideTexts: Readonly<Record<MailProtocol, string>> = {
  imap: 'Reading mail (IMAP) failed',
  smtp: 'Sending mail (SMTP) failed',
}

const mailFaultTexts: Readonly<Record<MailFault, string>> = {
  host: 'no server has this name. Please check the name.',
  private: 'this server is in a private network, which is not allowed here.',
  refused: 'the server does not accept connections on this port. Please check the port.',
  timeout: 'the server did not answer in time. Please check its name and port.',
  certificate: 'the certificate of the server is not valid. Please check the name of the server.',
  encryption: 'the connection could not be secured. Please check the port and the kind of encryption.',
  protocol: 'the server on this port is not a mail server of this kind. Please check the port.',
  login: 'the server refused the user name or the password.',
  inbox: 'the inbox could not be opened.',
  sealed: 'the saved password can no longer be decrypted. Please enter it again.',
  consent: 'access to this email account has expired or was revoked. Please connect it again.',
  token:
    'the server refused this account although access was granted. Please allow IMAP and SMTP for it at the provider, then connect it again.',
  provider: 'the provider of the account could not be reached. Please try again.',
  client:
    'the provider no longer accepts this server. Its operator must renew the OAuth client at the provider.',
  broken: 'the connection was lost. Please try again.',
}

/** All codes of mail failures. */
export const mailFaults = Object.keys(mailFaultTexts)

/** The explanation of a failed direction. */
export function explainMailFault(side: MailProtocol, fault: string): string {
  const why = (mailFaultTexts as Readonly<Record<string, string | undefined>>)[fault] ?? mailFaultTexts.broken
  return `${sideTexts[side]}: ${why}`
}

const sideWorksTexts: Readonly<Record<MailProtocol, string>> = {
  imap: 'Reading mail (IMAP) works.',
  smtp: 'Sending mail (SMTP) works.',
}

export const explainMailTest = (test: Partial<Record<MailProtocol, string | undefined>>): string =>
  (['imap', 'smtp'] as const)
    .map((side) => (test[side] === undefined ? sideWorksTexts[side] : explainMailFault(side, test[side])))
    .join(' ')

const faultByCode: readonly (readonly [RegExp, MailFault])[] = [
  [/EAUTH|AUTHENTICATIONFAILED|Invalid login/i, 'login'],
  [/ENOTFOUND|EAI_AGAIN|EDNS/, 'host'],
  [/ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|EADDRNOTAVAIL/, 'refused'],
  [/EPROTOCOL|Invalid greeting|ParserError|Unexpected/i, 'protocol'],
  [/CERT|ALTNAME|SELF_SIGNED|UNABLE_TO_|self.signed|certificate|altnames/, 'certificate'],
  [/ERR_SSL|EPROTO|ETLS|STARTTLS|wrong version number|SSL routines|TLS/i, 'encryption'],
  [/TIMEOUT|ETIMEDOUT|Timeout|timed out/, 'timeout'],
]

/** Login worked, but the inbox did not open. */
export class InboxOpenError extends Error {
  override readonly name = 'InboxOpenError'
}

/** Maps an error of the mail libraries to a reason code, by its code or message. */
export function classifyMailError(error: unknown): MailFault {
  if (error instanceof InboxOpenError) return 'inbox'
  if (!(error instanceof Error)) return 'broken'
  if ('authenticationFailed' in error && error.authenticationFailed === true) return 'login'
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  for (const text of [code, error.message]) {
    const found = faultByCode.find(([pattern]) => pattern.test(text))
    if (found) return found[1]
  }
  return 'broken'
}
