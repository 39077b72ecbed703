import { and, eq, lte, notExists } from 'drizzle-orm'
import type { Database } from '../../database/open-database.ts'
import { members, stores, users } from '../../database/schema.ts'
import { runForEachRow } from '../../platform/scheduling/run-for-each-row.ts'
import { deleteAccount } from './delete-account.ts'
import { closeStore, deleteStore } from './delete-store.ts'

/**
 * Deletes the stores and accounts whose grace period is over. One run closes a store, which informs its open
 * pages, and the next run deletes it.
 */
export async function deleteDueStoresAndAccounts(
  db: Database,
  nowMs: number,
  stopping?: AbortSignal,
): Promise<void> {
  const now = new Date(nowMs)
  const team = db.select({ id: members.userId }).from(members).where(eq(members.storeId, stores.id))
  const isOver = lte(stores.deleteAt, now)
  const isClosed = and(isOver, notExists(team))
  const closed = await db.select({ id: stores.id }).from(stores).where(isClosed)
  await runForEachRow(closed, ({ id }) => deleteStore(db, id, nowMs, stopping))
  const open = await db.select({ id: stores.id }).from(stores).where(isOver)
  await runForEachRow(open, ({ id }) => closeStore(db, id, nowMs))
  const people = await db.select({ id: users.id }).from(users).where(lte(users.deleteAt, now))
  await runForEachRow(people, ({ id }) => deleteAccount(db, id, nowMs))
}
