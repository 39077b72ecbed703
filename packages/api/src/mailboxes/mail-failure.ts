/** The direction of a mailbox that failed. */
export type MailSide = 'imap' | 'smtp'

/** Why a direction of a mailbox does not work. */
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

/** How each direction of a mailbox did: its fault, or none when it works. */
export type MailTest = Partial<Record<MailSide, MailFault | undefined>>

const sides: Readonly<Record<MailSide, string>> = {
  imap: 'Reading mail (IMAP) failed',
  smtp: 'Sending mail (SMTP) failed',
}

const words: Readonly<Record<MailFault, string>> = {
  host: 'there is no server of this name.',
  private: 'this server is in a private network, which is not allowed here.',
  refused: 'the server does not answer on this port.',
  timeout: 'the server did not answer in time. Please check its name and port.',
  certificate: 'the certificate of the server is not valid. Please check the name of the server.',
  encryption: 'the connection could not be secured. Please check the port and the kind of encryption.',
  protocol: 'what answers on this port is not such a mail server.',
  login: 'the server refused the user name or the password.',
  inbox: 'the inbox could not be opened.',
  sealed: 'the saved password cannot be opened any more. Please enter it again.',
  consent: 'the consent to this e-mail account has ended. Please connect it again.',
  token:
    'the server refused this account although consent was given. Please check that mail programs are allowed for it (IMAP and SMTP), then connect it again.',
  provider: 'the provider that gave its consent could not be reached. Please try again.',
  client:
    'the provider does not know this server any more. Whoever runs it has to renew its access at the provider.',
  broken: 'the connection broke off. Please try again.',
}

/** The sentence for the person: which side, and why. */
export function explainMail(side: MailSide, fault: string): string {
  const why = (words as Readonly<Record<string, string | undefined>>)[fault] ?? words.broken
  return `${sides[side]}: ${why}`
}

const fine: Readonly<Record<MailSide, string>> = {
  imap: 'Reading mail (IMAP) works.',
  smtp: 'Sending mail (SMTP) works.',
}

/** The sentences for the person about both directions of a mailbox of which one, or both, failed. */
export const explainMailTest = (test: Partial<Record<MailSide, string | undefined>>): string =>
  (['imap', 'smtp'] as const)
    .map((side) => (test[side] === undefined ? fine[side] : explainMail(side, test[side])))
    .join(' ')

const codes: readonly (readonly [RegExp, MailFault])[] = [
  [/EAUTH|AUTHENTICATIONFAILED|Invalid login/i, 'login'],
  [/ENOTFOUND|EAI_AGAIN|EDNS/, 'host'],
  [/ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|EADDRNOTAVAIL/, 'refused'],
  [/EPROTOCOL|Invalid greeting|ParserError|Unexpected/i, 'protocol'],
  [/CERT|ALTNAME|SELF_SIGNED|UNABLE_TO_|self.signed|certificate|altnames/, 'certificate'],
  [/ERR_SSL|EPROTO|ETLS|STARTTLS|wrong version number|SSL routines|TLS/i, 'encryption'],
  [/TIMEOUT|ETIMEDOUT|Timeout|timed out/, 'timeout'],
]

/** Signing in worked and the inbox did not open. */
export class InboxError extends Error {
  override readonly name = 'InboxError'
}

/** Finds the reason in an error of the mail libraries: by its code, else by its message. */
export function findFault(error: unknown): MailFault {
  if (error instanceof InboxError) return 'inbox'
  if (!(error instanceof Error)) return 'broken'
  if ('authenticationFailed' in error && error.authenticationFailed === true) return 'login'
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  for (const text of [code, error.message]) {
    const found = codes.find(([pattern]) => pattern.test(text))
    if (found) return found[1]
  }
  return 'broken'
}
