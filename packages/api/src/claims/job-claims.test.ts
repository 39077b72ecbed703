import { setTimeout as wait } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { chores, notices } from '../database/schema.ts'
import { serverUrl } from '../testing/database/database.ts'
import { useChores } from '../testing/database/use-chores.ts'
import { findDueTables, LostClaimError, findNextDueMs, writeUnderClaim } from './job-claims.ts'

const jobs = useChores()

const rename = (held: { id: string; term: number }, name: string) =>
  writeUnderClaim(jobs.db, chores, held, async (tx) => {
    await tx.update(chores).set({ name }).where(eq(chores.id, held.id))
  })

describe('claimJob', () => {
  test('gives each of 160 rows to one of eight claimers', async () => {
    await jobs.add(160)
    const taken: string[] = []
    const claimer = async () => {
      for (let next = await jobs.take(); next; next = await jobs.take()) taken.push(next.id)
    }
    await Promise.all(Array.from({ length: 8 }, claimer))
    expect(taken).toHaveLength(160)
    expect(new Set(taken).size).toBe(160)
  })

  test.runIf(serverUrl)(
    'takes the next row, and does not wait, while another transaction holds the first',
    async () => {
      await jobs.add(2)
      const [first, second] = await jobs.rows()
      await jobs.db.transaction(async (tx) => {
        await tx
          .select()
          .from(chores)
          .where(eq(chores.id, first?.id ?? ''))
          .for('update')
        // A claim that waits for the lock would wait for this transaction, and this transaction for the claim.
        const takeNow = () => Promise.race([jobs.take(), wait(30_000, 'it waits', { ref: false })])
        expect(await takeNow()).toMatchObject({ id: second?.id })
        expect(await takeNow()).toBeUndefined()
      })
      expect(await jobs.take()).toMatchObject({ id: first?.id })
    },
  )

  test('leaves what is not due, what is leased and what is parked', async () => {
    await jobs.add(1)
    await jobs.db.update(chores).set({ dueAt: jobs.inSeconds(5) })
    expect(await jobs.take()).toBeUndefined()
    jobs.pass(5)
    expect(await jobs.take()).toMatchObject({ term: 1, tries: 1, ageSeconds: 5 })
    jobs.pass(29)
    expect(await jobs.take()).toBeUndefined()
    await jobs.db.update(chores).set({ parkedAt: jobs.inSeconds(0) })
    jobs.pass(60)
    expect(await jobs.take()).toBeUndefined()
  })

  test('gives the row of a claimer that is silent past its lease to another', async () => {
    await jobs.add(1)
    const first = await jobs.hold(30)
    jobs.pass(30)
    expect(await jobs.take(30)).toMatchObject({ id: first.id, term: 2, tries: 2 })
  })
})

describe('findDueTables', () => {
  test('names the tables that have a row which is due soon and free', async () => {
    await jobs.add(1)
    const look = (withinMs: number) => {
      const looks = [notices, chores].map((table) => ({ table, withinMs }))
      return findDueTables(jobs.db, looks, jobs.now)
    }
    expect(await look(0)).toEqual([false, true])
    await jobs.take(30)
    expect(await look(0)).toEqual([false, false])
    jobs.pass(30)
    await jobs.db.update(chores).set({ dueAt: jobs.inSeconds(5) })
    expect(await look(0)).toEqual([false, false])
    expect(await look(4999)).toEqual([false, false])
    expect(await look(5000)).toEqual([false, true])
    await jobs.db.update(chores).set({ parkedAt: jobs.inSeconds(0) })
    expect(await look(5000)).toEqual([false, false])
  })
})

describe('findNextDueMs', () => {
  test('tells how long it is until the next row is due, if that is soon', async () => {
    await jobs.add(3)
    const look = (withinMs: number) => findNextDueMs(jobs.db, chores, jobs.now, withinMs)
    const move = (name: string, seconds: number) =>
      jobs.db
        .update(chores)
        .set({ dueAt: jobs.inSeconds(seconds) })
        .where(eq(chores.name, name))
    await move('chore 1', 4)
    await move('chore 2', 3)
    expect([await look(2999), await look(3000), await look(9000)]).toEqual([undefined, 3000, 3000])
    await jobs.db
      .update(chores)
      .set({ parkedAt: jobs.inSeconds(0) })
      .where(eq(chores.name, 'chore 2'))
    expect(await look(9000)).toBe(4000)
  })
})

describe('writeUnderClaim', () => {
  test('writes for the holder', async () => {
    await jobs.add(1)
    const held = await jobs.hold()
    await rename(held, 'written')
    expect((await jobs.db.select().from(chores))[0]?.name).toBe('written')
  })

  test('refuses a holder that slept through its lease once another has the row', async () => {
    await jobs.add(1)
    const sleeper = await jobs.hold(30)
    jobs.pass(31)
    const other = await jobs.hold(30)
    const late = rename(sleeper, 'late')
    await expect(late).rejects.toBeInstanceOf(LostClaimError)
    await rename(other, 'in time')
    expect((await jobs.db.select().from(chores))[0]?.name).toBe('in time')
  })

  test('writes nothing of a transaction that fails', async () => {
    await jobs.add(1)
    const held = await jobs.hold()
    const failing = writeUnderClaim(jobs.db, chores, held, async (tx) => {
      await tx.update(chores).set({ name: 'half' })
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect((await jobs.db.select().from(chores))[0]?.name).toBe('chore 0')
  })
})
