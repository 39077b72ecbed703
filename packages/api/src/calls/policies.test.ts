import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { policies } from '../database/schema.ts'
import { openTestApi, ms, type TestApi } from '../testing/api.ts'
import { buildDocx, buildPdf } from '../testing/files.ts'
import { enterStore, joinStore, type StoreOwner } from '../testing/store.ts'
import { sweep } from '../workers/sweep.ts'

let t: TestApi
let ann: StoreOwner
let bea: StoreOwner
beforeAll(async () => {
  t = await openTestApi({ limitScale: 0 })
  ann = await enterStore(t, 'ann@example.com')
  bea = await enterStore(t, 'bea@example.com')
})
afterAll(() => t.close())

const write = async (token: string, title = 'Returns', text = 'Free for 30 days.') =>
  (await t.send('createPolicy', { token, input: { title, text } })).body
const readState = async (token: string, id: string) => (await t.send('policy', { token, id })).body['state']
/** Uploads a file and waits until it is read. */
const upload = async (
  token: string,
  name: string,
  content: Uint8Array<ArrayBuffer> | string,
  title?: string,
) => {
  const file = new File([content], name)
  const { status, body } = await t.send('uploadPolicy', {
    token,
    input: { file, ...(title !== undefined && { title }) },
  })
  if (status !== 201) return { status, body }
  const id = String(body['id'])
  await expect.poll(() => readState(token, id), { timeout: 30_000 }).not.toBe('processing')
  return { status, body: (await t.send('policy', { token, id })).body }
}
const list = async (token: string, input: Record<string, string> = {}) =>
  (await t.send('policies', { token, input })).body as {
    policies: Record<string, unknown>[]
    next: string | null
  }
const hasDocument = async (token: string) => {
  const { store } = (await t.send('session', { token })).body as { store: Record<string, unknown> }
  return store['is_document_uploaded']
}
const lacksDocument = async (token: string) => (await t.send('dashboard', { token })).body['lacks_document']

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

describe('uploadPolicy', () => {
  test.each([
    ['returns_policy.pdf', buildPdf(['Free for 30 days.'])],
    ['returns policy.docx', buildDocx(['Free for 30 days.'])],
    ['returns policy.md', 'Free for 30 days.'],
    ['returns policy.html', '<p>Free for 30 days.</p>'],
  ])('extracts the text of %s', async (name, content) => {
    const { status, body } = await upload(ann.token, name, content)
    expect([status, body]).toMatchObject([
      201,
      { title: 'returns policy', kind: 'file', file_name: name, state: 'ready', failure: null },
    ])
    const shown = await t.send('policy', { token: ann.token, id: String(body['id']) })
    expect(shown.body['text']).toContain('Free for 30 days.')
  })

  test('takes a title instead of the name of the file', async () => {
    expect((await upload(ann.token, 'x.txt', 'Text', ' Shipping ')).body['title']).toBe('Shipping')
  })

  test('keeps a file it cannot read and says why, until its text is written by hand', async () => {
    const owner = await enterStore(t, 'scan@example.com')
    const { body } = await upload(owner.token, 'scan.pdf', buildPdf([]))
    expect(body).toMatchObject({ state: 'failed', failure: { code: 'scanned' } })
    expect(await hasDocument(owner.token)).toBe(false)
    const id = String(body['id'])
    const edited = await t.send('updatePolicy', {
      token: owner.token,
      id,
      input: { version: 1, text: 'Typed' },
    })
    expect(edited.body).toMatchObject({ state: 'ready', failure: null, text: 'Typed', version: 2 })
    expect(await hasDocument(owner.token)).toBe(true)
  })

  test('refuses other kinds, an empty file and one above 20 MB', async () => {
    expect((await upload(ann.token, 'x.exe', 'MZ')).body['detail']).toContain(
      'This kind of file cannot be read',
    )
    expect((await upload(ann.token, 'x.txt', '')).status).toBe(422)
    const large = await upload(ann.token, 'x.txt', new Uint8Array(20 * 1024 * 1024 + 1))
    expect([large.status, large.body]).toMatchObject([
      422,
      { detail: [{ msg: expect.stringContaining('20 MB') as string }] },
    ])
  })

  test('reads 20 MB, takes as much of it as a document may hold, and says so', async () => {
    const { body } = await upload(ann.token, 'long.txt', 'Free for 30 days.\n'.repeat(1_160_000))
    expect(body).toMatchObject({ state: 'ready', characters: 400_000, is_cut: true })
    const shown = await t.send('policy', { token: ann.token, id: String(body['id']) })
    expect(shown.body['text']).toBeNull()
  })
})

describe('the quota of a store', () => {
  const fill = (storeId: string, rows: number, text: string, state: 'ready' | 'processing' = 'ready') =>
    t.api.services.db.insert(policies).values(
      Array.from({ length: rows }, (_, row) => ({
        storeId,
        title: `Policy ${row}`,
        kind: 'file' as const,
        content: text,
        state,
        updatedAt: new Date(t.api.services.clock()),
      })),
    )
  const refusal = async (answer: Promise<{ status: number; body: Record<string, unknown> }>) => {
    const { status, body } = await answer
    return [status, body['detail']]
  }
  const create = (token: string, text = 'x') =>
    t.send('createPolicy', { token, input: { title: 'One more', text } })

  test('counts documents, those that come back too, and not those that are deleted', async () => {
    const { token, id } = await enterStore(t, 'crowd@example.com')
    await fill(id, 499, 'x')
    const last = String((await create(token)).body['id'])
    const full = [400, 'A store can have 500 documents. Please delete some first.']
    expect(await refusal(create(token))).toEqual(full)
    expect(await refusal(upload(token, 'x.txt', 'x'))).toEqual(full)
    await t.send('deletePolicy', { token, id: last })
    const both = await Promise.all([create(token), create(token)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 400])
    expect(await refusal(t.send('restorePolicy', { token, id: last }))).toEqual(full)
    expect((await t.send('policy', { token, id: last })).status).toBe(404)
  })

  test('counts their text', async () => {
    const { token, id } = await enterStore(t, 'words@example.com')
    await fill(id, 12, 'x'.repeat(400_000))
    const half = String((await create(token, 'x'.repeat(100_000))).body['id'])
    const full = [
      400,
      'The documents of a store can hold 5,000,000 characters together. Please delete or shorten some first.',
    ]
    expect(await refusal(create(token, 'x'.repeat(100_001)))).toEqual(full)
    const edit = (version: number, length: number) =>
      t.send('updatePolicy', { token, id: half, input: { version, text: 'x'.repeat(length) } })
    expect(await refusal(edit(1, 200_000))).toEqual([200, undefined])
    expect(await refusal(create(token))).toEqual(full)
    expect((await edit(2, 150_000)).status).toBe(200)
    const { body } = await upload(token, 'long.txt', 'y'.repeat(50_001))
    expect(body).toMatchObject({ state: 'failed', failure: { code: 'full' } })
    expect((await upload(token, 'short.txt', 'y'.repeat(50_000))).body['state']).toBe('ready')
  })

  test('counts files that wait to be read', async () => {
    const { token, id } = await enterStore(t, 'queue@example.com')
    await fill(id, 20, '', 'processing')
    expect(await refusal(upload(token, 'x.txt', 'x'))).toEqual([
      400,
      '20 files of this store are waiting to be read. Please upload more when they are done.',
    ])
    expect((await create(token)).status).toBe(201)
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
    await sweep(t.api.services)
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
