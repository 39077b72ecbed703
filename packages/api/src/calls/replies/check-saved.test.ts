import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { DraftAnswer } from '@draftdesk/contract'
import { drafts } from '../../database/schema.ts'
import { ms, openTestApi } from '../../testing/api.ts'
import type { TestApi } from '../../testing/api.ts'
import { receiveMail } from '../../testing/mail/receive.ts'
import { startShopify } from '../../testing/servers/shopify.ts'
import type { FakeShopify } from '../../testing/servers/shopify.ts'
import { enterStore } from '../../testing/store.ts'
import type { StoreOwner } from '../../testing/store.ts'

let t: TestApi
let shopify: FakeShopify
let owner: StoreOwner
let draft: DraftAnswer
beforeAll(async () => {
  shopify = await startShopify()
  shopify.orders.push({ number: 1001, email: 'ann@mail.test', payment: 'PAID' })
  t = await openTestApi({ limitScale: 0, shopify: { baseUrl: shopify.url } })
  owner = await enterStore(t, 'check-saved@example.com')
  const { token } = owner
  await t.send('linkShop', { token, input: { domain: 'northwind', access_token: shopify.token } })
  const text =
    '# Returns\n\nYou can return unused tents within 30 days of delivery.\n\nReturns cost 4.90 EUR.\n\n# Care\n\nTents are washed by hand with cold water.'
  await t.send('createPolicy', { token, input: { title: 'Returns', text } })
  const asked = await receiveMail(t.api.services.db, owner.id, {
    ...{ from: 'Ann <ann@mail.test>', subject: 'Return', id: '<return@mail.test>' },
    atMs: t.api.services.clock() - ms.hour,
    text: 'Can I return my unused tent? How many days do I have? Where is my order #1001?',
  })
  await t.send('writeDraft', { token, id: asked.threadId, input: {} })
  await t.settle()
  const [row] = await t.api.services.db.select().from(drafts).where(eq(drafts.threadId, asked.threadId))
  draft = (await t.send('draft', { token, id: row?.id ?? '' })).body as DraftAnswer
})
afterAll(async () => {
  await t.close()
  await shopify.close()
})

/** Saves the text as a member does. Returns the verdicts on its sentences. */
async function save(body: string) {
  const { token } = owner
  const saved = await t.send('updateDraft', { token, id: draft.id, input: { version: draft.version, body } })
  expect(saved.status).toBe(200)
  draft = saved.body as DraftAnswer
  return draft.sentences
}
const markOf = async (text: string) => {
  const sentences = await save(`Hello Ann,\n\n${text}`)
  return sentences.map((sentence) => [sentence.text.trim(), sentence.mark]).at(-1)
}
const known = 'You can return unused tents within 30 days of delivery.'

describe('a draft that a person changes', () => {
  test('has the marks of its sentences that stand as they were, wherever they stand', async () => {
    const before = draft.sentences.find(({ text }) => text.includes('30 days'))
    expect(before).toMatchObject({ mark: 'supported', sources: [{ title: 'Returns' }] })
    const after = (await save(`Dear Ann!\n\n${draft.body}`)).find(({ text }) => text.includes('30 days'))
    expect(after).toMatchObject({ mark: 'supported', sources: before?.sources })
  })

  test('is checked anew where it says something else', async () => {
    expect(await markOf('You can return unused tents within 90 days of delivery.')).toEqual([
      'You can return unused tents within 90 days of delivery.',
      'unsupported',
    ])
  })

  test('has no mark of a sentence that has become part of another one', async () => {
    const text = `It is not true that ${known}`
    expect(await markOf(text)).toEqual([text, 'unsupported'])
  })

  test('rests on documents that the draft had no use for', async () => {
    const sentences = await save('Hello Ann,\n\nTents are washed by hand with cold water.')
    expect(sentences.at(-1)).toMatchObject({
      mark: 'supported',
      sources: [{ kind: 'passage', title: expect.stringContaining('Care') as string }],
    })
    const { body } = await t.send('policies', { token: owner.token })
    expect(JSON.stringify(body)).toContain(sentences.at(-1)?.sources[0]?.id)
  })

  test('rests on orders of whom it goes to that were read before, and asks the shop for nothing', async () => {
    shopify.fail(503)
    const [, mark] = (await markOf('Your order #1001 is paid.')) ?? []
    const [, other] = (await markOf('Your order #1002 is paid.')) ?? []
    shopify.fail(undefined)
    expect([mark, other]).toEqual(['read', 'unsupported'])
  })

  test('together is its text', async () => {
    const body = `Hello Ann,\n\n${known} We pay you 100 EUR.\n\nKind regards\nOlga`
    const sentences = await save(body)
    expect(sentences.map(({ text }) => text).join('')).toBe(body)
    expect(sentences.map(({ mark }) => mark)).toContain('unsupported')
  })

  test('is unmarked when no machine wrote it', async () => {
    const { token } = owner
    const begun = await t.send('createDraft', { token, input: { thread_id: draft.thread_id } })
    const { id, version } = begun.body as DraftAnswer
    const saved = await t.send('updateDraft', { token, id, input: { version, body: known } })
    expect((saved.body as DraftAnswer).sentences).toEqual([])
  })
})
