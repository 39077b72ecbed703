import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fileAndStreamPaths } from '@draftdesk/contract'
import { pageEvents } from '../database/schema.ts'
import { publishEvents } from '../events/publish-events.ts'
import { ms, openTestApi } from '../testing/api.ts'
import type { TestApi } from '../testing/api.ts'
import { enterStore, joinStore } from '../testing/store.ts'
import type { StoreOwner } from '../testing/store.ts'
import { waitFor } from '../testing/wait-for.ts'

const heartbeatMs = 40
let t: TestApi
let owner: StoreOwner
let other: StoreOwner

beforeAll(async () => {
  t = await openTestApi({ streams: { heartbeatMs, mostWaitingBytes: 4096, mostStreams: 5 } })
  owner = await enterStore(t, 'owner@streams.test')
  other = await enterStore(t, 'other@streams.test')
})
afterAll(() => t.close())

const tell = (storeId: string, ref: string, times = 1) =>
  publishEvents(
    t.api.services.db,
    Array.from({ length: times }, () => ({ storeId, type: 'thread' as const, ref })),
    0,
  )

const ask = (
  token: string | undefined,
  headers: Record<string, string> = {},
  signal?: AbortSignal,
  { api }: TestApi = t,
) =>
  api.fetch(
    new Request(`http://api.test${fileAndStreamPaths.events}`, {
      headers: { ...headers, ...(token !== undefined && { authorization: `Bearer ${token}` }) },
      ...(signal && { signal }),
    }),
  )

/** A stream that is read as it comes. */
async function open(token: string, headers: Record<string, string> = {}, at: TestApi = t) {
  const answer = await ask(token, headers, undefined, at)
  const body: ReadableStream<Uint8Array> = answer.body ?? new ReadableStream<Uint8Array>()
  const reader = body.getReader()
  const decoder = new TextDecoder()
  const stream = { answer, text: '', hasEnded: false, leave: () => reader.cancel() }
  const read = async (): Promise<void> => {
    for (;;) {
      const { done, value } = await reader.read()
      stream.text += decoder.decode(value)
      if (done) break
    }
    stream.hasEnded = true
  }
  void read()
  await waitFor(() => expect(stream.text).toContain(': open'))
  return stream
}

describe('the event stream', () => {
  test('is for those who are signed in and in a store', async () => {
    expect((await ask(undefined)).status).toBe(401)
    expect((await ask('nobody')).status).toBe(401)
    expect((await ask(await t.enter('storeless@streams.test'))).status).toBe(403)
  })

  test('tells what happens in the store of the token and in no other', async () => {
    const stream = await open(owner.token)
    expect(stream.answer.headers.get('content-type')).toBe('text/event-stream')
    expect(stream.answer.headers.get('x-accel-buffering')).toBe('no')
    await tell(other.id, 'theirs')
    await tell(owner.id, 'ours')
    await waitFor(() => expect(stream.text).toMatch(/id: \d+\nevent: thread\ndata: {"ref":"ours"}\n\n/))
    expect(stream.text).not.toContain('theirs')
    await stream.leave()
  })

  test('replays what was missed since the last event, once and in order', async () => {
    const before = await open(owner.token)
    await tell(owner.id, 'seen')
    await waitFor(() => expect(before.text).toContain('"seen"'))
    const lastId = /id: (\d+)\nevent: thread\ndata: {"ref":"seen"}/.exec(before.text)?.[1] ?? ''
    await before.leave()
    await tell(owner.id, 'missed-1')
    await tell(owner.id, 'missed-2')
    const after = await open(owner.token, { 'last-event-id': lastId })
    await tell(owner.id, 'new')
    await waitFor(() => expect(after.text).toContain('"new"'))
    expect([...after.text.matchAll(/"ref":"([^"]+)"/g)].map(([, ref]) => ref)).toEqual([
      'missed-1',
      'missed-2',
      'new',
    ])
    await after.leave()
  })

  test('tells a page what happened since it was drawn', async () => {
    const before = await open(owner.token)
    t.passMs(ms.minute)
    await tell(owner.id, 'older')
    await waitFor(() => expect(before.text).toContain('"older"'))
    t.passMs(3500)
    await tell(owner.id, 'drawn-meanwhile')
    await waitFor(() => expect(before.text).toContain('"drawn-meanwhile"'))
    await before.leave()
    t.passMs(2500)
    const stream = await open(owner.token, { 'x-page-age': '1000' })
    await tell(owner.id, 'new')
    await waitFor(() => expect(stream.text).toContain('"new"'))
    expect([...stream.text.matchAll(/"ref":"([^"]+)"/g)].map(([, ref]) => ref)).toEqual([
      'drawn-meanwhile',
      'new',
    ])
    await stream.leave()
    const old = await open(owner.token, { 'x-page-age': '1800001' })
    await waitFor(() => expect(old.text).toContain('event: resync\ndata: {}\n\n'))
    await old.leave()
    const odd = await open(owner.token, { 'x-page-age': 'x' })
    await tell(owner.id, 'next')
    await waitFor(() => expect(odd.text).toContain('"next"'))
    expect(odd.text).not.toContain('new')
    await odd.leave()
  })

  test('tells who was cut off before anything happened what did then', async () => {
    const first = await open(owner.token)
    const lastId = /^id: (\d+)$/m.exec(first.text)?.[1] ?? ''
    await first.leave()
    await tell(owner.id, 'between')
    const again = await open(owner.token, { 'last-event-id': lastId, 'x-page-age': '0' })
    await waitFor(() => expect(again.text).toContain('"between"'))
    await again.leave()
  })

  test('says resync when what was missed is not stored any more', async () => {
    await t.api.services.db.delete(pageEvents)
    await tell(owner.id, 'young')
    const stream = await open(owner.token, { 'last-event-id': '1' })
    await waitFor(() => expect(stream.text).toContain('event: resync\ndata: {}\n\n'))
    await stream.leave()
  })

  test('shows that it lives', async () => {
    const stream = await open(owner.token)
    await waitFor(() => expect(stream.text).toContain(': alive'))
    await stream.leave()
  })

  test('ends when the token is revoked', async () => {
    const { token } = await enterStore(t, 'leaver@streams.test')
    const stream = await open(token)
    await t.send('revoke', { token })
    await waitFor(() => expect(stream.hasEnded).toBe(true))
  })

  test('ends when the token is of another store by now', async () => {
    const email = 'switcher@streams.test'
    const { token } = await enterStore(t, email)
    const stream = await open(token)
    const made = await t.send('createStore', { token, input: { name: 'Second' } })
    await t.send('switchStore', { token, id: String(made.body['id']) })
    t.passMs(2 * ms.minute)
    await waitFor(() => expect(stream.hasEnded).toBe(true))
  })

  test('ends at once when the person is removed from the store', async () => {
    const slow = await openTestApi({ streams: { heartbeatMs: ms.minute, mostOfPerson: 2 } })
    const { token: ownToken, id } = await enterStore(slow, 'owner@removal.test')
    const token = await joinStore(slow, 'agent@removal.test', id)
    const stream = await open(token, {}, slow)
    const colleague = await open(ownToken, {}, slow)
    const team = await slow.send('members', { token: ownToken })
    const agent = (team.body['members'] as { id: string; email: string }[]).find(({ email }) =>
      email.startsWith('agent'),
    )
    await slow.send('removeMember', { token: ownToken, id: agent?.id ?? '' })
    await waitFor(() => expect(stream.hasEnded).toBe(true))
    expect(colleague.hasEnded).toBe(false)
    expect(colleague.text).not.toContain('member')
    await colleague.leave()
    await slow.close()
  })

  test('ends at once when the person gets another role, and with its own sign-in alone', async () => {
    const slow = await openTestApi({ streams: { heartbeatMs: ms.minute } })
    const { token: ownToken, id } = await enterStore(slow, 'owner@roles.test')
    const token = await joinStore(slow, 'agent@roles.test', id)
    const agent = await open(token, {}, slow)
    const team = await slow.send('members', { token: ownToken })
    const [member] = (team.body['members'] as { id: string; email: string }[]).filter(({ email }) =>
      email.startsWith('agent'),
    )
    const input = { role: 'manager' }
    await slow.send('updateMember', { token: ownToken, id: member?.id ?? '', input })
    await waitFor(() => expect(agent.hasEnded).toBe(true))
    expect(agent.text).toContain('event: role\n')
    const own = await open(ownToken, {}, slow)
    const again = await open(token, {}, slow)
    await slow.send('revoke', { token })
    await waitFor(() => expect(again.hasEnded).toBe(true))
    expect(own.hasEnded).toBe(false)
    await own.leave()
    await slow.close()
  })

  test('takes no more streams of one person, with whatever token, than a person has pages', async () => {
    const few = await openTestApi({ streams: { mostOfPerson: 2 } })
    const { token } = await enterStore(few, 'greedy@streams.test')
    const { token: other } = await enterStore(few, 'modest@streams.test')
    const streams = [await open(token, {}, few), await open(token, {}, few)]
    const refused = await ask(token, {}, undefined, few)
    expect(refused.status).toBe(429)
    expect(refused.headers.get('retry-after')).toBe('60')
    streams.push(await open(other, {}, few))
    await streams[0]?.leave()
    streams.push(await open(token, {}, few))
    for (const stream of streams) await stream.leave()
    await few.close()
  })

  test('ends every stream before the process ends, also one that comes late', async () => {
    const ending = await openTestApi()
    const { token } = await enterStore(ending, 'last@streams.test')
    const stream = await open(token, {}, ending)
    ending.api.endStreams()
    await waitFor(() => expect(stream.hasEnded).toBe(true))
    const late = await open(token, {}, ending)
    await waitFor(() => expect(late.hasEnded).toBe(true))
    await ending.close()
  })

  test('cuts a reader off that does not read', async () => {
    const { token, id } = await enterStore(t, 'slow@streams.test')
    const witness = await open(other.token)
    const answer = await ask(token)
    await tell(id, 'x'.repeat(50), 200)
    await tell(other.id, 'mark')
    await waitFor(() => expect(witness.text).toContain('mark'))
    await witness.leave()
    const text = await answer.text()
    expect(text.length).toBeGreaterThan(1000)
    expect(text.length).toBeLessThanOrEqual(4096)
  })

  test('takes no more streams than it can hold, and counts those that were left', async () => {
    const { token } = await enterStore(t, 'many@streams.test')
    const streams = [
      await open(token),
      await open(token),
      await open(token),
      await open(token),
      await open(token),
    ]
    const refused = await ask(token)
    expect(refused.status).toBe(503)
    expect(refused.headers.get('retry-after')).toBe('60')
    for (const stream of streams) await stream.leave()
    const leaving = new AbortController()
    await ask(token, {}, leaving.signal)
    leaving.abort()
    const again = [
      await open(token),
      await open(token),
      await open(token),
      await open(token),
      await open(token),
    ]
    for (const stream of again) await stream.leave()
  })
})
