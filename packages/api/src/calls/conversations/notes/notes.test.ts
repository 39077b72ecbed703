import { beforeAll, describe, expect, test } from 'vitest'
import { pageEvents } from '../../../database/schema.ts'
import { ms, testPassword } from '../../../testing/api.ts'
import { useReplies } from '../../../testing/mail/replies.ts'
import { joinStore } from '../../../testing/store.ts'

const w = useReplies()
let agent: string
beforeAll(async () => {
  agent = await joinStore(w.t, 'nora@example.com', w.owner.id)
})

interface Shown {
  notes: { id: string; body: string; author: { name: string }; edited_at: string | null }[]
}
let count = 0
async function write(threadId: string, body = 'They are **in stock** on Tuesday.', token = agent) {
  count += 1
  const key = `press-of-note-${count}`
  return { key, ...(await w.t.send('createNote', { token, id: threadId, input: { body, key } })) }
}
const idOf = ({ body }: { body: Record<string, unknown> }) => String(body['id'])
const notesOf = async (id: string) => ((await w.threadOf(id)) as unknown as Shown).notes

describe('createNote', () => {
  test('adds a note that every member reads, and tells open pages of it', async () => {
    const { threadId } = await w.begin()
    const before = await w.t.api.services.db.$count(pageEvents)
    const written = await write(threadId)
    expect(written.status).toBe(201)
    expect(await notesOf(threadId)).toEqual([written.body])
    expect(written.body).toMatchObject({ body: 'They are **in stock** on Tuesday.', edited_at: null })
    expect(await w.t.api.services.db.$count(pageEvents)).toBe(before + 1)
  })

  test('adds one note for a repeated press', async () => {
    const { threadId } = await w.begin()
    const { key } = await write(threadId)
    const input = { body: 'They are **in stock** on Tuesday.', key }
    const again = await w.t.send('createNote', { token: agent, id: threadId, input })
    expect(again.status).toBe(201)
    expect(await notesOf(threadId)).toHaveLength(1)
  })

  test('changes nothing that lists show', async () => {
    const { threadId } = await w.begin()
    const before = await w.threadOf(threadId)
    await write(threadId)
    expect(await w.threadOf(threadId)).toMatchObject({
      ...before,
      notes: [expect.any(Object)],
    })
  })

  test('refuses an empty note, one that is too long, and more than a conversation has room for', async () => {
    const { threadId } = await w.begin()
    expect((await write(threadId, ' \n ')).status).toBe(422)
    expect((await write(threadId, 'x'.repeat(10_001))).status).toBe(422)
    for (let bytes = 0; bytes < 300_000; bytes += 30_000)
      expect((await write(threadId, '€'.repeat(10_000))).status).toBe(201)
    const full = await write(threadId, 'One more')
    expect([full.status, full.body['detail']]).toEqual([400, 'This conversation has no room for more notes.'])
  })

  test('stays with a conversation that is merged into another one', async () => {
    const [one, other] = [await w.begin(), await w.begin()]
    await write(one.threadId, 'First')
    await w.t.send('mergeThread', { token: agent, id: one.threadId, input: { into: other.threadId } })
    w.t.passMs(ms.second)
    await write(one.threadId, 'Second')
    expect((await notesOf(other.threadId)).map(({ body }) => body)).toEqual(['First', 'Second'])
  })
})

describe('updateNote', () => {
  const change = (id: string, body: string, token = agent) =>
    w.t.send('updateNote', { token, id, input: { body } })

  test('marks an edit after ten minutes and none before', async () => {
    const { threadId } = await w.begin()
    const id = idOf(await write(threadId))
    w.t.passMs(10 * ms.minute)
    expect((await change(id, 'On Wednesday.')).body).toMatchObject({ body: 'On Wednesday.', edited_at: null })
    w.t.passMs(ms.second)
    const at = new Date(w.t.api.services.clock()).toISOString()
    expect((await change(id, 'On Friday.')).body).toMatchObject({ body: 'On Friday.', edited_at: at })
  })

  test('is for the author alone', async () => {
    const { threadId } = await w.begin()
    const id = idOf(await write(threadId))
    expect((await change(id, 'Other words', w.owner.token)).status).toBe(403)
  })
})

describe('deleteNote', () => {
  const remove = (id: string, token = agent) => w.t.send('deleteNote', { token, id })

  test('deletes a note of the author for ten minutes', async () => {
    const { threadId } = await w.begin()
    const [first, second] = [idOf(await write(threadId)), idOf(await write(threadId, 'Later'))]
    expect((await remove(first)).status).toBe(200)
    w.t.passMs(10 * ms.minute + ms.second)
    const late = await remove(second)
    expect([late.status, late.body['detail']]).toEqual([
      400,
      'A note can be deleted for 10 minutes. Please edit it instead.',
    ])
    expect((await notesOf(threadId)).map(({ body }) => body)).toEqual(['Later'])
  })

  test('deletes a note of another member only with the permission settings, and records it', async () => {
    const { threadId } = await w.begin()
    const owners = idOf(await write(threadId, 'Mine', w.owner.token))
    expect((await remove(owners)).status).toBe(403)
    const agents = idOf(await write(threadId))
    w.t.passMs(11 * ms.minute)
    expect((await remove(agents, w.owner.token)).status).toBe(200)
    const { activities } = (await w.t.send('activity', { token: w.owner.token })).body as unknown as {
      activities: { action: string }[]
    }
    expect(activities[0]).toMatchObject({ action: 'note_deleted' })
  })
})

describe('eraseCustomer', () => {
  test('erases the notes of the customer’s conversations with them', async () => {
    const { threadId } = await w.begin({ from: 'Gone <gone@mail.test>' })
    const id = idOf(await write(threadId))
    const { token } = w.owner
    await w.t.send('proveIdentity', { token, input: { secret: testPassword } })
    await w.t.send('eraseCustomer', { token, input: { address: 'gone@mail.test' } })
    expect((await w.t.send('updateNote', { token: agent, id, input: { body: 'x' } })).status).toBe(404)
  })
})
