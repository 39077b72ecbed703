import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { drizzle } from 'drizzle-orm/pglite'
import type { PGlite } from '@electric-sql/pglite'
import { openTestApi, testPassword, signIn } from '../../testing/api.ts'
import { createHome } from '../../testing/process.ts'
import { openMemoryDatabase } from './memory-database.ts'
import { openDatabase } from '../open-database.ts'
import * as schema from '../schema.ts'
import { chores } from '../schema.ts'
import { createDiskCheck, essentialDiskReserveBytes, diskReserveBytes } from './disk-space.ts'
import { isDiskFullError } from '../transact.ts'

let free = diskReserveBytes
let client: PGlite
const readFree = () => Promise.resolve(free)
const failure = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  )

beforeEach(async () => {
  free = diskReserveBytes
  client = await openMemoryDatabase()
})
afterEach(() => client.close())

describe('createDiskCheck', () => {
  test('refuses writes while the disk has too little room, reads on, and recovers', async () => {
    const check = createDiskCheck(drizzle(client, { schema }), client, readFree)
    const write = () => client.query(`insert into chores (name) values (gen_random_uuid()::text)`)
    const count = async () => (await client.query('select 1 from chores')).rows.length
    await check()
    await write()

    free -= 1
    await check()
    expect(isDiskFullError(await failure(write()))).toBe(true)
    const inTransaction = client.transaction((tx) => tx.query(`delete from chores`))
    expect(isDiskFullError(await failure(inTransaction))).toBe(true)
    expect(await count()).toBe(1)

    free += 1
    await check()
    await write()
    expect(await count()).toBe(2)
  })

  test('lets people sign in and stay signed in from the reserve, and nobody from its last part', async () => {
    const t = await openTestApi({ database: { kind: 'memory', client } })
    const email = 'ann@room.test'
    const token = await t.enter(email)
    const check = createDiskCheck(t.api.services.db, client, readFree)
    const createStore = () => t.send('createStore', { token, input: { name: 'Store' } })
    const tryAll = async () => [
      (await signIn(t.send, email)).status,
      (await signIn(t.send, email, `not ${testPassword}`)).status,
      (await t.send('refresh', { token })).status,
      (await createStore()).status,
    ]
    free = essentialDiskReserveBytes
    await check()
    expect(await tryAll()).toEqual([200, 400, 200, 507])
    free = essentialDiskReserveBytes - 1
    await check()
    expect(await tryAll()).toEqual([507, 507, 507, 507])
    expect((await createStore()).headers.get('retry-after')).toBe('60')
    free = diskReserveBytes
    await check()
    expect((await createStore()).status).toBe(201)
    await t.close()
  })
})

describe('openDatabase', () => {
  test(
    'keeps the reserve of the disk of its folder: at the start and while it runs',
    { timeout: 180_000 },
    async () => {
      const home = await createHome('')
      const place = { kind: 'folder', path: home.folder } as const
      free = diskReserveBytes - 1
      await expect(openDatabase(place, readFree)).rejects.toThrow('its disk has less than 64 MB of room')
      free = diskReserveBytes
      const { db, close } = await openDatabase(place, readFree)
      const write = () => failure(db.insert(chores).values({ name: crypto.randomUUID() }))
      expect(await write()).toBeUndefined()
      free = diskReserveBytes - 1
      await expect.poll(async () => isDiskFullError(await write()), { timeout: 10_000 }).toBe(true)
      free = diskReserveBytes
      await expect.poll(write, { timeout: 10_000 }).toBeUndefined()
      await close()
      await home.remove()
    },
  )
})
