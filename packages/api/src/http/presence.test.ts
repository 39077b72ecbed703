import { fileAndStreamPaths } from '@draftdesk/contract'
import type { PresenceUpdate } from '@draftdesk/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databaseTables } from '../database/tables.ts'
import { openTestApi } from '../testing/api.ts'
import type { TestApi } from '../testing/api.ts'
import { receiveMail } from '../testing/mail/receive.ts'
import { enterAdmin, enterStore, joinStore } from '../testing/store.ts'
import type { StoreOwner } from '../testing/store.ts'
import { waitFor } from '../testing/wait-for.ts'

let t: TestApi
let owner: StoreOwner
let anna: string
let threadId = ''

beforeAll(async () => {
  t = await openTestApi()
  owner = await enterStore(t, 'owner@presence.test')
  anna = await joinStore(t, 'anna@presence.test', owner.id)
  threadId = (await receiveMail(t.api.services.db, owner.id, { subject: 'Here' })).threadId
})
afterAll(() => t.close())

/** A stream, and the people at each thread as its reader knows them. */
async function open(token: string) {
  const reading = new AbortController()
  const headers = { authorization: `Bearer ${token}` }
  const request = new Request(`http://api.test${fileAndStreamPaths.events}`, {
    headers,
    signal: reading.signal,
  })
  const answer = await t.api.fetch(request)
  const body: ReadableStream<Uint8Array> = answer.body ?? new ReadableStream<Uint8Array>()
  const decoder = new TextDecoder()
  const stream = {
    text: '',
    isWhole: false,
    people: new Map<string, unknown>(),
    leave: () => reading.abort(),
  }
  const read = async (): Promise<void> => {
    for await (const bytes of body) {
      stream.text += decoder.decode(bytes, { stream: true })
      for (const [, data = ''] of stream.text.matchAll(/event: presence\ndata: (.+)\n\n/g)) {
        const news = JSON.parse(data) as PresenceUpdate
        stream.isWhole ||= news.is_whole
        for (const { id, people } of news.threads) stream.people.set(id, people)
      }
    }
  }
  void read().catch(() => undefined)
  await waitFor(() => expect(stream.isWhole).toBe(true))
  return stream
}

const state = (token: string, more: Record<string, unknown> = {}, send = t.send) =>
  send('setPresence', {
    token,
    input: { viewer: 'page-one', thread_id: threadId, is_replying: false, ...more },
  })

const reading = (more: Record<string, unknown> = {}) => [
  { id: expect.any(String) as string, name: 'Ann', is_replying: false, is_super_admin: false, ...more },
]

describe('setPresence', () => {
  test('tells colleagues who reads and who replies, and never the person’s own pages', async () => {
    const [own, colleague] = [await open(anna), await open(owner.token)]
    expect((await state(anna)).status).toBe(200)
    await waitFor(() => expect(colleague.people.get(threadId)).toEqual(reading()))
    await state(anna, { is_replying: true })
    await waitFor(() => expect(colleague.people.get(threadId)).toEqual(reading({ is_replying: true })))
    const later = await open(owner.token)
    expect(later.people.get(threadId)).toEqual(reading({ is_replying: true }))
    await state(anna, { thread_id: null })
    await waitFor(() => expect(colleague.people.get(threadId)).toEqual([]))
    expect(own.people.get(threadId) ?? []).toEqual([])
    for (const stream of [own, colleague, later]) stream.leave()
  })

  test('lets go of a killed page within 25 s', async () => {
    const stream = await open(owner.token)
    await state(anna)
    await waitFor(() => expect(stream.people.get(threadId)).toEqual(reading()))
    t.passMs(24_000)
    await waitFor(() => expect(stream.people.get(threadId)).toEqual([]))
    stream.leave()
  })

  test('reaches the streams of another process', async () => {
    const stream = await open(owner.token)
    const twin = await t.openTwin()
    await state(anna, {}, twin.send)
    await waitFor(() => expect(stream.people.get(threadId)).toEqual(reading()))
    await state(anna, { thread_id: null }, twin.send)
    await twin.close()
    stream.leave()
  })

  test('tells another store nothing, and nothing of its threads', async () => {
    const stranger = await enterStore(t, 'stranger@presence.test')
    const mine = await receiveMail(t.api.services.db, stranger.id, { subject: 'Theirs' })
    const [stream, theirs] = [await open(owner.token), await open(stranger.token)]
    expect((await state(anna, { thread_id: mine.threadId })).status).toBe(200)
    await state(anna, { is_replying: true })
    await waitFor(() => expect(stream.people.get(threadId)).toEqual(reading({ is_replying: true })))
    expect([...stream.people.keys()]).toEqual([threadId])
    expect([...theirs.people.keys()]).toEqual([])
    await state(anna, { thread_id: null })
    for (const one of [stream, theirs]) one.leave()
  })

  test('names a super admin as such', async () => {
    const admin = await enterAdmin(t, 'admin@presence.test')
    const entered = await t.send('switchStore', { token: admin, id: owner.id, input: { reason: 'Help' } })
    const stream = await open(owner.token)
    await state(String(entered.body['token']))
    await waitFor(() => expect(stream.people.get(threadId)).toEqual(reading({ is_super_admin: true })))
    t.passMs(24_000)
    stream.leave()
  })

  test('removes a person at once who is removed from the store', async () => {
    const token = await joinStore(t, 'gone@presence.test', owner.id)
    const stream = await open(owner.token)
    await state(token)
    await waitFor(() => expect(stream.people.get(threadId)).toEqual(reading()))
    const { body } = await t.send('members', { token: owner.token })
    const gone = (body['members'] as { id: string; email: string }[]).find(({ email }) =>
      email.startsWith('gone'),
    )
    await t.send('removeMember', { token: owner.token, id: gone?.id ?? '' })
    await waitFor(() => expect(stream.people.get(threadId)).toEqual([]))
    expect((await state(token)).status).toBe(403)
    stream.leave()
  })

  test('writes no row', async () => {
    const count = () => Promise.all(databaseTables.map((table) => t.api.services.db.$count(table)))
    const before = await count()
    await state(anna)
    await state(anna, { is_replying: true })
    expect(await count()).toEqual(before)
  })
})
