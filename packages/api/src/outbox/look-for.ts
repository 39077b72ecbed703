import { eq } from 'drizzle-orm'
import { underClaim } from '../claims/claim.ts'
import type { Outcome } from '../claims/job.ts'
import { outbox } from '../database/schema.ts'
import { markArrived } from './mark-sent.ts'
import type { SendParts, Work } from './send-parts.ts'
import { noteSavesSent, withSentFolder } from './sent-folder.ts'

/** When the Sent folder is looked into for a mail of unknown fate: at once, after a minute, and after ten. */
const looksAfterSeconds = [60, 540]

/**
 * Looks in the Sent folder for a mail that may have left. Found there, it was sent. Otherwise it rests until a bounce, an answer
 * or a person says more: it is never sent again by itself.
 */
export async function lookFor(parts: SendParts, { claim, row }: Work): Promise<Outcome> {
  const { db, clock } = parts
  let isThere = false
  try {
    isThere = (await withSentFolder(parts, { row }, (folder) => folder.has())) === true
  } catch (error) {
    // A mailbox that cannot be asked now is asked the next time.
    if (!(error instanceof Error)) throw error
  }
  if (isThere) {
    await underClaim(db, outbox, claim, async (tx) => {
      await markArrived(tx, row.id, clock())
      await tx
        .update(outbox)
        .set({ copiedAt: new Date(clock()) })
        .where(eq(outbox.id, row.id))
    })
    await noteSavesSent(db, row.storeId, true)
    return { kind: 'again', afterSeconds: 0 }
  }
  const afterSeconds = looksAfterSeconds[row.looks]
  if (afterSeconds === undefined) return { kind: 'resting' }
  await underClaim(db, outbox, claim, (tx) =>
    tx
      .update(outbox)
      .set({ looks: row.looks + 1 })
      .where(eq(outbox.id, row.id)),
  )
  return { kind: 'again', afterSeconds }
}
