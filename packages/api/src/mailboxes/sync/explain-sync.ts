import { explainMail } from '../mail-failure.ts'

/** Explains to the owner why sync waits. Null when it runs. */
export function explainSync(reason: string | null): string | null {
  if (reason === null) return null
  if (reason === 'busy') return 'The mail server limits our requests. Syncing continues by itself.'
  if (reason === 'login') return 'The mail server no longer accepts the password. Please enter it again.'
  if (reason === 'consent')
    return 'Access to this e-mail account has expired or was revoked. Please connect it again.'
  return explainMail('imap', reason)
}

const explanations: Readonly<Record<'slow' | 'large' | 'broken', string>> = {
  slow: 'Reading it took too long.',
  large: 'Reading it takes too much memory.',
  broken: 'Its structure is damaged.',
}

/** Explains why a mail could not be read. */
export const explainUnread = (fault: keyof typeof explanations): string => explanations[fault]
