import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { chores } from '../database/schema.ts'
import { silentLog } from '../platform/log.ts'
import { useChores } from '../testing/database/use-chores.ts'
import { LostClaimError } from './job-claims.ts'
import type { JobClaim } from './job-claims.ts'
import type { Job, JobResult } from './job.ts'
import { recordJobResult } from './job-runner.ts'

const jobs = useChores()
const lines: unknown[][] = []
beforeEach(() => void lines.splice(0))

const job: Job = {
  name: 'chores',
  table: chores,
  leaseSeconds: 30,
  atOnce: 1,
  backoff: { firstSeconds: 10, mostSeconds: 600, mostTries: 3, forSeconds: 3600 },
  run: () => Promise.resolve({ kind: 'done' }),
}
const { info, error } = silentLog
const log = { info, error, warn: (...line: unknown[]) => void lines.push(line) }

/** Tries the only chore once, four seconds after it was due, and records how that ended. */
async function end(outcome: JobResult, onPark?: Job['onPark']) {
  jobs.pass(4)
  const held = await jobs.hold()
  await write(held, outcome, onPark)
  return held
}
const write = (held: JobClaim, outcome: JobResult, onPark?: Job['onPark']) =>
  recordJobResult(
    { db: jobs.db, now: jobs.now, log, random: () => 0 },
    onPark ? { ...job, onPark } : job,
    held,
    outcome,
  )
const failed: JobResult = { kind: 'failed', fault: 'It was not at home.' }
const untouched = { leasedUntil: null, parkedAt: null }

describe('record', () => {
  beforeEach(() => jobs.add(1))

  test('deletes what is done, in one transaction with what is written', async () => {
    await end({ kind: 'done' })
    expect(await jobs.rows()).toEqual([])
    await jobs.add(1)
    await end({
      kind: 'done',
      write: async (tx) => void (await tx.insert(chores).values({ name: 'what follows', dueAt: jobs.now() })),
    })
    expect(await jobs.rows()).toMatchObject([{ name: 'what follows', tries: 0 }])
    const half = end({
      kind: 'done',
      write: async (tx) => {
        await tx.update(chores).set({ name: 'half' })
        throw new Error('no')
      },
    })
    await expect(half).rejects.toThrow('no')
    expect(await jobs.rows()).toMatchObject([
      { name: 'what follows', term: 1, leasedUntil: jobs.inSeconds(30) },
    ])
  })

  test('has what is to be done again begin anew at its time', async () => {
    await end(failed)
    jobs.pass(10)
    await end({ kind: 'again', afterSeconds: 60 })
    const at = jobs.inSeconds(60)
    expect(await jobs.rows()).toMatchObject([{ ...untouched, dueAt: at, begunAt: at, tries: 0, fault: null }])
  })

  test('lets what rests lie until something makes it due', async () => {
    await end(failed)
    jobs.pass(10)
    await end({ kind: 'resting' })
    const rests = await jobs.db.$count(chores, sql`due_at = 'infinity' and leased_until is null`)
    expect(rests).toBe(1)
    await jobs.db.update(chores).set({ dueAt: jobs.now() })
    expect(await jobs.rows()).toMatchObject([{ ...untouched, tries: 0, fault: null }])
  })

  test('leaves what is released to anybody, as if it was not tried', async () => {
    const { id } = await end({ kind: 'released' })
    expect(await jobs.rows()).toMatchObject([{ ...untouched, tries: 0 }])
    expect(await jobs.take()).toMatchObject({ id, term: 2, tries: 1 })
  })

  test('tries what failed again after a pause that grows, and parks it after the last try', async () => {
    for (const pause of [10, 20]) {
      await end(failed)
      const [row] = await jobs.rows()
      expect(row).toMatchObject({ ...untouched, dueAt: jobs.inSeconds(pause), fault: 'It was not at home.' })
      jobs.pass(pause)
    }
    await end(failed)
    expect(await jobs.rows()).toMatchObject([
      { leasedUntil: null, parkedAt: jobs.inSeconds(0), tries: 3, fault: 'It was not at home.' },
    ])
  })

  test('goes by the job where that knows better when to come back', async () => {
    await jobs.db.update(chores).set({ tries: 8 })
    await end({ ...failed, afterSeconds: 77 })
    expect(await jobs.rows()).toMatchObject([{ ...untouched, dueAt: jobs.inSeconds(77), tries: 9 }])
    jobs.pass(77)
    await end({ ...failed, afterSeconds: 77, isFinal: true })
    expect(await jobs.rows()).toMatchObject([{ parkedAt: jobs.inSeconds(0) }])
  })

  test('parks together with what the job writes then, and only then', async () => {
    const onPark: Job['onPark'] = async (tx, id) =>
      void (await tx.update(chores).set({ name: 'given up' }).where(eq(chores.id, id)))
    await end(failed, onPark)
    expect(await jobs.rows()).toMatchObject([{ ...untouched, name: 'chore 0' }])
    jobs.pass(10)
    const broken = end({ ...failed, isFinal: true }, () => Promise.reject(new Error('no')))
    await expect(broken).rejects.toThrow('no')
    expect(await jobs.rows()).toMatchObject([{ parkedAt: null }])
    jobs.pass(30)
    await end({ ...failed, isFinal: true }, onPark)
    expect(await jobs.rows()).toMatchObject([{ parkedAt: jobs.inSeconds(0), name: 'given up' }])
  })

  test('tells the log of failures alone, and whether they are the last', async () => {
    const { id } = await end(failed)
    jobs.pass(10)
    await end({ ...failed, isFinal: true })
    const line = { job: 'chores', id, fault: 'It was not at home.' }
    expect(lines.map(([fields]) => fields)).toEqual([
      { ...line, tries: 1, isParked: false },
      { ...line, tries: 2, isParked: true },
    ])
    await jobs.db.update(chores).set({ parkedAt: null })
    jobs.pass(30)
    await end({ kind: 'again', afterSeconds: 0 })
    expect(lines).toHaveLength(2)
  })

  test('writes nothing for a holder that slept through its lease', async () => {
    const sleeper = await jobs.hold()
    jobs.pass(30)
    await jobs.hold()
    const before = await jobs.rows()
    await expect(write(sleeper, failed)).rejects.toBeInstanceOf(LostClaimError)
    expect(await jobs.rows()).toEqual(before)
    expect(lines).toEqual([])
  })
})
