import { and, eq, inArray, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import {
  customerRequests,
  customers,
  drafts,
  emails,
  customerErasures,
  mailFolders,
  gaps,
  gapThreads,
  cachedOrderSearches,
  outbox,
  recipients,
  senderRules,
  threads,
  unreadableMails,
} from '../database/schema.ts'
import type { Transaction } from '../database/transact.ts'
import { hashErasedAddress } from '../database/hash-erased-address.ts'
import { maskTextInStore } from './mask-text-in-store.ts'

/** Mails per delete statement, so that requests run in between. */
const emailsAtOnce = 50

/** Counts of deleted rows. `own`: the address is the store's own and nothing was erased. */
export type EraseResult =
  | { readonly kind: 'erased'; readonly conversations: number; readonly emails: number }
  | { readonly kind: 'own' }

/** Dependencies of erasing. `refresh` updates threads that lost mails. */
export interface EraseDeps {
  readonly nowMs: number
  readonly refresh: (tx: Transaction, threadIds: readonly string[]) => Promise<void>
  readonly isOwnAddress: (tx: Transaction, storeId: string, address: string) => Promise<boolean>
}

/**
 * Erases a customer: threads, drafts, mails they took part in, and other rows, so that their mails are never
 * imported again. Remaining texts mask the address and full name with signs of equal length.
 */
export async function eraseCustomer(
  tx: Transaction,
  { nowMs, refresh, isOwnAddress }: EraseDeps,
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
    .where(and(eq(emails.storeId, storeId), isMailWithAddress(address)))
  const owned = customer
    ? await tx
        .select({ id: threads.id })
        .from(threads)
        .where(and(eq(threads.storeId, storeId), eq(threads.customerId, customer.id)))
    : []
  const touched = [...new Set(theirs.map(({ threadId }) => threadId))]
  await deleteEmails(tx, theirs)
  const ownedIds = [...owned, ...(await findDraftOnlyThreads(tx, storeId, address))].map(({ id }) => id)
  const emptied = await findEmptyThreads(tx, touched)
  const gone = [...new Set([...ownedIds, ...emptied])]
  if (gone.length > 0) {
    // Learned questions may contain the customer's words.
    const asked = tx
      .select({ id: gapThreads.gapId })
      .from(gapThreads)
      .where(inArray(gapThreads.threadId, gone))
    await tx.delete(gaps).where(inArray(gaps.id, asked))
    // These threads also have mails of others. Batches delete them first, because deleting the thread would take
    // them in one step.
    const left = await tx.select({ id: emails.id }).from(emails).where(inArray(emails.threadId, gone))
    await deleteEmails(tx, left)
    await tx.delete(threads).where(inArray(threads.id, gone))
  }
  await refresh(
    tx,
    touched.filter((id) => !gone.includes(id)),
  )
  await deleteCustomerRows(tx, storeId, address)
  await removeDraftRecipient(tx, { storeId, address, nowMs })
  await maskTextInStore(tx, storeId, address, () => true)
  const name = customer?.name.trim() ?? ''
  // A single name may belong to other customers, so only full names are masked.
  if (/\S\s+\S/.test(name))
    await maskTextInStore(tx, storeId, name, (table) => !['customers', 'emails', 'threads'].includes(table))
  const hash = hashErasedAddress(storeId, address)
  const at = new Date(nowMs)
  await tx
    .insert(customerErasures)
    .values({ storeId, hash, at })
    .onConflictDoUpdate({ target: [customerErasures.storeId, customerErasures.hash], set: { at } })
  return { kind: 'erased', conversations: gone.length, emails: theirs.length }
}

async function deleteEmails(tx: Transaction, rows: readonly { readonly id: string }[]): Promise<void> {
  for (let at = 0; at < rows.length; at += emailsAtOnce) {
    const ids = rows.slice(at, at + emailsAtOnce).map(({ id }) => id)
    await tx.delete(emails).where(inArray(emails.id, ids))
  }
}

/** Condition: the address is sender, reply address or recipient of the mail. */
function isMailWithAddress(address: string): SQL | undefined {
  const party = JSON.stringify([{ address }])
  return or(
    eq(emails.fromAddress, address),
    eq(emails.replyTo, address),
    sql`${emails.to} @> ${party}::jsonb`,
    sql`${emails.cc} @> ${party}::jsonb`,
    sql`${emails.bcc} @> ${party}::jsonb`,
  )
}

/** Threads with only a draft to the address. */
function findDraftOnlyThreads(tx: Transaction, storeId: string, address: string): Promise<{ id: string }[]> {
  const party = JSON.stringify([{ address }])
  return tx
    .selectDistinct({ id: threads.id })
    .from(threads)
    .innerJoin(drafts, eq(drafts.threadId, threads.id))
    .where(
      and(
        eq(threads.storeId, storeId),
        sql`(${drafts.to} || ${drafts.cc} || ${drafts.bcc}) @> ${party}::jsonb`,
        sql`not exists (select 1 from ${emails} where ${emails.threadId} = ${threads.id})`,
      ),
    )
}

async function findEmptyThreads(tx: Transaction, ids: readonly string[]): Promise<string[]> {
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

/** Removes the customer from drafts to others. A queued one, whose mail is deleted, opens again. */
async function removeDraftRecipient(
  tx: Transaction,
  { storeId, address, nowMs }: { storeId: string; address: string; nowMs: number },
): Promise<void> {
  const party = JSON.stringify([{ address }])
  const withoutAddress = (column: PgColumn) =>
    sql`coalesce((select jsonb_agg(party) from jsonb_array_elements(${column}) party where party->>'address' <> ${address}), '[]')`
  await tx
    .update(drafts)
    .set({
      state: sql`case when ${drafts.state} = 'queued' then 'edited' else ${drafts.state} end`,
      to: withoutAddress(drafts.to),
      cc: withoutAddress(drafts.cc),
      bcc: withoutAddress(drafts.bcc),
      version: sql`${drafts.version} + 1`,
      updatedAt: new Date(nowMs),
    })
    .where(
      and(
        inArray(
          drafts.threadId,
          tx.select({ id: threads.id }).from(threads).where(eq(threads.storeId, storeId)),
        ),
        or(...[drafts.to, drafts.cc, drafts.bcc].map((column) => sql`${column} @> ${party}::jsonb`)),
      ),
    )
}

async function deleteCustomerRows(tx: Transaction, storeId: string, address: string): Promise<void> {
  const isNamed = and(eq(customers.storeId, storeId), eq(customers.address, address))
  await tx.delete(customers).where(isNamed)
  await tx.delete(recipients).where(and(eq(recipients.storeId, storeId), eq(recipients.address, address)))
  await tx.delete(senderRules).where(and(eq(senderRules.storeId, storeId), eq(senderRules.address, address)))
  const namesAddress = (column: SQL) => sql`position(${address} in lower(${column})) > 0`
  await tx
    .delete(cachedOrderSearches)
    .where(
      and(
        eq(cachedOrderSearches.storeId, storeId),
        or(
          namesAddress(sql`${cachedOrderSearches.orders}::text`),
          namesAddress(sql`${cachedOrderSearches.key}`),
        ),
      ),
    )
  // Queued mails to the customer are deleted.
  await tx
    .delete(outbox)
    .where(
      and(
        eq(outbox.storeId, storeId),
        or(namesAddress(sql`${outbox.envelope}::text`), namesAddress(sql`${outbox.letter}`)),
      ),
    )
  await tx
    .delete(unreadableMails)
    .where(
      and(
        namesAddress(sql`${unreadableMails.sender}`),
        inArray(
          unreadableMails.folderId,
          tx.select({ id: mailFolders.id }).from(mailFolders).where(eq(mailFolders.storeId, storeId)),
        ),
      ),
    )
  await tx
    .update(customerRequests)
    .set({ address: null, doneAt: sql`coalesce(${customerRequests.doneAt}, now())` })
    .where(and(eq(customerRequests.storeId, storeId), eq(customerRequests.address, address)))
}
