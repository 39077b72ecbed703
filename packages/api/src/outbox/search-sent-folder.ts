import { eq } from 'drizzle-orm'
import { writeUnderClaim } from '../claims/claim.ts'
import type { JobResult } from '../claims/job.ts'
import { outbox } from '../database/schema.ts'
import { markArrived } from './mark-sent.ts'
import type { SendDeps, OutboxJob } from './send-deps.ts'
import { storeSavesSent, withSentFolder } from './sent-folder.ts'

/** Delays of searches in the Sent folder for a mail with unknown delivery: at once, after one and after ten minutes. */
const searchDelaysSeconds = [60, 540]

/** Searches the Sent folder for a mail that may have been sent. If it is missing, the mail stays unknown until a bounce, a reply or a person confirms. It is never resent automatically. */
export async function searchSentFolder(deps: SendDeps, { claim, row }: OutboxJob): Promise<JobResult> {
  const { db, clock } = deps
  let isThere = false
  try {
    isThere = (await withSentFolder(deps, { row }, (folder) => folder.has())) === true
  } catch (error) {
    // An unreachable mailbox is tried again at the next search.
    if (!(error instanceof Error)) throw error
  }
  if (isThere) {
    await writeUnderClaim(db, outbox, claim, async (tx) => {
      await markArrived(tx, row.id, clock())
      await tx
        .update(outbox)
        .set({ copiedAt: new Date(clock()) })
        .where(eq(outbox.id, row.id))
    })
    await storeSavesSent(db, row.storeId, true)
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
