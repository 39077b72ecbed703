import { count, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { tagColors } from '@draftdesk/contract/choice-lists'
import { tags, threads, threadTags } from '../../database/schema.ts'
import { removeMergedAndDeletedTags } from '../../threads/tags/tag-threads.ts'
import { ms } from '../../testing/api.ts'
import { useReplies } from '../../testing/mail/replies.ts'
import { enterStore, joinStore } from '../../testing/store.ts'

const w = useReplies()
let agent: string
beforeAll(async () => {
  agent = await joinStore(w.t, 'arne@example.com', w.owner.id)
})

interface Tag {
  id: string
  name: string
  color: string
}
interface Shown {
  version: number
  tags: Tag[]
  history: { action: string; about: string }[]
}
const show = async (id: string) => (await w.threadOf(id)) as unknown as Shown
const namesOf = async (id: string) => (await show(id)).tags.map(({ name }) => name)
async function make(name: string, more: Record<string, unknown> = {}) {
  const { body } = await w.t.send('createTag', { token: agent, input: { name, ...more } })
  return body as unknown as Tag
}
async function edit(id: string, input: Record<string, unknown>) {
  w.t.passMs(ms.second)
  const { version } = await show(id)
  return w.t.send('updateThread', { token: agent, id, input: { version, ...input } })
}
const bulk = (input: Record<string, unknown>) => w.t.send('bulkThreads', { token: agent, input })
const find = async (input: Record<string, string>) =>
  ((await w.t.send('threads', { token: agent, input })).body['threads'] as { id: string }[])
    .map(({ id }) => id)
    .toSorted()
const asOwner = { token: '' }
beforeAll(() => {
  asOwner.token = w.owner.token
})
const move = () =>
  removeMergedAndDeletedTags(w.t.api.services.db, new Date(w.t.api.services.clock() - 24 * ms.hour))

describe('createTag', () => {
  test('creates a tag in a color that few have, and answers the one that has the name', async () => {
    const blue = await make('  Late   parcel ', { color: 'blue' })
    expect(blue).toMatchObject({ name: 'Late parcel', color: 'blue' })
    expect(await make('late PARCEL')).toEqual(blue)
    const others = await Promise.all(tagColors.slice(1).map((_, at) => make(`Colored ${at}`)))
    expect(new Set(others.map(({ color }) => color))).not.toContain('blue')
  })

  test.for(['', '   ', 'a"b', 'x'.repeat(41), 'a\u0000b'])('refuses the name %j', async (name) => {
    expect((await w.t.send('createTag', { token: agent, input: { name } })).status).toBe(422)
  })

  test('refuses the 201st tag of a store', async () => {
    const full = await enterStore(w.t, 'full@example.com')
    const rows = Array.from({ length: 200 }, (_, at) => ({
      storeId: full.id,
      name: `T${at}`,
      color: 'red' as const,
    }))
    await w.t.api.services.db.insert(tags).values(rows)
    const { status, body } = await w.t.send('createTag', { token: full.token, input: { name: 'One more' } })
    expect(status).toBe(422)
    expect(body['detail']).toMatchObject([{ msg: 'A store has at most 200 tags.' }])
  })
})

describe('tags of a conversation', () => {
  test('are added and removed, shown by name, and told in the history once', async () => {
    const { threadId } = await w.begin()
    const [b, a] = [await make('B side'), await make('A side')]
    expect((await edit(threadId, { add_tags: [b.id, a.id] })).body['tags']).toEqual([a, b])
    await edit(threadId, { add_tags: [a.id] })
    await edit(threadId, { remove_tags: [b.id] })
    const told = (await show(threadId)).history.map(({ action, about }) => `${action} ${about}`)
    expect(told.slice(0, 2).toSorted()).toEqual(['tagged A side', 'tagged B side'])
    expect(told.slice(2)).toEqual(['untagged B side'])
    expect(await namesOf(threadId)).toEqual(['A side'])
  })

  test('are added in bulk and undone by the opposite', async () => {
    const [one, other] = [await w.begin(), await w.begin()]
    const tag = await make('In bulk')
    const ids = [one.threadId, other.threadId]
    expect((await bulk({ ids, action: 'tag', tag_ids: [tag.id] })).body).toEqual({ changed: 2 })
    expect(await find({ tag: tag.id })).toEqual(ids.toSorted())
    await bulk({ ids, action: 'untag', tag_ids: [tag.id] })
    expect(await find({ tag: tag.id })).toEqual([])
  })

  test('are 20 at most: one more is refused, and in bulk a full conversation is left out', async () => {
    const [full, empty] = [await w.begin(), await w.begin()]
    const made = await Promise.all(Array.from({ length: 21 }, (_, at) => make(`Many ${at}`)))
    const ids = made.map(({ id }) => id)
    await edit(full.threadId, { add_tags: ids.slice(0, 20) })
    const { status, body } = await edit(full.threadId, { add_tags: ids.slice(20) })
    expect([status, body['detail']]).toEqual([400, 'A conversation has at most 20 tags.'])
    const both = [full.threadId, empty.threadId]
    expect((await bulk({ ids: both, action: 'tag', tag_ids: ids.slice(20) })).body).toEqual({ changed: 1 })
    expect((await show(full.threadId)).tags).toHaveLength(20)
    // One that it has already needs no room.
    expect((await edit(full.threadId, { add_tags: ids.slice(0, 1) })).status).toBe(200)
  })

  test('are of the same store', async () => {
    const other = await enterStore(w.t, 'foreign@example.com')
    const foreign = (await w.t.send('createTag', { token: other.token, input: { name: 'Foreign' } }))
      .body as unknown as Tag
    const { threadId } = await w.begin()
    expect((await edit(threadId, { add_tags: [foreign.id] })).status).toBe(400)
    expect((await bulk({ ids: [threadId], action: 'tag', tag_ids: [foreign.id] })).status).toBe(400)
    expect((await bulk({ ids: [threadId], action: 'tag' })).status).toBe(400)
    expect(await find({ tag: foreign.id })).toEqual([])
    for (const name of ['updateTag', 'deleteTag', 'restoreTag'] as const)
      expect((await w.t.send(name, { ...asOwner, id: foreign.id, input: { color: 'red' } })).status).toBe(404)
  })

  test('join when conversations are merged, and are on both after a split', async () => {
    const [one, other] = [await w.begin(), await w.begin()]
    const [a, b, c] = [await make('Join a'), await make('Join b'), await make('Join c')]
    await edit(one.threadId, { add_tags: [a.id, b.id] })
    await edit(other.threadId, { add_tags: [b.id, c.id] })
    w.t.passMs(ms.second)
    await w.t.send('mergeThread', { token: agent, id: one.threadId, input: { into: other.threadId } })
    expect(await namesOf(other.threadId)).toEqual(['Join a', 'Join b', 'Join c'])
    const { emails } = (await w.threadOf(other.threadId)) as unknown as { emails: { id: string }[] }
    const split = { token: agent, id: other.threadId, input: { email_id: emails.at(-1)?.id } }
    const { body } = await w.t.send('splitThread', split)
    expect(await namesOf(String(body['id']))).toEqual(['Join a', 'Join b', 'Join c'])
    expect(await namesOf(other.threadId)).toHaveLength(3)
  })
})

describe('tags', () => {
  test('are in no export of a customer', async () => {
    const { threadId } = await w.begin({ from: 'Eva <eva@export.test>' })
    const tag = await make('Troublemaker')
    await edit(threadId, { add_tags: [tag.id] })
    const sent = await w.t.send('exportCustomer', { ...asOwner, input: { address: 'eva@export.test' } })
    expect((sent.body['conversations'] as unknown[]).length).toBe(1)
    expect(JSON.stringify(sent.body)).not.toContain('Troublemaker')
  })
})

describe('a change of a tag', () => {
  test('renames and recolors it everywhere; a name that another one has is refused', async () => {
    const { threadId } = await w.begin()
    const tag = await make('Refnud')
    await make('Exchange')
    await edit(threadId, { add_tags: [tag.id] })
    await w.t.send('updateTag', { ...asOwner, id: tag.id, input: { name: 'Refund', color: 'pink' } })
    expect((await show(threadId)).tags).toEqual([{ id: tag.id, name: 'Refund', color: 'pink' }])
    const taken = await w.t.send('updateTag', { ...asOwner, id: tag.id, input: { name: 'EXCHANGE' } })
    expect(taken.status).toBe(422)
  })

  test('needs the right to change settings', async () => {
    const { id } = await make('Mine')
    for (const [name, input] of [
      ['updateTag', { name: 'Yours' }],
      ['mergeTag', { into: id }],
      ['deleteTag', {}],
      ['restoreTag', {}],
    ] as const)
      expect((await w.t.send(name, { token: agent, id, input })).status).toBe(403)
  })

  test('merges it at once, also when a filter or a search names it, and moves its conversations in batches', async () => {
    const [one, other] = [await w.begin(), await w.begin()]
    const [from, into, last] = [await make('Returns'), await make('Return'), await make('Sent back')]
    await edit(one.threadId, { add_tags: [from.id] })
    await edit(other.threadId, { add_tags: [from.id, into.id] })
    const query = { tag: from.id }
    const saved = await w.t.send('createSavedFilter', {
      token: agent,
      input: { name: 'R', query, is_shared: false },
    })
    // An id in upper case is the same one.
    const upper = { id: from.id.toUpperCase(), input: { into: into.id.toUpperCase() } }
    await w.t.send('mergeTag', { ...asOwner, ...upper })
    const both = [one.threadId, other.threadId].toSorted()
    expect(await namesOf(one.threadId)).toEqual(['Return'])
    expect(await namesOf(other.threadId)).toEqual(['Return'])
    expect(await find({ tag: into.id })).toEqual(both)
    expect(await find({ q: 'tag:return' })).toEqual(both)
    // A merged tag may be merged again before its conversations have moved.
    await w.t.send('mergeTag', { ...asOwner, id: into.id, input: { into: last.id } })
    expect(await find({ q: 'tag:"sent back"' })).toEqual(both)
    await edit(other.threadId, { remove_tags: [last.id] })
    expect(await namesOf(other.threadId)).toEqual([])
    await move()
    expect(await namesOf(one.threadId)).toEqual(['Sent back'])
    expect(await find({ tag: last.id })).toEqual([one.threadId])
    const { db } = w.t.api.services
    expect(await db.select().from(tags).where(eq(tags.id, from.id))).toEqual([])
    const filters = (await w.t.send('threads', { token: agent })).body['saved_filters'] as Record<
      string,
      unknown
    >[]
    expect(filters.find(({ id }) => id === saved.body['id'])).toMatchObject({ query: { tag: last.id } })
  })

  test('moves more conversations than one batch', async () => {
    const { db } = w.t.api.services
    const [from, into] = [await make('Large'), await make('Larger')]
    const at = new Date(w.t.api.services.clock() - ms.hour)
    const rows = await db
      .insert(threads)
      .values(
        Array.from({ length: 2300 }, () => ({
          storeId: w.owner.id,
          subject: 'Old',
          lastEmailAt: at,
          archivedAt: at,
        })),
      )
      .returning({ threadId: threads.id })
    await db.insert(threadTags).values(rows.map(({ threadId }) => ({ threadId, tagId: from.id })))
    await w.t.send('mergeTag', { ...asOwner, id: from.id, input: { into: into.id } })
    await move()
    const [moved] = await db.select({ count: count() }).from(threadTags).where(eq(threadTags.tagId, into.id))
    expect(moved?.count).toBe(2300)
    const listed = (await w.t.send('tags', asOwner)).body['tags'] as (Tag & { threads: number })[]
    expect(listed.find(({ id }) => id === into.id)?.threads).toBe(2300)
    await db.delete(threads).where(eq(threads.subject, 'Old'))
  })

  test('deletes it from sight, brings it back within a day, and is final after that', async () => {
    const { threadId } = await w.begin()
    const tag = await make('Short-lived')
    await edit(threadId, { add_tags: [tag.id] })
    await w.t.send('deleteTag', { ...asOwner, id: tag.id })
    expect(await namesOf(threadId)).toEqual([])
    expect(await find({ q: 'tag:short-lived' })).toEqual([])
    await move()
    await w.t.send('restoreTag', { ...asOwner, id: tag.id })
    expect(await namesOf(threadId)).toEqual(['Short-lived'])
    await w.t.send('deleteTag', { ...asOwner, id: tag.id })
    await make('Short-lived')
    expect((await w.t.send('restoreTag', { ...asOwner, id: tag.id })).status).toBe(422)
    w.t.passMs(25 * ms.hour)
    await move()
    const { db } = w.t.api.services
    expect(await db.select().from(tags).where(eq(tags.id, tag.id))).toEqual([])
  })
})
