import { beforeEach } from 'vitest'
import { claimJob } from '../../claims/job-claims.ts'
import type { JobClaim } from '../../claims/job-claims.ts'
import { createClockTime } from '../../claims/sql-time.ts'
import { chores } from '../../database/schema.ts'
import { useDatabase } from './use-database.ts'

/** The start time of each test. */
export const startMs = Date.UTC(2030, 0, 15, 12)

/** A database for a test file, with a clock that tests set. The table of chores (scheduled background work) is empty at the start of each test. */
export function useChores() {
  const database = useDatabase()
  let nowMs = startMs
  const now = createClockTime(() => nowMs)
  beforeEach(async () => {
    nowMs = startMs
    await database.db.delete(chores)
  })
  const claimChore = (leaseSeconds = 30): Promise<JobClaim | undefined> =>
    claimJob(database.db, chores, { now }, leaseSeconds)
  return {
    get db() {
      return database.db
    },
    listen: database.listen,
    now,
    /** The time after some seconds. */
    inSeconds: (seconds: number) => new Date(nowMs + seconds * 1000),
    pass: (seconds: number) => void (nowMs += seconds * 1000),
    /** Adds due chores. */
    add: async (count: number): Promise<void> => {
      const rows = Array.from({ length: count }, (_, n) => ({
        name: `chore ${n}`,
        dueAt: now(),
        begunAt: now(),
      }))
      await database.db.insert(chores).values(rows)
    },
    rows: () => database.db.select().from(chores).orderBy(chores.name),
    take: claimChore,
    /** Claims a due chore. Throws when there is none. */
    hold: async (leaseSeconds?: number): Promise<JobClaim> => {
      const held = await claimChore(leaseSeconds)
      if (!held) throw new Error('No chore is due')
      return held
    },
  }
}
