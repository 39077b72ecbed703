import { eq } from 'drizzle-orm'
import type { Job } from '../claims/job.ts'
import { replays } from '../database/schema.ts'
import type { ModelDeps } from '../drafting/model/choose-model.ts'
import { replayNextMail } from '../drafting/replay/replay-with-model.ts'
import { finishReplay, hasReplayBegun, saveAffectedMails } from '../drafting/replay/replays.ts'
import { loadReplaySources, runReplay } from '../drafting/replay/run-replay.ts'
import { writeUnderClaim } from '../claims/job-claims.ts'

/** The wait for drafts that may use up the limit of the month. */
const busySeconds = 3
/** A run with a model begins no mail after this time, so that stores take turns. */
const maxRunMs = 20_000

/**
 * Tries unsaved changes on answered mails. With a model, a run writes some of the mails and stores each at
 * once, so a crash repeats one at most.
 */
export const createReplaysJob = (deps: ModelDeps): Job => ({
  name: 'try-changes',
  table: replays,
  // A mail takes up to four calls of the model, and others came before it.
  leaseSeconds: 620,
  atOnce: 2,
  ofStore: 1,
  backoff: { firstSeconds: 5, mostSeconds: 60, mostTries: 3, forSeconds: Infinity },
  run: async (claim, stopping) => {
    const { db, clock } = deps
    const { id } = claim
    const [replay] = await db.select().from(replays).where(eq(replays.id, id))
    if (!replay) return { kind: 'done' }
    if (!replay.usesModel || !(await hasReplayBegun(db, id))) {
      const affected = await runReplay(deps, replay, stopping)
      // A cancelled trial has no row to release.
      if (!affected) return stopping.aborted ? { kind: 'released' } : { kind: 'done' }
      if (replay.usesModel && affected.length > 0) {
        await writeUnderClaim(db, replays, claim, (tx) => saveAffectedMails(tx, replay, affected))
        return { kind: 'again', afterSeconds: 0 }
      }
      return {
        kind: 'resting',
        write: async (tx) => {
          await saveAffectedMails(tx, replay, affected)
          await finishReplay(tx, id, clock())
        },
      }
    }
    // The changed index is built once for the run: that takes as long as some drafts.
    const sources = await loadReplaySources(db, replay)
    const endMs = clock() + maxRunMs
    let step = await replayNextMail(deps, { replay, sources }, stopping)
    while (step === 'more' && clock() < endMs && !stopping.aborted)
      step = await replayNextMail(deps, { replay, sources }, stopping)
    if (step === 'finished') return { kind: 'resting', write: (tx) => finishReplay(tx, id, clock()) }
    if (step === 'busy') return { kind: 'again', afterSeconds: busySeconds }
    if (step === 'stopped') return stopping.aborted ? { kind: 'released' } : { kind: 'done' }
    return { kind: 'again', afterSeconds: 0 }
  },
})
