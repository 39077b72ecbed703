import { eq } from 'drizzle-orm'
import { writeUnderClaim } from '../claims/job-claims.ts'
import type { JobResult } from '../claims/job.ts'
import { outbox } from '../database/schema.ts'
import { markUnknownSendDelivered } from './mark-sent.ts'
import type { SendDeps, OutboxJob } from './send-deps.ts'
import { recordServerStoresSentMail, runWithSentFolder } from './sent-folder.ts'

/** Delays of searches in the Sent folder for a mail with unknown delivery: at once, after one and after ten minutes. */
const searchDelaysSeconds = [60, 540]

/** Searches the Sent folder for a mail whose sending is unknown. A mail that is not there stays unknown and is never resent automatically. */
export async function searchSentFolder(deps: SendDeps, { claim, row }: OutboxJob): Promise<JobResult> {
  const { db, clock } = deps
  let isThere = false
  try {
    isThere = (await runWithSentFolder(deps, { row }, (folder) => folder.has())) === true
  } catch (error) {
    // An unreachable mailbox is tried again at the next search.
    if (!(error instanceof Error)) throw error
  }
  if (isThere) {
    await writeUnderClaim(db, outbox, claim, async (tx) => {
      await markUnknownSendDelivered(tx, row.id, clock())
      await tx
        .update(outbox)
        .set({ copiedAt: new Date(clock()) })
        .where(eq(outbox.id, row.id))
    })
    await recordServerStoresSentMail(db, row.storeId, true)
    return { kind: 'again', afterSeconds: 0 }
  }
  const afterSeconds = searchDelaysSeconds[row.looks]
  if (afterSeconds === undefined) return { kind: 'resting' }
  await writeUnderClaim(db, outbox, claim, (tx) =>
    tx
      .update(outbox)
      .set({ looks: row.looks + 1 })
      .where(eq(outbox.id, row.id)),
  )
  return { kind: 'again', afterSeconds }
}
