import { and, eq, lte, notExists } from 'drizzle-orm'
import type { Database } from '../../database/open.ts'
import { members, stores, users } from '../../database/schema.ts'
import { deleteAccount } from './delete-account.ts'
import { closeStore, deleteStore } from './delete-store.ts'

/** Deletes the stores and accounts whose grace period is over. One run closes a store, which informs its open pages. The next run deletes it. */
export async function deleteDue(db: Database, nowMs: number, stopping?: AbortSignal): Promise<void> {
  const now = new Date(nowMs)
  const team = db.select({ id: members.userId }).from(members).where(eq(members.storeId, stores.id))
  const isOver = lte(stores.deleteAt, now)
  const isClosed = and(isOver, notExists(team))
  const closed = await db.select({ id: stores.id }).from(stores).where(isClosed)
  await forEach(closed, ({ id }) => deleteStore(db, id, nowMs, stopping))
  const open = await db.select({ id: stores.id }).from(stores).where(isOver)
  await forEach(open, ({ id }) => closeStore(db, id, nowMs))
  const people = await db.select({ id: users.id }).from(users).where(lte(users.deleteAt, now))
  await forEach(people, ({ id }) => deleteAccount(db, id, nowMs))
}

/** Runs `work` for each row. A failure stops none of the others, and the first one is thrown at the end. */
async function forEach<T>(rows: readonly T[], work: (row: T) => Promise<unknown>): Promise<void> {
  const failures: unknown[] = []
  for (const row of rows) await work(row).catch((error: unknown) => failures.push(error))
  if (failures.length > 0) throw failures[0]
}
