import { describe, expect, test } from 'vitest'
import { openMemory } from './memory.ts'
import { createRoomCheck, reserveBytes } from './spare-room.ts'
import { isFull } from './transact.ts'

describe('createRoomCheck', () => {
  test('refuses writes while the disk has too little room, reads on, and recovers', async () => {
    const client = await openMemory()
    let free = reserveBytes
    const check = createRoomCheck(client, () => Promise.resolve(free))
    const write = () => client.query(`insert into chores (name) values (gen_random_uuid()::text)`)
    const count = async () => (await client.query('select 1 from chores')).rows.length
    await check()
    await write()

    free -= 1
    await check()
    const refused: unknown = await write().catch((error: unknown) => error)
    expect(isFull(refused)).toBe(true)
    const inTransaction: unknown = await client
      .transaction((tx) => tx.query(`delete from chores`))
      .catch((error: unknown) => error)
    expect(isFull(inTransaction)).toBe(true)
    expect(await count()).toBe(1)

    free += 1
    await check()
    await write()
    expect(await count()).toBe(2)
    await client.close()
  })
})
