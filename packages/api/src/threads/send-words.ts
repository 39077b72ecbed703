/** Why a mail did not leave, or what is not known of it: words of ours for what servers do. */
export type SendReason =
  | 'host'
  | 'private'
  | 'sealed'
  | 'unlinked'
  | 'login'
  | 'consent'
  | 'token'
  | 'provider'
  | 'client'
  | 'network'
  | 'later'
  | 'refused'
  | 'expired'
  | 'silent'
  | 'restored'

const words: Readonly<Record<SendReason, string>> = {
  host: 'The mail server cannot be found.',
  private: 'The mail server is in a private network, which is not allowed here.',
  sealed: 'The saved password cannot be opened any more. Please enter it again.',
  unlinked: 'No e-mail account is linked.',
  login: 'The mail server refused the user name or the password.',
  consent: 'The consent to the e-mail account has ended. Please connect it again.',
  token:
    'The mail server refused the account although consent was given. Please check that sending by SMTP is allowed for it.',
  provider: 'The provider that gave its consent to the e-mail account could not be reached.',
  client: 'The provider of the e-mail account does not know this server any more.',
  network: 'The mail server could not be reached.',
  later: 'The mail server asks to try again later.',
  refused: 'The mail server refused this e-mail.',
  expired: 'The mail server did not take this e-mail for a whole day.',
  silent: 'The mail server took the e-mail but did not confirm it.',
  restored: 'This e-mail was on its way when the data was restored from a backup.',
}

/** The sentence for a person. */
export const explainSend = (reason: string): string =>
  (words as Readonly<Record<string, string | undefined>>)[reason] ?? words.network
