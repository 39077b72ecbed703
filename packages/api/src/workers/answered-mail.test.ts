import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { drafts, emails } from '../database/schema.ts'
import { requestDraft } from '../drafting/request-draft.ts'
import { ms, openTestApi } from '../testing/api.ts'
import type { TestApi } from '../testing/api.ts'
import { startModelServer } from '../testing/servers/model-server.ts'
import type { ModelServer } from '../testing/servers/model-server.ts'
import { receiveMail, shopAddress } from '../testing/mail/receive.ts'
import { enterStore } from '../testing/store.ts'
import type { StoreOwner } from '../testing/store.ts'

let server: ModelServer
let t: TestApi
let owner: StoreOwner
beforeAll(async () => {
  server = await startModelServer()
  const model = { url: server.url, key: undefined, name: 'small', embedding: undefined, prices: undefined }
  t = await openTestApi({ model, limitScale: 0 })
  owner = await enterStore(t, 'owner@example.com')
  const { body: before } = await t.send('draftingSettings', { token: owner.token })
  const input = { version: before['version'], uses_model: true }
  expect((await t.send('updateDraftingSettings', { token: owner.token, input })).status).toBe(200)
})
afterAll(async () => {
  await t.close()
  await server.close()
})

let count = 0
/** Sends a letter that two customers get as a Bcc. Both answer it. */
beforeEach(async () => {
  count += 1
  server.asked.length = 0
  server.answer(() => ({ kind: 'text', text: '- | Your street is Long Lane.' }))
  const letter = { from: shopAddress, to: shopAddress, id: `<${count}@shop.test>`, subject: `News ${count}` }
  await receiveMail(t.api.services.db, owner.id, { ...letter, atMs: t.api.services.clock() - ms.hour })
})
const receiveFrom = (name: string, minutes: number, text: string) =>
  receiveMail(t.api.services.db, owner.id, {
    from: `${name} <${name.toLowerCase()}@mail.test>`,
    id: `<${name}-${count}@mail.test>`,
    subject: `Re: News ${count}`,
    answers: `<${count}@shop.test>`,
    text,
    atMs: t.api.services.clock() - ms.hour + minutes * ms.minute,
  })
const receiveFromAnn = () => receiveFrom('Ann', 1, 'Can I return my tent?')
const receiveFromBob = (text = 'Is the blue lamp dry?') => receiveFrom('Bob', 2, text)

/** Requests a draft without writing it. Returns its id. */
async function request(threadId: string, input: Record<string, unknown> = {}): Promise<string> {
  const { status, body } = await t.send('writeDraft', { token: owner.token, id: threadId, input })
  expect(status).toBe(201)
  return String(body['id'])
}
async function findRow(id: string) {
  const [row] = await t.api.services.db.select().from(drafts).where(eq(drafts.id, id))
  return row
}

describe('a draft', () => {
  test('is the base of another one that answers the same mail', async () => {
    const { threadId } = await receiveFromAnn()
    const first = await request(threadId)
    await t.settle()
    server.asked.length = 0
    await request(threadId, { previous_id: first, length: 'short' })
    await t.settle()
    expect(server.asked[0]?.user).toContain('Long Lane')
  })

  test('is not given to the model for a draft that answers another customer', async () => {
    const { threadId } = await receiveFromAnn()
    const first = await request(threadId)
    await t.settle()
    expect((await findRow(first))?.body).toContain('Long Lane')
    const bob = await receiveFromBob()
    expect(bob.threadId).toBe(threadId)
    server.asked.length = 0
    const second = await request(threadId, { previous_id: first, length: 'short' })
    await t.settle()
    expect(await findRow(second)).toMatchObject({ answersEmailId: bob.emailId, state: 'ready' })
    // A second request asks to repair the first answer.
    expect(server.asked[0]?.user).toContain('blue lamp')
    expect(server.asked[0]?.user).not.toMatch(/Long Lane|draft so far/)
  })

  test('answers the mail that it was requested for when another customer writes meanwhile', async () => {
    const ann = await receiveFromAnn()
    const draft = await request(ann.threadId)
    expect((await receiveFromBob()).threadId).toBe(ann.threadId)
    await t.settle()
    expect(await findRow(draft)).toMatchObject({
      answersEmailId: ann.emailId,
      state: 'stale',
      to: [{ address: 'ann@mail.test' }],
    })
    expect(server.asked.at(-1)?.user).toContain('Can I return my tent?')
    expect(server.asked.at(-1)?.user).not.toContain('blue lamp')
  })

  test('rests on no mail of another customer when a person saves it', async () => {
    const { threadId } = await receiveFromAnn()
    const id = await request(threadId)
    await t.settle()
    await receiveFromBob('The blue lamp of my kitchen has a broken socket.')
    const input = {
      version: (await findRow(id))?.version,
      body: 'The blue lamp of my kitchen has a broken socket.',
    }
    const { status, body } = await t.send('updateDraft', { token: owner.token, id, input })
    expect(status).toBe(200)
    expect(body['sentences']).toMatchObject([{ mark: 'unsupported', sources: [] }])
  })

  test('fails when the mail that it was requested for is gone', async () => {
    const ann = await receiveFromAnn()
    await receiveFromBob()
    const { services } = t.api
    // In one transaction, so that no worker begins the draft before the mail is gone.
    const draft = await services.db.transaction(async (tx) => {
      const found = { storeId: owner.id, threadId: ann.threadId, wish: {}, previousId: undefined }
      const id = (await requestDraft({ ...services, db: tx }, found)) ?? ''
      const [row] = await tx.select().from(drafts).where(eq(drafts.id, id))
      await tx.delete(emails).where(eq(emails.id, row?.answersEmailId ?? ''))
      return id
    })
    await t.settle()
    expect(await findRow(draft)).toMatchObject({ answersEmailId: null, state: 'failed' })
    expect(server.asked).toEqual([])
  })
})
