import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import { drafts, mailboxes, outbox, threads } from '../../database/schema.ts'
import { setStoreProgress } from '../../demo/store-progress.ts'
import { openTestApi } from '../../testing/api.ts'
import type { TestApi } from '../../testing/api.ts'
import { enterStore, joinStore } from '../../testing/store.ts'
import type { StoreOwner } from '../../testing/store.ts'
import { addThread } from '../../threads/matching/add-thread.ts'

let t: TestApi
let ann: StoreOwner
beforeAll(async () => {
  t = await openTestApi({ limitScale: 0 })
  ann = await enterStore(t, 'ann@example.com')
})
afterAll(() => t.close())

const at = (minute: number) => new Date(Date.UTC(2030, 0, 10, 9, minute))
const add = (owner: StoreOwner, minute: number, isArchived = false, hasDraft = true) =>
  addThread(t.api.services.db, owner.id, {
    subject: `Thread ${minute}`,
    emails: [{ direction: 'in', sender: 'mara@example.com', body: 'Hello', createdAt: at(minute) }],
    ...(hasDraft && { drafts: [{ body: 'Dear Mara', createdAt: at(minute) }] }),
    ...(isArchived && { archivedAt: at(59) }),
  })

describe('showDashboard', () => {
  test('is empty in a new store', async () => {
    expect((await t.send('dashboard', { token: ann.token })).body).toMatchObject({
      mailbox: null,
      shop: null,
      shop_choice: null,
      lacks_document: true,
      drafts: [],
      counts: { drafts: 0, threads: 0 },
      work: { needs_reply: 0, oldest_wait_at: null, failed: 0, unknown: 0, first_reply_minutes: null },
    })
  })

  test('says who waits since when, how fast replies are, and how the days went', async () => {
    const owner = await enterStore(t, 'worker@example.com')
    const { db, clock } = t.api.services
    const before = (minutes: number) => new Date(clock() - minutes * 60_000)
    const mail = (direction: 'in' | 'out', minutes: number) => ({
      direction,
      sender: direction === 'in' ? 'mara@example.com' : 'shop@example.com',
      body: 'Hello',
      createdAt: before(minutes),
    })
    for (const [asked, answered] of [
      [100, 90],
      [100, 70],
      [100, 40],
    ] as const)
      await addThread(db, owner.id, { subject: 'Done', emails: [mail('in', asked), mail('out', answered)] })
    await addThread(db, owner.id, { subject: 'Waits', emails: [mail('in', 120)] })
    await addThread(db, owner.id, { subject: 'Put away', emails: [mail('in', 500)], archivedAt: before(1) })
    const { body } = await t.send('dashboard', { token: owner.token })
    const work = body['work'] as { days: { received: number; answered: number }[] }
    expect(work).toMatchObject({
      needs_reply: 1,
      oldest_wait_at: before(120).toISOString(),
      first_reply_minutes: 30,
    })
    expect(work.days).toHaveLength(7)
    expect(work.days.reduce((sum, { received }) => sum + received, 0)).toBe(5)
    expect(work.days.reduce((sum, { answered }) => sum + answered, 0)).toBe(3)
  })

  test('says which drafts of the product were sent as they were, changed first, and discarded', async () => {
    const owner = await enterStore(t, 'user@example.com')
    const { db, clock } = t.api.services
    const write = async (kind: 'local' | 'person') => {
      const threadId = await addThread(db, owner.id, {
        subject: 'Asked',
        emails: [
          { direction: 'in', sender: 'mara@example.com', body: 'Hello', createdAt: new Date(clock()) },
        ],
        drafts: [{ body: 'Dear Mara', createdAt: new Date(clock()) }],
      })
      const [draft] = await db
        .update(drafts)
        .set({ writer: { kind } })
        .where(eq(drafts.threadId, threadId))
        .returning()
      if (!draft) throw new Error('the database returned no draft')
      return draft
    }
    const change = async (id: string, version: number, input: object) => {
      const { status } = await t.send('updateDraft', { token: owner.token, id, input: { version, ...input } })
      expect(status).toBe(200)
    }
    const leave = async ({ id, threadId }: typeof drafts.$inferSelect, daysAgo = 0) => {
      const sentAt = new Date(clock() - daysAgo * 86_400_000)
      const envelope = { from: 'shop@example.com', to: ['mara@example.com'] }
      const row = { storeId: owner.id, threadId, draftId: id, state: 'sent' as const, sentAt, sendAt: sentAt }
      await db.insert(outbox).values({ ...row, messageId: `<${id}@shop>`, key: id, envelope })
      await db.update(drafts).set({ state: 'sent' }).where(eq(drafts.id, id))
    }
    await leave(await write('local'))
    const addressed = await write('local')
    await change(addressed.id, 1, { subject: 'Re: Asked' })
    await leave(addressed)
    const edited = await write('local')
    await change(edited.id, 1, { subject: 'Re: Asked' })
    await change(edited.id, 2, { body: 'Dear Mara, it left today.' })
    await leave(edited)
    await leave(await write('local'), 30)
    await leave(await write('person'))
    for (const kind of ['local', 'person'] as const)
      await t.send('discardDraft', { token: owner.token, id: (await write(kind)).id })
    const { body } = await t.send('dashboard', { token: owner.token })
    expect(body['work']).toMatchObject({ drafts: { as_is: 2, edited: 1, discarded: 1 } })
  })

  test('counts why agents said that drafts were not right, and only in their store', async () => {
    const owner = await enterStore(t, 'rated@example.com')
    const other = await enterStore(t, 'unrated@example.com')
    const ids: string[] = []
    for (let minute = 0; minute < 3; minute += 1) {
      await add(owner, minute)
      const rows = await t.api.services.db
        .select({ id: drafts.id })
        .from(drafts)
        .innerJoin(threads, eq(threads.id, drafts.threadId))
        .where(eq(threads.storeId, owner.id))
      ids.push(...rows.map(({ id }) => id).filter((id) => !ids.includes(id)))
    }
    for (const [index, reason] of ['order', 'order', 'wrong'].entries())
      await t.send('rateDraft', { token: owner.token, id: ids[index] ?? '', input: { reason } })
    const faultsOf = async ({ token }: typeof owner) =>
      ((await t.send('dashboard', { token })).body['work'] as { faults: unknown }).faults
    expect(await faultsOf(owner)).toEqual([
      { reason: 'order', count: 2 },
      { reason: 'wrong', count: 1 },
    ])
    expect(await faultsOf(other)).toEqual([])
  })

  test('counts and lists no draft that has no text', async () => {
    const owner = await enterStore(t, 'empty@example.com')
    await add(owner, 1)
    await t.api.services.db.update(drafts).set({ body: ' \n', level: 'notes', writer: { kind: 'local' } })
    const { body } = await t.send('dashboard', { token: owner.token })
    expect(body).toMatchObject({ drafts: [], counts: { drafts: 0 } })
    const listed = await t.send('threads', { token: owner.token, input: { filter: 'drafts' } })
    expect(listed.body).toMatchObject({ threads: [], counts: { drafts: 0, all: 1 } })
    const all = await t.send('threads', { token: owner.token, input: { filter: 'all' } })
    expect(all.body).toMatchObject({ threads: [{ drafts: [], draft_count: 0 }] })
  })

  test('shows the five newest drafts of the inbox, and counts all of them', async () => {
    const owner = await enterStore(t, 'busy@example.com')
    for (let minute = 0; minute < 7; minute += 1) await add(owner, minute)
    await add(owner, 8, true)
    await add(owner, 9, false, false)
    const { body } = await t.send('dashboard', { token: owner.token })
    const drafts = body['drafts'] as { subject: string }[]
    expect(drafts.map(({ subject }) => subject)).toEqual([6, 5, 4, 3, 2].map((minute) => `Thread ${minute}`))
    expect(body['counts']).toEqual({ drafts: 7, threads: 9 })
    expect(((await t.send('dashboard', { token: ann.token })).body['drafts'] as unknown[]).length).toBe(0)
  })

  test('counts up to a hundred', async () => {
    const owner = await enterStore(t, 'flood@example.com')
    for (let minute = 0; minute < 102; minute += 1) await add(owner, minute)
    expect((await t.send('dashboard', { token: owner.token })).body['counts']).toEqual({
      drafts: 100,
      threads: 100,
    })
  })

  test('says how the mailbox and the shop stand, why one does not work, and no credential', async () => {
    const owner = await enterStore(t, 'linked@example.com')
    const { services } = t.api
    await setStoreProgress(services, owner.id, { isEmailAccountAdded: true, isShopifyAccountAdded: true })
    const checkedAt = new Date(services.clock()).toISOString()
    const connected = { state: 'connected', checked_at: checkedAt, failure: null }
    const first = (await t.send('dashboard', { token: owner.token })).body
    expect(first['mailbox']).toEqual({ ...connected, name: 'help@demo.test' })
    expect(first['shop']).toEqual({ ...connected, name: 'demo-shop.myshopify.com' })
    await services.db.update(mailboxes).set({ failure: 'refused', failureSide: 'smtp' })
    const second = (await t.send('dashboard', { token: owner.token })).body
    expect(second['mailbox']).toMatchObject({
      state: 'failing',
      failure: { detail: expect.stringMatching(/\w{4}/) as string },
    })
    expect(JSON.stringify(second)).not.toMatch(/password|token|sealed/i)
  })

  test('is for every member of a store, and for nobody else', async () => {
    const agent = await joinStore(t, 'agent@example.com', ann.id)
    const lost = await t.enter('lost@example.com')
    expect((await t.send('dashboard', { token: agent })).status).toBe(200)
    expect((await t.send('dashboard', { token: lost })).status).toBe(403)
    expect((await t.send('dashboard', { token: 'made-up' })).status).toBe(401)
    expect((await t.send('dashboard')).status).toBe(401)
  })
})
