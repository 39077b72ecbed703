import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { policies } from '../../database/schema.ts'
import { openTestApi } from '../../testing/api.ts'
import type { TestApi } from '../../testing/api.ts'
import { buildDocx, buildPdf } from '../../testing/files/files.ts'
import { createPolicyCalls } from '../../testing/policies.ts'
import { enterStore } from '../../testing/store.ts'
import type { StoreOwner } from '../../testing/store.ts'

let t: TestApi
let ann: StoreOwner
beforeAll(async () => {
  t = await openTestApi({ limitScale: 0 })
  ann = await enterStore(t, 'ann@example.com')
})
afterAll(() => t.close())

const { upload, hasDocument } = createPolicyCalls((...sending) => t.send(...sending))

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
    const full = [400, 'A store can have at most 500 documents. Please delete some first.']
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
      'The documents of a store can hold at most 5,000,000 characters together. Please delete or shorten some first.',
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
