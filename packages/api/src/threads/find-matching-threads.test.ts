import { and, desc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase } from '../database/open-database.ts'
import type { OpenDatabase } from '../database/open-database.ts'
import { emails, notes, stores, threads } from '../database/schema.ts'
import { createTestDatabase } from '../testing/database/database.ts'
import type { TestDatabase } from '../testing/database/database.ts'
import { findMatchingThreads, findThreadIds } from './find-matching-threads.ts'
import { parseThreadSearch, buildWordConditions } from './thread-search.ts'

const minute = 60_000
const beganMs = Date.UTC(2030, 0, 10)

describe('findMatchingThreads', () => {
  let made: TestDatabase
  let database: OpenDatabase
  let storeId = ''
  beforeAll(async () => {
    made = await createTestDatabase()
    database = await openDatabase(made.location)
    const { db } = database
    const [store] = await db.insert(stores).values({ name: 'Mails' }).returning()
    storeId = store?.id ?? ''
    const rows = await db
      .insert(threads)
      .values(
        Array.from({ length: 30 }, (_, at) => ({
          storeId,
          subject: `Thread ${String(at)}`,
          lastEmailAt: new Date(beganMs - at * minute),
        })),
      )
      .returning()
    // Conversations of 0 to 12 mails, and now and then a note. The words are in every second, fifth and last of them.
    for (const [at, { id: threadId }] of rows.entries()) {
      const text = ['hello', ...(at % 2 ? ['tent'] : []), ...(at % 5 ? [] : ['zipper'])].join(' ')
      const bodies = Array.from({ length: (at * 7) % 13 }, (_, mail) => (mail === 1 ? text : 'hello'))
      if (at === 29) bodies.push('quince')
      for (const body of bodies)
        await db.insert(emails).values({
          ...{ threadId, storeId, body, direction: 'in' },
          ...{ sender: `Ann <ann${String(at)}@mail.test>`, replyTo: `ann${String(at)}@mail.test` },
        })
      if (at % 4 === 3)
        await db
          .insert(notes)
          .values({ storeId, threadId, authorName: 'Ann', key: threadId, body: 'a note about a zipper' })
    }
  })
  afterAll(async () => {
    await database.close()
    await made.drop()
  })

  const ask = async (query: string, rows: number, limits?: Parameters<typeof findMatchingThreads>[4]) => {
    const { db } = database
    const words = buildWordConditions(storeId, parseThreadSearch(query))
    if (!words) throw new Error('no words')
    const isStores = eq(threads.storeId, storeId)
    const page = {
      rows,
      order: [desc(threads.listedAt), desc(threads.id)] as [ReturnType<typeof desc>, ReturnType<typeof desc>],
    }
    const found = await findMatchingThreads(db, isStores, page, words, limits)
    const wanted = await findThreadIds(db, and(isStores, words.isAmongAll), page)
    return { found, wanted }
  }

  test.each([
    'tent',
    'zip',
    'tent zipper',
    'quince',
    'absent',
    'hello',
    'ann7@mail.test',
    'from:ann7 tent',
    'from:ann1 hello',
    'note',
    '½',
    '❤️',
  ])('finds the same for "%s", however many mails it reads', async (query) => {
    for (const rows of [1, 3, 51])
      for (const [sample, most, shortList] of [
        [1, 1, 0],
        [1, 5, 100],
        [5, 20, 0],
        [12, 13, 10],
        [20, 1000, 0],
        [1000, 1000, 0],
      ] as const) {
        const { found, wanted } = await ask(query, rows, { sample, most, shortList })
        expect({ rows, sample, found }).toEqual({ rows, sample, found: wanted })
      }
  })

  test('does not take the word of the store for a word of its mails', async () => {
    for (const query of [storeId, `@${storeId}`, storeId.slice(0, 8)])
      expect(await ask(query, 51)).toEqual({ found: [], wanted: [] })
  })

  test('finds them with its own limits', async () => {
    const { found, wanted } = await ask('zipper', 51)
    expect(found).toEqual(wanted)
    expect(found.length).toBeGreaterThan(5)
  })

  test('reads a bounded number of mails, although one conversation has most of them', async () => {
    const { db } = database
    const [thread] = await db
      .insert(threads)
      .values({ storeId, subject: 'Long', lastEmailAt: new Date(beganMs + minute) })
      .returning()
    await db.execute(sql`insert into ${emails} (store_id, thread_id, direction, sender, body)
      select ${storeId}::uuid, ${thread?.id ?? ''}::uuid, 'in', 'bob@b.test', 'plum ' || n from generate_series(1, 50) n`)
    const { found, wanted } = await ask('plum', 51, { sample: 5, most: 20, shortList: 100 })
    expect(found).toEqual(wanted)
    expect(found).toEqual([thread?.id])
  })
})
