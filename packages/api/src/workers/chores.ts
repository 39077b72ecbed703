import { eq, sql } from 'drizzle-orm'
import type { Job } from '../claims/job.ts'
import type { Now } from '../claims/time.ts'
import type { Database } from '../database/open.ts'
import { chores } from '../database/schema.ts'

/** A recurring job that runs in one process at a time. */
export interface Chore {
  readonly everySeconds: number
  readonly run: () => Promise<void>
}

/** Recurring jobs by name. */
export type Chores = Readonly<Record<string, Chore>>

/** Creates missing rows of recurring jobs, first due after one interval. */
export async function planChores(db: Database, now: Now, list: Chores): Promise<void> {
  const rows = Object.entries(list).map(([name, { everySeconds }]) => {
    const dueAt = sql`${now()} + make_interval(secs => ${everySeconds})`
    return { name, begunAt: dueAt, dueAt }
  })
  await db.insert(chores).values(rows).onConflictDoNothing()
}

/** Creates the job that runs recurring jobs. */
export function doChores(db: Database, list: Chores): Job {
  return {
    name: 'chores',
    table: chores,
    leaseSeconds: 600,
    atOnce: 1,
    // Never parked, because unswept rows fill the disk.
    backoff: { firstSeconds: 30, mostSeconds: 1800, mostTries: Infinity, forSeconds: Infinity },
    run: async ({ id }) => {
      const [row] = await db.select({ name: chores.name }).from(chores).where(eq(chores.id, id))
      const chore = row && list[row.name]
      // The row belongs to another version, which creates it again.
      if (!chore) return { kind: 'done' }
      await chore.run()
      return { kind: 'again', afterSeconds: chore.everySeconds }
    },
  }
}
