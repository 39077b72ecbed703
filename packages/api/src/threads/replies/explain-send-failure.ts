/** Reason codes of a mail that failed or may have failed to send. */
export type SendFault =
  | 'host'
  | 'private'
  | 'sealed'
  | 'unlinked'
  | 'moved'
  | 'login'
  | 'consent'
  | 'token'
  | 'provider'
  | 'client'
  | 'network'
  | 'later'
  | 'refused'
  | 'expired'
  | 'answered'
  | 'removed'
  | 'silent'
  | 'restored'

const sendReasonTexts: Readonly<Record<SendFault, string>> = {
  host: 'The mail server cannot be found.',
  private: 'The mail server is in a private network, which is not allowed here.',
  sealed: 'The saved password can no longer be decrypted. Please enter it again.',
  unlinked: 'No email account is linked.',
  moved: 'This reply was written for another email account of this store. Please check it and send it again.',
  login: 'The mail server refused the user name or the password.',
  consent: 'Access to the email account has expired or was revoked. Please connect it again.',
  token:
    'The mail server refused the account although access was granted. Please allow SMTP for it at the provider.',
  provider: 'The provider of the email account could not be reached.',
  client:
    'The provider of the email account no longer accepts this server. The operator of the server must renew the OAuth client.',
  network: 'The mail server could not be reached.',
  later: 'The mail server asks to try again later.',
  refused: 'The mail server refused this email.',
  expired: 'The mail server did not accept this email for a whole day.',
  answered: 'The customer wrote again before the chosen time, so this reply was not sent.',
  removed:
    'The person who scheduled this reply can no longer send emails in this store. Please check it and send it again.',
  silent: 'The mail server did not confirm that it accepted the email.',
  restored: 'This email was being sent when the backup was made.',
}

/** The explanation shown to people. */
export const explainSendFailure = (reason: string): string =>
  (sendReasonTexts as Readonly<Record<string, string | undefined>>)[reason] ?? sendReasonTexts.network
