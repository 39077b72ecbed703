import { setTimeout as wait } from 'node:timers/promises'
import { and, eq, inArray, lte, notExists } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Database } from '../../database/open-database.ts'
import { activities, customers, recipients, retention, threads } from '../../database/schema.ts'
import { transact } from '../../database/transact.ts'
import type { Transaction } from '../../database/transact.ts'
import { publishEvents } from '../../events/publish-events.ts'
import { runForEachRow } from '../../platform/scheduling/run-for-each-row.ts'
import { deleteThreads } from './delete-threads.ts'
import { subtractDays, isExpiredThread, isExpiredActivity } from './expired-threads.ts'
import { loadRetention, retentionThreadKinds } from './retention-settings.ts'
import type { RetentionSettings } from './retention-settings.ts'

/** Rows per transaction, so that the sync and people's requests run in between. */
const threadsAtOnce = 20
const activitiesAtOnce = 500
const pauseMs = 10

/** Transactions per store and run, so that other stores have their turn. */
const maxSteps = 100

/** Longer than the widest import of mails, in days. Older mails are not fetched again anyway. */
const fetchableDays = 400

/** Deletes what stores no longer keep, in small steps. */
export async function applyRetention(db: Database, nowMs: number, stopping?: AbortSignal): Promise<void> {
  const rows = await db.select({ storeId: retention.storeId }).from(retention)
  await runForEachRow(rows, ({ storeId }) => applyStoreRetention(db, storeId, nowMs, stopping))
}

async function applyStoreRetention(
  db: Database,
  storeId: string,
  nowMs: number,
  stopping: AbortSignal | undefined,
): Promise<void> {
  let deleted = 0
  for (let step = 0; step < maxSteps && !stopping?.aborted; step += 1) {
    const count = await transact(db, (tx) => deleteExpiredBatch(tx, storeId, nowMs))
    if (count === 0) break
    deleted += count
    await wait(pauseMs)
  }
  if (deleted > 0) await publishEvents(db, [{ storeId, type: 'list' }], nowMs)
}

/**
 * Deletes some expired rows and returns their number. Reads the settings again in each step, so that a change
 * stops it.
 */
async function deleteExpiredBatch(tx: Transaction, storeId: string, nowMs: number): Promise<number> {
  const settings = await loadRetention(tx, storeId)
  if (settings.eraseUntil) return deleteUnlinkedMailboxBatch(tx, storeId, settings.eraseUntil)
  for (const kind of retentionThreadKinds) {
    const days = settings.days[kind]
    if (days === null) continue
    const ids = await lockThreadsToDelete(tx, isExpiredThread(tx, storeId, kind, subtractDays(nowMs, days)))
    await deleteThreads(tx, storeId, ids, subtractDays(nowMs, fetchableDays))
    if (ids.length > 0) return ids.length
  }
  return deleteExpiredActivities(tx, storeId, settings, nowMs)
}

async function lockThreadsToDelete(tx: Transaction, condition: SQL | undefined): Promise<string[]> {
  const rows = await tx
    .select({ id: threads.id })
    .from(threads)
    .where(condition)
    .limit(threadsAtOnce)
    .for('update', { skipLocked: true })
  return rows.map(({ id }) => id)
}

async function deleteExpiredActivities(
  tx: Transaction,
  storeId: string,
  { days }: RetentionSettings,
  nowMs: number,
): Promise<number> {
  if (days.activity === null) return 0
  const some = tx
    .select({ id: activities.id })
    .from(activities)
    .where(isExpiredActivity(storeId, subtractDays(nowMs, days.activity)))
    .limit(activitiesAtOnce)
  const gone = await tx
    .delete(activities)
    .where(inArray(activities.id, some))
    .returning({ id: activities.id })
  return gone.length
}

/** Deletes a batch of threads of an unlinked mailbox. The last batch also deletes the customers and the request. */
async function deleteUnlinkedMailboxBatch(
  tx: Transaction,
  storeId: string,
  eraseUntil: Date,
): Promise<number> {
  const isOfMailbox = and(eq(threads.storeId, storeId), lte(threads.lastEmailAt, eraseUntil))
  const ids = await lockThreadsToDelete(tx, isOfMailbox)
  await deleteThreads(tx, storeId, ids)
  if (ids.length > 0 || (await tx.$count(threads, isOfMailbox)) > 0) return ids.length
  const theirs = tx.select({ id: threads.id }).from(threads).where(eq(threads.customerId, customers.id))
  await tx.delete(customers).where(and(eq(customers.storeId, storeId), notExists(theirs)))
  await tx.delete(recipients).where(and(eq(recipients.storeId, storeId), lte(recipients.lastAt, eraseUntil)))
  await tx.update(retention).set({ eraseUntil: null }).where(eq(retention.storeId, storeId))
  return 0
}
