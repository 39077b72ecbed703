import { replyLimits } from '@draftdesk/contract/lengths'
import type { StoreFacts } from '../database/store-facts.ts'
import type { Database } from '../database/open.ts'
import type { Charge, Limits } from '../platform/limits.ts'
import { isReply } from '../threads/is-reply.ts'
import { refuseBusy, type Refusal } from './visit.ts'

/** A mail to be sent with its thread and recipients. */
interface LeavingMail {
  readonly threadId: string
  readonly recipients: readonly string[]
}

/** The rate limits of a mail. A store's own numbers replace the defaults for replies. */
export async function listSendingCharges(
  db: Database,
  { id, repliesPerMinute, repliesPerDay }: StoreFacts,
  mail: LeavingMail,
): Promise<readonly Charge[]> {
  if (!(await isReply(db, id, mail)))
    return [
      ['messageStoreBurst', id],
      ['messageStoreDay', id],
    ]
  return [
    ['replyStoreMinute', id, repliesPerMinute ?? replyLimits.perMinute],
    ['replyStoreDay', id, repliesPerDay ?? replyLimits.perDay],
  ]
}

const sentences: Readonly<Partial<Record<Charge[0], (most: number) => string>>> = {
  replyStoreMinute: (most) => `Your store sends at most ${most} replies a minute.`,
  replyStoreDay: (most) =>
    `Your store sends at most ${most.toLocaleString('en')} replies a day. An administrator of Draftdesk can raise this limit.`,
  messageStoreBurst: () => 'Your store begins at most 30 new conversations in 5 minutes.',
  messageStoreDay: () => 'Your store begins at most 300 new conversations a day.',
}

/** Counts a mail against its limits. A refusal names limit and wait, and counts nothing. */
export async function takeSendingLimits(
  limits: Limits,
  charges: readonly Charge[],
): Promise<Refusal | undefined> {
  for (const [index, charge] of charges.entries()) {
    const wait = await limits.take(charge)
    if (wait === undefined) continue
    await limits.give(...charges.slice(0, index))
    const sentence = sentences[charge[0]]?.(charge[2] ?? 0) ?? ''
    return refuseBusy(
      wait,
      `Not sent yet. ${sentence} Your text is saved: send it again in ${formatWait(wait)}.`,
    )
  }
  return undefined
}

function formatWait(seconds: number): string {
  if (seconds < 90) return seconds === 1 ? '1 second' : `${seconds} seconds`
  const minutes = Math.ceil(seconds / 60)
  return minutes < 90 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`
}
