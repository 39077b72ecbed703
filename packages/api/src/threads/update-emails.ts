import { inArray, type SQL } from 'drizzle-orm'
import { emails } from '../database/schema.ts'
import type { Transaction } from '../database/transact.ts'

/** E-mails are written this many at a time: each takes its whole text into the index of the search again. */
const atOnce = 25

/** Changes e-mails in batches, so that requests are served in between; the ids of those that were changed. */
export async function updateEmails(
  tx: Transaction,
  which: SQL | undefined,
  change: Partial<typeof emails.$inferInsert>,
): Promise<string[]> {
  const found = await tx.select({ id: emails.id }).from(emails).where(which)
  const ids = found.map(({ id }) => id)
  for (let at = 0; at < ids.length; at += atOnce)
    await tx
      .update(emails)
      .set(change)
      .where(inArray(emails.id, ids.slice(at, at + atOnce)))
  return ids
}
