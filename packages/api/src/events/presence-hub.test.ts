import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase } from '../database/open-database.ts'
import type { ListenToChannel, OpenDatabase } from '../database/open-database.ts'
import { silentLog } from '../platform/log.ts'
import { createTestDatabase } from '../testing/database/database.ts'
import type { TestDatabase } from '../testing/database/database.ts'
import { createPresenceHub } from './presence-hub.ts'
import { createPresencePublisher } from './presence-publisher.ts'
import { waitFor } from '../testing/wait-for.ts'

let made: TestDatabase
let database: OpenDatabase
let nowMs = 0
const clock = () => nowMs

beforeAll(async () => {
  made = await createTestDatabase()
  database = await openDatabase(made.location)
})
afterAll(async () => {
  await database.close()
  await made.drop()
})

/** Resolves once it is connected. PostgreSQL calls without a payload then; PGlite does not. */
const listen: ListenToChannel = async (channel, hear) => {
  let isConnected = false
  const stop = await database.listen(channel, (payload) => {
    isConnected = true
    hear(payload)
  })
  if (!database.isShared) hear()
  else await waitFor(() => expect(isConnected).toBe(true))
  return stop
}
const hub = { subscribe: () => () => undefined }

/** A process with its publisher and hub. */
async function start() {
  const publisher = createPresencePublisher(database.db, clock)
  const presence = await createPresenceHub({
    ...{ database: { listen }, publisher, hub, clock },
    log: silentLog,
  })
  return { publisher, presence }
}
const page = {
  ...{ storeId: 's1', userId: 'anna', viewer: 'tab-1', name: 'Anna', isSuperAdmin: false },
  ...{ threadId: null, isReplying: false },
}

describe('createPresenceHub', () => {
  test('tells a process that starts later what others know, for as long as it holds', async () => {
    const first = await start()
    const report = { ...page, threadId: 't1', process: first.publisher.process, leftMs: 23_500 }
    await first.publisher.republish([report])
    nowMs += 20_000
    const second = await start()
    let heard = ''
    second.presence.subscribe('s1', 'ben', (text) => (heard += text))
    await waitFor(() => expect(heard).toContain('"name":"Anna"'))
    heard = ''
    // A repetition may be on its way, so time goes on until it has run out too.
    await waitFor(() => {
      nowMs += 4000
      expect(heard).toContain('{"id":"t1","people":[]}')
    })
    await Promise.all([first.presence.close(), second.presence.close()])
  })

  test('cuts what many people do into events of 50 threads', async () => {
    const { publisher, presence } = await start()
    const heard: string[] = []
    presence.subscribe('s2', 'ben', (text) => heard.push(text))
    const process = 'other'
    await publisher.republish(
      Array.from({ length: 120 }, (_, n) => ({
        ...{ ...page, storeId: 's2', userId: `u${n}`, threadId: `t${n}`, process, leftMs: 20_000 },
      })),
    )
    await waitFor(() => expect(heard.join('').match(/"name"/g)).toHaveLength(120))
    for (const text of heard) expect(text.match(/"people"/g)?.length ?? 0).toBeLessThanOrEqual(50)
    await presence.close()
  })
})

describe('createPresencePublisher', () => {
  test('takes 240 statements of a person in a minute', async () => {
    const db = { execute: () => Promise.resolve() } as unknown as OpenDatabase['db']
    const { publish } = createPresencePublisher(db, clock)
    nowMs += 60_000
    const waits = []
    for (let times = 0; times < 241; times += 1) waits.push(await publish(page))
    expect(waits.slice(0, 240).every((wait) => wait === undefined)).toBe(true)
    expect(waits.at(-1)).toBe(60)
    expect(await publish({ ...page, userId: 'ben' })).toBeUndefined()
    nowMs += 60_000
    expect(await publish(page)).toBeUndefined()
  })
})
