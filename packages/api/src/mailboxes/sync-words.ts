import { explainMail } from './mail-failure.ts'

/** Why a mailbox is not read, for its owner; null when it is. */
export function explainSync(reason: string | null): string | null {
  if (reason === null) return null
  if (reason === 'busy') return 'The mail server asks us to slow down.'
  if (reason === 'login')
    return 'The mail server does not let us in any more. Please enter the password again.'
  if (reason === 'consent')
    return 'The consent to this e-mail account has ended: it was taken back, or has run out. Please connect it again.'
  return explainMail('imap', reason)
}

const faults: Readonly<Record<'slow' | 'large' | 'broken', string>> = {
  slow: 'Reading it took too long.',
  large: 'Reading it takes too much memory.',
  broken: 'Its structure is damaged.',
}

/** Why a mail could not be read. */
export const explainUnread = (fault: keyof typeof faults): string => faults[fault]
