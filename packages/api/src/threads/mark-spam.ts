import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import { emails, senderRules } from '../database/schema.ts'
import type { Transaction } from '../database/transact.ts'

const selectSenders = (tx: Transaction, storeId: string, threadIds: readonly string[]) =>
  tx
    .selectDistinct({ address: emails.fromAddress })
    .from(emails)
    .where(
      and(
        eq(emails.storeId, storeId),
        inArray(emails.threadId, [...threadIds]),
        eq(emails.direction, 'in'),
        ne(emails.fromAddress, ''),
      ),
    )

/** Marks the senders of threads as spam. Their later mails are archived on arrival. */
export async function markSpam(
  tx: Transaction,
  storeId: string,
  threadIds: readonly string[],
  now: Date,
): Promise<void> {
  const senders = threadIds.length === 0 ? [] : await selectSenders(tx, storeId, threadIds)
  if (senders.length === 0) return
  await tx
    .insert(senderRules)
    .values(senders.map(({ address }) => ({ storeId, address, kind: 'spam' as const, createdAt: now })))
    .onConflictDoUpdate({
      target: [senderRules.storeId, senderRules.address],
      set: { kind: sql`excluded.kind` },
    })
}

/** Removes the spam mark from the senders of threads. */
export async function unmarkSpam(
  tx: Transaction,
  storeId: string,
  threadIds: readonly string[],
): Promise<void> {
  if (threadIds.length === 0) return
  await tx
    .delete(senderRules)
    .where(
      and(
        eq(senderRules.storeId, storeId),
        eq(senderRules.kind, 'spam'),
        inArray(senderRules.address, selectSenders(tx, storeId, threadIds)),
      ),
    )
}
