import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { chores, notices } from '../database/schema.ts'
import { useDesk } from '../testing/database/desk.ts'
import { freeLeases, renewLease } from './claim.ts'

const desk = useDesk()

describe('renew', () => {
  test('holds a row for longer, for whoever has it', async () => {
    await desk.add(2)
    const held = await desk.hold(30)
    desk.pass(20)
    expect(await renewLease(desk.db, chores, held, desk.now, 30)).toBe(true)
    const others = await desk.db.$count(chores, eq(chores.leasedUntil, desk.inSeconds(30)))
    expect(others).toBe(1)
    desk.pass(30)
    await desk.hold()
    expect(await renewLease(desk.db, chores, { ...held, term: held.term - 1 }, desk.now, 60)).toBe(false)
    await desk.db.delete(chores)
    expect(await renewLease(desk.db, chores, held, desk.now, 60)).toBe(false)
  })
})

describe('freeLeases', () => {
  test('makes what dead processes held due for anybody, in all the tables named', async () => {
    await desk.add(1)
    const held = await desk.hold(3000)
    await desk.db.insert(notices).values({ sealed: 'x', leasedUntil: desk.inSeconds(3000) })
    await freeLeases(desk.db, [chores])
    expect(await desk.db.$count(notices, eq(notices.leasedUntil, desk.inSeconds(3000)))).toBe(1)
    await freeLeases(desk.db, [chores, notices])
    expect((await desk.db.select().from(notices))[0]?.leasedUntil).toBeNull()
    expect(await desk.hold()).toMatchObject({ id: held.id, term: 2, tries: 2 })
  })
})
