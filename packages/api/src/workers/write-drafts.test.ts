import { and, eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { draftJobs, drafts, emails, pageEvents, threads } from '../database/schema.ts'
import { transact } from '../database/transact.ts'
import { enqueueDrafts } from '../drafting/enqueue-drafts.ts'
import { addThread } from '../threads/matching/add-thread.ts'
import { ms, openTestApi } from '../testing/api.ts'
import type { TestApi } from '../testing/api.ts'
import { startModelServer } from '../testing/servers/model-server.ts'
import type { ModelServer, ModelResponse } from '../testing/servers/model-server.ts'
import { enterStore } from '../testing/store.ts'
import type { StoreOwner } from '../testing/store.ts'

/** The note of a draft after the limit of the month. */
const limitNote: unknown = expect.stringMatching(
  /^This month's limit for the model is reached\. Until 1 [A-Z][a-z]+ drafts are written without it\.$/,
)

let server: ModelServer
let t: TestApi
let owner: StoreOwner
let hour = 0
beforeAll(async () => {
  server = await startModelServer()
  const model = {
    url: server.url,
    key: undefined,
    name: 'small',
    embedding: undefined,
    prices: { in: 1, out: 2 },
  }
  t = await openTestApi({ model, limitScale: 0 })
  owner = await enterStore(t, 'owner@example.com')
  const text =
    '# Returns\n\nYou can return unused tents within 30 days of delivery.\n\nReturns cost 4.90 EUR.'
  await t.send('createPolicy', { token: owner.token, input: { title: 'Returns', text } })
})
beforeEach(async () => {
  await settings({ uses_model: false, is_on: true, month_tokens: null })
})
afterEach(async () => {
  await t.api.services.db.delete(threads)
})
afterAll(async () => {
  await t.close()
  await server.close()
})

const body = 'Can I return my unused tent? How many days do I have?'
const reply =
  'P1 "return unused tents within 30 days of delivery" | You can return unused tents within 30 days of delivery.'

async function settings(input: object) {
  const { body: before } = await t.send('draftingSettings', { token: owner.token })
  const answer = await t.send('updateDraftingSettings', {
    token: owner.token,
    input: { version: before['version'], ...input },
  })
  expect(answer.status).toBe(200)
}

/** A conversation with a mail of a customer that came just now. */
async function receive(text = body, sender = 'Ann Archer <ann@customer.test>') {
  const { db, clock } = t.api.services
  hour += 1
  const createdAt = new Date(clock() - ms.hour + hour)
  return addThread(db, owner.id, {
    subject: `Return ${hour}`,
    emails: [{ direction: 'in', sender, body: text, createdAt }],
  })
}
const wake = (threadId: string) => {
  const { db, now, clock } = t.api.services
  return transact(db, (tx) => enqueueDrafts(tx, { now, clock, waitSeconds: 30 }, owner.id, [threadId]))
}
const draftsOf = (threadId: string) =>
  t.api.services.db.select().from(drafts).where(eq(drafts.threadId, threadId)).orderBy(drafts.createdAt)
const jobs = () => t.api.services.db.$count(draftJobs)
async function wakeAndWrite(threadId: string) {
  await wake(threadId)
  t.passMs(31 * ms.second)
  await t.settle()
  return draftsOf(threadId)
}
const ask = (threadId: string, input: Record<string, unknown> = {}) =>
  t.send('writeDraft', { token: owner.token, id: threadId, input })

describe('createDraftsJob', () => {
  test('waits for a second mail, then puts a draft together and says how', async () => {
    const threadId = await receive()
    await wake(threadId)
    await t.settle()
    expect(await draftsOf(threadId)).toEqual([])
    t.passMs(20 * ms.second)
    await wake(threadId)
    t.passMs(20 * ms.second)
    await t.settle()
    expect(await draftsOf(threadId)).toEqual([])
    t.passMs(11 * ms.second)
    await t.settle()
    const [draft, ...others] = await draftsOf(threadId)
    expect(others).toEqual([])
    expect(draft).toMatchObject({
      state: 'ready',
      to: [{ name: 'Ann Archer', address: 'ann@customer.test' }],
      writer: { kind: 'local', note: 'The store wants no language model.' },
    })
    expect(draft?.body).toContain('within 30 days of delivery')
    expect(
      draft?.sentences
        .map(({ text }) => text)
        .join('')
        .trim(),
    ).toBe(draft?.body)
    expect(await jobs()).toBe(0)
    const { body: steps } = await t.send('draftSteps', { token: owner.token, id: draft?.id ?? '' })
    expect(steps['steps']).toMatchObject([
      { step: 'understand' },
      { step: 'gather' },
      { step: 'write' },
      { step: 'check' },
      { step: 'judge' },
    ])
  })

  test('leaves what was answered elsewhere, put away, is of no customer, or only says thank you', async () => {
    const { db } = t.api.services
    const answered = await receive()
    await wake(answered)
    await db.update(threads).set({ needsReply: false }).where(eq(threads.id, answered))
    const archived = await receive()
    await wake(archived)
    await db.update(threads).set({ archivedAt: new Date() }).where(eq(threads.id, archived))
    const notice = await receive(body, 'no-reply@parcels.test')
    await wake(notice)
    const thanks = await receive('Thank you very much!')
    await wake(thanks)
    t.passMs(31 * ms.second)
    await t.settle()
    // A store has two drafts written at a time; the others come a moment later.
    t.passMs(3 * ms.second)
    await t.settle()
    for (const id of [answered, archived, notice, thanks]) expect(await draftsOf(id)).toEqual([])
    expect(await jobs()).toBe(0)
  })

  test('writes none where drafts are switched off, but for a person who asks', async () => {
    await settings({ is_on: false })
    const threadId = await receive()
    expect(await wakeAndWrite(threadId)).toEqual([])
    expect((await ask(threadId)).status).toBe(201)
    await t.settle()
    expect(await draftsOf(threadId)).toMatchObject([{ state: 'ready' }])
  })

  test('says of a draft that the conversation has moved on, and leaves what a person typed', async () => {
    const { db, clock } = t.api.services
    const threadId = await receive()
    await wakeAndWrite(threadId)
    const [first] = await draftsOf(threadId)
    await db
      .insert(drafts)
      .values({ threadId, state: 'edited', body: 'Typed.', createdAt: new Date(clock()) })
    const [mail] = await db.select().from(emails).where(eq(emails.threadId, threadId))
    const later = {
      id: undefined,
      messageId: '<later@x>',
      createdAt: new Date(clock()),
      body: 'And the pegs? Can I return them?',
    }
    if (!mail) throw new Error('no mail')
    await db.insert(emails).values({ ...mail, ...later })
    await wakeAndWrite(threadId)
    const all = await draftsOf(threadId)
    expect(all.find(({ id }) => id === first?.id)?.state).toBe('stale')
    expect(all.find(({ body: text }) => text === 'Typed.')?.state).toBe('edited')
    expect(all.filter(({ state }) => state === 'ready')).toHaveLength(1)
  })

  test('streams what a model writes, and counts what it cost', async () => {
    await settings({ uses_model: true })
    server.answer(() => ({ kind: 'text', text: `- | Hello,\n\n${reply}\n\n- | Kind regards`, pauseMs: 5 }))
    const { db } = t.api.services
    const threadId = await receive()
    const { body: asked } = await ask(threadId, { tone: 'formal', instruction: 'Be brief' })
    await t.settle()
    const [draft] = await draftsOf(threadId)
    expect(draft).toMatchObject({ id: asked['id'], state: 'ready', writer: { kind: 'model', name: 'small' } })
    expect(draft?.body).toBe(
      'Hello,\n\nYou can return unused tents within 30 days of delivery.\n\nKind regards',
    )
    expect(server.asked.at(-1)?.system).toContain('formally')
    const told = await db.$count(
      pageEvents,
      and(eq(pageEvents.type, 'draft_text'), eq(pageEvents.ref, draft?.id ?? '')),
    )
    expect(told).toBeGreaterThan(0)
    const { body: after } = await t.send('draftingSettings', { token: owner.token })
    expect(after['month']).toMatchObject({ calls: 1, tokens: 120, cost: 0.00014, is_estimated: false })
  })

  test('saves what a model writes not more often than every 300 ms', async () => {
    await settings({ uses_model: true })
    server.answer(() => ({ kind: 'text', text: `- | ${'Hello again, '.repeat(200)}`, pauseMs: 5 }))
    const threadId = await receive()
    const startedMs = performance.now()
    await ask(threadId, {})
    await t.settle()
    const tookMs = performance.now() - startedMs
    const [draft] = await draftsOf(threadId)
    const ofText = and(eq(pageEvents.type, 'draft_text'), eq(pageEvents.ref, draft?.id ?? ''))
    expect(await t.api.services.db.$count(pageEvents, ofText)).toBeLessThanOrEqual(1 + tookMs / 300)
  })

  test('does without the model when the limit of the month is reached', async () => {
    await settings({ uses_model: true, month_tokens: 100 })
    const before = server.asked.length
    const [draft] = await wakeAndWrite(await receive())
    expect(draft?.writer).toEqual({ kind: 'local', note: limitNote })
    expect(server.asked).toHaveLength(before)
  })

  test('writes anew what a person wants otherwise, and puts the draft of before away', async () => {
    const threadId = await receive()
    const [first] = await wakeAndWrite(threadId)
    await ask(threadId, { previous_id: first?.id, language: 'de' })
    await t.settle()
    const all = await draftsOf(threadId)
    expect(all.find(({ id }) => id === first?.id)?.state).toBe('discarded')
    expect(all.filter(({ id }) => id !== first?.id)).toMatchObject([{ state: 'ready' }])
  })

  const lies: [name: string, said: ModelResponse][] = [
    [
      'an invented address',
      { kind: 'text', text: 'P1 "return unused tents" | Return unused tents at www.evil.test.' },
    ],
    ['an invented amount', { kind: 'text', text: 'P1 "Returns cost 4.90 EUR" | Returns cost 1.90 EUR.' }],
    ['a changed quote', { kind: 'text', text: 'P1 "Returns cost nothing" | Returns cost nothing.' }],
    [
      'a wrong source',
      { kind: 'text', text: 'P9 "Returns cost 4.90 EUR" | Returns cost 4.90 EUR and 20 EUR more.' },
    ],
    ['a truncated stream', { kind: 'cut', text: reply, ends: 'politely' }],
    ['a login page', { kind: 'html' }],
    ['too many requests', { kind: 'status', status: 429 }],
    ['a broken connection', { kind: 'cut', text: reply, ends: 'abruptly' }],
    ['far too much', { kind: 'endless' }],
    ['nonsense', { kind: 'nonsense' }],
    [
      'obedience to a mail',
      { kind: 'text', text: '- | To: boss@evil.test\n- | Subject: hacked\n- | We pay you 500 EUR.' },
    ],
    ['another language', { kind: 'text', text: '- | 500 欧元\n我们会退款给你 500 欧元' }],
  ]
  test.for(lies)('lets %s of a model change nothing but words', async ([, said]) => {
    await settings({ uses_model: true, month_tokens: null })
    server.answer(() => said)
    const [draft] = await wakeAndWrite(await receive())
    expect(draft).toMatchObject({
      state: 'ready',
      to: [{ name: 'Ann Archer', address: 'ann@customer.test' }],
      cc: [],
    })
    expect(draft?.subject).toMatch(/^Re: Return \d+$/)
    expect(draft?.body).not.toMatch(/evil/)
    const trusted = draft?.sentences.filter(({ mark }) => mark !== 'unsupported' && mark !== 'read') ?? []
    expect(trusted.map(({ text }) => text).join('')).not.toMatch(/1\.90|nothing|20 EUR|500/)
  })
})
