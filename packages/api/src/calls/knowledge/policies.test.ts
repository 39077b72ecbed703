import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApi, ms } from '../../testing/api.ts'
import type { TestApi } from '../../testing/api.ts'
import { createPolicyCalls } from '../../testing/policies.ts'
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

const { write, list, hasDocument, lacksDocument } = createPolicyCalls((...sending) => t.send(...sending))

describe('createPolicy', () => {
  test('makes the store one with a document', async () => {
    const owner = await enterStore(t, 'first@example.com')
    expect(await hasDocument(owner.token)).toBe(false)
    const policy = await write(owner.token, '  Returns ')
    expect(policy).toMatchObject({ title: 'Returns', kind: 'text', state: 'ready', is_on: true, version: 1 })
    expect(await hasDocument(owner.token)).toBe(true)
  })

  test.each([
    [{ title: ' ', text: 'x' }, 'Please enter a title.'],
    [{ title: 'x', text: '' }, 'Please enter the text.'],
    [{ title: 'x' }, 'Please enter the text.'],
    [
      { title: 'x', text: 'x'.repeat(200_001) },
      'This text is too long. Please split it into several documents.',
    ],
  ])('refuses what is missing or too long', async (input, message) => {
    const { status, body } = await t.send('createPolicy', { token: ann.token, input })
    expect([status, body]).toMatchObject([422, { detail: [{ msg: message }] }])
  })
})

describe('updatePolicy', () => {
  test('edits, and switches off and on, which the store follows', async () => {
    const owner = await enterStore(t, 'edit@example.com')
    const { token } = owner
    const id = String((await write(token))['id'])
    const off = await t.send('updatePolicy', { token, id, input: { version: 1, is_on: false } })
    expect(off.body).toMatchObject({ title: 'Returns', is_on: false, version: 2 })
    expect(await hasDocument(token)).toBe(true)
    expect(await lacksDocument(token)).toBe(true)
    const on = await t.send('updatePolicy', {
      token,
      id,
      input: { version: 2, is_on: true, title: 'New', text: 'T' },
    })
    expect(on.body).toMatchObject({ title: 'New', text: 'T', is_on: true, version: 3 })
    expect(await lacksDocument(token)).toBe(false)
  })

  test('is for an agent to write, not to switch off or delete', async () => {
    const { token, id: storeId } = await enterStore(t, 'boss@example.com')
    const agent = await joinStore(t, 'helper@example.com', storeId)
    const id = String((await write(token))['id'])
    const written = await t.send('updatePolicy', { token: agent, id, input: { version: 1, title: 'Better' } })
    expect(written.body).toMatchObject({ title: 'Better', version: 2 })
    for (const isOn of [false, true])
      expect(
        (await t.send('updatePolicy', { token: agent, id, input: { version: 2, is_on: isOn } })).status,
      ).toBe(403)
    expect((await t.send('deletePolicy', { token: agent, id })).status).toBe(403)
    await t.send('deletePolicy', { token, id })
    expect((await t.send('restorePolicy', { token: agent, id })).status).toBe(403)
    expect((await t.send('restorePolicy', { token, id })).status).toBe(200)
  })

  test('refuses a stale version and shows what is there', async () => {
    const id = String((await write(ann.token))['id'])
    const edit = (title: string) =>
      t.send('updatePolicy', { token: ann.token, id, input: { version: 1, title } })
    const both = await Promise.all([edit('Mine'), edit('Yours')])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const winner = both.find(({ status }) => status === 200)?.body
    expect(both.find(({ status }) => status === 409)?.body['current']).toEqual(winner)
  })
})

describe('deletePolicy', () => {
  test('takes the document away until it is restored', async () => {
    const { token } = await enterStore(t, 'delete@example.com')
    const id = String((await write(token))['id'])
    expect((await t.send('deletePolicy', { token, id })).status).toBe(200)
    expect(await hasDocument(token)).toBe(true)
    expect(await lacksDocument(token)).toBe(true)
    expect((await list(token)).policies).toEqual([])
    expect((await t.send('policy', { token, id })).status).toBe(404)
    expect((await t.send('deletePolicy', { token, id })).status).toBe(404)
    expect((await t.send('restorePolicy', { token, id })).body).toMatchObject({ id, title: 'Returns' })
    expect(await lacksDocument(token)).toBe(false)
  })

  test('cannot be undone after a day', async () => {
    const { token } = await enterStore(t, 'late@example.com')
    const id = String((await write(token))['id'])
    await t.send('deletePolicy', { token, id })
    t.passMs(ms.day + 1)
    await deleteOldRows(t.api.services)
    const again = String(
      (await t.send('signIn', { input: { email: 'late@example.com', password: 'Correct-horse-1' } })).body[
        'token'
      ],
    )
    expect((await t.send('restorePolicy', { token: again, id })).status).toBe(404)
    ann = { ...ann, token: String((await t.send('refresh', { token: ann.token })).body['token']) }
    bea = { ...bea, token: String((await t.send('refresh', { token: bea.token })).body['token']) }
  })
})

describe('listPolicies', () => {
  test('lists newest first, a page at a time, each once', async () => {
    const { token } = await enterStore(t, 'many@example.com')
    for (let number = 1; number <= 5; number += 1) {
      if (number > 2) t.passMs(1)
      await write(token, `Policy ${number}`, 'x'.repeat(1000))
    }
    const first = await list(token, { limit: '2' })
    const second = await list(token, { limit: '2', cursor: first.next ?? '' })
    const third = await list(token, { limit: '2', cursor: second.next ?? '' })
    const titles = [first, second, third].flatMap(({ policies }) => policies.map(({ title }) => title))
    expect(titles.slice(0, 3)).toEqual(['Policy 5', 'Policy 4', 'Policy 3'])
    expect(titles.toSorted()).toEqual(['Policy 1', 'Policy 2', 'Policy 3', 'Policy 4', 'Policy 5'])
    expect(third.next).toBeNull()
    expect(first.policies[0]).toMatchObject({ characters: 1000, excerpt: 'x'.repeat(280) })
    expect(first.policies[0]).not.toHaveProperty('text')
    expect((await t.send('policies', { token, input: { cursor: 'made-up' } })).status).toBe(400)
  })
})

describe('every policy call', () => {
  test('keeps to the store of the token', async () => {
    const id = String((await write(ann.token, 'Secret'))['id'])
    const { token } = bea
    expect((await list(token)).policies).toEqual([])
    const input = { version: 1, title: 'Taken' }
    for (const call of ['policy', 'updatePolicy', 'deletePolicy', 'restorePolicy'] as const) {
      for (const target of [id, 'made-up', '00000000-0000-4000-8000-000000000000'])
        expect((await t.send(call, { token, id: target, input })).status).toBe(404)
    }
    expect((await t.send('policy', { token: ann.token, id })).body).toMatchObject({
      title: 'Secret',
      version: 1,
    })
  })

  test('refuses a person without a store, and a made-up token', async () => {
    const lost = await t.enter('lost@example.com')
    const input = { title: 'x', text: 'x', version: 1, file: new File(['x'], 'x.txt') }
    for (const call of [
      'policies',
      'createPolicy',
      'uploadPolicy',
      'policy',
      'updatePolicy',
      'deletePolicy',
      'restorePolicy',
    ] as const) {
      expect((await t.send(call, { token: lost, input })).status).toBe(403)
      expect((await t.send(call, { token: 'made-up', input })).status).toBe(401)
      expect((await t.send(call, { input })).status).toBe(401)
    }
  })

  test('is open to every member of the store', async () => {
    const agent = await joinStore(t, 'agent@example.com', ann.id)
    expect((await list(agent)).policies.length).toBeGreaterThan(0)
  })
})
