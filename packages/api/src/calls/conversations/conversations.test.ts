import { describe, expect, test } from 'vitest'
import { useConversations } from '../../testing/mail/conversations.ts'
import type { OwnerThread } from '../../testing/mail/conversations.ts'
import { enterStore } from '../../testing/store.ts'

const w = useConversations()
const { at, take, reply, list, show } = w

describe('listThreads', () => {
  test('counts, and lists what is unread and what waits for a reply', async () => {
    const owner = await enterStore(w.t, 'counts@example.com')
    await take(owner, { id: '<1@m>', subject: 'Waits', atMs: at(1), isSeen: true })
    await take(owner, { id: '<2@m>', subject: 'Answered', atMs: at(2) })
    await take(owner, { ...reply('ann@mail.test', '<2@m>'), atMs: at(3) })
    await take(owner, { subject: 'News', headers: ['List-Id: <x.test>'], atMs: at(4) })
    const { counts } = await list(owner)
    expect(counts).toEqual({
      drafts: 0,
      all: 3,
      sent: 1,
      archive: 0,
      snoozed: 0,
      unread: 2,
      needs_reply: 1,
      mine: 0,
      unassigned: 3,
    })
    const subjects = async (input: Record<string, string>) =>
      (await list(owner, input)).threads.map(({ subject }) => subject)
    expect(await subjects({ unread: 'true' })).toEqual(['News', 'Answered'])
    expect(await subjects({ needs_reply: 'true' })).toEqual(['Waits'])
  })
})

describe('an answer', () => {
  test('is only what the store sent: a From alone settles nothing, until the folder of sent mail has it', async () => {
    const owner = await enterStore(w.t, 'forged@example.com')
    const { threadId } = await take(owner, { id: '<q@m>', subject: 'Where is it?', atMs: at(1) })
    const forged = reply('ann@mail.test', '<q@m>', { id: '<a@m>', subject: 'Re: Where is it?', atMs: at(2) })
    await take(owner, { ...forged, isSent: false })
    expect(await show(owner, threadId)).toMatchObject({
      needs_reply: true,
      emails: [{ kind: 'customer' }, { kind: 'notice', direction: 'in' }],
    })
    await take(owner, forged)
    expect(await show(owner, threadId)).toMatchObject({
      needs_reply: false,
      emails: [{ kind: 'customer' }, { kind: 'own', direction: 'out' }],
    })
    // The later copy in the inbox reverts nothing.
    await take(owner, { ...forged, isSent: false })
    expect(await show(owner, threadId)).toMatchObject({ needs_reply: false, emails: [{}, { kind: 'own' }] })
  })
})

describe('bulkThreads', () => {
  test('changes conversations of the own store alone, and counts them', async () => {
    const owner = await enterStore(w.t, 'bulk@example.com')
    const other = await enterStore(w.t, 'bulk-other@example.com')
    const mine = await take(owner, { subject: 'Mine' })
    const theirs = await take(other, { subject: 'Theirs' })
    const bulk = async (action: string) => {
      const input = { ids: [mine.threadId, theirs.threadId], action }
      return (await w.t.send('bulkThreads', { token: owner.token, input })).body['changed']
    }
    expect(await bulk('settle')).toBe(1)
    expect(await bulk('read')).toBe(1)
    expect(await show(owner, mine.threadId)).toMatchObject({ needs_reply: false, is_unread: false })
    expect(await bulk('archive')).toBe(1)
    expect((await list(owner)).counts).toMatchObject({ all: 0, archive: 1 })
    expect(await bulk('restore')).toBe(1)
    expect(await bulk('unread')).toBe(1)
    expect(await show(owner, mine.threadId)).toMatchObject({ is_archived: false, is_unread: true })
    expect(await show(other, theirs.threadId)).toMatchObject({ needs_reply: true, is_archived: false })
  })

  test('settles until the customer writes again', async () => {
    const owner = await enterStore(w.t, 'settle@example.com')
    const { threadId } = await take(owner, { id: '<1@m>', atMs: at(1) })
    await w.t.send('bulkThreads', { token: owner.token, input: { ids: [threadId], action: 'settle' } })
    expect(await show(owner, threadId)).toMatchObject({ needs_reply: false })
    await take(owner, { answers: '<1@m>', atMs: at(2) })
    expect(await show(owner, threadId)).toMatchObject({ needs_reply: true })
  })
})

describe('mergeThread', () => {
  test('joins two conversations, and every link to the former one leads on', async () => {
    const owner = await enterStore(w.t, 'merge@example.com')
    const { token } = owner
    const a = await take(owner, { id: '<a@m>', subject: 'A', atMs: at(1), isSeen: true })
    const b = await take(owner, { id: '<b@m>', subject: 'B', atMs: at(2) })
    const merged = await w.t.send('mergeThread', { token, id: b.threadId, input: { into: a.threadId } })
    expect(merged.body).toMatchObject({ id: a.threadId, email_count: 2, is_unread: true, needs_reply: true })
    expect(await show(owner, b.threadId)).toMatchObject({ id: a.threadId })
    const { version } = (await list(owner)).threads[0] ?? {}
    const changed = await w.t.send('updateThread', {
      token,
      id: b.threadId,
      input: { version, is_unread: false },
    })
    expect([changed.status, changed.body]).toMatchObject([200, { id: a.threadId, is_unread: false }])
    const bulk = await w.t.send('bulkThreads', { token, input: { ids: [b.threadId], action: 'archive' } })
    expect(bulk.body).toEqual({ changed: 1 })
    const c = await take(owner, { id: '<c@m>', subject: 'C', atMs: at(3) })
    const again = await w.t.send('mergeThread', { token, id: c.threadId, input: { into: b.threadId } })
    expect(again.body).toMatchObject({ id: a.threadId, email_count: 3 })
    const split = await w.t.send('splitThread', { token, id: b.threadId, input: { email_id: c.emailId } })
    expect(split.body).toMatchObject({ subject: 'C', email_count: 1 })
  })

  test('leaves a customer who waits neither settled nor in the archive', async () => {
    const owner = await enterStore(w.t, 'merge-waits@example.com')
    const { token } = owner
    const waits = await take(owner, { id: '<w@m>', subject: 'Waits', atMs: at(1) })
    const done = await take(owner, { id: '<d@m>', subject: 'Done', atMs: at(2) })
    for (const action of ['settle', 'archive'])
      await w.t.send('bulkThreads', { token, input: { ids: [done.threadId], action } })
    await w.t.send('mergeThread', { token, id: waits.threadId, input: { into: done.threadId } })
    expect(await show(owner, done.threadId)).toMatchObject({ needs_reply: true, is_archived: false })
  })

  test('joins nothing with a conversation of another store or with itself', async () => {
    const owner = await enterStore(w.t, 'merge-own@example.com')
    const other = await enterStore(w.t, 'merge-other@example.com')
    const mine = await take(owner, { subject: 'Mine' })
    const theirs = await take(other, { subject: 'Theirs' })
    for (const [id, into] of [
      [mine.threadId, theirs.threadId],
      [theirs.threadId, mine.threadId],
      [mine.threadId, mine.threadId],
    ] as const)
      expect((await w.t.send('mergeThread', { token: owner.token, id, input: { into } })).status).toBe(404)
  })
})

describe('splitThread', () => {
  test('begins a conversation with a mail and all after it, which later mails follow', async () => {
    const owner = await enterStore(w.t, 'split@example.com')
    const { token } = owner
    const first = await take(owner, { id: '<1@m>', subject: 'Mugs', atMs: at(1) })
    const second = await take(owner, { id: '<2@m>', subject: 'Re: Mugs', answers: '<1@m>', atMs: at(2) })
    const split = await w.t.send('splitThread', {
      token,
      id: first.threadId,
      input: { email_id: second.emailId },
    })
    const made = split.body as unknown as OwnerThread
    expect(made.emails.map(({ id }) => id)).toEqual([second.emailId])
    expect((await show(owner, first.threadId)).emails.map(({ id }) => id)).toEqual([first.emailId])
    const later = await take(owner, { ...reply('ann@mail.test', '<2@m>'), atMs: at(3) })
    expect(later.threadId).toBe(made.id)
    const input = { email_id: first.emailId }
    expect((await w.t.send('splitThread', { token, id: first.threadId, input })).status).toBe(404)
  })

  test('divides mails of one moment too', async () => {
    const owner = await enterStore(w.t, 'split-moment@example.com')
    const { threadId } = await take(owner, { id: '<1@m>', atMs: at(1) })
    await take(owner, { id: '<2@m>', answers: '<1@m>', atMs: at(1) })
    const last = (await show(owner, threadId)).emails.at(-1)
    const input = { email_id: last?.id ?? '' }
    const { body } = await w.t.send('splitThread', { token: owner.token, id: threadId, input })
    expect((body as unknown as OwnerThread).emails.map(({ id }) => id)).toEqual([last?.id])
  })
})
