import { eq, sql } from 'drizzle-orm'
import type { Job } from '../claims/job.ts'
import type { Now } from '../claims/time.ts'
import type { Database } from '../database/open.ts'
import { chores } from '../database/schema.ts'

/** Something that is done again and again, in one process of all. */
export interface Chore {
  readonly everySeconds: number
  readonly run: () => Promise<void>
}

/** Chores by the name of their row. */
export type Chores = Readonly<Record<string, Chore>>

/** Makes the rows of chores that have none yet; each is first due when its time has passed once. */
export async function planChores(db: Database, now: Now, list: Chores): Promise<void> {
  const rows = Object.entries(list).map(([name, { everySeconds }]) => {
    const dueAt = sql`${now()} + make_interval(secs => ${everySeconds})`
    return { name, begunAt: dueAt, dueAt }
  })
  await db.insert(chores).values(rows).onConflictDoNothing()
}

/** The job of all chores. */
export function doChores(db: Database, list: Chores): Job {
  return {
    name: 'chores',
    table: chores,
    leaseSeconds: 600,
    atOnce: 1,
    // Never parked: what is not swept fills the disk.
    backoff: { firstSeconds: 30, mostSeconds: 1800, mostTries: Infinity, forSeconds: Infinity },
    run: async ({ id }) => {
      const [row] = await db.select({ name: chores.name }).from(chores).where(eq(chores.id, id))
      const chore = row && list[row.name]
      // The row of another version: that one makes it again.
      if (!chore) return { kind: 'done' }
      await chore.run()
      return { kind: 'again', afterSeconds: chore.everySeconds }
    },
  }
}
