import { eq } from 'drizzle-orm'
import { underClaim } from '../claims/claim.ts'
import type { Outcome } from '../claims/job.ts'
import { outbox } from '../database/schema.ts'
import { dropMail, readMail } from './outgoing-mail.ts'
import type { SendParts, Work } from './send-parts.ts'
import { noteSavesSent, readSavesSent, withSentFolder } from './sent-folder.ts'

/** How long a server that is not known yet may take to file its copy: looked for at each of these moments. */
const looksAfterSeconds = [5, 25]
/** After so many failures there is no copy in the Sent folder; the mail itself left long ago. */
const mostFailures = 20

/**
 * Sees to the one copy of a sent mail in the Sent folder. Servers that file it themselves are known or learnt by looking once;
 * elsewhere the copy is put there. Only this is tried again, never the sending, and never without looking first.
 */
export async function fileCopy(parts: SendParts, work: Work): Promise<Outcome> {
  const { db } = parts
  const { row, claim } = work
  if (row.copiedAt !== null) return finish(parts, work, false)
  const saves = await readSavesSent(db, row.storeId)
  // The reading of the mailbox finds it there.
  if (saves === true) return finish(parts, work, false)
  const isLast = saves === false || row.looks >= looksAfterSeconds.length
  if (saves === undefined && row.looks === 0) return lookLater(parts, work)
  let copied: 'found' | 'added' | 'absent' | 'unlinked' | 'noFolder'
  try {
    copied = await withSentFolder(parts, work, async (folder) => {
      if (await folder.has()) return 'found'
      if (!isLast) return 'absent'
      const raw = await readMail(db, row.id)
      if (raw.length > 0) await folder.add(raw)
      return 'added'
    })
  } catch (error) {
    if (!(error instanceof Error)) throw error
    if (claim.tries >= mostFailures) return finish(parts, work, false)
    return { kind: 'failed', fault: `No copy was put into the Sent folder (${error.name}).` }
  }
  if (copied === 'absent') return lookLater(parts, work)
  if (saves === undefined && (copied === 'found' || copied === 'added'))
    await noteSavesSent(db, row.storeId, copied === 'found')
  return finish(parts, work, copied === 'found' || copied === 'added')
}

async function lookLater({ db }: SendParts, { claim, row }: Work): Promise<Outcome> {
  await underClaim(db, outbox, claim, (tx) =>
    tx
      .update(outbox)
      .set({ looks: row.looks + 1 })
      .where(eq(outbox.id, row.id)),
  )
  return { kind: 'again', afterSeconds: looksAfterSeconds[row.looks] ?? 0 }
}

async function finish({ db, clock }: SendParts, { claim, row }: Work, isCopied: boolean): Promise<Outcome> {
  await underClaim(db, outbox, claim, async (tx) => {
    await dropMail(tx, row.id)
    if (isCopied)
      await tx
        .update(outbox)
        .set({ copiedAt: new Date(clock()) })
        .where(eq(outbox.id, row.id))
  })
  return { kind: 'resting' }
}
