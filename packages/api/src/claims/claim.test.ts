import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, test } from 'vitest'
import { openDatabase, type Database, type OpenDatabase } from '../database/open.ts'
import { chores, notices } from '../database/schema.ts'
import { createPlace } from '../testing/database.ts'
import { createHome } from '../testing/process.ts'
import { claim, findDue, LostClaim, underClaim } from './claim.ts'
import { databaseTime, timeOf, type Now } from './time.ts'

// This contract holds on both databases: the test command runs it on PGlite, and again on PostgreSQL.

const ends: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})

async function open(): Promise<OpenDatabase> {
  const { place, drop } = await createPlace()
  const database = await openDatabase(place)
  ends.push(drop, database.close)
  return database
}

const startMs = Date.UTC(2030, 0, 15, 12)

/** A clock in the hands of the test, and rows that are due by it. */
async function openDesk(count: number) {
  const { db } = await open()
  let nowMs = startMs
  const now = timeOf(() => nowMs)
  await add(db, now, count)
  const take = (leaseSeconds = 30) => claim(db, chores, { now }, leaseSeconds)
  return { db, now, take, pass: (seconds: number) => (nowMs += seconds * 1000) }
}

const add = (db: Database, now: Now, count: number) =>
  db
    .insert(chores)
    .values(Array.from({ length: count }, (_, n) => ({ name: `chore ${n}`, dueAt: now(), begunAt: now() })))

const rename = (desk: { db: Database }, held: { id: string; term: number }, name: string) =>
  underClaim(desk.db, chores, held, async (tx) => {
    await tx.update(chores).set({ name }).where(eq(chores.id, held.id))
  })

describe('claim', () => {
  test('gives each of 160 rows to one of eight claimers', async () => {
    const desk = await openDesk(160)
    const taken: string[] = []
    const claimer = async () => {
      for (let next = await desk.take(); next; next = await desk.take()) taken.push(next.id)
    }
    await Promise.all(Array.from({ length: 8 }, claimer))
    expect(taken).toHaveLength(160)
    expect(new Set(taken).size).toBe(160)
  })

  test('leaves what is not due, what is leased and what is parked', async () => {
    const desk = await openDesk(1)
    await desk.db.update(chores).set({ dueAt: new Date(startMs + 5000) })
    expect(await desk.take()).toBeUndefined()
    desk.pass(5)
    expect(await desk.take()).toMatchObject({ term: 1, tries: 1, ageSeconds: 5 })
    desk.pass(29)
    expect(await desk.take()).toBeUndefined()
    await desk.db.update(chores).set({ parkedAt: new Date(startMs) })
    desk.pass(60)
    expect(await desk.take()).toBeUndefined()
  })

  test('gives the row of a claimer that is silent past its lease to another', async () => {
    const desk = await openDesk(1)
    const first = await desk.take(30)
    desk.pass(30)
    expect(await desk.take(30)).toMatchObject({ id: first?.id, term: 2, tries: 2 })
  })

  test(
    'finds the row of a process killed with SIGKILL due when its lease ends',
    { timeout: 60_000 },
    async () => {
      const home = await createHome()
      ends.push(home.remove)
      const holder = fileURLToPath(new URL('../testing/hold-claim.ts', import.meta.url))
      const child = spawn(process.execPath, [holder], {
        env: home.environment,
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      const [line] = (await once(child.stdout, 'data')) as [Buffer]
      child.kill('SIGKILL')
      await once(child, 'close')
      const url = home.environment['DATABASE_URL']
      const database = await openDatabase(
        url ? { kind: 'postgres', url } : { kind: 'folder', path: home.folder },
      )
      ends.push(database.close)
      const { id, leaseSeconds } = JSON.parse(String(line)) as { id: string; leaseSeconds: number }
      const [held] = await database.db.select().from(chores)
      expect(held?.leasedUntil).not.toBeNull()
      const untilMs = held?.leasedUntil?.getTime() ?? 0
      await expect
        .poll(() => claim(database.db, chores, { now: databaseTime }, 30), { timeout: leaseSeconds * 2000 })
        .toMatchObject({ id, term: 2, tries: 2 })
      expect(Date.now()).toBeGreaterThanOrEqual(untilMs - 1000)
    },
  )
})

describe('findDue', () => {
  test('names the tables that have a row which is due soon and free', async () => {
    const desk = await openDesk(1)
    const look = (withinMs: number) => {
      const looks = [notices, chores].map((table) => ({ table, withinMs }))
      return findDue(desk.db, looks, desk.now)
    }
    expect(await look(0)).toEqual([false, true])
    await desk.take(30)
    expect(await look(0)).toEqual([false, false])
    desk.pass(30)
    await desk.db.update(chores).set({ dueAt: new Date(startMs + 35_000) })
    expect(await look(0)).toEqual([false, false])
    expect(await look(5000)).toEqual([false, true])
    await desk.db.update(chores).set({ parkedAt: new Date(startMs) })
    expect(await look(5000)).toEqual([false, false])
  })
})

describe('underClaim', () => {
  test('writes for the holder', async () => {
    const desk = await openDesk(1)
    const held = await desk.take()
    await rename(desk, held ?? { id: '', term: 0 }, 'written')
    expect((await desk.db.select().from(chores))[0]?.name).toBe('written')
  })

  test('refuses a holder that slept through its lease once another has the row', async () => {
    const desk = await openDesk(1)
    const sleeper = await desk.take(30)
    desk.pass(31)
    const other = await desk.take(30)
    const late = rename(desk, sleeper ?? { id: '', term: 0 }, 'late')
    await expect(late).rejects.toBeInstanceOf(LostClaim)
    await rename(desk, other ?? { id: '', term: 0 }, 'in time')
    expect((await desk.db.select().from(chores))[0]?.name).toBe('in time')
  })

  test('writes nothing of a transaction that fails', async () => {
    const desk = await openDesk(1)
    const held = (await desk.take()) ?? { id: '', term: 0 }
    const failing = underClaim(desk.db, chores, held, async (tx) => {
      await tx.update(chores).set({ name: 'half' })
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect((await desk.db.select().from(chores))[0]?.name).toBe('chore 0')
  })
})
