import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { chores, notices } from '../database/schema.ts'
import { serverUrl } from '../testing/database/database.ts'
import { startMs, useChores } from '../testing/database/use-chores.ts'
import { listParkedJobs, restartJob } from './parked-jobs.ts'

const jobs = useChores()
beforeEach(async () => void (await jobs.db.delete(notices)))

const at = (seconds: number) => new Date(startMs + seconds * 1000)

describe('listParkedJobs', () => {
  test('lists the newest of all kinds first, and why it was given up', async () => {
    await jobs.add(3)
    await jobs.db
      .update(chores)
      .set({ parkedAt: at(2), fault: 'Away.', tries: 7 })
      .where(eq(chores.name, 'chore 1'))
    await jobs.db
      .update(chores)
      .set({ parkedAt: at(0) })
      .where(eq(chores.name, 'chore 2'))
    const [notice] = await jobs.db
      .insert(notices)
      .values({ sealed: 'x', parkedAt: at(1), fault: 'Refused.' })
      .returning()
    const [, away, unknown] = await jobs.rows()
    expect(await listParkedJobs(jobs.db)).toEqual([
      { kind: 'chores', id: away?.id, fault: 'Away.', tries: 7, parkedAt: at(2) },
      { kind: 'notices', id: notice?.id, fault: 'Refused.', tries: 0, parkedAt: at(1) },
      { kind: 'chores', id: unknown?.id, fault: '', tries: 0, parkedAt: at(0) },
    ])
  })

  test('lists the newest 50 of more, of one kind and of several', async () => {
    const values = (from: number, count: number) =>
      Array.from({ length: count }, (_, n) => ({ parkedAt: at(from + n) }))
    await jobs.db.insert(notices).values(values(0, 60).map((row) => ({ ...row, sealed: 'x' })))
    const times = async () => (await listParkedJobs(jobs.db)).map(({ parkedAt }) => parkedAt)
    const newest = (most: number) => Array.from({ length: 50 }, (_, n) => at(most - n))
    expect(await times()).toEqual(newest(59))
    await jobs.db.insert(chores).values(values(60, 5).map((row, n) => ({ ...row, name: `chore ${n}` })))
    expect(await times()).toEqual(newest(64))
  })
})

describe('restartJob', () => {
  test('makes parked work due at once, as if it was never tried, and tells whoever does it', async () => {
    await jobs.add(2)
    const [other, parked] = await jobs.rows()
    await jobs.db
      .update(chores)
      .set({ parkedAt: at(9), leasedUntil: at(99), tries: 30, dueAt: at(-50), begunAt: at(-50) })
    let heard = 0
    const unlisten = await jobs.listen('work', () => (heard += 1))
    // A shared database's listener calls once as it begins.
    if (serverUrl) await expect.poll(() => heard, { timeout: 10_000 }).toBe(1)
    heard = 0
    jobs.pass(10)
    expect(await restartJob(jobs.db, jobs.now, parked?.id ?? '')).toMatchObject({ kind: 'chores' })
    await expect.poll(() => heard, { timeout: 10_000 }).toBe(1)
    await unlisten()
    const now = jobs.inSeconds(0)
    expect(await jobs.rows()).toMatchObject([
      { id: other?.id, parkedAt: at(9), tries: 30 },
      { id: parked?.id, parkedAt: null, leasedUntil: null, tries: 0, dueAt: now, begunAt: now },
    ])
  })

  test('knows nothing of what was not given up, and of what is no id', async () => {
    await jobs.add(1)
    const [row] = await jobs.rows()
    const claimed = await jobs.hold()
    expect(claimed.id).toBe(row?.id)
    for (const id of [claimed.id, 'x', '00000000-0000-4000-8000-000000000000'])
      expect(await restartJob(jobs.db, jobs.now, id)).toBeUndefined()
    expect(await jobs.rows()).toMatchObject([{ tries: 1, leasedUntil: jobs.inSeconds(30) }])
  })
})
