import { maxDraftFiles, fileAndStreamPaths } from '@draftdesk/contract'
import type { Answer } from '@draftdesk/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { exampleFileParts } from '../../database/schema.ts'
import { openTestApi } from '../../testing/api.ts'
import type { TestApi } from '../../testing/api.ts'
import { receiveMail } from '../../testing/mail/receive.ts'
import { enterStore, joinStore } from '../../testing/store.ts'
import type { StoreOwner } from '../../testing/store.ts'

let t: TestApi
let owner: StoreOwner
let colleague: string
let stranger: StoreOwner
beforeAll(async () => {
  t = await openTestApi({ limitScale: 0 })
  owner = await enterStore(t, 'owner@example.com')
  colleague = await joinStore(t, 'colleague@example.com', owner.id)
  stranger = await enterStore(t, 'stranger@example.com')
})
afterAll(() => t.close())

const names = (files: readonly { readonly name: string }[]) => files.map(({ name }) => name)
const file = (name: string) => new File(['%PDF'], name, { type: 'application/pdf' })

async function write(more: Record<string, unknown> = {}, token = owner.token) {
  const input = { title: 'Form', question: '', answer: 'Please fill in the form.', is_on: false, ...more }
  return (await t.send('createExample', { token, input })).body as unknown as Answer<'createExample'>
}
const attach = (id: string, name = 'form.pdf', token = owner.token) =>
  t.send('addExampleFile', { token, id, input: { file: file(name) } })
const filesOf = async (id: string) =>
  ((await t.send('example', { token: owner.token, id })).body as unknown as Answer<'example'>).files

let count = 0
async function begin(token = owner.token, storeId = owner.id) {
  count += 1
  const { threadId } = await receiveMail(t.api.services.db, storeId, { id: `<f${String(count)}@mail.test>` })
  const { body } = await t.send('createDraft', { token, input: { thread_id: threadId, body: 'Hello.' } })
  return String(body['id'])
}
const draftOf = async (id: string) =>
  (await t.send('draft', { token: owner.token, id })).body as unknown as Answer<'draft'>
const attachToDraft = (id: string, name: string, token = owner.token) =>
  t.send('addDraftFile', { token, id, input: { file: file(name) } })
const insert = (id: string, draftId: string) =>
  t.send('insertSavedReply', { token: owner.token, id, input: { draft_id: draftId } })
const fetchFile = (id: string, token: string) =>
  t.api.fetch(
    new Request(`http://api.test${fileAndStreamPaths.exampleFile.replace(':id', id)}`, {
      headers: { authorization: `Bearer ${token}` },
    }),
  )

describe('files of saved replies', () => {
  test('go into the draft that the reply is inserted into, once, and its text keeps its version', async () => {
    const { id } = await write()
    expect((await attach(id)).status).toBe(201)
    t.passMs(1)
    await attach(id, 'terms.pdf')
    const draftId = await begin()
    const { version } = await draftOf(draftId)
    const { body } = await insert(id, draftId)
    expect(names(body['files'] as { name: string }[])).toEqual(['form.pdf', 'terms.pdf'])
    expect((await insert(id, draftId)).body['files']).toEqual([])
    const draft = await draftOf(draftId)
    expect([names(draft.files), draft.version]).toEqual([['form.pdf', 'terms.pdf'], version])
    expect(names(await filesOf(id))).toEqual(['form.pdf', 'terms.pdf'])
  })

  test('are refused together when the draft has no room for all of them', async () => {
    const { id } = await write()
    for (const name of ['one.pdf', 'two.pdf']) await attach(id, name)
    const draftId = await begin()
    for (let at = 1; at < maxDraftFiles; at += 1) await attachToDraft(draftId, `${String(at)}.pdf`)
    expect(await insert(id, draftId)).toMatchObject({
      status: 400,
      body: { detail: 'A reply can have up to 20 files with 20 MB in total.' },
    })
    expect((await draftOf(draftId)).files).toHaveLength(maxDraftFiles - 1)
  })

  test('are as many as those of a reply', async () => {
    const { id } = await write()
    for (let at = 0; at < maxDraftFiles; at += 1) await attach(id, `${String(at)}.pdf`)
    const { status, body } = await attach(id, 'one-more.pdf')
    expect([status, body['detail']]).toEqual([
      400,
      'A saved reply can have up to 20 files with 20 MB in total.',
    ])
  })

  test('are copied from the draft that the reply is saved from, but from no draft of another store', async () => {
    const draftId = await begin()
    await attachToDraft(draftId, 'form.pdf')
    expect(names((await write({ draft_id: draftId })).files)).toEqual(['form.pdf'])
    const foreign = await begin(stranger.token, stranger.id)
    await attachToDraft(foreign, 'secret.pdf', stranger.token)
    expect((await write({ draft_id: foreign })).files).toEqual([])
  })

  test('of a personal reply are served to, and removed by, its author alone', async () => {
    const { id } = await write({ is_personal: true })
    const [added] = ((await attach(id)).body as unknown as Answer<'addExampleFile'>).files
    const fileId = added?.id ?? ''
    const served = await fetchFile(fileId, owner.token)
    expect([served.status, await served.text()]).toEqual([200, '%PDF'])
    for (const token of [colleague, stranger.token]) {
      expect((await fetchFile(fileId, token)).status).toBe(404)
      expect((await attach(id, 'theirs.pdf', token)).status).toBe(404)
      expect((await t.send('removeExampleFile', { token, id: fileId })).status).toBe(404)
    }
    const before = await t.api.services.db.$count(exampleFileParts)
    expect((await t.send('removeExampleFile', { token: owner.token, id: fileId })).body['files']).toEqual([])
    expect(await t.api.services.db.$count(exampleFileParts)).toBe(before - 1)
  })
})
