import { AccessError } from './access.ts'
import { findFault, type MailFault } from './mail-failure.ts'

/** Why a mailbox is not read at the moment. */
export type SyncReason = MailFault | 'busy'

/** What follows from a failure: when to try again, or that trying again would do harm. */
export interface Consequence {
  readonly reason: SyncReason
  /** Undefined: not before a person has done something about it. */
  readonly afterSeconds: number | undefined
}

// What servers say when they want to be left alone for a while.
const throttled = /too many|throttl|rate limit|try again later|temporarily/i
const throttlingCode = /^(?:limit|overquota|unavailable|inuse)$/i

/** Refused three times in ten minutes, a login is not tried again: providers lock accounts that are hammered. */
const loginTries = 3
const loginSeconds = 300

/** Decides about a failure of a mailbox that failed `tries` times in a row, this one included. */
export function decideRetry(error: unknown, tries: number, random: () => number): Consequence {
  const { code, responseText, serverResponseCode } = Object(error) as Readonly<Record<string, unknown>>
  const answer = typeof responseText === 'string' ? responseText : ''
  const text = error instanceof Error ? `${error.message} ${answer}` : ''
  const doubled = (first: number, most: number) => Math.min(most, first * 2 ** Math.min(tries - 1, 20))
  const said = typeof serverResponseCode === 'string' ? serverResponseCode : ''
  if (throttlingCode.test(said) || throttled.test(text) || code === 'ETHROTTLE')
    return { reason: 'busy', afterSeconds: doubled(900, 14_400) }
  const reason = error instanceof AccessError ? error.fault : findFault(error)
  if (reason === 'login' || reason === 'token')
    return { reason, afterSeconds: tries < loginTries ? loginSeconds : undefined }
  if (reason === 'sealed' || reason === 'consent') return { reason, afterSeconds: undefined }
  return { reason, afterSeconds: doubled(5, 600) * (1 - random() / 2) }
}
