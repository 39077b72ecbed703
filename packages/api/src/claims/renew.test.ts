import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { chores, notices } from '../database/schema.ts'
import { useChores } from '../testing/database/use-chores.ts'
import { releaseLeases, renewClaimLease } from './job-claims.ts'

const jobs = useChores()

describe('renew', () => {
  test('holds a row for longer, for whoever has it', async () => {
    await jobs.add(2)
    const held = await jobs.hold(30)
    jobs.pass(20)
    expect(await renewClaimLease(jobs.db, chores, held, jobs.now, 30)).toBe(true)
    const others = await jobs.db.$count(chores, eq(chores.leasedUntil, jobs.inSeconds(30)))
    expect(others).toBe(1)
    jobs.pass(30)
    await jobs.hold()
    expect(await renewClaimLease(jobs.db, chores, { ...held, term: held.term - 1 }, jobs.now, 60)).toBe(false)
    await jobs.db.delete(chores)
    expect(await renewClaimLease(jobs.db, chores, held, jobs.now, 60)).toBe(false)
  })
})

describe('releaseLeases', () => {
  test('makes what dead processes held due for anybody, in all the tables named', async () => {
    await jobs.add(1)
    const held = await jobs.hold(3000)
    await jobs.db.insert(notices).values({ sealed: 'x', leasedUntil: jobs.inSeconds(3000) })
    await releaseLeases(jobs.db, [chores])
    expect(await jobs.db.$count(notices, eq(notices.leasedUntil, jobs.inSeconds(3000)))).toBe(1)
    await releaseLeases(jobs.db, [chores, notices])
    expect((await jobs.db.select().from(notices))[0]?.leasedUntil).toBeNull()
    expect(await jobs.hold()).toMatchObject({ id: held.id, term: 2, tries: 2 })
  })
})
