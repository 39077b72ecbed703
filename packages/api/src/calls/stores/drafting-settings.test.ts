import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { draftingSettings, modelDays } from '../../database/schema.ts'
import { languageCodeByAlias, stemmers } from '../../languages/languages.ts'
import { defaultModelLimits } from '../../model/guarded-fetch.ts'
import { openTestApi } from '../../testing/api.ts'
import type { TestApi } from '../../testing/api.ts'
import { startModelServer } from '../../testing/servers/model-server.ts'
import type { ModelServer } from '../../testing/servers/model-server.ts'
import { enterStore, joinStore } from '../../testing/store.ts'
import type { StoreOwner } from '../../testing/store.ts'

const readOnly = [...stemmers.keys()].filter((code) => !languageCodeByAlias.has(code))
const key = 'sk-secret-of-the-store'
/** The note of a draft after the limit of the month. */
const limitNote: unknown = expect.stringMatching(
  /^This month's limit for the model is reached\. Until 1 [A-Z][a-z]+ drafts are written without it\.$/,
)

let server: ModelServer
let other: ModelServer
let t: TestApi
let owner: StoreOwner
let count = 0
beforeAll(async () => {
  server = await startModelServer()
  other = await startModelServer()
  t = await openTestApi({ allowPrivateHosts: true, limitScale: 0 })
})
beforeEach(async () => {
  count += 1
  owner = await enterStore(t, `owner${count}@example.com`)
  for (const each of [server, other]) {
    each.answer(() => ({ kind: 'text', text: 'Hello.' }))
    each.asked.length = 0
  }
})
afterAll(async () => {
  await t.close()
  await server.close()
  await other.close()
})

/** Short timeouts for a silent server only, because a busy machine would exceed them elsewhere. */
const hasty = { ...defaultModelLimits, headersMs: 300, bodyMs: 300 }
const waits = (limits: typeof defaultModelLimits) => void Object.assign(t.api.services.models, { limits })
const own = (more: object = {}) => ({ url: server.url, name: 'small', key, embedding: '', ...more })
const show = async () => (await t.send('draftingSettings', { token: owner.token })).body
const change = async (input: Record<string, unknown>) =>
  t.send('updateDraftingSettings', {
    token: owner.token,
    input: { version: (await show())['version'], ...input },
  })
const press = async (model?: object) =>
  (await t.send('testModel', { token: owner.token, input: model ? { model } : {} })).body

describe('the language of drafts', () => {
  test('is one of those that the settings list', async () => {
    expect((await show())['languages']).toEqual(expect.arrayContaining(['en', 'no', 'tr']))
    expect((await change({ language: 'tr' })).body).toMatchObject({ language: 'tr' })
    expect((await change({ language: null })).body).toMatchObject({ language: null })
  })

  test.each([...readOnly, 'xx', 'Deutsch'])('is never %s, which has no phrases', async (language) => {
    expect((await change({ language })).status).toBe(422)
    const asked = { token: owner.token, id: '1', input: { language } }
    expect((await t.send('writeDraft', asked)).status).toBe(422)
  })
})

describe('the test of a model', () => {
  test('says what it answered, and counts what that cost', async () => {
    expect(await press(own())).toMatchObject({ ok: true, name: 'small', detail: 'It answered: Hello.' })
    expect(server.asked[0]).toMatchObject({ key, model: 'small' })
    const spent = await t.api.services.db.select().from(modelDays).where(eq(modelDays.storeId, owner.id))
    expect(spent).toMatchObject([{ purpose: 'test', calls: 1, tokensIn: 100, tokensOut: 20 }])
  })

  test.each([
    ['a refused key', { kind: 'status', status: 401 }, 'The server rejected the key.'],
    ['a model that is not there', { kind: 'status', status: 404 }, 'The server does not have'],
    ['no credit', { kind: 'status', status: 429 }, 'no credit left'],
    ['silence', { kind: 'hang' }, 'did not answer in time'],
    ['a page of a firewall', { kind: 'html' }, 'not from a language model'],
    ['an answer that breaks off', { kind: 'cut', text: 'He', ends: 'abruptly' }, ''],
  ] as const)('says so in words: %s', async (_, said, detail) => {
    server.answer(() => said)
    waits(said.kind === 'hang' ? hasty : defaultModelLimits)
    const answer = await press(own())
    waits(defaultModelLimits)
    expect(answer).toMatchObject({ ok: false, name: 'small' })
    expect(answer['detail']).toContain(detail)
    expect(JSON.stringify(answer)).not.toContain(key)
  })

  test('goes to no server in a private network, and to none without encryption', async () => {
    const strict = await openTestApi()
    const { token } = await enterStore(strict, 'strict@example.com')
    const send = (model: object) => strict.send('testModel', { token, input: { model } })
    const secure = own({ url: server.url.replace('http:', 'https:') })
    expect((await send(secure)).body).toMatchObject({
      ok: false,
      detail: 'The address leads into a private network.',
    })
    expect((await send(own())).status).toBe(422)
    expect(server.asked).toEqual([])
    await strict.close()
  })

  test('is for those who may change settings', async () => {
    const agent = await joinStore(t, `agent${count}@example.com`, owner.id)
    const { status } = await t.send('testModel', { token: agent, input: { model: own() } })
    expect(status).toBe(403)
    expect(server.asked).toEqual([])
  })

  test('says that there is no model where none is set up', async () => {
    expect(await press()).toMatchObject({ ok: false, detail: 'No language model is set up.' })
  })
})

describe('the settings of drafts', () => {
  test('seal the key, and never tell it', async () => {
    const changed = await change({ model: own() })
    expect(changed.status).toBe(200)
    expect(changed.body).toMatchObject({ model: { url: server.url, name: 'small', has_key: true } })
    expect(JSON.stringify([changed.body, await show()])).not.toContain(key)
    const { db } = t.api.services
    const [row] = await db.select().from(draftingSettings).where(eq(draftingSettings.storeId, owner.id))
    expect(row?.sealedKey).toBeTruthy()
    expect(JSON.stringify(row)).not.toContain(key)
  })

  test('show a key to no other server than the one it was entered for', async () => {
    await change({ model: own() })
    await press(own({ url: other.url, key: undefined }))
    expect(other.asked[0]?.key ?? '').not.toBe(key)
    await change({ model: own({ url: other.url, key: undefined }) })
    expect(await show()).toMatchObject({ model: { url: other.url, has_key: false } })
    await press(own({ key: undefined }))
    expect(server.asked[0]?.key ?? '').not.toBe(key)
  })

  test('keep the key when only the name changes', async () => {
    await change({ model: own() })
    await change({ model: own({ key: undefined, name: 'large' }) })
    await press(own({ key: undefined, name: 'large' }))
    expect(server.asked[0]).toMatchObject({ key, model: 'large' })
  })

  test('have the local writer answer once the month has cost as much as it may', async () => {
    await t.send('createPolicy', {
      token: owner.token,
      input: { title: 'Returns', text: 'You can return unused tents within 30 days of delivery.' },
    })
    await change({ model: own(), month_tokens: 100 })
    await press(own({ key: undefined }))
    server.asked.length = 0
    const { body } = await t.send('askPolicies', {
      token: owner.token,
      input: { question: 'Until when can I return an unused tent?' },
    })
    expect(server.asked).toEqual([])
    expect(body).toMatchObject({
      writer: { kind: 'local', note: limitNote },
    })
    expect(String(body['body'])).toContain('within 30 days')
  })

  test('take an address that is none for a fault of that field', async () => {
    for (const url of [
      'ftp://models.test',
      'models',
      'https://me:secret@models.test',
      'https://models.test?key=1',
    ])
      expect((await change({ model: own({ url }) })).status).toBe(422)
    expect(await show()).toMatchObject({ model: { url: '' } })
  })
})
