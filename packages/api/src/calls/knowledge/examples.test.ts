import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { examples } from '../../database/schema.ts'
import { openTestApi, ms } from '../../testing/api.ts'
import type { TestApi } from '../../testing/api.ts'
import { enterStore, joinStore } from '../../testing/store.ts'
import type { StoreOwner } from '../../testing/store.ts'
import { deleteOldRows } from '../../workers/delete-old-rows.ts'

let t: TestApi
let ann: StoreOwner
let bea: StoreOwner
beforeAll(async () => {
  t = await openTestApi({ limitScale: 0 })
  ann = await enterStore(t, 'ann@example.com')
  bea = await enterStore(t, 'bea@example.com')
})
afterAll(() => t.close())

const texts = { title: 'Late parcel', question: 'Where is my parcel?', answer: 'It is on its way.' }
const write = async (token: string, change: Partial<typeof texts> & Record<string, unknown> = {}) =>
  (await t.send('createExample', { token, input: { ...texts, ...change } })).body
const list = async (token: string, input: Record<string, string> = {}) =>
  (await t.send('examples', { token, input })).body as {
    examples: Record<string, unknown>[]
    next: string | null
  }

describe('createExample', () => {
  test('keeps a mail and the reply to it, as they were written', async () => {
    const answer = '  Dear Mara,\n\nit is on its way.\n'
    const example = await write(ann.token, { title: ' Late parcel ', answer })
    expect(example).toMatchObject({ ...texts, answer, is_on: true, version: 1, excerpt: texts.question })
    expect((await t.send('example', { token: ann.token, id: String(example['id']) })).body).toEqual(example)
  })

  test.each([
    [{ title: ' ' }, 'Please enter a title.'],
    [{ title: 'x'.repeat(201) }, 'A title has at most 200 characters.'],
    [{ question: ' \n' }, 'Please enter the customer’s message.'],
    [{ answer: undefined }, 'Please enter the reply.'],
    [{ answer: 'x'.repeat(20_001) }, 'This text is too long. An example works best when it is short.'],
  ])('refuses what is missing or too long: %j', async (change, message) => {
    const { status, body } = await t.send('createExample', {
      token: ann.token,
      input: { ...texts, ...change },
    })
    expect([status, body]).toMatchObject([422, { detail: [{ msg: message }] }])
  })

  test('takes a reply without a mail that is only inserted, and shows the reply in its place', async () => {
    const reply = { question: ' ', is_on: false, language: 'de' }
    expect(await write(ann.token, reply)).toMatchObject({
      ...{ question: '', is_on: false, is_personal: false, language: 'de', excerpt: texts.answer },
    })
    expect(await write(ann.token, { is_personal: true })).toMatchObject({ is_on: false, is_personal: true })
    const both = { ...texts, is_personal: true, is_on: true }
    expect(await t.send('createExample', { token: ann.token, input: both })).toMatchObject({
      status: 400,
      body: { detail: 'Drafts are written for the whole store and use no personal example.' },
    })
  })

  test('takes the longest texts, four bytes a character', async () => {
    const long = '📦'.repeat(10_000)
    expect(await write(ann.token, { question: long, answer: long })).toMatchObject({ question: long })
  })
})

describe('the quota of a store', () => {
  test('counts examples, those that come back too', async () => {
    const { token, id: storeId } = await enterStore(t, 'crowd@example.com')
    const row = { storeId, title: 'x', question: 'x', answer: 'x' }
    await t.api.services.db.insert(examples).values(Array.from({ length: 1999 }, () => row))
    const create = () => t.send('createExample', { token, input: { title: 'x', question: 'x', answer: 'x' } })
    const id = String((await create()).body['id'])
    await t.send('deleteExample', { token, id })
    expect((await create()).status).toBe(201)
    const full = { detail: 'A store can have at most 2,000 examples. Please delete some first.' }
    expect(await create()).toMatchObject({ status: 400, body: full })
    expect(await t.send('restoreExample', { token, id })).toMatchObject({ status: 400, body: full })
  })
})

describe('updateExample', () => {
  test('edits, and switches off and on', async () => {
    const { token } = ann
    const id = String((await write(token))['id'])
    const off = await t.send('updateExample', { token, id, input: { version: 1, is_on: false } })
    expect(off.body).toMatchObject({ ...texts, is_on: false, version: 2 })
    const edited = await t.send('updateExample', {
      token,
      id,
      input: { version: 2, is_on: true, title: 'New', question: 'Q', answer: 'A' },
    })
    expect(edited.body).toMatchObject({ title: 'New', question: 'Q', answer: 'A', is_on: true, version: 3 })
  })

  test('takes an example from drafts as it becomes personal, and puts no reply without a mail into them', async () => {
    const { token } = ann
    const id = String((await write(token))['id'])
    const update = (input: Record<string, unknown>) => t.send('updateExample', { token, id, input })
    expect((await update({ version: 1, is_personal: true })).body).toMatchObject({ is_on: false, version: 2 })
    expect((await update({ version: 2, is_on: true })).status).toBe(400)
    const shared = await update({ version: 2, is_personal: false, question: '' })
    expect(shared.body).toMatchObject({ is_personal: false, is_on: false, question: '' })
    expect(await update({ version: 3, is_on: true })).toMatchObject({
      status: 400,
      body: { detail: 'Drafts need the customer’s message that this reply answers. Please enter it.' },
    })
  })

  test('refuses a stale version and shows what is there', async () => {
    const id = String((await write(ann.token))['id'])
    const edit = (title: string) =>
      t.send('updateExample', { token: ann.token, id, input: { version: 1, title } })
    const both = await Promise.all([edit('Mine'), edit('Yours')])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const winner = both.find(({ status }) => status === 200)?.body
    expect(both.find(({ status }) => status === 409)?.body['current']).toEqual(winner)
  })
})

describe('deleteExample', () => {
  test('takes the example away until it is restored', async () => {
    const { token } = await enterStore(t, 'delete@example.com')
    const id = String((await write(token))['id'])
    expect((await t.send('deleteExample', { token, id })).status).toBe(200)
    expect((await list(token)).examples).toEqual([])
    const edit = { version: 1, title: 'Gone' }
    expect((await t.send('example', { token, id })).status).toBe(404)
    expect((await t.send('updateExample', { token, id, input: edit })).status).toBe(404)
    expect((await t.send('deleteExample', { token, id })).status).toBe(404)
    expect((await t.send('restoreExample', { token, id })).body).toMatchObject({ id, title: texts.title })
    expect((await list(token)).examples).toHaveLength(1)
  })

  test('is final after a day', async () => {
    const { token } = await enterStore(t, 'late@example.com')
    const deleted = String((await write(token))['id'])
    const kept = String((await write(token))['id'])
    await t.send('deleteExample', { token, id: deleted })
    t.passMs(ms.day + 1)
    await deleteOldRows(t.api.services)
    const left = await t.api.services.db.select({ id: examples.id }).from(examples)
    expect(left).toContainEqual({ id: kept })
    expect(left).not.toContainEqual({ id: deleted })
    for (const owner of [ann, bea])
      owner.token = String((await t.send('refresh', { token: owner.token })).body['token'])
  })
})

describe('listExamples', () => {
  test('lists newest first, a page at a time, each once', async () => {
    const { token } = await enterStore(t, 'many@example.com')
    for (let number = 1; number <= 5; number += 1) {
      if (number > 2) t.passMs(1)
      await write(token, { title: `Example ${number}`, question: 'x'.repeat(1000) })
    }
    const first = await list(token, { limit: '2' })
    const second = await list(token, { limit: '2', cursor: first.next ?? '' })
    const third = await list(token, { limit: '2', cursor: second.next ?? '' })
    const titles = [first, second, third].flatMap((page) => page.examples.map(({ title }) => title))
    expect(titles.slice(0, 3)).toEqual(['Example 5', 'Example 4', 'Example 3'])
    expect(titles.toSorted()).toEqual(['Example 1', 'Example 2', 'Example 3', 'Example 4', 'Example 5'])
    expect(third.next).toBeNull()
    expect(first.examples[0]).toMatchObject({ excerpt: 'x'.repeat(280) })
    expect(first.examples[0]).not.toHaveProperty('question')
    expect((await t.send('examples', { token, input: { cursor: 'made-up' } })).status).toBe(400)
  })
})

describe('every example call', () => {
  test('keeps to the store of the token', async () => {
    const id = String((await write(ann.token, { title: 'Secret' }))['id'])
    const { token } = bea
    expect((await list(token)).examples).toEqual([])
    const input = { version: 1, title: 'Taken' }
    for (const call of ['example', 'updateExample', 'deleteExample', 'restoreExample'] as const) {
      for (const target of [id, 'made-up', '00000000-0000-4000-8000-000000000000'])
        expect((await t.send(call, { token, id: target, input })).status).toBe(404)
    }
    expect((await t.send('example', { token: ann.token, id })).body).toMatchObject({
      title: 'Secret',
      version: 1,
    })
  })

  test('hides a personal example from colleagues', async () => {
    const colleague = await joinStore(t, 'colleague@example.com', ann.id)
    const id = String((await write(ann.token, { title: 'Mine', is_personal: true }))['id'])
    expect((await list(colleague)).examples).not.toContainEqual(expect.objectContaining({ id }))
    const input = { version: 1, title: 'Taken' }
    for (const call of ['example', 'updateExample', 'deleteExample', 'restoreExample'] as const)
      expect((await t.send(call, { token: colleague, id, input })).status).toBe(404)
    await t.send('deleteExample', { token: ann.token, id })
    expect((await t.send('restoreExample', { token: colleague, id })).status).toBe(404)
    expect((await t.send('restoreExample', { token: ann.token, id })).body).toMatchObject({ title: 'Mine' })
  })

  test('refuses a person without a store, and a made-up token', async () => {
    const lost = await t.enter('lost@example.com')
    const input = { ...texts, version: 1 }
    for (const call of [
      'examples',
      'createExample',
      'example',
      'updateExample',
      'deleteExample',
      'restoreExample',
    ] as const) {
      expect((await t.send(call, { token: lost, input })).status).toBe(403)
      expect((await t.send(call, { token: 'made-up', input })).status).toBe(401)
      expect((await t.send(call, { input })).status).toBe(401)
    }
  })

  test('is open to every member of the store', async () => {
    const agent = await joinStore(t, 'agent@example.com', ann.id)
    expect((await list(agent)).examples.length).toBeGreaterThan(0)
  })
})
