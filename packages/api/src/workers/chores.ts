import { eq, sql } from 'drizzle-orm'
import { renewClaimLease } from '../claims/job-claims.ts'
import type { Job } from '../claims/job.ts'
import type { SqlClock } from '../claims/sql-time.ts'
import type { Database } from '../database/open-database.ts'
import { chores } from '../database/schema.ts'

/** A recurring job that runs in one process at a time. */
export interface Chore {
  readonly everySeconds: number
  /** `stopping` asks a long run to end between two steps. */
  readonly run: (stopping: AbortSignal) => Promise<void>
}

/** Recurring jobs by name. */
export type Chores = Readonly<Record<string, Chore>>

/** Creates missing rows of recurring jobs, first due after one interval. */
export async function createMissingChoreRows(db: Database, now: SqlClock, list: Chores): Promise<void> {
  const rows = Object.entries(list).map(([name, { everySeconds }]) => {
    const dueAt = sql`${now()} + make_interval(secs => ${everySeconds})`
    return { name, begunAt: dueAt, dueAt }
  })
  await db.insert(chores).values(rows).onConflictDoNothing()
}

/** A dead process delays a recurring job by this time. */
const leaseSeconds = 10

/** Creates the job that runs recurring jobs. */
export function createChoresJob(db: Database, now: SqlClock, list: Chores): Job {
  return {
    name: 'chores',
    table: chores,
    leaseSeconds,
    atOnce: Object.keys(list).length,
    // Never parked, because unswept rows fill the disk.
    backoff: { firstSeconds: 10, mostSeconds: 40, mostTries: Infinity, forSeconds: Infinity },
    run: async (claim, stopping) => {
      const { id } = claim
      const [row] = await db.select({ name: chores.name }).from(chores).where(eq(chores.id, id))
      const chore = row && list[row.name]
      // The row belongs to another version, which creates it again.
      if (!chore) return { kind: 'done' }
      const keeper = setInterval(
        () => void renewClaimLease(db, chores, claim, now, leaseSeconds).catch(() => undefined),
        (leaseSeconds * 1000) / 3,
      )
      try {
        await chore.run(stopping)
      } finally {
        clearInterval(keeper)
      }
      return { kind: 'again', afterSeconds: chore.everySeconds }
    },
  }
}
