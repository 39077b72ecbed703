import { eq } from 'drizzle-orm'
import { writeUnderClaim, renewClaimLease } from '../../claims/job-claims.ts'
import type { JobClaim } from '../../claims/job-claims.ts'
import type { Job, JobResult } from '../../claims/job.ts'
import { outbox } from '../../database/schema.ts'
import { saveSentCopy } from '../../outbox/save-sent-copy.ts'
import { searchSentFolder } from '../../outbox/search-sent-folder.ts'
import type { SendDeps } from '../../outbox/send-deps.ts'
import { markSendUnknown, trySending } from '../../outbox/try-sending.ts'

export interface ReplyDeps extends SendDeps {
  /** Lease in seconds. Tests use a shorter one. */
  readonly replyLeaseSeconds?: number | undefined
}

/** Sends replies exactly once. A mail that may have reached the mail server is searched for instead of sent again. */
export function createRepliesJob(deps: ReplyDeps): Job {
  const leaseSeconds = deps.replyLeaseSeconds ?? 45
  return {
    name: 'send-replies',
    table: outbox,
    leaseSeconds,
    atOnce: 16,
    ofStore: 2,
    isPunctual: true,
    // The age of the mail limits the retries.
    backoff: { firstSeconds: 15, mostSeconds: 1800, mostTries: Infinity, forSeconds: Infinity },
    run: async (claim) => {
      const keeper = setInterval(
        // The next progress callback detects a lost claim before anything is sent.
        () => void renewClaimLease(deps.db, outbox, claim, deps.now, leaseSeconds).catch(() => undefined),
        (leaseSeconds * 1000) / 3,
      )
      try {
        return await advanceOutboxMail(deps, claim)
      } finally {
        clearInterval(keeper)
      }
    },
  }
}

/** Continues a mail from its recorded state. */
async function advanceOutboxMail(deps: SendDeps, claim: JobClaim): Promise<JobResult> {
  const [row] = await deps.db.select().from(outbox).where(eq(outbox.id, claim.id))
  if (!row) return { kind: 'done' }
  const work = { claim, row }
  if (row.state === 'sent') return saveSentCopy(deps, work)
  if (row.state === 'unknown') return searchSentFolder(deps, work)
  if (row.state === 'failed' || row.state === 'cancelled') return { kind: 'resting' }
  if (row.endedAt === null) return trySending(deps, work)
  // The sending process died before the response.
  await writeUnderClaim(deps.db, outbox, claim, (tx) => markSendUnknown(tx, deps, work, 'silent'))
  return { kind: 'again', afterSeconds: 0 }
}
