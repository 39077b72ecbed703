import { inArray } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { emails } from '../../database/schema.ts'
import type { Transaction } from '../../database/transact.ts'

/** Mails per statement. */
const batchSize = 25

/** Updates mails in batches, so that requests run in between. Returns the changed ids. */
export async function updateEmails(
  tx: Transaction,
  which: SQL | undefined,
  change: Partial<typeof emails.$inferInsert>,
): Promise<string[]> {
  const found = await tx.select({ id: emails.id }).from(emails).where(which)
  const ids = found.map(({ id }) => id)
  for (let at = 0; at < ids.length; at += batchSize)
    await tx
      .update(emails)
      .set(change)
      .where(inArray(emails.id, ids.slice(at, at + batchSize)))
  return ids
}
