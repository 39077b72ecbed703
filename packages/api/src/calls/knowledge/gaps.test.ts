import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { desc, eq } from 'drizzle-orm'
import { draftJobs, drafts, gaps, mailboxSyncs, threads } from '../../database/schema.ts'
import { transact } from '../../database/transact.ts'
import { enqueueFirstDrafts, enqueueImportDrafts, enqueueDrafts } from '../../drafting/enqueue-drafts.ts'
import { ms, openTestApi } from '../../testing/api.ts'
import type { TestApi } from '../../testing/api.ts'
import { enterStore } from '../../testing/store.ts'
import type { StoreOwner } from '../../testing/store.ts'
import { addThread } from '../../threads/matching/add-thread.ts'

let t: TestApi
let owner: StoreOwner
beforeAll(async () => {
  t = await openTestApi({ limitScale: 0 })
  owner = await enterStore(t, 'gaps@example.com')
  await write('Returns', '# Returns\n\nUnused goods can be returned within 30 days of delivery.')
})
afterAll(() => t.close())

const write = (title: string, text: string) =>
  t.send('createPolicy', { token: owner.token, input: { title, text } })
const list = async (token = owner.token) => (await t.send('gaps', { token })).body
async function receive(text: string, subject = '', sender = 'Ann <ann@customer.test>') {
  const { db, clock, now } = t.api.services
  const createdAt = new Date(clock() - ms.hour)
  const id = await addThread(db, owner.id, {
    subject,
    emails: [{ direction: 'in', sender, body: text, createdAt }],
  })
  await transact(db, (tx) => enqueueDrafts(tx, { now, clock, waitSeconds: 30 }, owner.id, [id]))
  t.passMs(31 * ms.second)
  await t.settle()
  return id
}

describe('gaps', () => {
  test('collect what nothing answers, the same question in other words once', async () => {
    const first = await receive('Do you repair zippers of jackets?')
    const second = await receive('Can you repair the zipper of my jacket?', '', 'Bo <bo@customer.test>')
    await receive('Can unused goods be returned after their delivery?', '', 'Cy <cy@customer.test>')
    const { gaps: open } = await list()
    expect(open).toMatchObject([{ question: 'Do you repair zippers of jackets?', asked: 2 }])
    const [gap] = open as { threads: { id: string }[] }[]
    expect(new Set(gap?.threads.map(({ id }) => id))).toEqual(new Set([first, second]))
  })

  test('are taken off the list by a person, and put back, and nobody else sees them', async () => {
    const [gap] = (await list())['gaps'] as { id: string }[]
    const set = (state: string, token = owner.token) =>
      t.send('updateGap', { token, id: gap?.id ?? '', input: { state } })
    const other = await enterStore(t, 'other@example.com')
    expect((await set('dismissed', other.token)).status).toBe(404)
    expect((await list(other.token))['gaps']).toEqual([])
    expect((await set('dismissed')).status).toBe(200)
    expect((await list())['gaps']).toEqual([])
    expect((await set('open')).status).toBe(200)
    expect((await list())['gaps']).toHaveLength(1)
  })

  test('are settled by the document that answers them', async () => {
    const { body } = await write('Repairs', 'We repair zippers of jackets free of charge.')
    await t.settle()
    const settled = {
      gaps: [],
      settled: [
        { question: 'Do you repair zippers of jackets?', policy: { id: body['id'], title: 'Repairs' } },
      ],
    }
    expect(await list()).toMatchObject(settled)
    const id = String(body['id'])
    await t.send('deletePolicy', { token: owner.token, id })
    await t.settle()
    expect(await list()).toMatchObject({ gaps: [{ asked: 2 }], settled: [] })
    await t.send('restorePolicy', { token: owner.token, id })
    await t.settle()
    expect(await list()).toMatchObject(settled)
  })

  test('are settled by a document that was deleted when they were asked, and is restored', async () => {
    const { body } = await write('Knives', 'We sharpen knives free of charge.')
    const id = String(body['id'])
    await t.send('deletePolicy', { token: owner.token, id })
    await receive('Do you sharpen knives?', '', 'Flo <flo@customer.test>')
    expect((await list())['gaps']).toMatchObject([{ question: 'Do you sharpen knives?' }])
    await t.send('restorePolicy', { token: owner.token, id })
    await t.settle()
    const { gaps: open, settled } = await list()
    expect(open).toEqual([])
    expect(settled).toContainEqual(expect.objectContaining({ policy: { id, title: 'Knives' } }))
    await t.send('eraseCustomer', { token: owner.token, input: { address: 'flo@customer.test' } })
  })

  test('stay open when a document is added that does not answer them', async () => {
    await write('Wrong items', 'If we send the wrong item, sending it back costs the customer nothing.')
    await receive('Do you ship to Iceland, and what would it cost?', 'Iceland', 'Eve <eve@customer.test>')
    const { gaps: before } = await list()
    expect(before).not.toEqual([])
    await write('Care', 'Tents are washed by hand.')
    await t.settle()
    expect((await list())['gaps']).toEqual(before)
    await t.send('eraseCustomer', { token: owner.token, input: { address: 'eve@customer.test' } })
  })

  test('go with the conversations of a customer who is erased', async () => {
    await receive('Do you sell tents for children?', '', 'Dee <dee@customer.test>')
    expect((await list())['gaps']).toHaveLength(1)
    await t.send('eraseCustomer', { token: owner.token, input: { address: 'dee@customer.test' } })
    expect((await list())['gaps']).toEqual([])
  })

  test('begin with what the sample mails ask and no document says', async () => {
    const fresh = await enterStore(t, 'fresh@example.com')
    await t.send('createPolicy', {
      token: fresh.token,
      input: { title: 'Returns', text: 'You can return an item within 30 days.' },
    })
    const { body } = await t.send('sampleReplies', { token: fresh.token })
    const samples = body['samples'] as { reply: { missing: string[] } }[]
    const missing = samples.flatMap(({ reply }) => reply.missing)
    expect(missing.length).toBeGreaterThan(2)
    const { gaps: open } = await list(fresh.token)
    const asked = open as { question: string; asked: number }[]
    expect(asked.length).toBeGreaterThan(2)
    expect(asked.every((gap) => missing.includes(gap.question) && gap.asked === 0)).toBe(true)
    await t.send('sampleReplies', { token: fresh.token })
    expect((await list(fresh.token))['gaps']).toHaveLength(asked.length)
  })

  test('cost no more than a limited number of sample replies', async () => {
    const { limits } = t.api.services
    const take = vi.spyOn(limits, 'take').mockResolvedValueOnce(30)
    expect((await t.send('sampleReplies', { token: owner.token })).status).toBe(429)
    expect(take).toHaveBeenCalledWith(['sampleStore', owner.id])
    take.mockRestore()
  })

  test('are two hundred of a store at most', async () => {
    const { db } = t.api.services
    const at = new Date(0)
    await db.insert(gaps).values(
      Array.from({ length: 200 }, (_, index) => ({
        ...{ storeId: owner.id, question: `${index}?`, subject: '', language: 'en', topic: [`t${index}`] },
        ...{ source: 'mail' as const, state: 'dismissed' as const, createdAt: at, lastAt: at },
      })),
    )
    await receive('Do you print logos on mugs?')
    expect(await db.$count(gaps, eq(gaps.storeId, owner.id))).toBe(200)
    expect((await list())['gaps']).toHaveLength(1)
  })
})

describe('enqueueFirstDrafts', () => {
  test('asks for the five newest that nobody answered, then for all that wait, and can be stopped', async () => {
    const { db, clock, now } = t.api.services
    const store = await enterStore(t, 'first@example.com')
    const add = (minutes: number, isAnswered: boolean) =>
      addThread(db, store.id, {
        subject: `Asked ${minutes} minutes ago`,
        emails: [
          {
            ...{ direction: 'in' as const, sender: 'a@customer.test', body: 'Can I return it?' },
            createdAt: new Date(clock() - minutes * ms.minute),
          },
          ...(isAnswered
            ? [
                {
                  ...{ direction: 'out' as const, sender: 'shop@shop.test', body: 'Yes.' },
                  createdAt: new Date(clock() - minutes * ms.minute + 1000),
                },
              ]
            : []),
        ],
      })
    await add(1, true)
    for (const minutes of [70, 10, 60, 20, 50, 30, 40]) await add(minutes, false)
    const request = () => transact(db, (tx) => enqueueFirstDrafts(tx, { now }, store.id))
    const asked = () =>
      db
        .select({ subject: threads.subject, reason: draftJobs.reason })
        .from(draftJobs)
        .innerJoin(threads, eq(threads.id, draftJobs.threadId))
        .where(eq(draftJobs.storeId, store.id))
        .orderBy(desc(threads.customerAt))
    await request()
    await request()
    expect(await asked()).toEqual(
      [10, 20, 30, 40, 50].map((minutes) => ({ subject: `Asked ${minutes} minutes ago`, reason: 'first' })),
    )
    const finish = () => transact(db, (tx) => enqueueImportDrafts(tx, { now }, store.id))
    const later = new Date(clock() + 1000 * ms.hour)
    await db.insert(mailboxSyncs).values({ storeId: store.id, draftsWanted: 5, isPaused: true, dueAt: later })
    await finish()
    await finish()
    // Five were requested before, and two more now. The workers of this test have started meanwhile.
    const [{ wanted } = { wanted: 0 }] = await db
      .select({ wanted: mailboxSyncs.draftsWanted })
      .from(mailboxSyncs)
      .where(eq(mailboxSyncs.storeId, store.id))
    expect(wanted).toBe(7)
    const stopped = await t.send('changeMailSync', { token: store.token, input: { stops_drafts: true } })
    expect(stopped.status).toBe(200)
    await t.settle()
    const sync = await t.send('mailSync', { token: store.token })
    expect(sync.body).toMatchObject({ sync: { drafts: null } })
    expect(await asked()).toEqual([])
  })
})

describe('changeMailSync', () => {
  test('counts a cancelled draft neither as wanted nor as written, and keeps one in progress', async () => {
    const { db, clock } = t.api.services
    const store = await enterStore(t, 'cancels@example.com')
    const addWaitingThread = (subject: string) =>
      addThread(db, store.id, {
        subject,
        emails: [
          {
            direction: 'in',
            sender: 'a@customer.test',
            body: 'Can I return it?',
            createdAt: new Date(clock()),
          },
        ],
      })
    const later = new Date(clock() + 1000 * ms.hour)
    await db.insert(mailboxSyncs).values({ storeId: store.id, draftsWanted: 9, isPaused: true, dueAt: later })
    const job = { storeId: store.id, reason: 'import' as const, dueAt: later, begunAt: later }
    const threadIds = [await addWaitingThread('One'), await addWaitingThread('Two')]
    await db.insert(draftJobs).values(threadIds.map((threadId) => ({ ...job, threadId })))
    const begunThreadId = await addWaitingThread('Three')
    const [begun] = await db
      .insert(drafts)
      .values({ threadId: begunThreadId, state: 'generating', body: '', writer: { kind: 'local' } })
      .returning({ id: drafts.id })
    await db.insert(draftJobs).values({ ...job, threadId: begunThreadId, draftId: begun?.id })
    const { body } = await t.send('changeMailSync', { token: store.token, input: { stops_drafts: true } })
    expect(body).toMatchObject({ sync: { drafts: { wanted: 7, waiting: 1 } } })
    expect(await db.$count(draftJobs, eq(draftJobs.storeId, store.id))).toBe(1)
  })
})
