import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApi } from '../../testing/api.ts'
import type { TestApi } from '../../testing/api.ts'
import { enterStore, joinStore } from '../../testing/store.ts'
import type { StoreOwner } from '../../testing/store.ts'
import { addThread } from '../../threads/matching/add-thread.ts'
import type { NewThread } from '../../threads/matching/add-thread.ts'

let t: TestApi
let ann: StoreOwner
let bea: StoreOwner
beforeAll(async () => {
  t = await openTestApi({ limitScale: 0 })
  ann = await enterStore(t, 'ann@example.com')
  bea = await enterStore(t, 'bea@example.com')
})
afterAll(() => t.close())

const at = (minute: number) => new Date(Date.UTC(2030, 0, 10, 9, minute))
const mail = (minute: number, direction: 'in' | 'out' = 'in', body = `Mail of minute ${minute}`) => ({
  direction,
  sender: direction === 'in' ? 'Mara Lindt <mara@example.com>' : 'help@shop.example',
  body,
  createdAt: at(minute),
})
const add = (owner: StoreOwner, subject: string, thread: Partial<NewThread> = {}) =>
  addThread(t.api.services.db, owner.id, { subject, emails: [mail(0)], ...thread })

interface Listed {
  threads: Record<string, unknown>[]
  next: string | null
  has_mail: boolean
}
const list = async (token: string, input: Record<string, string> = {}) =>
  (await t.send('threads', { token, input })).body as unknown as Listed
const subjects = ({ threads }: Listed) => threads.map(({ subject }) => subject)

describe('listThreads', () => {
  test('sends of each thread what a list shows: the last email, the newest draft, and how many there are', async () => {
    const owner = await enterStore(t, 'one@example.com')
    const id = await add(owner, 'Mugs', {
      emails: [mail(2, 'in', 'x'.repeat(5000)), mail(0), mail(1, 'out')],
      drafts: [
        { body: 'Older', createdAt: at(3) },
        { body: 'Newer', createdAt: at(4) },
      ],
    })
    const { threads, next, has_mail: hasMail } = await list(owner.token)
    expect([next, hasMail]).toEqual([null, true])
    expect(threads).toEqual([
      {
        id,
        subject: 'Mugs',
        last_email_at: at(2).toISOString(),
        is_archived: false,
        version: 1,
        is_unread: true,
        needs_reply: true,
        is_spam: false,
        assignee: null,
        snooze: null,
        returned: null,
        follow_up_at: null,
        listed_at: at(2).toISOString(),
        customer: { name: 'Mara Lindt', address: 'mara@example.com' },
        emails: [
          {
            id: expect.any(String) as string,
            sender: 'Mara Lindt <mara@example.com>',
            direction: 'in',
            created_at: at(2).toISOString(),
            excerpt: 'x'.repeat(200),
            is_side: false,
          },
        ],
        drafts: [{ id: expect.any(String) as string, created_at: at(4).toISOString() }],
        note: null,
        email_count: 3,
        draft_count: 2,
        sending: null,
        scheduled_at: null,
        tags: [],
      },
    ])
  })

  test('tells who the customer is when the store wrote last', async () => {
    const owner = await enterStore(t, 'answered@example.com')
    await add(owner, 'Answered', { emails: [mail(0), mail(1), mail(2, 'out')] })
    await add(owner, 'Unasked', { emails: [mail(0, 'out')] })
    const { threads } = await list(owner.token)
    expect(threads.map(({ emails }) => emails)).toMatchObject([
      [
        { direction: 'in', sender: 'Mara Lindt <mara@example.com>', created_at: at(1).toISOString() },
        { direction: 'out', excerpt: 'Mail of minute 2' },
      ],
      [{ direction: 'out' }],
    ])
  })

  test('filters by draft, by who wrote last and by what was put away', async () => {
    const owner = await enterStore(t, 'filters@example.com')
    const drafted = [{ body: 'Draft', createdAt: at(9) }]
    await add(owner, 'new', { emails: [mail(1)] })
    await add(owner, 'drafted', { emails: [mail(2)], drafts: drafted })
    await add(owner, 'answered', { emails: [mail(0), mail(3, 'out')] })
    await add(owner, 'asked again', { emails: [mail(0), mail(1, 'out'), mail(4)] })
    await add(owner, 'put away', { emails: [mail(5, 'out')], drafts: drafted, archivedAt: at(9) })
    const by = async (filter?: string) => subjects(await list(owner.token, filter ? { filter } : {}))
    expect(await by()).toEqual(['asked again', 'answered', 'drafted', 'new'])
    expect(await by('all')).toEqual(await by())
    expect(await by('drafts')).toEqual(['drafted'])
    expect(await by('sent')).toEqual(['answered'])
    expect(await by('archive')).toEqual(['put away'])
    expect((await t.send('threads', { token: owner.token, input: { filter: 'spam' } })).status).toBe(422)
  })

  test('says whether an empty list is one of a store without any mail', async () => {
    const owner = await enterStore(t, 'empty@example.com')
    expect(await list(owner.token)).toMatchObject({ threads: [], next: null, has_mail: false })
    await add(owner, 'new')
    expect(await list(owner.token, { filter: 'sent' })).toMatchObject({
      threads: [],
      next: null,
      has_mail: true,
    })
  })

  test('lists the latest first, a page at a time, each once, also when moments are equal', async () => {
    const owner = await enterStore(t, 'many@example.com')
    for (let number = 0; number < 7; number += 1)
      await add(owner, `Thread ${number}`, { emails: [mail(Math.floor(number / 3))] })
    const seen: unknown[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const page: Listed = await list(owner.token, { limit: '2', ...(cursor && { cursor }) })
      seen.push(...subjects(page))
      cursor = page.next
    }
    expect(seen[0]).toBe('Thread 6')
    expect(seen.toSorted()).toEqual(Array.from({ length: 7 }, (_, number) => `Thread ${number}`))
    const yearZero = JSON.stringify(['0000-01-01T00:00:00.000Z', '00000000-0000-4000-8000-000000000000'])
    for (const forged of ['made-up', Buffer.from(yearZero).toString('base64url')])
      expect((await t.send('threads', { token: owner.token, input: { cursor: forged } })).status).toBe(400)
  })

  test('grows with what it shows, not with what the threads hold', async () => {
    const owner = await enterStore(t, 'long@example.com')
    const long = Array.from({ length: 30 }, (_, minute) => mail(minute, 'in', 'x'.repeat(2000)))
    for (let number = 0; number < 8; number += 1)
      await add(owner, `Thread ${number}`, { emails: [mail(40), ...long] })
    const { threads } = await list(owner.token)
    expect(threads).toHaveLength(8)
    expect(JSON.stringify(threads).length / 8).toBeLessThan(800)
  })
})

describe('showThread', () => {
  test('shows every email and draft whole, oldest first', async () => {
    const id = await add(ann, 'Mugs', {
      emails: [mail(2, 'in', 'x'.repeat(20_000)), mail(0), mail(1, 'out')],
      drafts: [{ body: 'Dear Mara', createdAt: at(3) }],
    })
    const { body } = await t.send('thread', { token: ann.token, id })
    const emails = body['emails'] as { created_at: string; direction: string; body: string }[]
    expect(emails.map(({ created_at: createdAt }) => createdAt)).toEqual(
      [0, 1, 2].map((minute) => at(minute).toISOString()),
    )
    expect(emails.map(({ direction }) => direction)).toEqual(['in', 'out', 'in'])
    expect(emails[2]?.body).toHaveLength(20_000)
    expect(emails[2]).toMatchObject({ is_cut: false })
    expect(body).toMatchObject({ subject: 'Mugs', email_count: 3, drafts: [{ body: 'Dear Mara' }] })
  })

  test('shows the latest 200 of a very long one, and says how many there are', async () => {
    const start = at(0).getTime()
    const endless = Array.from({ length: 203 }, (_, second) => ({
      ...mail(0),
      createdAt: new Date(start + second * 1000),
    }))
    const id = await add(ann, 'Endless', { emails: [mail(0), ...endless] })
    const { body } = await t.send('thread', { token: ann.token, id })
    const emails = body['emails'] as { created_at: string }[]
    expect([emails.length, body['email_count']]).toEqual([200, 204])
    expect(emails.at(-1)?.created_at).toBe(new Date(start + 202_000).toISOString())
  })
})

describe('showThread of a conversation that is too large', () => {
  test('cuts texts, and shows the newest 20 drafts and the latest emails that fit', async () => {
    const long = '\u{1F600}'.repeat(20_001)
    const id = await add(ann, 'Huge', {
      emails: [mail(0), ...Array.from({ length: 59 }, (_, minute) => mail(minute + 1, 'in', long))],
      drafts: Array.from({ length: 21 }, (_, minute) => ({ body: `Draft ${minute}`, createdAt: at(minute) })),
    })
    const { body } = await t.send('thread', { token: ann.token, id })
    expect(Buffer.byteLength(JSON.stringify(body))).toBeLessThan(4_000_000)
    const emails = body['emails'] as { created_at: string; body: string }[]
    expect([emails.length, body['email_count']]).toEqual([30, 60])
    expect(emails.at(-1)).toMatchObject({
      created_at: at(59).toISOString(),
      body: `${'\u{1F600}'.repeat(20_000)}…`,
      is_cut: true,
    })
    const drafts = body['drafts'] as { body: string }[]
    expect([drafts.length, drafts[0]?.body, drafts.at(-1)?.body]).toEqual([20, 'Draft 1', 'Draft 20'])
  })
})

describe('updateThread', () => {
  test('archives a thread and puts it back', async () => {
    const owner = await enterStore(t, 'archive@example.com')
    const { token } = owner
    const id = await add(owner, 'Mugs')
    const away = await t.send('updateThread', { token, id, input: { version: 1, is_archived: true } })
    expect(away.body).toMatchObject({ id, is_archived: true, version: 2, email_count: 1 })
    expect(subjects(await list(token))).toEqual([])
    expect(subjects(await list(token, { filter: 'archive' }))).toEqual(['Mugs'])
    const back = await t.send('updateThread', { token, id, input: { version: 2, is_archived: false } })
    expect(back.body).toMatchObject({ is_archived: false, version: 3 })
    expect(subjects(await list(token))).toEqual(['Mugs'])
  })

  test('refuses a stale version and shows what is there', async () => {
    const id = await add(ann, 'Both')
    const archive = () =>
      t.send('updateThread', { token: ann.token, id, input: { version: 1, is_archived: true } })
    const both = await Promise.all([archive(), archive()])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const winner = both.find(({ status }) => status === 200)?.body
    expect(both.find(({ status }) => status === 409)?.body['current']).toEqual(winner)
  })
})

describe('every thread call', () => {
  test('keeps to the store of the token', async () => {
    const id = await add(ann, 'Secret')
    const { token } = bea
    expect(await list(token)).toMatchObject({ threads: [], next: null, has_mail: false })
    const input = { version: 1, is_archived: true }
    for (const call of ['thread', 'updateThread'] as const) {
      for (const target of [id, 'made-up', '00000000-0000-4000-8000-000000000000'])
        expect((await t.send(call, { token, id: target, input })).status).toBe(404)
    }
    expect((await t.send('thread', { token: ann.token, id })).body).toMatchObject({
      is_archived: false,
      version: 1,
    })
  })

  test('refuses a person without a store, and a made-up token', async () => {
    const lost = await t.enter('lost@example.com')
    const input = { version: 1, is_archived: true }
    for (const call of ['threads', 'thread', 'updateThread'] as const) {
      const sent = call === 'threads' ? {} : { input }
      expect((await t.send(call, { token: lost, ...sent })).status).toBe(403)
      expect((await t.send(call, { token: 'made-up', ...sent })).status).toBe(401)
      expect((await t.send(call, sent)).status).toBe(401)
    }
  })

  test('is open to every member of the store', async () => {
    await add(ann, 'Shared')
    const agent = await joinStore(t, 'agent@example.com', ann.id)
    expect(subjects(await list(agent))).toContain('Shared')
  })
})
