import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApi } from '../../../testing/api.ts'
import type { TestApi } from '../../../testing/api.ts'
import type { TestMail } from '../../../testing/mail/mails.ts'
import { receiveMail } from '../../../testing/mail/receive.ts'
import { enterStore, joinStore } from '../../../testing/store.ts'
import type { StoreOwner } from '../../../testing/store.ts'

let t: TestApi
let owner: StoreOwner
let colleague: string
beforeAll(async () => {
  t = await openTestApi({ limitScale: 0 })
  owner = await enterStore(t, 'assign@example.com')
  colleague = await joinStore(t, 'assign-colleague@example.com', owner.id)
})
afterAll(() => t.close())

const at = (minute: number) => Date.UTC(2030, 0, 10, 9, minute)
const take = (told: TestMail) => receiveMail(t.api.services.db, owner.id, told)

interface Shown {
  version: number
  assignee: { id: string; name: string } | null
  colleagues: { id: string; name: string; can_answer: boolean }[]
  is_spam: boolean
  is_archived: boolean
}
const show = async (id: string) =>
  (await t.send('thread', { token: owner.token, id })).body as unknown as Shown
const edit = async (id: string, input: Record<string, unknown>) => {
  const { version } = await show(id)
  return t.send('updateThread', { token: owner.token, id, input: { version, ...input } })
}

interface Listed {
  threads: { subject: string; assignee: { id: string } | null; is_spam: boolean }[]
  next: string | null
  counts: Record<string, number>
}
const list = async (token: string, input: Record<string, string>) =>
  (await t.send('threads', { token, input })).body as unknown as Listed
const subjects = ({ threads }: Listed) => threads.map(({ subject }) => subject)

const idOf = async (token: string) => {
  const { user } = (await t.send('me', { token })).body as unknown as { user: { id: string } }
  return user.id
}

describe('assignee_id', () => {
  test('gives a conversation to a colleague, in whose list of their own it is, and back to nobody', async () => {
    const { threadId } = await take({ subject: 'Who answers?', atMs: at(1) })
    const { assignee, colleagues } = await show(threadId)
    expect(assignee).toBeNull()
    expect(colleagues).toHaveLength(2)
    const me = await idOf(colleague)
    expect((await edit(threadId, { assignee_id: me })).body).toMatchObject({ assignee: { id: me } })
    const mine = await list(colleague, { mine: 'true' })
    expect([subjects(mine), mine.counts['mine']]).toEqual([['Who answers?'], 1])
    expect((await list(owner.token, { mine: 'true' })).counts['mine']).toBe(0)
    await edit(threadId, { assignee_id: null })
    expect(subjects(await list(colleague, { mine: 'true' }))).toEqual([])
  })

  test('refuses whoever does not work in the store', async () => {
    const stranger = await enterStore(t, 'assign-stranger@example.com')
    const { threadId } = await take({ subject: 'Not theirs', atMs: at(2) })
    for (const wrong of [await idOf(stranger.token), 'nobody']) {
      const refused = await edit(threadId, { assignee_id: wrong })
      expect([refused.status, refused.body['detail']]).toEqual([
        400,
        'This person does not answer emails in this store.',
      ])
    }
  })
})

describe('an observer', () => {
  const change = (id: string, role: string) =>
    t.send('updateMember', { token: owner.token, id, input: { role } })

  test('is listed among the colleagues, and is no assignee', async () => {
    const me = await idOf(await joinStore(t, 'assign-observer@example.com', owner.id, 'observer'))
    const { threadId } = await take({ subject: 'Not for observers', atMs: at(3) })
    const { colleagues } = await show(threadId)
    expect(colleagues.filter(({ can_answer: canAnswer }) => !canAnswer).map(({ id }) => id)).toEqual([me])
    expect((await edit(threadId, { assignee_id: me })).body['detail']).toBe(
      'This person does not answer emails in this store.',
    )
    expect((await show(threadId)).assignee).toBeNull()
  })

  test('gives the conversations that were theirs back to the team', async () => {
    const me = await idOf(await joinStore(t, 'assign-turned@example.com', owner.id))
    const { threadId } = await take({ subject: 'Back to the team', atMs: at(4) })
    await edit(threadId, { assignee_id: me })
    await change(me, 'manager')
    expect((await show(threadId)).assignee).toMatchObject({ id: me })
    await change(me, 'observer')
    expect((await show(threadId)).assignee).toBeNull()
    await change(me, 'agent')
    expect((await edit(threadId, { assignee_id: me })).status).toBe(200)
  })
})

describe('unassigned', () => {
  test('lists and counts conversations of no member, until one is assigned', async () => {
    const own = await enterStore(t, 'unassigned@example.com')
    const { threadId } = await receiveMail(t.api.services.db, own.id, { subject: 'Free', atMs: at(3) })
    await receiveMail(t.api.services.db, own.id, { subject: 'Also free', atMs: at(2) })
    const free = () => list(own.token, { unassigned: 'true' })
    expect(subjects(await free())).toEqual(['Free', 'Also free'])
    const input = { ids: [threadId], action: 'assign', assignee_id: await idOf(own.token) }
    expect((await t.send('bulkThreads', { token: own.token, input })).body).toEqual({ changed: 1 })
    const left = await free()
    expect([subjects(left), left.counts['unassigned']]).toEqual([['Also free'], 1])
    await t.send('bulkThreads', { token: own.token, input: { ...input, assignee_id: null } })
    expect((await free()).counts['unassigned']).toBe(2)
  })

  test('lists what a removed member was assigned, and the history says so', async () => {
    const own = await enterStore(t, 'removing@example.com')
    const leaver = await idOf(await joinStore(t, 'removed@example.com', own.id))
    const { threadId } = await receiveMail(t.api.services.db, own.id, { subject: 'Left behind', atMs: at(5) })
    const input = { ids: [threadId], action: 'assign', assignee_id: leaver }
    await t.send('bulkThreads', { token: own.token, input })
    expect(subjects(await list(own.token, { unassigned: 'true' }))).toEqual([])
    t.passMs(1000)
    expect((await t.send('removeMember', { token: own.token, id: leaver })).status).toBe(200)
    expect(subjects(await list(own.token, { unassigned: 'true' }))).toEqual(['Left behind'])
    const { body } = await t.send('thread', { token: own.token, id: threadId })
    expect(body['history']).toMatchObject([{ action: 'assigned' }, { action: 'unassigned' }])
  })

  test('assigns many to members of the store alone', async () => {
    const stranger = await enterStore(t, 'bulk-stranger@example.com')
    const { threadId } = await take({ subject: 'Many', atMs: at(4) })
    const bulk = (more: object) =>
      t.send('bulkThreads', { token: owner.token, input: { ids: [threadId], action: 'assign', ...more } })
    const refused = await bulk({ assignee_id: await idOf(stranger.token) })
    expect([refused.status, refused.body['detail']]).toEqual([
      400,
      'This person does not answer emails in this store.',
    ])
    expect((await bulk({})).body['detail']).toBe('Please choose a person.')
    expect((await show(threadId)).assignee).toBeNull()
  })
})

describe('ids', () => {
  test('asks for certain conversations of one list and one store', async () => {
    const own = await enterStore(t, 'ids@example.com')
    const other = await enterStore(t, 'ids-other@example.com')
    const receiveIn = (store: string, subject: string, minute: number) =>
      receiveMail(t.api.services.db, store, { id: `<${subject}@ids>`, subject, atMs: at(minute) })
    const one = await receiveIn(own.id, 'one', 1)
    const two = await receiveIn(own.id, 'two', 2)
    await receiveIn(own.id, 'three', 3)
    const theirs = await receiveIn(other.id, 'theirs', 4)
    const ids = [one, two, theirs].map(({ threadId }) => threadId)
    const asked = (input: Record<string, string>) => list(own.token, { ids: ids.join(','), ...input })
    expect(subjects(await asked({}))).toEqual(['two', 'one'])
    await t.send('bulkThreads', { token: own.token, input: { ids: [two.threadId], action: 'archive' } })
    expect(subjects(await asked({}))).toEqual(['one'])
    expect(subjects(await asked({ filter: 'archive' }))).toEqual(['two'])
    expect(subjects(await list(own.token, { ids: 'nonsense' }))).toEqual([])
  })
})

describe('order', () => {
  test('lists the oldest first, page after page', async () => {
    const own = await enterStore(t, 'order@example.com')
    for (const [subject, minute] of [
      ['one', 1],
      ['two', 2],
      ['three', 3],
    ] as const)
      await receiveMail(t.api.services.db, own.id, { id: `<${subject}@o>`, subject, atMs: at(minute) })
    const first = await list(own.token, { order: 'oldest', limit: '2' })
    expect(subjects(first)).toEqual(['one', 'two'])
    const second = await list(own.token, { order: 'oldest', limit: '2', cursor: first.next ?? '' })
    expect([subjects(second), second.next]).toEqual([['three'], null])
  })
})

describe('is_spam', () => {
  test('puts a conversation away with all that its sender writes from then on, until it is taken back', async () => {
    const from = 'winner@prizes.test'
    const { threadId } = await take({ id: '<s1@m>', from, subject: 'You won', atMs: at(5) })
    expect((await edit(threadId, { is_spam: true })).body).toMatchObject({ is_spam: true, is_archived: true })
    const later = await take({ id: '<s2@m>', from, subject: 'You won again', atMs: at(6) })
    expect(await show(later.threadId)).toMatchObject({ is_spam: true, is_archived: true })
    await take({ id: '<s3@m>', from, answers: '<s1@m>', subject: 'Re: You won', atMs: at(7) })
    expect(await show(threadId)).toMatchObject({ is_spam: true, is_archived: true })
    expect((await edit(threadId, { is_spam: false })).body).toMatchObject({
      is_spam: false,
      is_archived: false,
    })
    const last = await take({ id: '<s4@m>', from, subject: 'Hello', atMs: at(8) })
    expect(await show(last.threadId)).toMatchObject({ is_spam: false, is_archived: false })
  })

  test('is taken back by what brings a conversation out of the archive', async () => {
    const from = 'second@prizes.test'
    const { threadId } = await take({ id: '<r1@m>', from, subject: 'Not so bad', atMs: at(9) })
    await edit(threadId, { is_spam: true })
    await t.send('bulkThreads', { token: owner.token, input: { ids: [threadId], action: 'restore' } })
    expect(await show(threadId)).toMatchObject({ is_spam: false, is_archived: false })
    const { threadId: next } = await take({ id: '<r2@m>', from, subject: 'Next', atMs: at(10) })
    expect(await show(next)).toMatchObject({ is_spam: false, is_archived: false })
  })
})
