import { desc, eq, getTableName } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seedDemo, demoPassword } from '../demo/seed.ts'
import { openTestApi, signIn } from '../testing/api.ts'
import type { TestApi } from '../testing/api.ts'
import { assignEventPositions } from '../events/event-hub.ts'
import { publishEvents } from '../events/publish-events.ts'
import { fillStore } from '../testing/database/fill-store.ts'
import { excludedTables, restoreBackup, writeBackup } from './backup.ts'
import {
  clients,
  pageEvents,
  rateLimits,
  members,
  notificationSettings,
  outbox,
  passkeys,
  pictures,
  recoveryCodes,
  serverKeys,
  stores,
  twoSteps,
  users,
} from './schema.ts'
import { databaseTables } from './tables.ts'

let t: TestApi
let lines: string[]
beforeAll(async () => {
  t = await openTestApi()
  await seedDemo(t.api)
  const many = Array.from({ length: 1200 }, (_, n) => ({
    key: `row ${n}`,
    count: n,
    resetAt: new Date(n * 1000),
  }))
  const { db } = t.api.services
  await db.insert(rateLimits).values(many)
  const [store] = await db.select().from(stores).orderBy(stores.number).limit(1)
  const [user] = await db
    .select({ id: users.id })
    .from(users)
    .innerJoin(members, eq(members.userId, users.id))
    .where(eq(members.storeId, store?.id ?? ''))
    .limit(1)
  await fillStore(db, store?.id ?? '', user?.id ?? '')
  await db.update(outbox).set({ state: 'sent' })
  const content = new Uint8Array([0, 127, 128, 255])
  await db.insert(pictures).values({ userId: user?.id ?? '', type: 'image/png', content })
  await db.insert(notificationSettings).values({ userId: user?.id ?? '', mailMinutes: 60 })
  await db.insert(twoSteps).values({ userId: user?.id ?? '', sealedSecret: 'a sealed secret' })
  const key = { credentialId: 'id', publicKey: content, counter: 1, transports: '', name: 'Laptop' }
  await db.insert(passkeys).values({ userId: user?.id ?? '', ...key })
  await db.insert(recoveryCodes).values({ hash: 'of a code', userId: user?.id ?? '' })
  await db.insert(serverKeys).values({ name: 'vapid', sealed: 'a sealed key' })
  lines = await save(t)
})
afterAll(() => t.close())

async function save({ api }: TestApi): Promise<string[]> {
  const written: string[] = []
  await writeBackup(api.services.db, (line) => Promise.resolve(void written.push(line)))
  return written
}

async function* each(from: string[]): AsyncGenerator<string> {
  yield* from
}

/** The backup in the older format, with its sent mail still in the outbox. */
const rewriteOutbox = (): string[] => {
  const held = lines.slice(0, -1).map((line) => line.replace(/^(\["outbox",.*"state":)"sent"/, '$1"held"'))
  return [held[0]?.replace('draftdesk-backup-2', 'draftdesk-backup-1') ?? '', ...held.slice(1)]
}

const put = (into: TestApi, from: string[]) => restoreBackup(into.api.services.db, each(from))

describe('restoreBackup', () => {
  test('puts back every row as it was, and people can sign in', async () => {
    const copy = await openTestApi()
    expect(await put(copy, lines)).toBe(lines.length - 2)
    expect((await save(copy)).slice(0, -1).toSorted()).toEqual(lines.slice(0, -1).toSorted())
    expect((await signIn(copy.send, 'owner@demo.test', demoPassword)).status).toBe(200)
    await copy.close()
  })

  test('sends nothing that was on its way, since it may have left after the backup', async () => {
    const copy = await openTestApi()
    await put(copy, rewriteOutbox())
    const [row] = await copy.api.services.db.select().from(outbox)
    expect(row).toMatchObject({ state: 'unknown', reason: 'restored' })
    await copy.close()
  })

  test('leaves out no table whose rows last', () => {
    const written = new Set(lines.slice(1, -1).map((line) => (JSON.parse(line) as [string])[0]))
    const ended = [
      'chains',
      'tokens',
      'codes',
      'nonces',
      'sign_ups',
      'sign_in_challenges',
      'passkey_challenges',
    ]
    const expected = databaseTables.filter((table) => !excludedTables.includes(table)).map(getTableName)
    expect(expected.filter((name) => !written.has(name) && !ended.includes(name))).toEqual([])
  })

  test('goes on numbering stores and clients where the backup ended', async () => {
    const copy = await openTestApi()
    await put(copy, lines)
    const { body } = await signIn(copy.send, 'new@demo.test', demoPassword)
    const created = await copy.send('createStore', { token: String(body['token']), input: { name: 'Next' } })
    expect(created.body['store_id']).toBe(1007)
    const [client] = await copy.api.services.db.select().from(clients).orderBy(desc(clients.accountDetailId))
    expect(client?.accountDetailId).toBe(506)
    await copy.close()
  })

  test('lets event ids continue beyond those that open tabs know', async () => {
    const copy = await openTestApi()
    const { db, clock } = copy.api.services
    const restoredAtMs = Date.now()
    await put(copy, lines)
    const [store] = await db.select().from(stores).limit(1)
    await publishEvents(db, [{ storeId: store?.id ?? '', type: 'list' }], clock())
    await assignEventPositions(db, clock)
    const [event] = await db.select().from(pageEvents)
    expect(event?.position).toBeGreaterThanOrEqual(restoredAtMs)
    await copy.close()
  })

  test('fills columns the backup does not know with their defaults', async () => {
    const copy = await openTestApi()
    const older = lines
      .slice(0, -1)
      .map((line) => line.replace('"is_active":true,', '').replace(',"is_active"', ''))
    older[0] = older[0]?.replace('draftdesk-backup-2', 'draftdesk-backup-1') ?? ''
    await put(copy, older)
    expect((await signIn(copy.send, 'owner@demo.test', demoPassword)).status).toBe(200)
    await copy.close()
  })

  test('refuses a database that is not empty, a foreign file and a newer backup, and leaves nothing behind', async () => {
    await expect(put(t, lines)).rejects.toThrow('The database is not empty')
    const copy = await openTestApi()
    await expect(put(copy, ['hello'])).rejects.toThrow('not a backup of Draftdesk')
    await expect(
      put(copy, ['{"format":"draftdesk-backup-1","columns":{"users":["shoe_size"]}}']),
    ).rejects.toThrow('newer version')
    expect(await put(copy, lines)).toBe(lines.length - 2)
    await copy.close()
  })

  test('refuses a backup that was cut at the end of any line, changed, or goes on after its end', async () => {
    const copy = await openTestApi()
    const changed = lines.map((line) => line.replace('owner@demo.test', 'other@demo.test'))
    const cuts = [1, 2, Math.floor(lines.length / 2), lines.length - 1].map((length) =>
      lines.slice(0, length),
    )
    for (const broken of [...cuts, changed, [...lines, '["members",{}]'], [...lines.slice(0, -1), '["us']])
      await expect(put(copy, broken)).rejects.toThrow('This backup is not whole')
    expect(await copy.api.services.db.$count(users)).toBe(0)
    await copy.close()
  })
})
