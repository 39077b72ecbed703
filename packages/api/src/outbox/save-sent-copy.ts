import { eq } from 'drizzle-orm'
import { writeUnderClaim } from '../claims/job-claims.ts'
import type { JobResult } from '../claims/job.ts'
import { outbox } from '../database/schema.ts'
import { deleteOutgoingMail, loadOutgoingMail } from './outgoing-mail.ts'
import type { SendDeps, OutboxJob } from './send-deps.ts'
import { recordServerStoresSentMail, doesServerStoreSentMail, runWithSentFolder } from './sent-folder.ts'

/** Delays between searches for a copy that an unknown server may have filed itself. */
const searchDelaysSeconds = [5, 25]
/** After this many failures the copy is given up. The mail itself was sent. */
const maxFailures = 20

/**
 * Ensures one copy of a sent mail in the Sent folder; servers that store it themselves are known or detected.
 * Only this step is retried, never the sending.
 */
export async function saveSentCopy(deps: SendDeps, work: OutboxJob): Promise<JobResult> {
  const { db } = deps
  const { row, claim } = work
  if (row.copiedAt !== null) return finishSentCopy(deps, work, false)
  const saves = await doesServerStoreSentMail(db, row.storeId)
  // Mailbox sync finds the copy.
  if (saves === true) return finishSentCopy(deps, work, false)
  const isLast = saves === false || row.looks >= searchDelaysSeconds.length
  if (saves === undefined && row.looks === 0) return scheduleCopySearch(deps, work)
  let copied: 'found' | 'added' | 'absent' | 'unlinked' | 'noFolder'
  try {
    copied = await runWithSentFolder(deps, work, async (folder) => {
      if (await folder.has()) return 'found'
      if (!isLast) return 'absent'
      const raw = await loadOutgoingMail(db, row.id)
      if (raw.length > 0) await folder.add(raw)
      return 'added'
    })
  } catch (error) {
    if (!(error instanceof Error)) throw error
    if (claim.tries >= maxFailures) return finishSentCopy(deps, work, false)
    return { kind: 'failed', fault: `No copy was put into the Sent folder (${error.name}).` }
  }
  if (copied === 'absent') return scheduleCopySearch(deps, work)
  if (saves === undefined && (copied === 'found' || copied === 'added'))
    await recordServerStoresSentMail(db, row.storeId, copied === 'found')
  return finishSentCopy(deps, work, copied === 'found' || copied === 'added')
}

async function scheduleCopySearch({ db }: SendDeps, { claim, row }: OutboxJob): Promise<JobResult> {
  await writeUnderClaim(db, outbox, claim, (tx) =>
    tx
      .update(outbox)
      .set({ looks: row.looks + 1 })
      .where(eq(outbox.id, row.id)),
  )
  return { kind: 'again', afterSeconds: searchDelaysSeconds[row.looks] ?? 0 }
}

async function finishSentCopy(
  { db, clock }: SendDeps,
  { claim, row }: OutboxJob,
  isCopied: boolean,
): Promise<JobResult> {
  await writeUnderClaim(db, outbox, claim, async (tx) => {
    await deleteOutgoingMail(tx, row.id)
    if (isCopied)
      await tx
        .update(outbox)
        .set({ copiedAt: new Date(clock()) })
        .where(eq(outbox.id, row.id))
  })
  return { kind: 'resting' }
}
