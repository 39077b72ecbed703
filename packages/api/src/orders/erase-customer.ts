import { and, eq, inArray, or, sql, type SQL } from 'drizzle-orm'
import {
  customerRequests,
  customers,
  drafts,
  emails,
  erasures,
  folders,
  gaps,
  gapThreads,
  orderViews,
  outbox,
  senderRules,
  threads,
  unreadMails,
} from '../database/schema.ts'
import type { Transaction } from '../database/transact.ts'
import { erasureHash } from '../database/erasure-hash.ts'
import { maskEverywhere } from './mask-everywhere.ts'

/** E-mails are deleted this many at a time: requests are served in between. */
const emailsAtOnce = 50

/** How much was erased; `own` when the address is the store's own, which is in every mail, and nothing was. */
export type EraseResult =
  | { readonly kind: 'erased'; readonly conversations: number; readonly emails: number }
  | { readonly kind: 'own' }

/** What erasing works with; `refresh` brings conversations up to date whose mails became fewer. */
export interface EraseTools {
  readonly nowMs: number
  readonly refresh: (tx: Transaction, threadIds: readonly string[]) => Promise<void>
  readonly isOwnAddress: (tx: Transaction, storeId: string, address: string) => Promise<boolean>
}

/**
 * Erases a customer from a store: their conversations with all drafts, every mail that they took part in, and what else names
 * them; in texts that stay, the address and the full name become signs of the same length. Mails of theirs up to now that are
 * still in the mailbox are not read again. An address of the store itself is never erased.
 */
export async function eraseCustomer(
  tx: Transaction,
  { nowMs, refresh, isOwnAddress }: EraseTools,
  { storeId, address: given }: { storeId: string; address: string },
): Promise<EraseResult> {
  const address = given.trim().toLowerCase()
  if (await isOwnAddress(tx, storeId, address)) return { kind: 'own' }
  const [customer] = await tx
    .select()
    .from(customers)
    .where(and(eq(customers.storeId, storeId), eq(customers.address, address)))
  const theirs = await tx
    .select({ id: emails.id, threadId: emails.threadId })
    .from(emails)
    .where(and(eq(emails.storeId, storeId), isParty(address)))
  const owned = customer
    ? await tx
        .select({ id: threads.id })
        .from(threads)
        .where(and(eq(threads.storeId, storeId), eq(threads.customerId, customer.id)))
    : []
  const touched = [...new Set(theirs.map(({ threadId }) => threadId))]
  for (let at = 0; at < theirs.length; at += emailsAtOnce) {
    const batch = theirs.slice(at, at + emailsAtOnce)
    await tx.delete(emails).where(
      inArray(
        emails.id,
        batch.map(({ id }) => id),
      ),
    )
  }
  const ownedIds = [...owned, ...(await findBegun(tx, storeId, address))].map(({ id }) => id)
  const emptied = await findEmpty(tx, touched)
  const gone = [...new Set([...ownedIds, ...emptied])]
  if (gone.length > 0) {
    // A question that nothing answers stands in the words of whoever asked it.
    const asked = tx
      .select({ id: gapThreads.gapId })
      .from(gapThreads)
      .where(inArray(gapThreads.threadId, gone))
    await tx.delete(gaps).where(inArray(gaps.id, asked))
    await tx.delete(threads).where(inArray(threads.id, gone))
  }
  await refresh(
    tx,
    touched.filter((id) => !gone.includes(id)),
  )
  await forget(tx, storeId, address)
  await maskEverywhere(tx, storeId, address, () => true)
  const name = customer?.name.trim() ?? ''
  // Another customer may be called the same: their own rows and mails stay as they are.
  if (/\S\s+\S/.test(name))
    await maskEverywhere(tx, storeId, name, (table) => !['customers', 'emails', 'threads'].includes(table))
  const hash = erasureHash(storeId, address)
  const at = new Date(nowMs)
  await tx
    .insert(erasures)
    .values({ storeId, hash, at })
    .onConflictDoUpdate({ target: [erasures.storeId, erasures.hash], set: { at } })
  return { kind: 'erased', conversations: gone.length, emails: theirs.length }
}

/** Whether an address wrote a mail, gets its answer, or was written to. */
function isParty(address: string): SQL | undefined {
  const party = JSON.stringify([{ address }])
  return or(
    eq(emails.fromAddress, address),
    eq(emails.replyTo, address),
    sql`${emails.to} @> ${party}::jsonb`,
    sql`${emails.cc} @> ${party}::jsonb`,
  )
}

/** Conversations of drafts alone that are written to an address. */
function findBegun(tx: Transaction, storeId: string, address: string): Promise<{ id: string }[]> {
  const party = JSON.stringify([{ address }])
  return tx
    .selectDistinct({ id: threads.id })
    .from(threads)
    .innerJoin(drafts, eq(drafts.threadId, threads.id))
    .where(
      and(
        eq(threads.storeId, storeId),
        sql`(${drafts.to} @> ${party}::jsonb or ${drafts.cc} @> ${party}::jsonb)`,
        sql`not exists (select 1 from ${emails} where ${emails.threadId} = ${threads.id})`,
      ),
    )
}

async function findEmpty(tx: Transaction, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await tx
    .select({ id: threads.id })
    .from(threads)
    .where(
      and(
        inArray(threads.id, [...ids]),
        sql`not exists (select 1 from ${emails} where ${emails.threadId} = ${threads.id})`,
      ),
    )
  return rows.map(({ id }) => id)
}

async function forget(tx: Transaction, storeId: string, address: string): Promise<void> {
  const isNamed = and(eq(customers.storeId, storeId), eq(customers.address, address))
  await tx.delete(customers).where(isNamed)
  await tx.delete(senderRules).where(and(eq(senderRules.storeId, storeId), eq(senderRules.address, address)))
  const names = (column: SQL) => sql`position(${address} in lower(${column})) > 0`
  await tx
    .delete(orderViews)
    .where(
      and(
        eq(orderViews.storeId, storeId),
        or(names(sql`${orderViews.orders}::text`), names(sql`${orderViews.key}`)),
      ),
    )
  // A mail on its way to them has nowhere to go any more.
  await tx
    .delete(outbox)
    .where(
      and(
        eq(outbox.storeId, storeId),
        or(names(sql`${outbox.envelope}::text`), names(sql`${outbox.letter}`)),
      ),
    )
  await tx
    .delete(unreadMails)
    .where(
      and(
        names(sql`${unreadMails.sender}`),
        inArray(
          unreadMails.folderId,
          tx.select({ id: folders.id }).from(folders).where(eq(folders.storeId, storeId)),
        ),
      ),
    )
  await tx
    .update(customerRequests)
    .set({ address: null, doneAt: sql`coalesce(${customerRequests.doneAt}, now())` })
    .where(and(eq(customerRequests.storeId, storeId), eq(customerRequests.address, address)))
}
