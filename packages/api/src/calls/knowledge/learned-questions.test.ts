import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { drafts, learnedQuestions, passages } from '../../database/schema.ts'
import type { DraftSource } from '../../database/schema.ts'
import { learnQuestions } from '../../drafting/learn-questions.ts'
import { loadKnowledge } from '../../knowledge/passages/load-knowledge.ts'
import { findText } from '../../testing/database/find-text.ts'
import { ms, openTestApi } from '../../testing/api.ts'
import type { TestApi } from '../../testing/api.ts'
import { receiveMail } from '../../testing/mail/receive.ts'
import { enterStore, joinStore } from '../../testing/store.ts'
import type { StoreOwner } from '../../testing/store.ts'
import { deleteOldRows } from '../../workers/delete-old-rows.ts'

let t: TestApi
let owner: StoreOwner
let policyId = ''
let quotes: DraftSource[] = []
beforeAll(async () => {
  t = await openTestApi({ limitScale: 0 })
  owner = await enterStore(t, 'learned@example.com')
  const text =
    '# Care\n\nWash the cloth by hand at 30 degrees and dry it flat.\n\n# Size\n\nOur tents sleep two people.'
  const { body } = await t.send('createPolicy', { token: owner.token, input: { title: 'Goods', text } })
  policyId = String(body['id'])
  const rows = await t.api.services.db.select().from(passages).where(eq(passages.policyId, policyId))
  quotes = rows.map(({ id, heading, body: quote }) => ({ kind: 'passage', id, title: heading, quote }))
})
afterAll(() => t.close())

let count = 0
/** A mail whose reply was sent, and what the store learns from both. */
async function learn(question: string, from = 'Ann Baker <ann@mail.test>', sources = quotes): Promise<void> {
  const { db } = t.api.services
  count += 1
  const mail = { from, id: `<${String(count)}@learned.test>`, subject: '', text: question }
  const { threadId, emailId } = await receiveMail(db, owner.id, mail)
  const sentences = [{ text: 'Yes.', mark: 'supported' as const, why: '', sources: [...sources] }]
  await db.insert(drafts).values({
    ...{ threadId, state: 'sent', body: 'Yes.', sentences },
    ...{ answersEmailId: emailId, headEmailId: emailId },
  })
  await learnQuestions(db)
}
interface Listed {
  readonly questions: { readonly id: string; readonly question: string }[]
  readonly next: string | null
}
const list = async (input = {}, token = owner.token) =>
  (await t.send('learnedQuestions', { token, id: policyId, input })).body as unknown as Listed
const listTexts = async () => (await list()).questions.map(({ question }) => question)
const findId = async (text: string) =>
  (await list()).questions.find(({ question }) => question === text)?.id ?? ''
/** The learned questions that the search reads. */
const readSearched = async () =>
  (await loadKnowledge(t.api.services.db, owner.id)).pieces.map(({ asked }) => asked).join('\n')

describe('learned questions of a document', () => {
  test('are listed newest first, each once, and in pages', async () => {
    await learn('Can I wash it?')
    await learn('Does it stretch?', undefined, quotes.slice(0, 1))
    expect(new Set(await listTexts())).toEqual(new Set(['Can I wash it?', 'Does it stretch?']))
    const first = await list({ limit: '1' })
    const second = await list({ limit: '1', cursor: first.next ?? '' })
    expect(new Set([...first.questions, ...second.questions].map(({ id }) => id)).size).toBe(2)
    expect(second.next).toBeNull()
    const bad = { token: owner.token, id: policyId, input: { cursor: 'x' } }
    expect((await t.send('learnedQuestions', bad)).status).toBe(400)
  })

  test('are removed and brought back by people who change settings, and by no other store', async () => {
    await learn('Is it waterproof?')
    const id = await findId('Is it waterproof?')
    const agent = await joinStore(t, 'agent@example.com', owner.id)
    const other = await enterStore(t, 'elsewhere@example.com')
    const change = (call: 'deleteLearnedQuestion' | 'restoreLearnedQuestion', token = owner.token) =>
      t.send(call, { token, id })
    expect((await change('deleteLearnedQuestion', agent)).status).toBe(403)
    expect((await change('deleteLearnedQuestion', other.token)).status).toBe(404)
    expect((await list({}, agent)).questions).not.toEqual([])
    const elsewhere = await t.send('learnedQuestions', { token: other.token, id: policyId })
    expect(elsewhere.status).toBe(404)
    expect(await readSearched()).toContain('waterproof')

    expect((await change('deleteLearnedQuestion')).status).toBe(200)
    expect((await change('deleteLearnedQuestion')).status).toBe(404)
    expect(await listTexts()).not.toContain('Is it waterproof?')
    expect(await readSearched()).not.toContain('waterproof')

    expect((await change('restoreLearnedQuestion')).body).toMatchObject({ question: 'Is it waterproof?' })
    expect(await listTexts()).toContain('Is it waterproof?')
    expect(await readSearched()).toContain('waterproof')
  })

  test('keep no trace of a customer who is erased, in any table', async () => {
    await learn('Does the Quibblewick fold?', 'Zoe Quell <zoe.quell@mail.test>')
    expect(await listTexts()).toContain('Does the Quibblewick fold?')
    const { token } = owner
    const erased = await t.send('eraseCustomer', { token, input: { address: 'zoe.quell@mail.test' } })
    expect(erased.status).toBe(200)
    for (const text of ['Quibblewick', 'zoe.quell', 'Zoe Quell'])
      expect(await findText(t.api.services.db, text)).toEqual([])
    expect(await listTexts()).not.toContain('Does the Quibblewick fold?')
  })

  test('are gone for good a day after they were removed', async () => {
    const { db } = t.api.services
    await learn('Can I iron it?')
    const id = await findId('Can I iron it?')
    await t.send('deleteLearnedQuestion', { token: owner.token, id })
    t.passMs(25 * ms.hour)
    await deleteOldRows(t.api.services)
    expect(await db.$count(learnedQuestions, eq(learnedQuestions.id, id))).toBe(0)
  })
})
