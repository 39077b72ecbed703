import type { Answer } from '@draftdesk/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { noteFileParts, noteFiles, noteWords, threads } from '../../../database/schema.ts'
import { openTestApi } from '../../../testing/api.ts'
import type { TestApi } from '../../../testing/api.ts'
import { receiveMail } from '../../../testing/mail/receive.ts'
import { enterAdmin, enterStore, joinStore } from '../../../testing/store.ts'
import type { StoreOwner } from '../../../testing/store.ts'

let t: TestApi
let owner: StoreOwner
let colleague: string
beforeAll(async () => {
  t = await openTestApi({ limitScale: 0 })
  owner = await enterStore(t, 'owner@example.com')
  colleague = await joinStore(t, 'colleague@example.com', owner.id)
})
afterAll(() => t.close())

let count = 0
async function note(body = 'Agreed with the warehouse.') {
  count += 1
  const { threadId } = await receiveMail(t.api.services.db, owner.id, { id: `<n${count}@mail.test>` })
  const input = { body, key: `press-of-file-note-${count}` }
  const { body: made } = await t.send('createNote', { token: owner.token, id: threadId, input })
  return { threadId, id: String(made['id']) }
}
const attach = (id: string, token = owner.token, bytes = 'a photo', name = 'a/b.svg') =>
  t.send('addNoteFile', { token, id, input: { file: new File([bytes], name, { type: 'image/svg+xml' }) } })
const fileOf = ({ body }: Awaited<ReturnType<typeof attach>>) =>
  (body as unknown as Answer<'addNoteFile'>).files[0]?.id ?? ''
const fetchFile = (id: string, token?: string) =>
  t.api.fetch(
    new Request(`http://api.test/v1/note-files/${id}`, {
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    }),
  )

describe('files of notes', () => {
  test('serves a file to members of the store alone, as a download', async () => {
    const { threadId, id } = await note()
    const file = fileOf(await attach(id))
    const served = await fetchFile(file, colleague)
    expect([served.status, await served.text()]).toEqual([200, 'a photo'])
    expect(served.headers.get('content-disposition')).toContain('attachment')
    expect(served.headers.get('content-type')).toBe('application/octet-stream')
    expect(served.headers.get('x-content-type-options')).toBe('nosniff')
    const stranger = await enterStore(t, 'stranger@example.com')
    expect((await fetchFile(file, stranger.token)).status).toBe(404)
    expect((await fetchFile(file)).status).toBe(401)
    const shown = (await t.send('thread', { token: colleague, id: threadId })).body
    expect((shown as unknown as Answer<'thread'>).notes).toMatchObject([
      { files: [{ name: 'a_b.svg', bytes: 7 }] },
    ])
  })

  test('belong to the author of the note, like its text', async () => {
    const { id } = await note()
    const file = fileOf(await attach(id))
    expect((await attach(id, colleague)).status).toBe(403)
    const remove = (token: string) => t.send('removeNoteFile', { token, id: file })
    expect((await remove(colleague)).status).toBe(403)
    expect((await remove(owner.token)).body).toMatchObject({ files: [] })
    expect((await fetchFile(file, owner.token)).status).toBe(404)
    const stranger = await enterStore(t, 'stranger-2@example.com')
    expect((await attach(id, stranger.token)).status).toBe(404)
  })

  test('are limited like those of a reply', async () => {
    const { id } = await note()
    for (let left = 20; left > 0; left -= 1) expect((await attach(id)).status).toBe(201)
    const refused = await attach(id)
    expect([refused.status, refused.body['detail']]).toEqual([
      400,
      'A note can have up to 20 files with 20 MB in total.',
    ])
    const other = await note()
    expect((await attach(other.id, owner.token, 'x'.repeat(12_000_000))).status).toBe(201)
    expect((await attach(other.id, owner.token, 'x'.repeat(12_000_000))).status).toBe(400)
  })

  test('have a limit together with those of replies, which the admin area counts as storage', async () => {
    const { db } = t.api.services
    const full = await enterStore(t, 'full@example.com')
    const { threadId } = await receiveMail(db, full.id, { id: '<full@mail.test>' })
    const noteInput = { body: 'See the photo.', key: 'press-of-full-store' }
    const { body: made } = await t.send('createNote', { token: full.token, id: threadId, input: noteInput })
    const noteId = String(made['id'])
    const { body: draft } = await t.send('createDraft', { token: full.token, input: { thread_id: threadId } })
    const attachToDraft = () =>
      t.send('addDraftFile', {
        token: full.token,
        id: String(draft['id']),
        input: { file: new File(['a photo'], 'b.svg') },
      })
    expect([(await attach(noteId, full.token)).status, (await attachToDraft()).status]).toEqual([201, 201])
    const fill = async (bytes: number) => {
      const file = { storeId: full.id, noteId, name: `video of ${bytes}`, type: 'video/mp4', bytes }
      const [row] = await db.insert(noteFiles).values(file).returning()
      return row?.id ?? ''
    }
    // Notes have half of the room.
    await fill(999_999_980)
    expect([(await attach(noteId, full.token)).status, (await attachToDraft()).status]).toEqual([400, 201])
    const large = await fill(1_000_000_000)
    for (const refused of [await attach(noteId, full.token), await attachToDraft()])
      expect([refused.status, refused.body['detail']]).toEqual([
        400,
        'The files of replies and notes can have at most 2 GB in a store. Please remove some first.',
      ])
    const admin = await enterAdmin(t, 'admin@example.com')
    const { body: detail } = await t.send('adminStore', { token: admin, id: full.id })
    const { usage } = detail as unknown as Answer<'adminStore'>
    expect(usage.bytes).toBeGreaterThan(1_999_999_980)
    await db.delete(noteFiles).where(eq(noteFiles.id, large))
    expect((await attachToDraft()).status).toBe(201)
  })

  test('erases the file with its conversation', async () => {
    const { threadId, id } = await note()
    const file = fileOf(await attach(id))
    const { db } = t.api.services
    await db.delete(threads).where(eq(threads.id, threadId))
    expect(await db.$count(noteFiles, eq(noteFiles.id, file))).toBe(0)
    expect(await db.$count(noteFileParts, eq(noteFileParts.fileId, file))).toBe(0)
    expect((await fetchFile(file, owner.token)).status).toBe(404)
  })
})

describe('a search', () => {
  const search = async (q: string, token = owner.token) => {
    const { body } = await t.send('threads', { token, input: { q } })
    return (body as unknown as Answer<'threads'>).threads.map((thread) => [thread.id, thread.note])
  }

  test('finds a note for members alone, and says that it is one', async () => {
    const { threadId, id } = await note('Refund of the *zephyr* lamp, ask Tom.')
    expect(await search('zephyr')).toEqual([[threadId, 'Refund of the *zephyr* lamp, ask Tom.']])
    expect(await search('zephyr lamp', colleague)).toHaveLength(1)
    const stranger = await enterStore(t, 'stranger-3@example.com')
    expect(await search('zephyr', stranger.token)).toEqual([])
    expect(await search('from:zephyr')).toEqual([])
    await t.send('updateNote', { token: owner.token, id, input: { body: 'Refund of the breeze lamp.' } })
    expect([await search('zephyr'), await search('breeze')]).toEqual([
      [],
      [[threadId, 'Refund of the breeze lamp.']],
    ])
    await t.send('deleteNote', { token: owner.token, id })
    expect(await search('breeze')).toEqual([])
    expect(await t.api.services.db.$count(noteWords, eq(noteWords.noteId, id))).toBe(0)
  })

  test('names no note where an email has the words', async () => {
    const { threadId } = await note('Nothing of that.')
    const found = await search('parcel')
    expect(found.find(([thread]) => thread === threadId)).toEqual([threadId, null])
  })
})
