import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { startRunner } from '../claims/runner.ts'
import { chores, stores, threadHistory, threads } from '../database/schema.ts'
import { silentLog } from '../platform/log.ts'
import { returnThreads } from '../threads/returns/return-threads.ts'
import { useDesk, startMs } from '../testing/database/desk.ts'
import { createMortal } from '../testing/database/mortal.ts'
import { doChores, planChores } from './chores.ts'

const desk = useDesk()
const clock = () => desk.inSeconds(0).getTime()

/** Starts a worker that dies after a number of statements. */
function startWorker(lifetime: number) {
  const db = createMortal(desk.db, lifetime)
  const list = {
    returnThreads: { everySeconds: 15, run: async () => void (await returnThreads(db, clock())) },
  }
  return startRunner({
    ...{ db, now: desk.now, random: Math.random, listen: desk.listen },
    log: silentLog,
    jobs: [doChores(db, desk.now, list)],
  })
}

describe('returnThreads', () => {
  test('returns each of 1,000 snoozed conversations once and within 60 s, over twenty kills', async () => {
    const [store] = await desk.db.insert(stores).values({ name: 'Shop' }).returning()
    const storeId = store?.id ?? ''
    const seconds = Array.from({ length: 1000 }, (_, n) => (n * 7) % 600)
    await desk.db.insert(threads).values(
      seconds.map((second, n) => ({
        ...{ storeId, subject: `Snoozed ${n}`, lastEmailAt: desk.inSeconds(-3600) },
        ...{ snoozedAt: desk.inSeconds(-60), snoozedUntil: desk.inSeconds(second) },
      })),
    )
    await planChores(desk.db, desk.now, { returnThreads: { everySeconds: 15, run: () => Promise.resolve() } })
    let kills = 0
    for (let round = 0; clock() < startMs + 700_000; round += 1) {
      // Every second worker dies, each after another statement. Its lease stays.
      const isDoomed = round % 2 === 0 && kills < 20
      const worker = startWorker(isDoomed ? 2 + kills : Infinity)
      await worker.settle()
      await worker.stop()
      if (isDoomed) kills += 1
      desk.pass(15)
    }
    expect(kills).toBe(20)
    const lines = await desk.db
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
    expect(await desk.db.$count(chores)).toBe(1)
  })
})
