import { hourMs } from '@draftdesk/contract/durations'
import fc from 'fast-check'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { emails, stores } from '../../database/schema.ts'
import { readMail } from '../../reading/read-mail.ts'
import { useDatabase } from '../../testing/database/use-database.ts'
import { formatMail } from '../../testing/mail/mails.ts'
import type { TestMail } from '../../testing/mail/mails.ts'
import { openMailBatch } from '../storage/mail-batch.ts'
import type { MailArrival } from './mail-arrival.ts'
import { mergeOrphanReplies, listOrphanReplies } from './orphan-replies.ts'
import { matchThreadInBatch } from './match-thread.ts'
import { refreshThreads } from './refresh-threads.ts'

const database = useDatabase()

const own = 'help@shop.test'
const startMs = Date.UTC(2026, 5, 1)

/** Places mails in their order into a store of their own; the ids of those that share a conversation, sorted. */
async function place(mails: readonly TestMail[], isImport = false): Promise<string[][]> {
  const { db } = database
  const [store] = await db.insert(stores).values({ name: 'Shop' }).returning()
  const storeId = store?.id ?? ''
  const arrivals: MailArrival[] = []
  for (const told of mails) {
    const receivedAtMs = told.atMs ?? startMs
    const raw = Buffer.from(formatMail(told))
    const isSent = told.from?.includes(own) === true
    const mail = await readMail({ raw, files: [], receivedAtMs, own: [own], isSent })
    arrivals.push({ storeId, mail, receivedAtMs, own: new Set([own]), rules: new Map(), isImport })
  }
  // An import places many at once.
  const size = isImport ? 7 : 1
  for (let at = 0; at < arrivals.length; at += size)
    await db.transaction(async (tx) => {
      const slice = arrivals.slice(at, at + size)
      const batch = await openMailBatch(tx, storeId, slice)
      const placed = new Set<string>()
      for (const arrival of slice) placed.add((await matchThreadInBatch(batch, arrival)).threadId)
      await batch.save()
      await refreshThreads(tx, [...placed])
    })
  if (isImport)
    await db.transaction(async (tx) => mergeOrphanReplies(tx, storeId, await listOrphanReplies(tx, storeId)))
  const rows = await db
    .select({ id: emails.messageId, threadId: emails.threadId })
    .from(emails)
    .where(eq(emails.storeId, storeId))
  const groups = Map.groupBy(rows, ({ threadId }) => threadId)
  return [...groups.values()].map((group) => group.map(({ id }) => id ?? '').toSorted()).toSorted()
}

const ann = 'Ann <ann@mail.test>'
const from = (id: string, mail: TestMail = {}): TestMail => ({ from: ann, to: own, id: `<${id}>`, ...mail })
const sent = (id: string, mail: TestMail = {}): TestMail => ({
  from: own,
  to: 'ann@mail.test',
  id: `<${id}>`,
  ...mail,
})
const at = (hours: number) => ({ atMs: startMs + hours * hourMs })

describe('matchThread', () => {
  test('follows an answer whatever its subject says', async () => {
    const mails = [from('1', { subject: 'Mugs' }), sent('2', { subject: 'Something else', answers: '<1>' })]
    expect(await place(mails)).toEqual([['<1>', '<2>']])
  })

  test('takes references alone for a new topic when subject and people are others', async () => {
    const recycled = { subject: 'Invoice', headers: ['References: <1>'] }
    const mails = [from('1', { subject: 'Mugs' }), from('2', { from: 'bob@other.test', ...recycled })]
    expect(await place(mails)).toHaveLength(2)
  })

  test('keeps strangers apart whose mails the store began by answering another mail', async () => {
    const toBob = (subject: string, headers: string[]) =>
      sent('2', { to: 'bob@other.test', subject, headers, ...at(2) })
    for (const mails of [
      // A program that recycles References names the mail of a stranger.
      [from('1', { subject: 'Your order', ...at(1) }), toBob('Your order', ['References: <1>'])],
      [
        from('1', { subject: 'Mugs', ...at(1) }),
        toBob('Your order', ['In-Reply-To: <1>', 'References: <1>']),
      ],
    ]) {
      const answer = from('3', {
        from: 'bob@other.test',
        subject: 'Re: Your order',
        answers: '<2>',
        ...at(3),
      })
      for (const order of [mails, mails.toReversed(), [answer, ...mails.toReversed()]])
        expect((await place(order)).find((group) => group.includes('<1>'))).toEqual(['<1>'])
      expect((await place([answer, ...mails.toReversed()], true)).map((group) => group.join(' '))).toEqual([
        '<1>',
        '<2> <3>',
      ])
    }
  })

  test('joins no new question to an old conversation because its answer came first', async () => {
    const mails = [
      from('a1', { subject: 'Order #1001', ...at(1) }),
      sent('a2', { subject: 'Re: Order #1001', answers: '<a1>', ...at(2) }),
      from('b1', { subject: 'Order #1001', ...at(100) }),
      from('b2', { subject: 'Re: Order #1001', answers: '<b1>', ...at(101) }),
    ]
    const wanted = [
      ['<a1>', '<a2>'],
      ['<b1>', '<b2>'],
    ]
    expect(await place(mails.toReversed(), true)).toEqual(wanted)
    const [orphan] = await database.db
      .select({ isOrphan: emails.isOrphan })
      .from(emails)
      .where(eq(emails.messageId, '<b2>'))
    expect(orphan).toEqual({ isOrphan: false })
  })

  test('joins no answer by its subject whose own earlier mails are not here', async () => {
    const mails = [
      sent('1', { subject: 'Your order', ...at(0) }),
      from('2', { subject: 'Re: Your order', answers: '<b@x>', references: ['<a@x>', '<b@x>'], ...at(5) }),
      from('3', { id: '<3@mail.test>', subject: 'Re: Your order', answers: '<4@mail.test>', ...at(6) }),
    ]
    expect(await place(mails, true)).toHaveLength(3)
  })

  test('keeps two questions with one subject apart', async () => {
    expect(
      await place([from('1', { subject: 'Order #1001' }), from('2', { subject: 'Order #1001' })]),
    ).toHaveLength(2)
  })

  test('joins by subject what answers a mail whose id was rewritten on its way', async () => {
    const mails = [
      sent('1', { subject: 'Your order', ...at(0) }),
      from('2', { subject: 'AW: Your order', answers: '<rewritten>', ...at(5) }),
    ]
    expect(await place(mails)).toEqual([['<1>', '<2>']])
    expect(await place(mails.toReversed())).toEqual([['<1>', '<2>']])
    expect(
      await place([mails[0] ?? {}, from('3', { subject: 'Re: Your order', ...at(24 * 40) })]),
    ).toHaveLength(2)
  })

  test('merges what a parent that comes late connects', async () => {
    const mails = [
      from('3', { subject: 'Re: Mugs', answers: '<1>', ...at(3) }),
      sent('2', { subject: 'Re: Mugs', answers: '<1>', ...at(2) }),
      from('1', { subject: 'Mugs', ...at(1) }),
    ]
    expect(await place(mails)).toEqual([['<1>', '<2>', '<3>']])
  })

  test('lets nobody make a mail disappear by using its Message-ID', async () => {
    const mails = [from('1', { text: 'Where is it?' }), from('1', { from: 'eve@evil.test', text: 'Ha!' })]
    expect((await place(mails)).flat()).toEqual(['<1>', '<1>'])
  })

  test(
    'finds the same conversations in whatever order mails are imported',
    { timeout: 120_000 },
    async () => {
      const mails = [
        from('a1', { subject: 'Mugs', ...at(1) }),
        sent('a2', { subject: 'Re: Mugs', answers: '<a1>', ...at(2) }),
        from('a3', { subject: 'Re: Mugs', headers: ['References: <a1> <lost>'], ...at(3) }),
        from('b1', { subject: 'Mugs', ...at(30) }),
        sent('b2', { subject: 'Re: Mugs', answers: '<b1>', ...at(31) }),
        from('b3', { subject: 'RE: Mugs', answers: '<ses-b2>', ...at(32) }),
        from('c1', { subject: 'Tent', from: 'bob@mail.test', ...at(5) }),
      ]
      const wanted = [['<a1>', '<a2>', '<a3>'], ['<b1>', '<b2>', '<b3>'], ['<c1>']]
      const orders = fc.shuffledSubarray(mails, { minLength: mails.length })
      await fc.assert(
        fc.asyncProperty(orders, async (order) => {
          expect(await place(order, true)).toEqual(wanted)
        }),
        { numRuns: 12 },
      )
    },
  )
})
