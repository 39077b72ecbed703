import { hourMs } from '@draftdesk/contract/durations'
import { eq, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Database, ListenToChannel } from '../database/open-database.ts'
import { chores } from '../database/schema.ts'
import { silentLog } from '../platform/log.ts'
import { useChores } from '../testing/database/use-chores.ts'
import type { Job, JobResult, JobStoreLimit } from './job.ts'
import { startClaimingJobs } from './job-runner.ts'
import type { JobRunner, JobRunnerOptions } from './job-runner.ts'
import { wakeJobRunners } from './wake-job-runners.ts'

const jobs = useChores()
const lines: unknown[][] = []
let runner: JobRunner
beforeEach(() => {
  lines.splice(0)
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
})
afterEach(async () => {
  await runner.stop()
  vi.useRealTimers()
})

/** The interval and the time limit of polling, wide enough for a busy machine. */
const patience = { interval: 5, timeout: 10_000 }
/**
 * Longer than any test. The clock moves while a test waits, so polling must not find the work of a deaf runner.
 */
const done: JobResult = { kind: 'done' }
const { info, error } = silentLog
const log = { info, error, warn: (...line: unknown[]) => void lines.push(line) }

/** Starts a runner with one job, which notes the rows it was run for. */
function start(over: Partial<Omit<Job, keyof JobStoreLimit>> = {}, options: Partial<JobRunnerOptions> = {}) {
  const ran: string[] = []
  const { run = () => Promise.resolve(done), ...others } = over
  const job: Job = {
    name: 'chores',
    table: chores,
    leaseSeconds: 30,
    atOnce: 1,
    backoff: { firstSeconds: 10, mostSeconds: 600, mostTries: 3, forSeconds: 3600 },
    run: (held, stopping) => {
      ran.push(held.id)
      return run(held, stopping)
    },
    ...others,
  }
  const { db, now, listen } = jobs
  runner = startClaimingJobs({
    db,
    now,
    log,
    listen,
    random: () => 0,
    jobs: [job],
    pollMs: hourMs,
    ...options,
  })
  return ran
}

/** Work that runs until the test ends it. */
function hang() {
  const ends: ((outcome: JobResult) => void)[] = []
  const run = () => new Promise<JobResult>((resolve) => ends.push(resolve))
  return { run, ends, began: (count: number) => expect.poll(() => ends.length, patience).toBe(count) }
}

/**
 * Long enough for a runner to claim and run a job that it should not. Each query waits for the earlier ones.
 */
async function quiet() {
  for (let question = 0; question < 6; question += 1) await jobs.rows()
}

/** A listener that receives nothing. */
const deaf: ListenToChannel = () => Promise.resolve(() => Promise.resolve())

/** The database, with each question of the runner in the hands of the test. */
function spyOn(answer: (question: () => Promise<unknown>) => Promise<unknown>): Database {
  const execute = (query: SQL) => answer(async () => jobs.db.execute(query))
  return Object.assign(Object.create(jobs.db) as Database, { execute })
}

describe('startClaimingJobs', () => {
  test('does what is due when it starts, each row once', async () => {
    await jobs.add(3)
    const ran = start()
    await runner.settle()
    expect(new Set(ran).size).toBe(3)
    expect([ran.length, await jobs.rows()]).toEqual([3, []])
  })

  test('works on as many rows at a time as the job allows, and goes on with the next when one is done', async () => {
    await jobs.add(4)
    const work = hang()
    const ran = start({ run: work.run, atOnce: 2 })
    await work.began(2)
    const taken = (await jobs.rows()).filter(({ leasedUntil }) => leasedUntil)
    expect(taken.map(({ leasedUntil }) => leasedUntil)).toEqual([jobs.inSeconds(30), jobs.inSeconds(30)])
    work.ends[0]?.(done)
    await work.began(3)
    expect(await jobs.db.$count(chores)).toBe(3)
    for (let next = 1; next < 4; next += 1) {
      await work.began(Math.min(4, next + 2))
      work.ends[next]?.(done)
    }
    await runner.settle()
    expect([ran.length, await jobs.rows()]).toEqual([4, []])
  })

  test('takes the rows of a job in its order', async () => {
    await jobs.add(3)
    const rows = await jobs.rows()
    const ran = start({ order: sql`name desc` })
    await runner.settle()
    expect(ran).toEqual(rows.map(({ id }) => id).toReversed())
  })

  test('hears of new work', async () => {
    const ran = start()
    await runner.settle()
    await jobs.add(1)
    await wakeJobRunners(jobs.db, chores)
    await expect.poll(() => ran.length, patience).toBe(1)
  })

  test('finds what became due unheard when it looks again', async () => {
    const ran = start({}, { listen: deaf, pollMs: 7000 })
    await runner.settle()
    await jobs.add(1)
    vi.advanceTimersByTime(6999)
    await quiet()
    expect(ran).toEqual([])
    vi.advanceTimersByTime(1)
    await expect.poll(() => ran.length, patience).toBe(1)
  })

  test('takes a row of a punctual job at its moment, and that of another at the next look', async () => {
    await jobs.add(1)
    await jobs.db.update(chores).set({ dueAt: jobs.inSeconds(3) })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
    const pass = async (ms: number) => {
      vi.advanceTimersByTime(ms)
      await quiet()
    }
    const usual = start({}, { listen: deaf })
    await runner.settle()
    jobs.pass(3)
    await pass(3000)
    expect(usual).toEqual([])
    await runner.stop()
    jobs.pass(-3)
    const punctual = start({ isPunctual: true }, { listen: deaf })
    await runner.settle()
    jobs.pass(3)
    await pass(2999)
    expect(punctual).toEqual([])
    vi.advanceTimersByTime(1)
    await expect.poll(() => punctual.length, patience).toBe(1)
  })

  test('hears of work while it reads when the next is due', async () => {
    const hears: (() => void)[] = []
    const listen: ListenToChannel = (_, hear) => {
      hears.push(hear)
      return Promise.resolve(() => Promise.resolve())
    }
    let asked = 0
    const db = spyOn(async (question) => {
      const answer = await question()
      if ((asked += 1) !== 2) return answer
      await jobs.add(1)
      hears[0]?.()
      return answer
    })
    const ran = start({ isPunctual: true }, { listen, db })
    await expect.poll(() => ran.length, patience).toBe(1)
  })

  test('parks unread what every process died of', async () => {
    await jobs.add(2)
    await jobs.db.update(chores).set({ tries: 3 }).where(eq(chores.name, 'chore 0'))
    await jobs.db.update(chores).set({ tries: 2 }).where(eq(chores.name, 'chore 1'))
    const [deadly, last] = await jobs.rows()
    const ran = start()
    await runner.settle()
    expect(ran).toEqual([last?.id])
    const fault = 'Every process that tried this job stopped before it finished.'
    expect(await jobs.rows()).toMatchObject([
      { id: deadly?.id, tries: 4, fault, parkedAt: jobs.inSeconds(0) },
    ])
  })

  test.each([
    [new TypeError('for ann@example.com'), 'It failed with TypeError.'],
    [Object.assign(new Error('for ann@example.com'), { code: 'EBUSY' }), 'It failed with Error EBUSY.'],
    [Object.assign(new Error('for ann@example.com'), { code: 7 }), 'It failed with Error.'],
    ['ann@example.com', 'It failed with an unknown error.'],
  ])('tries again what failed with %o, and names the kind of it alone', async (reason, fault) => {
    await jobs.add(1)
    start({
      run: async () => {
        // oxlint-disable-next-line typescript/only-throw-error -- libraries do
        throw reason
      },
    })
    await runner.settle()
    expect(await jobs.rows()).toMatchObject([{ fault, parkedAt: null, dueAt: jobs.inSeconds(10) }])
    expect(JSON.stringify(lines)).not.toContain('ann@')
  })

  test('loses nothing when its row was taken over, or its end cannot be written', async () => {
    await jobs.add(1)
    const late = async () => {
      jobs.pass(30)
      await jobs.hold()
      return done
    }
    start({ run: late })
    await runner.settle()
    expect(await jobs.rows()).toMatchObject([{ term: 2, leasedUntil: jobs.inSeconds(30) }])
    await runner.stop()
    jobs.pass(30)
    start({
      run: () => Promise.resolve({ kind: 'done', write: () => Promise.reject(new RangeError('ann@')) }),
    })
    await runner.settle()
    const [row] = await jobs.rows()
    expect(row).toMatchObject({ term: 3, leasedUntil: jobs.inSeconds(30) })
    expect(lines).toEqual([
      [{ job: 'chores', id: row?.id, error: 'LostClaimError lost_claim' }, 'work taken over'],
      [{ job: 'chores', id: row?.id, error: 'RangeError' }, 'work not recorded'],
    ])
  })

  test('goes on once the database answers again', async () => {
    await jobs.add(1)
    let isAway = true
    const db = spyOn((question) => (isAway ? Promise.reject(new RangeError('away')) : question()))
    const ran = start({}, { db, pollMs: 5000 })
    const fault = { error: 'RangeError' }
    await expect.poll(() => lines, patience).toContainEqual([{ job: 'chores', ...fault }, 'work not claimed'])
    vi.advanceTimersByTime(5000)
    await expect.poll(() => lines, patience).toContainEqual([fault, 'work not looked for'])
    isAway = false
    vi.advanceTimersByTime(5000)
    await expect.poll(() => ran.length, patience).toBe(1)
  })

  test('takes nothing more once it is stopped, and waits for what it does', async () => {
    await jobs.add(1)
    const hears = new Set<() => void>()
    const listen: ListenToChannel = (channel, hear) => {
      expect(channel).toBe('work')
      hears.add(hear)
      return Promise.resolve(() => Promise.resolve(void hears.delete(hear)))
    }
    let asked = 0
    const db = spyOn((question) => {
      asked += 1
      return question()
    })
    const work = hang()
    const ran = start({ run: work.run, isPunctual: true, atOnce: 2 }, { listen, db, pollMs: 5000 })
    await work.began(1)
    await quiet()
    await jobs.db.insert(chores).values({ name: 'another', dueAt: jobs.now() })
    asked = 0
    let isStopped = false
    const stopped = runner.stop().then(() => (isStopped = true))
    vi.advanceTimersByTime(5000)
    await quiet()
    expect([isStopped, hears.size, asked]).toEqual([false, 0, 0])
    work.ends[0]?.(done)
    await stopped
    await runner.settle()
    expect(ran).toHaveLength(1)
    expect(await jobs.rows()).toMatchObject([{ name: 'another', term: 0 }])
  })

  test('gives back what it got at the moment of its stop', async () => {
    await jobs.add(2)
    const ran = start({ atOnce: 2 })
    await runner.stop()
    expect(ran).toEqual([])
    const rows = await jobs.rows()
    expect(rows.map(({ tries, leasedUntil }) => ({ tries, leasedUntil }))).toEqual(
      Array.from({ length: 2 }, () => ({ tries: 0, leasedUntil: null })),
    )
    expect(rows.map(({ term }) => term).toSorted()).toEqual([0, 1])
  })

  test('tells its jobs that it is stopped', async () => {
    await jobs.add(1)
    const signals: AbortSignal[] = []
    start({
      run: (_, stopping) => {
        signals.push(stopping)
        return new Promise((resolve) =>
          stopping.addEventListener('abort', () => resolve({ kind: 'released' })),
        )
      },
    })
    await expect.poll(() => signals.length, patience).toBe(1)
    expect(signals[0]?.aborted).toBe(false)
    await runner.stop()
    expect(await jobs.rows()).toMatchObject([{ tries: 0, leasedUntil: null }])
  })
})
