import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { knowledgeChanges, modelDays, policies, vectors } from '../database/schema.ts'
import { ms, openTestApi } from '../testing/api.ts'
import type { TestApi } from '../testing/api.ts'
import { startModelServer } from '../testing/servers/model-server.ts'
import type { EmbedText, ModelServer } from '../testing/servers/model-server.ts'
import { enterStore } from '../testing/store.ts'
import type { StoreOwner } from '../testing/store.ts'

let server: ModelServer
let t: TestApi
let owner: StoreOwner
let count = 0
beforeAll(async () => {
  server = await startModelServer()
  const model = { url: server.url, key: undefined, name: 'small', embedding: 'meanings', prices: undefined }
  t = await openTestApi({ model, limitScale: 0 })
})
beforeEach(async () => {
  server.embed(meaning)
  server.answer(() => ({ kind: 'status', status: 500 }))
  count += 1
  owner = await enterStore(t, `owner${count}@example.com`)
  await t.settle()
  server.embedded.length = 0
})
afterAll(async () => {
  await t.close()
  await server.close()
})

/**
 * A fake embedding model: texts about bread, about wheels and about other subjects have three different
 * directions.
 */
const meaning: EmbedText = (text) =>
  /loa|bread|dough/i.test(text) ? [1, 0, 0] : /wheel|rim/i.test(text) ? [0, 1, 0] : [0, 0, 1]
const text =
  '# Loaves\n\nThe loaf is taken back the next morning.\n\n# Rims\n\nA bent rim is mended within a week.'

const write = async (content = text) => {
  const { body } = await t.send('createPolicy', {
    token: owner.token,
    input: { title: 'Rules', text: content },
  })
  await t.settle()
  return String(body['id'])
}
const edit = async (id: string, input: Record<string, unknown>) => {
  await t.send('updatePolicy', { token: owner.token, id, input })
  await t.settle()
}
const settings = async (input: Record<string, unknown>) => {
  const { body } = await t.send('draftingSettings', { token: owner.token })
  await t.send('updateDraftingSettings', {
    token: owner.token,
    input: { version: body['version'], ...input },
  })
  await t.settle()
}
const ask = (question: string) => t.send('askPolicies', { token: owner.token, input: { question } })
const titles = async (question: string) =>
  ((await ask(question)).body['found'] as { title: string }[]).map(({ title }) => title)
const stored = () => t.api.services.db.$count(vectors, eq(vectors.storeId, owner.id))
const change = async () => {
  const { db } = t.api.services
  const [row] = await db.select().from(knowledgeChanges).where(eq(knowledgeChanges.storeId, owner.id))
  return row
}

describe('createKnowledgeUpdateJob', () => {
  test('has a model read each passage once, and after a change only what is new', async () => {
    const id = await write()
    expect(server.embedded).toEqual([
      expect.stringContaining('The loaf is taken back'),
      expect.stringContaining('A bent rim is mended'),
    ])
    await edit(id, { version: 1, text: text.replace('a week', 'ten days') })
    expect(server.embedded).toHaveLength(3)
    expect(server.embedded[2]).toContain('ten days')
    expect(await stored()).toBe(2)
    expect(await change()).toBeUndefined()
  })

  test('finds what a question means in other words, where words alone find nothing', async () => {
    await write('# Wheels\n\nBring them back within a week.\n\n# Bread\n\nBring it back on the next morning.')
    const question = 'Until when can rims be brought?'
    expect((await titles(question))[0]).toContain('Wheels')
    await settings({ uses_model: false })
    expect(await titles(question)).toEqual([])
  })

  test('shows models no address, neither of the store nor of a customer', async () => {
    await write('# Bread\n\nSend the bread to crumbs@store.test.')
    await ask('Is the bread of anna@customer.test fresh?')
    expect(server.embedded).toHaveLength(2)
    expect(server.embedded.join(' ')).not.toMatch(/@/)
  })

  test('looks up by words alone while the model is silent, fails or answers nonsense', async () => {
    await write()
    for (const broken of ['hang', 500, () => []] as const) {
      server.embed(broken)
      expect((await titles('Is the bent rim mended?'))[0]).toContain('Rims')
    }
  })

  test('tries again later, and says why without a word of the store', async () => {
    server.embed(429)
    await write()
    expect(await change()).toMatchObject({
      tries: 1,
      fault: 'The server limits requests, or the account has no credit left.',
    })
    server.embed(meaning)
    t.passMs(2 * ms.minute)
    await t.settle()
    expect(await stored()).toBe(2)
    expect(await change()).toBeUndefined()
  })

  test('reads what is missing once it is asked for', async () => {
    await write()
    await t.api.services.db.delete(vectors).where(eq(vectors.storeId, owner.id))
    // The knowledge of the store is loaded again.
    await t.api.services.db.update(policies).set({ version: 9 }).where(eq(policies.storeId, owner.id))
    await ask('How long does a rim take?')
    await t.settle()
    expect(await stored()).toBe(2)
  })

  test('counts what it costs, and reads nothing when the limit of the month is reached or no model is wanted', async () => {
    await write()
    const spent = await t.api.services.db.select().from(modelDays).where(eq(modelDays.storeId, owner.id))
    expect(spent).toMatchObject([{ purpose: 'embed', calls: 1, tokensIn: 1, tokensOut: 0 }])
    await settings({ month_tokens: 1 })
    await write('# Flour\n\nFlour is not taken back.')
    await settings({ month_tokens: null, uses_model: false })
    await write('# Salt\n\nSalt is not taken back.')
    expect(server.embedded).toHaveLength(2)
  })
})
