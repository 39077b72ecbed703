import { randomUUID } from 'node:crypto'
import { min, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openDatabase } from '../database/open-database.ts'
import type { OpenDatabase } from '../database/open-database.ts'
import { pageEvents, stores } from '../database/schema.ts'
import { transact } from '../database/transact.ts'
import { silentLog } from '../platform/log.ts'
import { createTestDatabase, serverUrl } from '../testing/database/database.ts'
import type { TestDatabase } from '../testing/database/database.ts'
import { createEventHub, assignEventPositions } from './event-hub.ts'
import type { EventHub, PageEvent } from './event-hub.ts'
import { publishEvents } from './publish-events.ts'
import { waitFor } from '../testing/wait-for.ts'

let made: TestDatabase
let database: OpenDatabase
let hub: EventHub
let nowMs = 0
let mine = ''
let other = ''

async function addStore(): Promise<string> {
  const [store] = await database.db.insert(stores).values({ name: 'Store' }).returning({ id: stores.id })
  return store?.id ?? ''
}

beforeAll(async () => {
  made = await createTestDatabase()
  database = await openDatabase(made.location)
})
beforeEach(async () => {
  await database.db.delete(pageEvents)
  hub = await createEventHub(database, () => nowMs, silentLog)
  mine = await addStore()
  other = await addStore()
  return () => hub.close()
})
afterAll(async () => {
  await database.close()
  await made.drop()
})

const tell = (storeId: string, ref: string = randomUUID()) =>
  publishEvents(database.db, [{ storeId, type: 'thread', ref }], 0)
const refs = (heard: readonly PageEvent[]) => heard.map(({ ref }) => ref)

describe('createEventHub', () => {
  test('tells what happened only once it is committed', async () => {
    const heard: PageEvent[] = []
    hub.subscribe(mine, (event) => heard.push(event))
    await transact(database.db, async (tx) => {
      await publishEvents(tx, [{ storeId: mine, type: 'thread', ref: 'a' }], 0)
      expect(heard).toEqual([])
    })
    await waitFor(() => expect(refs(heard)).toEqual(['a']))
  })

  test('tells nothing of what is rolled back', async () => {
    const heard: PageEvent[] = []
    hub.subscribe(mine, (event) => heard.push(event))
    const undone = transact(database.db, async (tx) => {
      await publishEvents(tx, [{ storeId: mine, type: 'thread', ref: 'undone' }], 0)
      throw new Error('no')
    })
    await expect(undone).rejects.toThrow('no')
    await tell(mine, 'next')
    await waitFor(() => expect(refs(heard)).toEqual(['next']))
  })

  test('tells a store nothing of another', async () => {
    const heard: PageEvent[] = []
    hub.subscribe(mine, (event) => heard.push(event))
    await tell(other, 'theirs')
    await tell(mine, 'ours')
    await waitFor(() => expect(refs(heard)).toEqual(['ours']))
  })

  test('tells who comes later nothing of what was told before', async () => {
    const first: PageEvent[] = []
    hub.subscribe(other, (event) => first.push(event))
    await tell(mine, 'before')
    await tell(other, 'mark')
    await waitFor(() => expect(refs(first)).toEqual(['mark']))
    const heard: PageEvent[] = []
    hub.subscribe(mine, (event) => heard.push(event))
    await tell(mine, 'after')
    await waitFor(() => expect(refs(heard)).toEqual(['after']))
  })

  test('tells nothing once the subscription has ended', async () => {
    const gone: PageEvent[] = []
    const heard: PageEvent[] = []
    const end = hub.subscribe(mine, (event) => gone.push(event))
    hub.subscribe(mine, (event) => heard.push(event))
    end()
    await tell(mine, 'late')
    await waitFor(() => expect(refs(heard)).toEqual(['late']))
    expect(gone).toEqual([])
  })

  test('tells all of a burst that is longer than one reading', async () => {
    const heard: PageEvent[] = []
    hub.subscribe(mine, (event) => heard.push(event))
    const burst = Array.from({ length: 6000 }, () => ({ storeId: mine, type: 'thread' as const }))
    await publishEvents(database.db, burst, 0)
    await waitFor(() => expect(heard).toHaveLength(6000))
  })

  test('announces a transaction that commits after later events were announced', async () => {
    const heard: PageEvent[] = []
    hub.subscribe(mine, (event) => heard.push(event))
    await publishEvents(
      database.db,
      Array.from({ length: 1000 }, () => ({ storeId: mine, type: 'list' as const })),
      0,
    )
    await waitFor(() => expect(heard).toHaveLength(1000))
    const [row] = await database.db.select({ first: min(pageEvents.id) }).from(pageEvents)
    // Simulates a transaction that took its number first and committed last.
    await database.db.execute(
      sql`insert into events (id, store_id, type, ref) overriding system value values (${Number(row?.first) - 1}, ${mine}, 'thread', 'late')`,
    )
    await tell(mine, 'next')
    await waitFor(() => expect(refs(heard)).toContain('next'))
    expect(refs(heard).slice(1000)).toEqual(['late', 'next'])
    expect(refs((await hub.since(mine, heard[999]?.id ?? 0)) ?? [])).toEqual(['late', 'next'])
  })

  test.runIf(serverUrl)('announces a long transaction among six writers of short ones', async () => {
    const heard: PageEvent[] = []
    hub.subscribe(mine, (event) => heard.push(event))
    const writeShort = async (writer: number) => {
      for (let n = 0; n < 50; n += 1)
        await transact(database.db, (tx) =>
          publishEvents(
            tx,
            Array.from({ length: 10 }, () => ({ storeId: mine, type: 'thread', ref: `${writer}-${n}` })),
            0,
          ),
        )
    }
    await transact(database.db, async (tx) => {
      await publishEvents(tx, [{ storeId: mine, type: 'thread', ref: 'long' }], 0)
      await Promise.all(Array.from({ length: 6 }, (_, writer) => writeShort(writer)))
      await waitFor(() => expect(heard).toHaveLength(3000))
    })
    await waitFor(() => expect(heard).toHaveLength(3001))
    expect(heard.at(-1)?.ref).toBe('long')
  })

  test.runIf(serverUrl)('skips no event that another process numbers at the same time', async () => {
    const heard: PageEvent[] = []
    hub.subscribe(mine, (event) => heard.push(event))
    const countWaiting = async () => {
      const locks = sql`select from pg_locks where locktype = 'advisory' and not granted
        and database = (select oid from pg_database where datname = current_database())`
      const found: unknown = await database.db.execute(locks)
      return (found as { rows: unknown[] }).rows.length
    }
    await database.db.transaction(async (tx) => {
      await publishEvents(tx, [{ storeId: mine, type: 'thread', ref: 'first' }], 0)
      await assignEventPositions(tx, () => nowMs)
      await tell(mine, 'second')
      await waitFor(async () => expect(await countWaiting()).toBe(1))
    })
    await waitFor(() => expect(refs(heard)).toEqual(['first', 'second']))
  })

  test('reads again after a reading that failed', async () => {
    const heard: PageEvent[] = []
    let failures = 0
    const db = new Proxy(database.db, {
      get: (target, key) => {
        if (key === 'select' && (failures -= 1) >= 0) throw new Error('The connection is gone.')
        const value: unknown = Reflect.get(target, key)
        return typeof value === 'function' ? (value.bind(target) as unknown) : value
      },
    })
    const failing = await createEventHub({ db, listen: database.listen }, () => nowMs, silentLog)
    failures = 1
    failing.subscribe(mine, (event) => heard.push(event))
    await tell(mine, 'once')
    await waitFor(() => expect(refs(heard)).toEqual(['once']))
    await failing.close()
  })
})

describe('since', () => {
  test('answers what happened in the store after an event, oldest first', async () => {
    const heard: PageEvent[] = []
    hub.subscribe(mine, (event) => heard.push(event))
    for (const ref of ['a', 'b', 'c']) await tell(mine, ref)
    await tell(other, 'theirs')
    await waitFor(() => expect(heard).toHaveLength(3))
    const missed = await hub.since(mine, heard[0]?.id ?? 0)
    expect(refs(missed ?? [])).toEqual(['b', 'c'])
  })

  test('answers what happened from a moment on', async () => {
    const heard: PageEvent[] = []
    hub.subscribe(mine, (event) => heard.push(event))
    const tellAt = async (ref: string, atMs: number) => {
      nowMs = atMs
      await tell(mine, ref)
      await waitFor(() => expect(refs(heard)).toContain(ref))
    }
    await tellAt('before', 999)
    await tellAt('then', 1000)
    await tellAt('after', 2000)
    await tell(other, 'theirs')
    expect(refs((await hub.from(mine, 1000)) ?? [])).toEqual(['then', 'after'])
    await waitFor(() => expect(hub.newest()).toBeGreaterThan(heard[2]?.id ?? Infinity))
  })

  test('answers nothing when the event is older or newer than what is stored, or too much happened since', async () => {
    const heard: PageEvent[] = []
    hub.subscribe(mine, (event) => heard.push(event))
    await publishEvents(
      database.db,
      Array.from({ length: 502 }, () => ({ storeId: mine, type: 'thread' as const, ref: 'many' })),
      0,
    )
    // Other tests published events before, and PostgreSQL leaves gaps in its numbers.
    const ids = () => heard.filter(({ ref }) => ref === 'many').map(({ id }) => id)
    await waitFor(() => expect(ids()).toHaveLength(502))
    const [first = 0, second = 0] = ids()
    const last = ids().at(-1) ?? 0
    expect(await hub.since(mine, first - 2)).toBeUndefined()
    expect(await hub.since(mine, first)).toBeUndefined()
    expect(await hub.since(mine, second)).toHaveLength(500)
    expect(await hub.since(mine, last)).toEqual([])
    expect(await hub.since(mine, last + 1)).toBeUndefined()
  })
})
