import { beforeAll, describe, expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import { customers } from '../../database/schema.ts'
import { ms } from '../../testing/api.ts'
import { useReplies } from '../../testing/mail/replies.ts'
import { enterStore, joinStore } from '../../testing/store.ts'

const w = useReplies()
let agent: string
beforeAll(async () => {
  agent = await joinStore(w.t, 'arne@example.com', w.owner.id)
})

const save = (
  token: string,
  name: string,
  isShared: boolean,
  query: Record<string, string> = { unread: 'true' },
) => w.t.send('createSavedFilter', { token, input: { name, query, is_shared: isShared } })
const listed = async (token: string) =>
  ((await w.t.send('threads', { token })).body['saved_filters'] as { name: string; can_edit: boolean }[]).map(
    ({ name, can_edit: canEdit }) => [name, canEdit],
  )

describe('saved filters', () => {
  test('are shown to their owner, or to the store, by name', async () => {
    const query = { filter: 'archive', q: 'tag:return tent', language: 'de', older_than: '7', mine: 'true' }
    expect((await save(agent, ' Old tents ', false, query)).body).toMatchObject({ name: 'Old tents', query })
    await save(w.owner.token, 'Complaints', true)
    expect(await listed(agent)).toEqual([
      ['Complaints', false],
      ['Old tents', true],
    ])
    expect(await listed(w.owner.token)).toEqual([['Complaints', true]])
    const other = await enterStore(w.t, 'elsewhere@example.com')
    expect(await listed(other.token)).toEqual([])
  })

  test('are renamed and deleted by their owner; those of the store by people who change settings', async () => {
    const own = String((await save(agent, 'Own', false)).body['id'])
    const shared = String((await save(agent, 'Shared', true)).body['id'])
    const rename = (token: string, id: string) =>
      w.t.send('updateSavedFilter', { token, id, input: { name: 'Renamed' } })
    const remove = (token: string, id: string) => w.t.send('deleteSavedFilter', { token, id })
    expect((await rename(w.owner.token, own)).status).toBe(404)
    expect((await remove(agent, shared)).status).toBe(404)
    expect((await rename(agent, own)).body).toMatchObject({ name: 'Renamed', can_edit: true })
    expect((await remove(agent, own)).status).toBe(200)
    expect((await remove(w.owner.token, shared)).status).toBe(200)
    expect((await rename(agent, 'no-id')).status).toBe(404)
  })

  test.for([{ filter: 'nowhere' }, { older_than: '0' }, { language: 'German' }, { order: 'newest' }])(
    'refuse the query %j',
    async (query) => {
      expect((await save(agent, 'Wrong', false, query)).status).toBe(422)
    },
  )

  test('are 50 for a person at most', async () => {
    const token = await joinStore(w.t, 'many@example.com', w.owner.id)
    for (let at = 0; at < 50; at += 1) await save(token, `F${at}`, false)
    expect((await save(token, 'One more', false)).status).toBe(422)
  })
})

describe('a filter', () => {
  const find = async (input: Record<string, string>) =>
    ((await w.t.send('threads', { token: agent, input })).body['threads'] as { id: string }[]).map(
      ({ id }) => id,
    )

  test('finds by the person, the language of the customer, and the age', async () => {
    const { threadId } = await w.begin({
      from: 'Lena <lena@filter.test>',
      atMs: w.t.api.services.clock() - 8 * 24 * ms.hour,
    })
    const { body } = await w.t.send('me', { token: agent })
    const me = (body['user'] as { id: string }).id
    const { version } = await w.threadOf(threadId)
    await w.t.send('updateThread', { token: agent, id: threadId, input: { version, assignee_id: me } })
    await w.t.api.services.db
      .update(customers)
      .set({ language: 'is' })
      .where(eq(customers.address, 'lena@filter.test'))
    expect(await find({ assignee: me })).toEqual([threadId])
    expect(await find({ assignee: w.owner.id })).toEqual([])
    expect(await find({ assignee: 'nobody' })).toEqual([])
    expect(await find({ language: 'is' })).toEqual([threadId])
    expect(await find({ language: 'fi' })).toEqual([])
    expect(await find({ older_than: '7' })).toEqual([threadId])
    expect(await find({ older_than: '9' })).toEqual([])
  })
})
