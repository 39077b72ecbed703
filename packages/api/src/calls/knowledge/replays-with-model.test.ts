import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { modelDays } from '../../database/schema.ts'
import { openTestApi } from '../../testing/api.ts'
import type { TestApi } from '../../testing/api.ts'
import { findText } from '../../testing/database/find-text.ts'
import { receiveMail, shopAddress } from '../../testing/mail/receive.ts'
import { startModelServer } from '../../testing/servers/model-server.ts'
import type { ModelServer } from '../../testing/servers/model-server.ts'
import { enterStore } from '../../testing/store.ts'
import type { StoreOwner } from '../../testing/store.ts'

let server: ModelServer
let t: TestApi
let owner: StoreOwner
let policyId = ''
let count = 0
let mails = 0
const title = 'Returns'
const text = '# Returns\n\nUnused goods can be returned within 14 days of delivery.'
const longer = text.replace('14 days', '30 days')

beforeAll(async () => {
  server = await startModelServer()
  const prices = { in: 1000, out: 2000 }
  t = await openTestApi({
    model: { url: server.url, key: undefined, name: 'small', embedding: undefined, prices },
    limitScale: 0,
  })
})
beforeEach(async () => {
  count += 1
  server.answer(({ user }) => {
    const days = user.includes('30 days') ? '30' : '14'
    const line = `P1 | Unused goods can be returned within ${days} days of delivery.`
    return { kind: 'text', text: line, used: [100, 20] }
  })
  owner = await enterStore(t, `owner${String(count)}@example.com`)
  const { body } = await t.send('createPolicy', { token: owner.token, input: { title, text } })
  policyId = String(body['id'])
  await exchange('Ann', 'How many days do I have to return unused goods?')
  await exchange('Ben', 'Do you sell gift vouchers?')
  server.asked.length = 0
})
afterAll(async () => {
  await t.close()
  await server.close()
})

/** A mail of a customer, and the reply that was sent. */
async function exchange(name: string, question: string): Promise<void> {
  const { db } = t.api.services
  const address = `${name.toLowerCase()}${String(count)}@mail.test`
  const id = `<${name}${String(count)}@asked.test>`
  const subject = `Question of ${name}`
  mails += 1
  const atMs = Date.UTC(2030, 0, 10, 9, mails)
  const asked = `Hello,\n\n${question}\n\nThanks\n${name}`
  await receiveMail(db, owner.id, { id, subject, atMs, from: `${name} <${address}>`, text: asked })
  await receiveMail(db, owner.id, {
    ...{ id: `<r${name}${String(count)}@shop.test>`, subject: `Re: ${subject}`, answers: id },
    ...{ from: `Shop <${shopAddress}>`, to: address, text: 'You have 14 days.', atMs: atMs + 1000 },
  })
}
interface Shown {
  readonly state: string
  readonly drafts: readonly { readonly now: string; readonly changed: string }[]
  readonly estimate: { readonly drafts: number; readonly tokens: number; readonly cost: number } | null
  readonly usage: object | null
}
const tryChange = async (input: object): Promise<Shown> => {
  const { body } = await t.send('startReplay', { token: owner.token, input: { ...input } })
  await t.settle()
  return (await t.send('replay', { token: owner.token, id: String(body['id']) })).body as unknown as Shown
}
const change = { policy: { id: '', title, text: longer } }
const changed = () => ({ policy: { ...change.policy, id: policyId } })

describe('a trial with the language model', () => {
  test('is offered with its cost, and asks the model only for mails that the change concerns', async () => {
    const local = await tryChange(changed())
    expect(local.usage).toBeNull()
    expect(local.estimate).toEqual({ drafts: 2, tokens: 9000, cost: 10, reached_until: null })
    expect(server.asked).toEqual([])
    const found = await tryChange({ ...changed(), with_model: true })
    expect(found).toMatchObject({ state: 'done', estimate: null })
    expect(found.drafts).toMatchObject([
      {
        now: expect.stringContaining('within 14 days') as string,
        changed: expect.stringContaining('within 30 days') as string,
      },
    ])
    expect(server.asked).toHaveLength(2)
    expect(found.usage).toEqual({ tokens: 240, cost: 0.28, is_estimated: false, left_out: 0, gap: null })
    const spent = await t.api.services.db.select().from(modelDays).where(eq(modelDays.storeId, owner.id))
    expect(spent).toMatchObject([{ purpose: 'replay', calls: 2, tokensIn: 200, tokensOut: 40 }])
  })

  test('writes every mail again when the style changes', async () => {
    const found = await tryChange({ settings: { tone: 'formal' }, with_model: true })
    expect(server.asked.length).toBeGreaterThanOrEqual(4)
    expect(found.state).toBe('done')
  })

  test('leaves out mails once the limit of the month is reached', async () => {
    const { body } = await t.send('draftingSettings', { token: owner.token })
    const input = { version: body['version'], month_tokens: 1 }
    await t.send('updateDraftingSettings', { token: owner.token, input })
    const first = await tryChange({ ...changed(), with_model: true })
    expect(first.usage).toMatchObject({ left_out: 0 })
    const second = await tryChange({ ...changed(), with_model: true })
    expect(second).toMatchObject({
      state: 'done',
      drafts: [],
      usage: { tokens: 0, left_out: 1, gap: 'limit' },
    })
  })

  test('leaves out mails that the model does not answer', async () => {
    server.answer(() => ({ kind: 'status', status: 500 }))
    const found = await tryChange({ ...changed(), with_model: true })
    expect(found).toMatchObject({ state: 'done', drafts: [], usage: { left_out: 1 } })
  })

  test('keeps no trace of a customer who is erased, in any table', async () => {
    const { db } = t.api.services
    server.answer(({ user }) => ({
      ...{ kind: 'text', used: [100, 20] as const },
      text: `P1 | Dear Ann, unused goods can be returned within ${user.includes('30 days') ? '30' : '14'} days of delivery.`,
    }))
    await tryChange({ ...changed(), with_model: true })
    expect(await findText(db, 'Dear Ann')).not.toEqual([])
    const address = `ann${String(count)}@mail.test`
    await t.send('eraseCustomer', { token: owner.token, input: { address } })
    for (const trace of [address, 'Dear Ann']) expect(await findText(db, trace)).toEqual([])
  })
})
