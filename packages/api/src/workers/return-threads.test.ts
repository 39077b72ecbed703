import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { startClaimingJobs } from '../claims/job-runner.ts'
import { chores, stores, threadHistory, threads } from '../database/schema.ts'
import { silentLog } from '../platform/log.ts'
import { returnDueThreads } from '../threads/returns/return-due-threads.ts'
import { useChores, startMs } from '../testing/database/use-chores.ts'
import { createCrashingDatabase } from '../testing/database/crashing-database.ts'
import { createChoresJob, createMissingChoreRows } from './chores.ts'

const jobs = useChores()
const clock = () => jobs.inSeconds(0).getTime()

/** Starts a worker that dies after a number of statements. */
function startWorker(lifetime: number) {
  const db = createCrashingDatabase(jobs.db, lifetime)
  const list = {
    returnThreads: { everySeconds: 15, run: async () => void (await returnDueThreads(db, clock())) },
  }
  return startClaimingJobs({
    ...{ db, now: jobs.now, random: Math.random, listen: jobs.listen },
    log: silentLog,
    jobs: [createChoresJob(db, jobs.now, list)],
  })
}

describe('returnDueThreads', () => {
  test('returns each of 1,000 snoozed conversations once and within 60 s, over twenty kills', async () => {
    const [store] = await jobs.db.insert(stores).values({ name: 'Shop' }).returning()
    const storeId = store?.id ?? ''
    const seconds = Array.from({ length: 1000 }, (_, n) => (n * 7) % 600)
    await jobs.db.insert(threads).values(
      seconds.map((second, n) => ({
        ...{ storeId, subject: `Snoozed ${n}`, lastEmailAt: jobs.inSeconds(-3600) },
        ...{ snoozedAt: jobs.inSeconds(-60), snoozedUntil: jobs.inSeconds(second) },
      })),
    )
    await createMissingChoreRows(jobs.db, jobs.now, {
      returnThreads: { everySeconds: 15, run: () => Promise.resolve() },
    })
    let kills = 0
    for (let round = 0; clock() < startMs + 700_000; round += 1) {
      // Every second worker dies, each after another statement. Its lease stays.
      const isDoomed = round % 2 === 0 && kills < 20
      const worker = startWorker(isDoomed ? 2 + kills : Infinity)
      await worker.settle()
      await worker.stop()
      if (isDoomed) kills += 1
      jobs.pass(15)
    }
    expect(kills).toBe(20)
    const lines = await jobs.db
      .select({
        threadId: threadHistory.threadId,
        at: threadHistory.createdAt,
        subject: threads.subject,
      })
      .from(threadHistory)
      .innerJoin(threads, eq(threads.id, threadHistory.threadId))
      .where(and(eq(threadHistory.storeId, storeId), eq(threadHistory.action, 'returned')))
    expect(lines).toHaveLength(1000)
    expect(new Set(lines.map(({ threadId }) => threadId)).size).toBe(1000)
    const late = lines.map(
      ({ at, subject }) => at.getTime() - startMs - (seconds[Number(subject.slice(8))] ?? NaN) * 1000,
    )
    expect(Math.min(...late)).toBeGreaterThanOrEqual(0)
    expect(Math.max(...late)).toBeLessThanOrEqual(60_000)
    expect(await jobs.db.$count(chores)).toBe(1)
  })
})
