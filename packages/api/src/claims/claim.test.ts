import { setTimeout as wait } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { chores, notices } from '../database/schema.ts'
import { serverUrl } from '../testing/database/database.ts'
import { useDesk } from '../testing/database/desk.ts'
import { findDue, LostClaim, nextDueMs, underClaim } from './claim.ts'

const desk = useDesk()

const rename = (held: { id: string; term: number }, name: string) =>
  underClaim(desk.db, chores, held, async (tx) => {
    await tx.update(chores).set({ name }).where(eq(chores.id, held.id))
  })

describe('claim', () => {
  test('gives each of 160 rows to one of eight claimers', async () => {
    await desk.add(160)
    const taken: string[] = []
    const claimer = async () => {
      for (let next = await desk.take(); next; next = await desk.take()) taken.push(next.id)
    }
    await Promise.all(Array.from({ length: 8 }, claimer))
    expect(taken).toHaveLength(160)
    expect(new Set(taken).size).toBe(160)
  })

  test.runIf(serverUrl)(
    'takes the next row, and does not wait, while another transaction holds the first',
    async () => {
      await desk.add(2)
      const [first, second] = await desk.rows()
      await desk.db.transaction(async (tx) => {
        await tx
          .select()
          .from(chores)
          .where(eq(chores.id, first?.id ?? ''))
          .for('update')
        // A claim that waits for the lock would wait for this transaction, and this transaction for the claim.
        const takeNow = () => Promise.race([desk.take(), wait(30_000, 'it waits', { ref: false })])
        expect(await takeNow()).toMatchObject({ id: second?.id })
        expect(await takeNow()).toBeUndefined()
      })
      expect(await desk.take()).toMatchObject({ id: first?.id })
    },
  )

  test('leaves what is not due, what is leased and what is parked', async () => {
    await desk.add(1)
    await desk.db.update(chores).set({ dueAt: desk.inSeconds(5) })
    expect(await desk.take()).toBeUndefined()
    desk.pass(5)
    expect(await desk.take()).toMatchObject({ term: 1, tries: 1, ageSeconds: 5 })
    desk.pass(29)
    expect(await desk.take()).toBeUndefined()
    await desk.db.update(chores).set({ parkedAt: desk.inSeconds(0) })
    desk.pass(60)
    expect(await desk.take()).toBeUndefined()
  })

  test('gives the row of a claimer that is silent past its lease to another', async () => {
    await desk.add(1)
    const first = await desk.hold(30)
    desk.pass(30)
    expect(await desk.take(30)).toMatchObject({ id: first.id, term: 2, tries: 2 })
  })
})

describe('findDue', () => {
  test('names the tables that have a row which is due soon and free', async () => {
    await desk.add(1)
    const look = (withinMs: number) => {
      const looks = [notices, chores].map((table) => ({ table, withinMs }))
      return findDue(desk.db, looks, desk.now)
    }
    expect(await look(0)).toEqual([false, true])
    await desk.take(30)
    expect(await look(0)).toEqual([false, false])
    desk.pass(30)
    await desk.db.update(chores).set({ dueAt: desk.inSeconds(5) })
    expect(await look(0)).toEqual([false, false])
    expect(await look(4999)).toEqual([false, false])
    expect(await look(5000)).toEqual([false, true])
    await desk.db.update(chores).set({ parkedAt: desk.inSeconds(0) })
    expect(await look(5000)).toEqual([false, false])
  })
})

describe('nextDueMs', () => {
  test('tells how long it is until the next row is due, if that is soon', async () => {
    await desk.add(3)
    const look = (withinMs: number) => nextDueMs(desk.db, chores, desk.now, withinMs)
    const move = (name: string, seconds: number) =>
      desk.db
        .update(chores)
        .set({ dueAt: desk.inSeconds(seconds) })
        .where(eq(chores.name, name))
    await move('chore 1', 4)
    await move('chore 2', 3)
    expect([await look(2999), await look(3000), await look(9000)]).toEqual([undefined, 3000, 3000])
    await desk.db
      .update(chores)
      .set({ parkedAt: desk.inSeconds(0) })
      .where(eq(chores.name, 'chore 2'))
    expect(await look(9000)).toBe(4000)
  })
})

describe('underClaim', () => {
  test('writes for the holder', async () => {
    await desk.add(1)
    const held = await desk.hold()
    await rename(held, 'written')
    expect((await desk.db.select().from(chores))[0]?.name).toBe('written')
  })

  test('refuses a holder that slept through its lease once another has the row', async () => {
    await desk.add(1)
    const sleeper = await desk.hold(30)
    desk.pass(31)
    const other = await desk.hold(30)
    const late = rename(sleeper, 'late')
    await expect(late).rejects.toBeInstanceOf(LostClaim)
    await rename(other, 'in time')
    expect((await desk.db.select().from(chores))[0]?.name).toBe('in time')
  })

  test('writes nothing of a transaction that fails', async () => {
    await desk.add(1)
    const held = await desk.hold()
    const failing = underClaim(desk.db, chores, held, async (tx) => {
      await tx.update(chores).set({ name: 'half' })
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect((await desk.db.select().from(chores))[0]?.name).toBe('chore 0')
  })
})
