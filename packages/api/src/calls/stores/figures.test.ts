import { dayMs } from '@draftdesk/contract/durations'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { drafts, gaps, gapThreads, outbox, passages, policies, threads } from '../../database/schema.ts'
import { openTestApi } from '../../testing/api.ts'
import type { TestApi } from '../../testing/api.ts'
import { enterStore, joinStore } from '../../testing/store.ts'
import type { StoreOwner } from '../../testing/store.ts'
import { addThread } from '../../threads/matching/add-thread.ts'

let t: TestApi
let owner: StoreOwner
let count = 0
let titles: Readonly<Record<string, string>> = {}
beforeAll(async () => {
  t = await openTestApi({ limitScale: 0 })
})
beforeEach(async () => {
  count += 1
  owner = await enterStore(t, `figures${count}@example.com`)
  const add = async (title: string, text: string) =>
    String((await t.send('createPolicy', { token: owner.token, input: { title, text } })).body['id'])
  titles = {
    returns: await add('Returns', 'You can return unused tents within 30 days of delivery.'),
    shipping: await add('Shipping', 'We ship within two days. Parcels to Norway take five days.'),
  }
})
afterAll(() => t.close())

const dayOf = (daysAgo: number) =>
  new Date(t.api.services.clock() - daysAgo * dayMs).toISOString().slice(0, 10)

/** A draft that quotes passages of a document. */
async function write(document?: string, kind: 'local' | 'person' = 'local') {
  const { db, clock } = t.api.services
  const createdAt = new Date(clock())
  const threadId = await addThread(db, owner.id, {
    subject: 'Asked',
    emails: [{ direction: 'in', sender: 'mara@example.com', body: 'Hello', createdAt }],
    drafts: [{ body: 'Dear Mara', createdAt }],
  })
  const [passage] = document
    ? await db
        .select()
        .from(passages)
        .where(eq(passages.policyId, titles[document] ?? ''))
    : []
  const sources = passage ? [{ kind: 'passage' as const, id: passage.id, title: 'Quoted', quote: '' }] : []
  const example = { kind: 'example' as const, id: 'none', title: '', quote: '' }
  const sentences = [{ text: 'Yes.', mark: 'supported' as const, why: '', sources: [...sources, example] }]
  const [draft] = await db
    .update(drafts)
    .set({ writer: { kind }, sentences })
    .where(eq(drafts.threadId, threadId))
    .returning()
  if (!draft) throw new Error('the database returned no draft')
  return draft
}
const edit = (id: string, body: string) =>
  t.send('updateDraft', { token: owner.token, id, input: { version: 1, body } })
const discard = (id: string) => t.send('discardDraft', { token: owner.token, id })
async function leave({ id, threadId }: typeof drafts.$inferSelect, daysAgo = 0) {
  const { db, clock } = t.api.services
  const sentAt = new Date(clock() - daysAgo * dayMs)
  const envelope = { from: 'shop@example.com', to: ['mara@example.com'] }
  const row = { storeId: owner.id, threadId, draftId: id, state: 'sent' as const, sentAt, sendAt: sentAt }
  await db.insert(outbox).values({ ...row, messageId: `<${id}@shop>`, key: id, envelope })
  await db.update(drafts).set({ state: 'sent' }).where(eq(drafts.id, id))
}
const read = (days = 30, token = owner.token) =>
  t.send('figures', { token, input: { from: dayOf(days - 1), to: dayOf(0) } })
const topicsOf = async (days?: number) => (await read(days)).body['topics'] as Record<string, unknown>[]

describe('showFigures', () => {
  test('is empty in a new store', async () => {
    expect((await read()).body).toEqual({ from: dayOf(29), to: dayOf(0), topics: [] })
  })

  test('counts how drafts were used by the document that answered', async () => {
    await leave(await write('returns'))
    await leave(await write('returns'), 20)
    const edited = await write('returns')
    await edit(edited.id, 'Dear Mara, it left today.')
    // An edit is checked again, and may lose the quotes.
    await t.api.services.db
      .update(drafts)
      .set({ sentences: edited.sentences })
      .where(eq(drafts.id, edited.id))
    await leave(edited)
    await discard((await write('shipping')).id)
    await leave(await write())
    await leave(await write('shipping', 'person'))
    const none = { faults: [], gaps: 0 }
    expect(await topicsOf()).toEqual([
      { policy_id: titles['returns'], title: 'Returns', as_written: 2, edited: 1, discarded: 0, ...none },
      expect.objectContaining({ as_written: expect.any(Number) as number }),
      expect.objectContaining({ as_written: expect.any(Number) as number }),
    ])
    expect(await topicsOf()).toContainEqual({
      ...{
        policy_id: titles['shipping'],
        title: 'Shipping',
        as_written: 0,
        edited: 0,
        discarded: 1,
        ...none,
      },
    })
    expect(await topicsOf()).toContainEqual({
      ...{ policy_id: null, title: null, as_written: 1, edited: 0, discarded: 0, ...none },
    })
    expect((await topicsOf(7)).find(({ title }) => title === 'Returns')).toMatchObject({ as_written: 1 })
  })

  test('counts a discarded draft no more once it is back', async () => {
    const { id } = await write('returns')
    await discard(id)
    expect(await topicsOf()).toHaveLength(1)
    await t.send('restoreDraft', { token: owner.token, id })
    expect(await topicsOf()).toEqual([])
  })

  test('counts why drafts were not right, and the latest reason of each', async () => {
    const [one, other] = [await write('returns'), await write('returns')]
    for (const [id, reason] of [
      [one.id, 'tone'],
      [one.id, 'order'],
      [other.id, 'order'],
    ] as const)
      await t.send('rateDraft', { token: owner.token, id, input: { reason } })
    expect(await topicsOf()).toMatchObject([{ title: 'Returns', faults: [{ reason: 'order', count: 2 }] }])
  })

  test('counts questions that no document answered, and names the one that answers them now', async () => {
    const { db, clock } = t.api.services
    const [first, second] = [await write(), await write()]
    const at = new Date(clock())
    for (const [policyId, asked] of [
      [null, [first, second]],
      [titles['shipping'] ?? null, [first]],
    ] as const) {
      const [gap] = await db
        .insert(gaps)
        .values({
          storeId: owner.id,
          subject: '',
          question: 'Do you repair?',
          language: 'en',
          topic: [],
          policyId,
          source: 'mail',
          lastAt: at,
        })
        .returning()
      for (const { threadId } of asked)
        await db.insert(gapThreads).values({ gapId: gap?.id ?? '', threadId, askedAt: at })
    }
    expect(await topicsOf()).toMatchObject([
      { policy_id: null, gaps: 2 },
      { title: 'Shipping', gaps: 1 },
    ])
  })

  test('stays when conversations and documents are deleted', async () => {
    await leave(await write('returns'))
    await t.api.services.db.delete(threads).where(eq(threads.storeId, owner.id))
    await t.api.services.db.delete(policies).where(eq(policies.storeId, owner.id))
    expect(await topicsOf()).toMatchObject([{ policy_id: titles['returns'], title: null, as_written: 1 }])
  })

  test('shows nothing of another store, and nothing to people without settings', async () => {
    await leave(await write('returns'))
    const other = await enterStore(t, `other${count}@example.com`)
    expect((await read(30, other.token)).body['topics']).toEqual([])
    const agent = await joinStore(t, `agent-figures${count}@example.com`, owner.id)
    expect((await read(30, agent)).status).toBe(403)
  })

  test.each([
    ['2026-02-30', '2026-03-01'],
    ['yesterday', '2026-03-01'],
    ['2026-03-02', '2026-03-01'],
    ['2020-01-01', '2026-03-01'],
  ])('refuses the period from %s to %s', async (from, to) => {
    expect((await t.send('figures', { token: owner.token, input: { from, to } })).status).toBe(422)
  })
})
