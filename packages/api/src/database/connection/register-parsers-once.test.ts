import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { useDatabase } from '../../testing/database/use-database.ts'
import { stores } from '../schema.ts'

const opened = useDatabase()
const moment = sql<string>`timestamptz '2030-01-15 12:00+00'`

test('statements in and out of transactions read values as Drizzle does', async () => {
  const { db } = opened
  await db.insert(stores).values({ name: 'Store' })
  const read = [
    ...(await db.select({ moment, createdAt: stores.createdAt }).from(stores)),
    ...(await db.transaction((tx) => tx.select({ moment, createdAt: stores.createdAt }).from(stores))),
  ]
  expect(read).toHaveLength(2)
  for (const { moment: text, createdAt } of read) {
    expect(text).toMatch(/^2030-01-15 1\d:00:00\+/)
    expect(createdAt).toBeInstanceOf(Date)
  }
})
