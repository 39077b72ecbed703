import { setTimeout as wait } from 'node:timers/promises'
import { and, eq, lte, sql } from 'drizzle-orm'
import type { Database } from '../../database/open-database.ts'
import {
  clients,
  draftJobs,
  invites,
  mailboxes,
  mailboxSyncs,
  members,
  oauthTokens,
  outbox,
  shops,
  stores,
  tokens,
  uploads,
  users,
} from '../../database/schema.ts'
import { allStoreTables } from '../../database/store-rows.ts'
import type { StoreTable } from '../../database/store-rows.ts'
import { transact } from '../../database/transact.ts'
import { publishEvents } from '../../events/publish-events.ts'
import { deleteBrowsersOfNonMember } from '../../notifications/push/push-browsers.ts'

/** Rows per statement. Requests to the embedded database wait for it. */
const rowsAtOnce = 100
const pauseMs = 10

/** Condition: the store's grace period is over. */
const isDeletionDue = (storeId: string, nowMs: number) =>
  and(eq(stores.id, storeId), lte(stores.deleteAt, new Date(nowMs)))

/** Ends the work of a store and the access of its people. Their sign-ins go on outside of it. */
export async function closeStore(db: Database, storeId: string, nowMs: number): Promise<void> {
  await transact(db, async (tx) => {
    const [store] = await tx
      .select({ id: stores.id })
      .from(stores)
      .where(isDeletionDue(storeId, nowMs))
      .for('update')
    if (!store) return
    const left = await tx
      .delete(members)
      .where(eq(members.storeId, storeId))
      .returning({ userId: members.userId })
    for (const { userId } of left) await deleteBrowsersOfNonMember(tx, userId)
    await tx.update(tokens).set({ storeId: null }).where(eq(tokens.storeId, storeId))
    await tx.update(users).set({ lastStoreId: null }).where(eq(users.lastStoreId, storeId))
    for (const table of [invites, mailboxes, shops, oauthTokens, mailboxSyncs, draftJobs, uploads, outbox])
      await tx.delete(table).where(eq(table.storeId, storeId))
    await publishEvents(
      tx,
      left.map(({ userId }) => ({ storeId, type: 'member', ref: userId })),
      nowMs,
    )
  })
}

/** Deletes all rows of a closed store in small steps, and the store last. A crash in between loses nothing: the next run continues. */
export async function deleteStore(
  db: Database,
  storeId: string,
  nowMs: number,
  stopping?: AbortSignal,
): Promise<void> {
  const [store] = await db.select({ id: stores.id }).from(stores).where(isDeletionDue(storeId, nowMs))
  if (!store) return
  for (const table of allStoreTables.toReversed())
    while (await deleteRowBatch(db, table, storeId)) {
      if (stopping?.aborted) return
      await wait(pauseMs)
    }
  await transact(db, async (tx) => {
    const [gone] = await tx
      .delete(stores)
      .where(isDeletionDue(storeId, nowMs))
      .returning({ clientId: stores.clientId })
    if (!gone?.clientId) return
    const isUsed = (await tx.$count(stores, eq(stores.clientId, gone.clientId))) > 0
    if (!isUsed) await tx.delete(clients).where(eq(clients.id, gone.clientId))
  })
}

/** Deletes some rows of a store. Returns false when none are left. */
async function deleteRowBatch(
  db: Database,
  { table, isOfStore }: StoreTable,
  storeId: string,
): Promise<boolean> {
  const some = sql`select ctid from ${table} where ${isOfStore(storeId)} limit ${sql.raw(String(rowsAtOnce))}`
  const result: unknown = await db.execute(
    sql`delete from ${table} where ctid = any(array(${some})) returning 1 as gone`,
  )
  return (result as { rows: unknown[] }).rows.length === rowsAtOnce
}
