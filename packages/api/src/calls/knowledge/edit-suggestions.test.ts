import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { drafts, passages } from '../../database/schema.ts'
import type { DraftSource } from '../../database/schema.ts'
import { learnQuestions } from '../../drafting/learn-questions.ts'
import { findText } from '../../testing/database/find-text.ts'
import { openTestApi } from '../../testing/api.ts'
import type { TestApi } from '../../testing/api.ts'
import { receiveMail } from '../../testing/mail/receive.ts'
import { enterStore, joinStore } from '../../testing/store.ts'
import type { StoreOwner } from '../../testing/store.ts'

const quote = 'Unused goods can be returned within 14 days of delivery.'
let t: TestApi
let owner: StoreOwner
let policyId = ''
let source: DraftSource
beforeAll(async () => {
  t = await openTestApi({ limitScale: 0 })
  owner = await enterStore(t, 'suggestions@example.com')
  const input = { title: 'Returns', text: `# Returns\n\n${quote}` }
  policyId = String((await t.send('createPolicy', { token: owner.token, input })).body['id'])
  const [row] = await t.api.services.db.select().from(passages).where(eq(passages.policyId, policyId))
  source = { kind: 'passage', id: row?.id ?? '', title: 'Returns', quote }
})
afterAll(() => t.close())

let count = 0
/** A generated draft that a person edits and sends. */
async function reply(body: string, from = 'Ann Baker <ann@mail.test>'): Promise<void> {
  const { db } = t.api.services
  count += 1
  const mail = { from, id: `<${String(count)}@edited.test>`, subject: '', text: 'Can I return it?' }
  const { threadId, emailId } = await receiveMail(db, owner.id, mail)
  const [draft] = await db
    .insert(drafts)
    .values({
      ...{ threadId, body: `Hello,\n\n${quote}`, writer: { kind: 'local' as const } },
      sentences: [{ text: quote, mark: 'supported', why: '', sources: [source] }],
      ...{ answersEmailId: emailId, headEmailId: emailId },
    })
    .returning()
  const edit = { version: draft?.version, body }
  const edited = await t.send('updateDraft', { token: owner.token, id: draft?.id ?? '', input: edit })
  expect(edited.status).toBe(200)
  await db
    .update(drafts)
    .set({ state: 'sent' })
    .where(eq(drafts.id, draft?.id ?? ''))
  await learnQuestions(db)
}
const longer = (name: string) => `Hello ${name},\n\n${quote.replace('14 days', '30 days')}`
interface Listed {
  readonly suggestions: readonly { readonly id: string; readonly replies: number }[]
}
const list = async (token = owner.token) =>
  ((await t.send('editSuggestions', { token })).body as unknown as Listed).suggestions
const change = (id: string, state: 'open' | 'dismissed', token = owner.token) =>
  t.send('updateEditSuggestion', { token, id, input: { state } })

describe('suggestions to change a document', () => {
  test('come from the same edit in three replies, and change nothing', async () => {
    await reply(longer('Ann'))
    await reply(longer('Ben'), 'ben@mail.test')
    await reply(`Hello,\n\n${quote.replace('14 days', '20 days')}`, 'cem@mail.test')
    expect(await list()).toEqual([])
    await reply(longer('Dan'), 'dan@mail.test')
    expect(await list()).toMatchObject([
      {
        policy_id: policyId,
        quote,
        before: '14 days',
        after: '30 days',
        replies: 3,
        policy_title: 'Returns',
      },
    ])
    const stored = await t.send('policy', { token: owner.token, id: policyId })
    expect(stored.body['text']).toContain(quote)
  })

  test('are dismissed and brought back, by people of the store who may write documents', async () => {
    const [{ id } = { id: '' }] = await list()
    const observer = await joinStore(t, 'observer@example.com', owner.id, 'observer')
    const other = await enterStore(t, 'elsewhere@example.com')
    expect((await change(id, 'dismissed', observer)).status).toBe(403)
    expect((await change(id, 'dismissed', other.token)).status).toBe(404)
    expect(await list(other.token)).toEqual([])
    expect((await change(id, 'dismissed')).status).toBe(200)
    expect(await list()).toEqual([])
    expect((await change(id, 'open')).status).toBe(200)
    expect((await change(id, 'open')).status).toBe(404)
    expect(await list()).toHaveLength(1)
  })

  test('go with the customer who is erased, in every table', async () => {
    await reply(
      'Hello,\n\nUnused goods can be returned within 14 quibblewicks of delivery.',
      'zoe.quell@mail.test',
    )
    expect(await findText(t.api.services.db, 'quibblewicks')).not.toEqual([])
    for (const address of ['zoe.quell@mail.test', 'ben@mail.test'])
      await t.send('eraseCustomer', { token: owner.token, input: { address } })
    for (const trace of ['quibblewicks', 'zoe.quell', 'ben@mail.test'])
      expect(await findText(t.api.services.db, trace)).toEqual([])
    expect(await list()).toEqual([])
  })

  test('end once the document says something else', async () => {
    await reply(longer('Eve'), 'eve@mail.test')
    expect(await list()).toHaveLength(1)
    const { body } = await t.send('policy', { token: owner.token, id: policyId })
    const text = String(body['text']).replace('14 days', '30 days')
    await t.send('updatePolicy', {
      token: owner.token,
      id: policyId,
      input: { version: body['version'], text },
    })
    expect(await list()).toEqual([])
  })
})
