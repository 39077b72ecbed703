import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  activities,
  customers,
  emails,
  mailboxes,
  removedMails,
  retention,
  threads,
} from '../../database/schema.ts'
import { ms, openTestApi } from '../../testing/api.ts'
import type { TestApi } from '../../testing/api.ts'
import { enterStore, joinStore } from '../../testing/store.ts'
import type { StoreOwner } from '../../testing/store.ts'
import { addThread } from '../../threads/matching/add-thread.ts'
import { applyRetention } from '../../threads/retention/apply-retention.ts'

let t: TestApi
beforeAll(async () => {
  t = await openTestApi({ limitScale: 0 })
})
afterAll(() => t.close())

const kept = { resolved: null, archived: null, spam: null, activity: null }
const run = () => applyRetention(t.api.services.db, t.api.services.clock())

/** Adds a thread whose last mail is some days old. It is settled unless `needsReply`. */
async function addOld(
  store: StoreOwner,
  days: number,
  facts: Partial<typeof threads.$inferInsert> = {},
): Promise<string> {
  const { db, clock } = t.api.services
  const createdAt = new Date(clock() - days * ms.day)
  const sender = `c${days}@mail.test`
  const id = await addThread(db, store.id, {
    subject: `From ${days} days ago`,
    emails: [{ direction: 'in', sender, body: 'Hello', createdAt }],
  })
  await db
    .update(threads)
    .set({ needsReply: false, ...facts })
    .where(eq(threads.id, id))
  return id
}
const idsOf = async (store: StoreOwner) =>
  (await t.api.services.db.select().from(threads).where(eq(threads.storeId, store.id))).map(({ id }) => id)
const set = async ({ token }: StoreOwner, days: Partial<typeof kept> | Record<string, number>) => {
  const { body } = await t.send('retention', { token })
  return t.send('updateRetention', { token, input: { ...kept, ...days, version: body['version'] } })
}

describe('updateRetention', () => {
  test('keeps everything until an owner decides, and refuses everybody else', async () => {
    const store = await enterStore(t, 'off@example.com')
    await addOld(store, 900)
    await run()
    expect(await idsOf(store)).toHaveLength(1)
    expect((await t.send('retention', { token: store.token })).body).toEqual({
      ...{ ...kept, is_erasing: false, version: 0 },
    })
    const manager = await joinStore(t, 'off-manager@example.com', store.id, 'manager')
    const input = { ...kept, spam: 30, version: 0 }
    expect((await t.send('updateRetention', { token: manager, input })).status).toBe(403)
    const short = { ...input, spam: 29 }
    expect((await t.send('updateRetention', { token: store.token, input: short })).status).toBe(422)
  })

  test('is in the activity log, and shows a colleague’s change instead of replacing it', async () => {
    const store = await enterStore(t, 'log@example.com')
    expect((await set(store, { resolved: 730, spam: 30 })).body).toMatchObject({ resolved: 730, version: 1 })
    const late = await t.send('updateRetention', { token: store.token, input: { ...kept, version: 0 } })
    expect([late.status, late.body['current']]).toMatchObject([409, { resolved: 730, spam: 30 }])
    const { body } = await t.send('activity', { token: store.token })
    expect(body['activities']).toMatchObject([
      { action: 'retention_changed', note: 'resolved 730 days, spam 30 days' },
    ])
  })
})

describe('previewRetention', () => {
  test('counts what would be deleted, and deletes nothing', async () => {
    const store = await enterStore(t, 'preview@example.com')
    const now = new Date(t.api.services.clock())
    await addOld(store, 800)
    await addOld(store, 700)
    await addOld(store, 810, { archivedAt: now })
    await addOld(store, 820, { spamAt: now, archivedAt: now })
    const days = { ...kept, resolved: 730, archived: 730, spam: 30, activity: 30 }
    const { body } = await t.send('previewRetention', { token: store.token, input: days })
    expect(body).toEqual({ resolved: 1, archived: 1, spam: 1, activity: 0 })
    expect(await idsOf(store)).toHaveLength(4)
  })
})

describe('applyRetention', () => {
  test('deletes what is old, and nothing that is open, snoozed, queued, new or of another store', async () => {
    const { db } = t.api.services
    const now = new Date(t.api.services.clock())
    const store = await enterStore(t, 'old@example.com')
    const other = await enterStore(t, 'other@example.com')
    const others = await addOld(other, 800)
    await addOld(store, 801)
    const merged = await addOld(store, 802)
    const into = await addOld(store, 803)
    await db.update(threads).set({ mergedInto: into }).where(eq(threads.id, merged))
    await addOld(store, 60)
    const stays = [
      await addOld(store, 804, { needsReply: true }),
      await addOld(store, 805, { snoozedAt: now }),
      await addOld(store, 806, { archivedAt: now }),
      await addOld(store, 29),
    ]
    await db.insert(activities).values([
      { storeId: store.id, actorName: 'Ann', action: 'admin_left', createdAt: new Date('2029-01-01') },
      { storeId: store.id, actorName: 'Ann', action: 'admin_entered', createdAt: now },
    ])
    await set(store, { resolved: 30, activity: 30 })
    await run()
    expect((await idsOf(store)).toSorted()).toEqual(stays.toSorted())
    expect(await idsOf(other)).toEqual([others])
    const left = await db.select().from(customers).where(eq(customers.storeId, store.id))
    expect(left.map(({ address }) => address).toSorted()).toEqual(
      [29, 804, 805, 806].map((days) => `c${days}@mail.test`),
    )
    const log = await db.select().from(activities).where(eq(activities.storeId, store.id))
    expect(log.map(({ action }) => action).toSorted()).toEqual(['admin_entered', 'retention_changed'])
    // Mails older than any import are not remembered.
    expect(await db.$count(removedMails, eq(removedMails.storeId, store.id))).toBe(1)
  })

  test('goes on with the other stores when it fails for one, and fails at the end', async () => {
    const { db, clock } = t.api.services
    const one = await enterStore(t, 'one-of-two@example.com')
    const two = await enterStore(t, 'two-of-two@example.com')
    for (const store of [one, two]) {
      await addOld(store, 800)
      await set(store, { resolved: 30 })
    }
    /** The database, whose transactions fail that delete the last conversation of a store. */
    const failFor = (store: StoreOwner): typeof db => {
      const transaction: typeof db.transaction = (work, config) =>
        db.transaction(async (tx) => {
          const result = await work(tx)
          if ((await tx.$count(threads, eq(threads.storeId, store.id))) === 0) throw new Error('broken')
          return result
        }, config)
      return Object.assign(Object.create(db) as typeof db, { transaction })
    }
    await expect(applyRetention(failFor(one), clock())).rejects.toThrow('broken')
    expect([(await idsOf(one)).length, await idsOf(two)]).toEqual([1, []])
    // The stores come in any order, so each fails once.
    await addOld(two, 800)
    await expect(applyRetention(failFor(two), clock())).rejects.toThrow('broken')
    expect([await idsOf(one), (await idsOf(two)).length]).toEqual([[], 1])
  })

  test('deletes many conversations in steps, and stops between two of them', async () => {
    const store = await enterStore(t, 'many@example.com')
    for (let index = 0; index < 25; index += 1) await addOld(store, 100 + index)
    await set(store, { resolved: 30 })
    await applyRetention(t.api.services.db, t.api.services.clock(), AbortSignal.abort())
    expect(await idsOf(store)).toHaveLength(25)
    await run()
    expect(await idsOf(store)).toEqual([])
    expect(await t.api.services.db.$count(emails, eq(emails.storeId, store.id))).toBe(0)
  })
})

describe('unlinkMailbox', () => {
  const link = (storeId: string) =>
    t.api.services.db.insert(mailboxes).values({
      ...{ storeId, checkedAt: new Date(), address: 'a@shop.test', username: 'a', sealedPassword: 'x' },
      ...{
        imapHost: 'a',
        imapPort: 1,
        imapSecurity: 'none',
        smtpHost: 'a',
        smtpPort: 1,
        smtpSecurity: 'none',
      },
    })

  test('deletes the conversations for an owner who asks for it, before another mailbox is linked', async () => {
    const store = await enterStore(t, 'unlink@example.com')
    await addOld(store, 3, { needsReply: true })
    await link(store.id)
    const manager = await joinStore(t, 'unlink-manager@example.com', store.id, 'manager')
    const input = { erase: 'true' }
    expect((await t.send('unlinkMailbox', { token: manager, input })).status).toBe(403)
    expect((await t.send('unlinkMailbox', { token: store.token, input })).status).toBe(200)
    expect((await t.send('retention', { token: store.token })).body).toMatchObject({ is_erasing: true })
    const again = { address: 'b@shop.test', username: 'b', password: 'x', provider: 'gmail' }
    const early = await t.send('linkMailbox', { token: store.token, input: again })
    expect(early.status).toBe(503)
    await run()
    expect(await idsOf(store)).toEqual([])
    const { db } = t.api.services
    expect(await db.$count(customers, eq(customers.storeId, store.id))).toBe(0)
    const [row] = await db.select().from(retention).where(eq(retention.storeId, store.id))
    expect(row?.eraseUntil).toBeNull()
  })

  test('keeps the conversations otherwise', async () => {
    const store = await enterStore(t, 'keep@example.com')
    await addOld(store, 3)
    await link(store.id)
    expect((await t.send('unlinkMailbox', { token: store.token })).status).toBe(200)
    await run()
    expect(await idsOf(store)).toHaveLength(1)
  })
})
