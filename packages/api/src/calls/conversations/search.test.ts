import { like, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { attachments, emails, threads } from '../../database/schema.ts'
import { useConversations } from '../../testing/mail/conversations.ts'
import { enterStore } from '../../testing/store.ts'
import { parseThreadSearch } from '../../threads/thread-search.ts'
import type { StoreOwner } from '../../testing/store.ts'

const w = useConversations()
const { take, list } = w

const find = async (owner: StoreOwner, q: string) =>
  (await list(owner, { q })).threads.map(({ subject }) => subject).toSorted()

describe('search', () => {
  let owner: StoreOwner
  let other: StoreOwner
  beforeAll(async () => {
    owner = await enterStore(w.t, 'search@example.com')
    other = await enterStore(w.t, 'search-other@example.com')
    await take(owner, {
      from: 'Mara Lindström <mara.lindstrom@mail-host.test>',
      subject: 'The tent',
      text: 'My order #48213 (DE-77120) has not come. See https://shop.test/orders/x9. Cost: 49,90 EUR.',
    })
    await take(owner, { from: 'bob@b.test', subject: "L'ordine", text: 'Dov’è il pacco? +4917655500 u.re_f' })
    await take(owner, { from: 'carl@c.test', subject: 'Cafe\u0301', text: 'nothing else' })
    const { db } = w.t.api.services
    const [mail] = await db.select().from(emails).where(like(emails.sender, '%carl@c.test%'))
    await db
      .insert(attachments)
      .values({ emailId: mail?.id ?? '', part: '2', name: 'a.pdf', type: 'application/pdf', bytes: 9 })
    const { token } = owner
    const tag = (await w.t.send('createTag', { token, input: { name: 'Late parcel' } })).body
    const [first] = (await list(owner, { q: 'tent' })).threads
    const input = { ids: [first?.id], action: 'tag', tag_ids: [tag['id']] }
    await w.t.send('bulkThreads', { token, input })
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
    ['a tag in any case', 'tag:"LATE parcel"', ['The tent']],
    ['a tag and a word that do not meet', 'tag:"late parcel" nothing', []],
    ['a tag that does not exist', 'tag:late', []],
    ['the sender', 'from:lindström', ['The tent']],
    ['the beginning of the sender', 'from:bo', ["L'ordine"]],
    ['the address of the sender', 'from:bob@b.test', ["L'ordine"]],
    ['the whole name of the sender', 'from:"Mara Lindström"', ['The tent']],
    ['a sender whose name stands in a text of somebody else', 'from:order', []],
    ['the sender and words', 'from:bob pacco', ["L'ordine"]],
    ['the sender and words of another mail', 'from:bob tent', []],
    ['an order', 'order:#48213', ['The tent']],
    ['the beginning of an order number', 'order:482', []],
    ['a file', 'has:file', ['Café']],
    ['days before the mails', 'before:2020-01-31', []],
    ['days after the mails', 'AFTER:31/01/2020 order:48213', ['The tent']],
    ['a day that does not exist, as words', 'before:2020-02-31', []],
    ['a term without a value, as words', 'from: tent', []],
    ['an unknown term, as words', 'see:https', ['The tent']],
  ])('finds by %s', async (_, q, wanted) => {
    expect(await find(owner, q)).toEqual(wanted)
  })

  test('finds words behind thousands of newer conversations', async () => {
    const large = await enterStore(w.t, 'search-large@example.com')
    await take(large, { from: 'dora@d.test', subject: 'The first', text: 'a quince' })
    await take(large, { from: 'emil@e.test', subject: 'The second', text: 'a quince' })
    const { db } = w.t.api.services
    await db.execute(sql`insert into ${threads} (store_id, subject, last_email_at)
      select ${large.id}::uuid, 'Filler', '2035-01-01'::timestamptz + make_interval(mins => n) from generate_series(1, 2100) n`)
    expect(await find(large, 'quince')).toEqual(['The first', 'The second'])
    expect(await find(large, 'medlar')).toEqual([])
    await take(large, { from: 'fred@f.test', subject: 'The third', text: 'a medlar' })
    expect(await find(large, 'medlar')).toEqual(['The third'])
  })

  test('shows everything for a search without a word', async () => {
    for (const q of ['', '   ', '#', '& | !', "'"]) expect(await find(owner, q)).toHaveLength(3)
  })

  test('looks up ten tags at most, each once, because more of them take long to plan', () => {
    const names = Array.from({ length: 20 }, (_, at) => `t${at}`)
    const query = [...names, ...names].map((name) => `tag:${name}`).join(' ')
    expect(parseThreadSearch(query).tags).toEqual(names.slice(0, 10))
    expect(parseThreadSearch('tag:a TAG:A').tags).toEqual(['a'])
  })

  test('stands any text that a person can type', async () => {
    for (const q of ["a'b:*&", '\\', '\u0000', '💥', 'x'.repeat(200), ':*', "''''", 'a<->b', '<1>'])
      expect((await w.t.send('threads', { token: owner.token, input: { q } })).status).toBeLessThan(500)
  })
})
