import { eq } from 'drizzle-orm'
import { underClaim, type Claim, renewLease } from '../claims/claim.ts'
import type { Job, JobResult } from '../claims/job.ts'
import { outbox } from '../database/schema.ts'
import { fileCopy } from '../outbox/file-copy.ts'
import { searchSentFolder } from '../outbox/search-sent-folder.ts'
import type { SendDeps } from '../outbox/send-deps.ts'
import { markUnknown, trySending } from '../outbox/try-sending.ts'

/** What sending replies works with. */
export interface ReplyParts extends SendDeps {
  /** How long a claim holds without a sign of life; tests are in a hurry. */
  readonly replyLeaseSeconds?: number | undefined
}

/**
 * Sends replies, each once. A mail that this process, or one that died, may have given to the mail server is not sent again: it
 * is looked for instead.
 */
export function sendReplies(parts: ReplyParts): Job {
  const leaseSeconds = parts.replyLeaseSeconds ?? 45
  return {
    name: 'send-replies',
    table: outbox,
    leaseSeconds,
    atOnce: 16,
    ofStore: 2,
    isPunctual: true,
    // For how long is decided by how old the mail is.
    backoff: { firstSeconds: 15, mostSeconds: 1800, mostTries: Infinity, forSeconds: Infinity },
    run: async (claim) => {
      const keeper = setInterval(
        // A claim that is lost is found out about at the next mark, before anything leaves.
        () => void renewLease(parts.db, outbox, claim, parts.now, leaseSeconds).catch(() => undefined),
        (leaseSeconds * 1000) / 3,
      )
      try {
        return await advance(parts, claim)
      } finally {
        clearInterval(keeper)
      }
    },
  }
}

/** Takes a mail one step further, from where the last process left it. */
async function advance(parts: SendDeps, claim: Claim): Promise<JobResult> {
  const [row] = await parts.db.select().from(outbox).where(eq(outbox.id, claim.id))
  if (!row) return { kind: 'done' }
  const work = { claim, row }
  if (row.state === 'sent') return fileCopy(parts, work)
  if (row.state === 'unknown') return searchSentFolder(parts, work)
  if (row.state === 'failed' || row.state === 'cancelled') return { kind: 'resting' }
  if (row.endedAt === null) return trySending(parts, work)
  // Whoever sent it died before the answer came.
  await underClaim(parts.db, outbox, claim, (tx) => markUnknown(tx, parts, work, 'silent'))
  return { kind: 'again', afterSeconds: 0 }
}
