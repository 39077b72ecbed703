import { eq } from 'drizzle-orm'
import type { Job } from '../claims/job.ts'
import type { Database } from '../database/open.ts'
import { replays } from '../database/schema.ts'
import { finishReplay } from '../drafting/replay/replays.ts'
import { runReplay } from '../drafting/replay/run-replay.ts'

/** Tries unsaved changes on answered mails. */
export const createReplaysJob = (deps: { readonly db: Database; readonly clock: () => number }): Job => ({
  name: 'try-changes',
  table: replays,
  leaseSeconds: 300,
  atOnce: 2,
  ofStore: 1,
  backoff: { firstSeconds: 5, mostSeconds: 60, mostTries: 3, forSeconds: Infinity },
  run: async ({ id }, stopping) => {
    const [replay] = await deps.db.select().from(replays).where(eq(replays.id, id))
    if (!replay) return { kind: 'done' }
    const found = await runReplay(deps, replay, stopping)
    // A cancelled trial has no row to release.
    if (!found) return stopping.aborted ? { kind: 'released' } : { kind: 'done' }
    return { kind: 'resting', write: (tx) => finishReplay(tx, id, found, deps.clock()) }
  },
})
