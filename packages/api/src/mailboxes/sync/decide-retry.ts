import { MailboxAccessError } from '../mailbox-password.ts'
import { classifyMailError } from '../mail-failure.ts'
import type { MailFault } from '../mail-failure.ts'

/** Reason code of paused or stopped sync. */
export type SyncFault = MailFault | 'busy'

export interface RetryDecision {
  readonly reason: SyncFault
  /** Undefined: retry only after a person's action. */
  readonly afterSeconds: number | undefined
}

// Error messages of rate limits.
const throttlingMessage = /too many|throttl|rate limit|try again later|temporarily/i
const throttlingCode = /^(?:limit|overquota|unavailable|inuse)$/i

/** Failed logins before retries stop, because providers lock accounts. */
const maxLoginTries = 3
const loginRetrySeconds = 300

/** Decides on the retry after `tries` consecutive failures. */
export function decideRetry(error: unknown, tries: number, random: () => number): RetryDecision {
  const { code, responseText, serverResponseCode } = Object(error) as Readonly<Record<string, unknown>>
  const answer = typeof responseText === 'string' ? responseText : ''
  const text = error instanceof Error ? `${error.message} ${answer}` : ''
  const doubledDelay = (first: number, most: number) => Math.min(most, first * 2 ** Math.min(tries - 1, 20))
  const responseCode = typeof serverResponseCode === 'string' ? serverResponseCode : ''
  if (throttlingCode.test(responseCode) || throttlingMessage.test(text) || code === 'ETHROTTLE')
    return { reason: 'busy', afterSeconds: doubledDelay(900, 14_400) }
  const reason = error instanceof MailboxAccessError ? error.fault : classifyMailError(error)
  if (reason === 'login' || reason === 'token')
    return { reason, afterSeconds: tries < maxLoginTries ? loginRetrySeconds : undefined }
  if (reason === 'sealed' || reason === 'consent') return { reason, afterSeconds: undefined }
  return { reason, afterSeconds: doubledDelay(5, 600) * (1 - random() / 2) }
}
