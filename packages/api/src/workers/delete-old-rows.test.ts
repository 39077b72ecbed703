import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  tokenChains,
  mailedCodes,
  draftFileParts,
  draftFiles,
  drafts,
  invites,
  rateLimits,
  nonces,
  signUps,
  threads,
  tokens,
  users,
} from '../database/schema.ts'
import { loadStoreUsage } from '../admin/store-usage.ts'
import { inviteByAddress } from '../calls/team/invites.ts'
import { saveNonce } from '../accounts/sign-in/nonces.ts'
import { ms, openTestApi, signUp } from '../testing/api.ts'
import type { TestApi } from '../testing/api.ts'
import { deleteOldRows } from './delete-old-rows.ts'

let t: TestApi
beforeAll(async () => {
  t = await openTestApi()
})
afterAll(() => t.close())

const count = async () => {
  const { db } = t.api.services
  const counts = [tokenChains, tokens, mailedCodes, invites, rateLimits, nonces].map((table) =>
    db.$count(table),
  )
  return Promise.all(counts)
}

describe('deleteOldRows', () => {
  test('writes the store of drafts from before their column, which are counted until then', async () => {
    const api = await openTestApi()
    const { db, clock } = api.api.services
    const token = await api.enter('drafts@example.com')
    const { body } = await api.send('createStore', { token, input: { name: 'Drafts' } })
    const storeId = String(body['id'])
    const [thread] = await db
      .insert(threads)
      .values({ storeId, subject: 'Tent', lastEmailAt: new Date(clock()) })
      .returning()
    await db.insert(drafts).values({ threadId: thread?.id ?? '', body: 'Hello', state: 'sent' })
    const read = async () => ({
      stores: await db.select({ storeId: drafts.storeId }).from(drafts),
      count: (await loadStoreUsage(db, storeId, clock())).drafts,
    })
    expect(await read()).toEqual({ stores: [{ storeId }], count: 1 })
    await db.update(drafts).set({ storeId: null })
    expect(await read()).toEqual({ stores: [{ storeId: null }], count: 1 })
    await deleteOldRows(api.api.services)
    expect(await read()).toEqual({ stores: [{ storeId }], count: 1 })
    await api.close()
  })

  test('deletes the files of a draft 30 days after it was discarded, and those of no open draft', async () => {
    const api = await openTestApi()
    const { db, clock } = api.api.services
    const token = await api.enter('files@example.com')
    const { body } = await api.send('createStore', { token, input: { name: 'Files' } })
    const storeId = String(body['id'])
    const [thread] = await db
      .insert(threads)
      .values({ storeId, subject: 'Tent', lastEmailAt: new Date(clock()) })
      .returning()
    for (const state of ['discarded', 'ready'] as const) {
      const written = { threadId: thread?.id ?? '', body: 'Hello', state, updatedAt: new Date(clock()) }
      const [draft] = await db.insert(drafts).values(written).returning()
      const file = { storeId, draftId: draft?.id ?? '', name: `${state}.pdf`, type: 'application/pdf' }
      const [added] = await db
        .insert(draftFiles)
        .values({ ...file, bytes: 4 })
        .returning()
      const content = new TextEncoder().encode('%PDF')
      await db.insert(draftFileParts).values({ fileId: added?.id ?? '', position: 0, content })
    }
    const listFiles = async () => {
      await deleteOldRows(api.api.services)
      const files = await db.select({ name: draftFiles.name }).from(draftFiles).orderBy(draftFiles.name)
      return { names: files.map(({ name }) => name), parts: await db.$count(draftFileParts) }
    }
    api.passMs(30 * ms.day)
    expect(await listFiles()).toEqual({ names: ['discarded.pdf', 'ready.pdf'], parts: 2 })
    api.passMs(1)
    expect(await listFiles()).toEqual({ names: ['ready.pdf'], parts: 1 })
    await api.close()
  })

  test('deletes nothing more once its process stops, and continues at the next run', async () => {
    const api = await openTestApi()
    const { services } = api.api
    await saveNonce(services.db, 'sso', 'old', services.clock() - ms.minute)
    await deleteOldRows(services, AbortSignal.abort())
    expect(await services.db.$count(nonces)).toBe(1)
    await deleteOldRows(services)
    expect(await services.db.$count(nonces)).toBe(0)
    await api.close()
  })

  test('leaves what can still have an effect, and deletes it when that is over', async () => {
    const { services } = t.api
    let token = await t.enter('ann@example.com')
    const { body } = await t.send('createStore', { token, input: { name: 'Shop' } })
    await inviteByAddress(services, { id: String(body['id']), name: 'Shop' }, 'bob@example.com', 'agent')
    await saveNonce(services.db, 'sso', 'one', services.clock() + ms.minute)
    const full = await count()
    expect(Math.min(...full)).toBeGreaterThan(0)
    await deleteOldRows(services)
    expect(await count()).toEqual(full)

    t.passMs(13 * ms.day)
    token = String((await t.send('refresh', { token })).body['token'])
    t.passMs(2 * ms.day)
    await deleteOldRows(services)
    expect(await count()).toEqual([1, 1, 0, 1, 0, 0])
    expect((await t.send('refresh', { token })).status).toBe(200)

    t.passMs(90 * ms.day)
    await deleteOldRows(services)
    expect(await count()).toEqual([0, 0, 0, 0, 0, 0])
  })

  test('deletes a sign-up that nobody completed, with its account, and no account that is verified', async () => {
    const api = await openTestApi({ limitScale: 0 })
    const { db } = api.api.services
    await signUp(api.send, 'waits@example.com')
    await api.enter('verified@example.com')
    api.passMs(4 * ms.day)
    await signUp(api.send, 'again@example.com')
    await signUp(api.send, 'waits@example.com')
    const left = async () => {
      await deleteOldRows(api.api.services)
      return (await db.select().from(users)).map(({ email }) => email).toSorted()
    }
    api.passMs(4 * ms.day)
    expect(await left()).toEqual(['again@example.com', 'verified@example.com', 'waits@example.com'])
    expect(await db.$count(signUps)).toBe(2)
    api.passMs(4 * ms.day)
    expect(await left()).toEqual(['verified@example.com'])
    expect(await db.$count(signUps)).toBe(0)
    await api.close()
  })
})
