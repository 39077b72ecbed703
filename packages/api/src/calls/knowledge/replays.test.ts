import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { replays } from '../../database/schema.ts'
import { loadKnowledge } from '../../knowledge/passages/load-knowledge.ts'
import { findText } from '../../testing/database/find-text.ts'
import { ms, openTestApi } from '../../testing/api.ts'
import type { TestApi } from '../../testing/api.ts'
import { receiveMail, shopAddress } from '../../testing/mail/receive.ts'
import { enterStore, joinStore } from '../../testing/store.ts'
import type { StoreOwner } from '../../testing/store.ts'
import { deleteOldRows } from '../../workers/delete-old-rows.ts'

let t: TestApi
let owner: StoreOwner
let policyId = ''
const title = 'Returns'
const text =
  '# Returns\n\nUnused goods can be returned within 14 days of delivery.\n\n# Shipping\n\nWe ship orders on the day after payment.'
beforeAll(async () => {
  t = await openTestApi({ limitScale: 0 })
  owner = await enterStore(t, 'replays@example.com')
  const { body } = await t.send('createPolicy', { token: owner.token, input: { title, text } })
  policyId = String(body['id'])
  await exchange('Ann Baker', 'How many days do I have to return unused goods?', 'You have 14 days.')
  await exchange('Ben Cole', 'When do you ship my order after payment?', 'The day after, Ben.')
})
afterAll(() => t.close())

let count = 0
/** A mail of a customer, and the reply that was sent. */
async function exchange(name: string, question: string, answer: string): Promise<string> {
  count += 1
  const { db } = t.api.services
  const address = `${name.toLowerCase().replace(' ', '.')}@mail.test`
  const id = `<${String(count)}@asked.test>`
  const atMs = Date.UTC(2030, 0, 10, 9, count)
  const subject = `Question ${String(count)}`
  const asked = `Hello,\n\n${question}\n\nThanks\n${name}`
  await receiveMail(db, owner.id, { id, subject, atMs, from: `${name} <${address}>`, text: asked })
  await receiveMail(db, owner.id, {
    ...{ id: `<r${String(count)}@shop.test>`, subject: `Re: ${subject}`, answers: id, atMs: atMs + 1000 },
    ...{ from: `Shop <${shopAddress}>`, to: address, text: answer },
  })
  return address
}
interface Shown {
  readonly id: string
  readonly state: string
  readonly total: number
  readonly done: number
  readonly has_model: boolean
  readonly drafts: readonly { readonly now: string; readonly changed: string; readonly sent: string }[]
}
const start = (input: object, token = owner.token) => t.send('startReplay', { token, input: { ...input } })
const show = (id: string, token = owner.token) => t.send('replay', { token, id })
/** Tries a change until it is done. */
async function tryChange(input: object): Promise<Shown> {
  const started = await start(input)
  expect(started.status).toBe(201)
  await t.settle()
  return (await show(String(started.body['id']))).body as unknown as Shown
}
const longer = text.replace('14 days', '30 days')

describe('a trial of an unsaved change', () => {
  test('shows the drafts that a changed document would write differently, and what was sent', async () => {
    const before = await loadKnowledge(t.api.services.db, owner.id)
    const shown = await tryChange({ policy: { id: policyId, title, text: longer } })
    expect(shown).toMatchObject({ state: 'done', total: 2, done: 2, has_model: false })
    expect(shown.drafts).toEqual([
      expect.objectContaining({
        now: expect.stringContaining('within 14 days') as string,
        changed: expect.stringContaining('within 30 days') as string,
        sent: 'You have 14 days.',
      }),
    ])
    expect((await loadKnowledge(t.api.services.db, owner.id)).pieces).toEqual(before.pieces)
    const stored = await t.send('policy', { token: owner.token, id: policyId })
    expect(stored.body['text']).toBe(text)
  })

  test('finds nothing for the text as it is, and for a text that drafts do not use', async () => {
    expect((await tryChange({ policy: { id: policyId, title, text } })).drafts).toEqual([])
    const off = { title: 'Off', question: 'How many days do I have?', answer: 'A year.' }
    const { token } = owner
    const made = await t.send('createExample', { token, input: { ...off, is_on: false } })
    expect((await tryChange({ example: { ...off, id: made.body['id'] } })).drafts).toEqual([])
  })

  test('tries new documents, new examples and the settings of drafts', async () => {
    const example = {
      title: 'Days',
      question: 'How many days do I have to return unused goods?',
      answer: 'You can take your time: send it back within 100 days.',
    }
    expect((await tryChange({ example })).drafts).toMatchObject([
      { changed: expect.stringContaining('100 days') as string },
    ])
    const policy = {
      title: 'Days to ship',
      text: '# When do you ship?\n\nWe ship within 3 hours of payment.',
    }
    expect((await tryChange({ policy })).drafts.map(({ changed }) => changed).join('\n')).toContain('3 hours')
    expect((await tryChange({ settings: { never: ['return'] } })).drafts).toMatchObject([{ changed: '' }])
  })

  test('is shown to its person alone, and replaced by the next', async () => {
    const first = await start({ policy: { id: policyId, title, text: longer } })
    const id = String(first.body['id'])
    const agent = await joinStore(t, 'agent@example.com', owner.id)
    expect((await show(id, agent)).status).toBe(404)
    expect((await start({ settings: { tone: 'formal' } }, agent)).status).toBe(403)
    const observer = await joinStore(t, 'observer@example.com', owner.id, 'observer')
    expect((await start({ policy: { title, text } }, observer)).status).toBe(403)
    await t.settle()
    expect((await show(id)).body['state']).toBe('done')
    await start({ policy: { title, text } })
    expect((await show(id)).status).toBe(404)
    await t.settle()
  })

  test('stops and leaves nothing when it is cancelled', async () => {
    const { db } = t.api.services
    const { id } = await tryChange({ policy: { id: policyId, title, text: longer } })
    const cancelled = await t.send('cancelReplay', { token: owner.token, id })
    expect(cancelled.status).toBe(200)
    expect((await show(id)).status).toBe(404)
    expect(await db.$count(replays, eq(replays.storeId, owner.id))).toBe(0)
    expect(await findText(db, '30 days')).toEqual([])
  })

  test('keeps no trace of a customer who is erased, in any table', async () => {
    const { db } = t.api.services
    const asked = 'How many days do I have to return an unused frobnicle?'
    const address = await exchange('Zoe Zibbler', asked, 'Dear Zoe, 14 days.')
    const shown = await tryChange({ policy: { id: policyId, title, text: longer } })
    expect(shown.drafts).toHaveLength(2)
    expect(await findText(db, 'Hello Zoe')).not.toEqual([])
    await t.send('eraseCustomer', { token: owner.token, input: { address } })
    for (const trace of [address, 'Zibbler', 'Zoe', 'frobnicle'])
      expect(await findText(db, trace)).toEqual([])
    expect((await show(shown.id)).body['drafts']).toHaveLength(1)
  })

  test('is deleted after an hour', async () => {
    const { id } = await tryChange({ policy: { id: policyId, title, text: longer } })
    t.passMs(61 * ms.minute)
    await deleteOldRows(t.api.services)
    expect(await t.api.services.db.$count(replays, eq(replays.id, id))).toBe(0)
  })
})
