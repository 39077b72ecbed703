import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApi, type TestApi } from '../testing/api.ts'
import type { ToldMail } from '../testing/mails.ts'
import { receive, shopAddress } from '../testing/receive.ts'
import { enterStore, type StoreOwner } from '../testing/store.ts'

let t: TestApi
beforeAll(async () => {
  t = await openTestApi({ limitScale: 0 })
})
afterAll(() => t.close())

const at = (minute: number) => Date.UTC(2030, 0, 10, 9, minute)
const take = ({ id }: StoreOwner, told: ToldMail & { isSeen?: boolean; isSent?: boolean }) =>
  receive(t.api.services.db, id, told)
const reply = (to: string, answers: string, told: ToldMail = {}): ToldMail => ({
  from: shopAddress,
  to,
  answers,
  ...told,
})

interface Listed {
  threads: { id: string; subject: string; version: number; needs_reply: boolean; is_unread: boolean }[]
  counts: Record<string, number>
}
const list = async ({ token }: StoreOwner, input: Record<string, string> = {}) =>
  (await t.send('threads', { token, input })).body as unknown as Listed
const find = async (owner: StoreOwner, q: string) =>
  (await list(owner, { q })).threads.map(({ subject }) => subject).toSorted()

interface Shown extends Record<string, unknown> {
  id: string
  emails: { id: string; kind: string; kind_reason: string }[]
  needs_reply: boolean
  is_archived: boolean
  is_unread: boolean
}
const show = async ({ token }: StoreOwner, id: string) =>
  (await t.send('thread', { token, id })).body as unknown as Shown

describe('search', () => {
  let owner: StoreOwner
  let other: StoreOwner
  beforeAll(async () => {
    owner = await enterStore(t, 'search@example.com')
    other = await enterStore(t, 'search-other@example.com')
    await take(owner, {
      from: 'Mara Lindström <mara.lindstrom@mail-host.test>',
      subject: 'The tent',
      text: 'My order #48213 (DE-77120) has not come. See https://shop.test/orders/x9. Cost: 49,90 EUR.',
    })
    await take(owner, { from: 'bob@b.test', subject: "L'ordine", text: 'Dov’è il pacco? +4917655500 u.re_f' })
    await take(owner, { from: 'carl@c.test', subject: 'Cafe\u0301', text: 'nothing else' })
    await take(other, { from: 'mara.lindstrom@mail-host.test', subject: 'Elsewhere', text: 'order #48213' })
  })

  test.each([
    ['words of the text', 'order come', ['The tent']],
    ['the beginning of a word', 'ten', ['The tent']],
    ['an order number', '48213', ['The tent']],
    ['an order number with its sign', '#48213', ['The tent']],
    ['an order number with its prefix', 'DE-77120', ['The tent']],
    ['the number behind a prefix', '77120', ['The tent']],
    ['an address', 'mara.lindstrom@mail-host.test', ['The tent']],
    ['an address in capitals', 'MARA.Lindstrom@Mail-Host.test', ['The tent']],
    ['the beginning of an address', 'mara.lindstrom@mail', ['The tent']],
    ['an address up to its sign', 'mara.lindstrom@', ['The tent']],
    ['the host of an address', 'mail-host.test', ['The tent']],
    ['a name', 'Lindström', ['The tent']],
    ['a part of a link', 'orders/x9', ['The tent']],
    ['an amount', '49,90', ['The tent']],
    ['a telephone number', '+4917655500', ["L'ordine"]],
    ['a telephone number without its sign', '4917655500', ["L'ordine"]],
    ['words with an apostrophe', "L'ordine", ["L'ordine"]],
    ['words with a dot and a line', 'u.re_f', ["L'ordine"]],
    ['letters that are composed otherwise', 'Café', ['Café']],
    ['words that are operators elsewhere', 'order & !tent | (x:*', ['The tent']],
    ['operators behind words', 'order & tent:*', ['The tent']],
    ['quotes', '"order" \'tent\' \\', ['The tent']],
    ['a word that only another store has', 'elsewhere', []],
  ])('finds by %s', async (_, q, wanted) => {
    expect(await find(owner, q)).toEqual(wanted)
  })

  test('shows everything for a search without a word', async () => {
    for (const q of ['', '   ', '#', '& | !', "'"]) expect(await find(owner, q)).toHaveLength(3)
  })

  test('stands any text that a person can type', async () => {
    for (const q of ["a'b:*&", '\\', '\u0000', '💥', 'x'.repeat(200), ':*', "''''", 'a<->b', '<1>'])
      expect((await t.send('threads', { token: owner.token, input: { q } })).status).toBeLessThan(500)
  })
})

describe('listThreads', () => {
  test('counts, and lists what is unread and what waits for a reply', async () => {
    const owner = await enterStore(t, 'counts@example.com')
    await take(owner, { id: '<1@m>', subject: 'Waits', atMs: at(1), isSeen: true })
    await take(owner, { id: '<2@m>', subject: 'Answered', atMs: at(2) })
    await take(owner, { ...reply('ann@mail.test', '<2@m>'), atMs: at(3) })
    await take(owner, { subject: 'News', headers: ['List-Id: <x.test>'], atMs: at(4) })
    const { counts } = await list(owner)
    expect(counts).toEqual({ drafts: 0, all: 3, sent: 1, archive: 0, unread: 2, needs_reply: 1, mine: 0 })
    const subjects = async (input: Record<string, string>) =>
      (await list(owner, input)).threads.map(({ subject }) => subject)
    expect(await subjects({ unread: 'true' })).toEqual(['News', 'Answered'])
    expect(await subjects({ needs_reply: 'true' })).toEqual(['Waits'])
  })
})

describe('an answer', () => {
  test('is only what the store sent: a From alone settles nothing, until the folder of sent mail has it', async () => {
    const owner = await enterStore(t, 'forged@example.com')
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
    // The copy in the inbox that comes after it takes nothing back.
    await take(owner, { ...forged, isSent: false })
    expect(await show(owner, threadId)).toMatchObject({ needs_reply: false, emails: [{}, { kind: 'own' }] })
  })
})

describe('bulkThreads', () => {
  test('changes conversations of the own store alone, and counts them', async () => {
    const owner = await enterStore(t, 'bulk@example.com')
    const other = await enterStore(t, 'bulk-other@example.com')
    const mine = await take(owner, { subject: 'Mine' })
    const theirs = await take(other, { subject: 'Theirs' })
    const bulk = async (action: string) => {
      const input = { ids: [mine.threadId, theirs.threadId], action }
      return (await t.send('bulkThreads', { token: owner.token, input })).body['changed']
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
    const owner = await enterStore(t, 'settle@example.com')
    const { threadId } = await take(owner, { id: '<1@m>', atMs: at(1) })
    await t.send('bulkThreads', { token: owner.token, input: { ids: [threadId], action: 'settle' } })
    expect(await show(owner, threadId)).toMatchObject({ needs_reply: false })
    await take(owner, { answers: '<1@m>', atMs: at(2) })
    expect(await show(owner, threadId)).toMatchObject({ needs_reply: true })
  })
})

describe('mergeThread', () => {
  test('joins two conversations, and every link to the former one leads on', async () => {
    const owner = await enterStore(t, 'merge@example.com')
    const { token } = owner
    const a = await take(owner, { id: '<a@m>', subject: 'A', atMs: at(1), isSeen: true })
    const b = await take(owner, { id: '<b@m>', subject: 'B', atMs: at(2) })
    const merged = await t.send('mergeThread', { token, id: b.threadId, input: { into: a.threadId } })
    expect(merged.body).toMatchObject({ id: a.threadId, email_count: 2, is_unread: true, needs_reply: true })
    expect(await show(owner, b.threadId)).toMatchObject({ id: a.threadId })
    const { version } = (await list(owner)).threads[0] ?? {}
    const changed = await t.send('updateThread', {
      token,
      id: b.threadId,
      input: { version, is_unread: false },
    })
    expect([changed.status, changed.body]).toMatchObject([200, { id: a.threadId, is_unread: false }])
    const bulk = await t.send('bulkThreads', { token, input: { ids: [b.threadId], action: 'archive' } })
    expect(bulk.body).toEqual({ changed: 1 })
    const c = await take(owner, { id: '<c@m>', subject: 'C', atMs: at(3) })
    const again = await t.send('mergeThread', { token, id: c.threadId, input: { into: b.threadId } })
    expect(again.body).toMatchObject({ id: a.threadId, email_count: 3 })
    const split = await t.send('splitThread', { token, id: b.threadId, input: { email_id: c.emailId } })
    expect(split.body).toMatchObject({ subject: 'C', email_count: 1 })
  })

  test('leaves a customer who waits neither settled nor in the archive', async () => {
    const owner = await enterStore(t, 'merge-waits@example.com')
    const { token } = owner
    const waits = await take(owner, { id: '<w@m>', subject: 'Waits', atMs: at(1) })
    const done = await take(owner, { id: '<d@m>', subject: 'Done', atMs: at(2) })
    for (const action of ['settle', 'archive'])
      await t.send('bulkThreads', { token, input: { ids: [done.threadId], action } })
    await t.send('mergeThread', { token, id: waits.threadId, input: { into: done.threadId } })
    expect(await show(owner, done.threadId)).toMatchObject({ needs_reply: true, is_archived: false })
  })

  test('joins nothing with a conversation of another store or with itself', async () => {
    const owner = await enterStore(t, 'merge-own@example.com')
    const other = await enterStore(t, 'merge-other@example.com')
    const mine = await take(owner, { subject: 'Mine' })
    const theirs = await take(other, { subject: 'Theirs' })
    for (const [id, into] of [
      [mine.threadId, theirs.threadId],
      [theirs.threadId, mine.threadId],
      [mine.threadId, mine.threadId],
    ] as const)
      expect((await t.send('mergeThread', { token: owner.token, id, input: { into } })).status).toBe(404)
  })
})

describe('splitThread', () => {
  test('begins a conversation with a mail and all after it, which later mails follow', async () => {
    const owner = await enterStore(t, 'split@example.com')
    const { token } = owner
    const first = await take(owner, { id: '<1@m>', subject: 'Mugs', atMs: at(1) })
    const second = await take(owner, { id: '<2@m>', subject: 'Re: Mugs', answers: '<1@m>', atMs: at(2) })
    const split = await t.send('splitThread', {
      token,
      id: first.threadId,
      input: { email_id: second.emailId },
    })
    const made = split.body as unknown as Shown
    expect(made.emails.map(({ id }) => id)).toEqual([second.emailId])
    expect((await show(owner, first.threadId)).emails.map(({ id }) => id)).toEqual([first.emailId])
    const later = await take(owner, { ...reply('ann@mail.test', '<2@m>'), atMs: at(3) })
    expect(later.threadId).toBe(made.id)
    const input = { email_id: first.emailId }
    expect((await t.send('splitThread', { token, id: first.threadId, input })).status).toBe(404)
  })

  test('divides mails of one moment too', async () => {
    const owner = await enterStore(t, 'split-moment@example.com')
    const { threadId } = await take(owner, { id: '<1@m>', atMs: at(1) })
    await take(owner, { id: '<2@m>', answers: '<1@m>', atMs: at(1) })
    const last = (await show(owner, threadId)).emails.at(-1)
    const input = { email_id: last?.id ?? '' }
    const { body } = await t.send('splitThread', { token: owner.token, id: threadId, input })
    expect((body as unknown as Shown).emails.map(({ id }) => id)).toEqual([last?.id])
  })
})

describe('setSender', () => {
  test('sorts the mails of a sender that are there, and those that come', async () => {
    const owner = await enterStore(t, 'sender@example.com')
    const { token } = owner
    const list = (id: string, minute: number) =>
      take(owner, { from: 'x@list.test', id, headers: ['List-Id: <x.test>'], atMs: at(minute) })
    const one = await list('<1@m>', 1)
    const two = await list('<2@m>', 2)
    expect(await show(owner, one.threadId)).toMatchObject({ needs_reply: false })
    const said = await t.send('setSender', { token, id: one.emailId, input: { kind: 'customer' } })
    expect(said.body).toMatchObject({ needs_reply: true, emails: [{ kind: 'customer' }] })
    expect(await show(owner, two.threadId)).toMatchObject({ needs_reply: true })
    const three = await list('<3@m>', 3)
    expect(await show(owner, three.threadId)).toMatchObject({
      needs_reply: true,
      emails: [{ kind: 'customer', kind_reason: 'You said so' }],
    })
    await t.send('setSender', { token, id: three.emailId, input: { kind: 'notice' } })
    expect(await show(owner, one.threadId)).toMatchObject({ needs_reply: false })
  })

  test('knows no mail of another store', async () => {
    const owner = await enterStore(t, 'sender-own@example.com')
    const other = await enterStore(t, 'sender-other@example.com')
    const { emailId } = await take(other, {})
    const said = await t.send('setSender', { token: owner.token, id: emailId, input: { kind: 'notice' } })
    expect(said.status).toBe(404)
  })
})

describe('emailHtml', () => {
  const html = (body: string): ToldMail => ({
    raw: `From: ann@mail.test\r\nTo: ${shopAddress}\r\nSubject: Picture\r\nContent-Type: text/html\r\n\r\n${body}`,
  })

  test('shows the pictures of the mail, and those of others only when asked', async () => {
    const owner = await enterStore(t, 'html@example.com')
    const { token } = owner
    const file = { name: 'a.png', type: 'image/png', bytes: 9, isInline: true }
    const files = [
      { ...file, part: '2', cid: 'logo' },
      { ...file, part: '3', cid: 'image 1@x' },
    ]
    const { emailId, threadId } = await receive(t.api.services.db, owner.id, {
      ...html(
        '<p>Hi</p><img src="cid:logo"><img src="CID:image%201@x"><img src="cid:none"><img src="https://spy.test/1.png?a=1&amp;b=2"><p>said  data-src="https://in.text/x" and  src="cid:words"</p><img src="https://spy.test/2.png">',
      ),
      files,
    })
    const shown = (await t.send('thread', { token, id: threadId })).body as unknown as {
      emails: { attachments: { id: string; cid: string }[] }[]
    }
    const [logo, image] = shown.emails[0]?.attachments ?? []
    const bare = (await t.send('emailHtml', { token, id: emailId })).body
    expect(bare['remote_count']).toBe(2)
    expect(bare['html']).toContain(`src="/v1/attachments/${logo?.id}"`)
    expect(bare['html']).toContain(`src="/v1/attachments/${image?.id}"`)
    expect(bare['html']).not.toMatch(/spy\.test|cid:none/)
    expect(bare['html']).toContain('data-src="https://in.text/x" and')
    expect(bare['html']).toContain('src="cid:words"')
    const asked = (await t.send('emailHtml', { token, id: emailId, input: { pictures: 'true' } })).body
    expect(asked['html']).toContain(`src="/v1/emails/${emailId}/pictures/0"`)
    expect(asked['html']).toContain(`src="/v1/emails/${emailId}/pictures/1"`)
    expect(asked['html']).not.toContain('spy.test')
  })

  test('is there for no other store, and for no mail that has only text', async () => {
    const owner = await enterStore(t, 'html-own@example.com')
    const other = await enterStore(t, 'html-other@example.com')
    const { emailId } = await take(owner, html('<p>Hi</p>'))
    const plain = await take(owner, {})
    expect((await t.send('emailHtml', { token: owner.token, id: emailId })).status).toBe(200)
    expect((await t.send('emailHtml', { token: other.token, id: emailId })).status).toBe(404)
    expect((await t.send('emailHtml', { token: owner.token, id: plain.emailId })).status).toBe(404)
  })
})
