import { and, eq, gt, inArray, notExists, or } from 'drizzle-orm'
import {
  customers,
  emails,
  gaps,
  gapThreads,
  recipients,
  removedMails,
  threads,
} from '../../database/schema.ts'
import type { Transaction } from '../../database/transact.ts'
import { hashRemovedMail } from './removal-hash.ts'

/** Mails per delete statement, so that requests run in between. */
const emailsAtOnce = 50

/** Deletes threads with everything in them, and customers who have no other thread. Mails dated after `fetchableAfter` are remembered by a hash, so that they are not imported again. */
export async function deleteThreads(
  tx: Transaction,
  storeId: string,
  ids: readonly string[],
  fetchableAfter?: Date,
): Promise<void> {
  if (ids.length === 0) return
  const isGone = or(inArray(threads.id, [...ids]), inArray(threads.mergedInto, [...ids]))
  const isOfStore = eq(threads.storeId, storeId)
  const gone = await tx
    .select({ id: threads.id, customerId: threads.customerId })
    .from(threads)
    .where(and(isOfStore, isGone))
  const goneIds = gone.map(({ id }) => id)
  if (goneIds.length === 0) return
  if (fetchableAfter) await recordRemovedMails(tx, storeId, goneIds, fetchableAfter)
  const asked = await tx
    .selectDistinct({ id: gapThreads.gapId })
    .from(gapThreads)
    .where(inArray(gapThreads.threadId, goneIds))
  for (;;) {
    const some = tx
      .select({ id: emails.id })
      .from(emails)
      .where(inArray(emails.threadId, goneIds))
      .limit(emailsAtOnce)
    const deleted = await tx.delete(emails).where(inArray(emails.id, some)).returning({ id: emails.id })
    if (deleted.length < emailsAtOnce) break
  }
  await tx.delete(threads).where(inArray(threads.id, goneIds))
  await deleteUnaskedGaps(
    tx,
    asked.map(({ id }) => id),
  )
  await deleteCustomersWithoutThread(tx, storeId, [
    ...new Set(gone.flatMap(({ customerId }) => customerId ?? [])),
  ])
}

async function recordRemovedMails(
  tx: Transaction,
  storeId: string,
  threadIds: readonly string[],
  fetchableAfter: Date,
): Promise<void> {
  const found = await tx
    .select({ messageId: emails.messageId, at: emails.createdAt })
    .from(emails)
    .where(and(inArray(emails.threadId, [...threadIds]), gt(emails.createdAt, fetchableAfter)))
  const rows = found.flatMap(({ messageId, at }) =>
    messageId === null ? [] : [{ storeId, hash: hashRemovedMail(storeId, messageId), at }],
  )
  if (rows.length > 0) await tx.insert(removedMails).values(rows).onConflictDoNothing()
}

/** Deletes learned questions that no remaining thread asks. They may hold the customer's words. */
async function deleteUnaskedGaps(tx: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const asking = tx.select({ id: gapThreads.gapId }).from(gapThreads).where(eq(gapThreads.gapId, gaps.id))
  await tx.delete(gaps).where(and(inArray(gaps.id, [...ids]), notExists(asking)))
}

/** Deletes customers without a thread, also from the addresses that are completed. */
async function deleteCustomersWithoutThread(
  tx: Transaction,
  storeId: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return
  const theirs = tx.select({ id: threads.id }).from(threads).where(eq(threads.customerId, customers.id))
  const gone = await tx
    .delete(customers)
    .where(and(inArray(customers.id, [...ids]), notExists(theirs)))
    .returning({ address: customers.address })
  if (gone.length === 0) return
  const addresses = gone.map(({ address }) => address)
  await tx
    .delete(recipients)
    .where(and(eq(recipients.storeId, storeId), inArray(recipients.address, addresses)))
}
