import { and, eq } from 'drizzle-orm'
import type { Database } from '../../database/open-database.ts'
import { emails } from '../../database/schema.ts'
import { findOwnAddresses } from './own-addresses.ts'

/** True if a customer wrote in the thread and every recipient is the store or a participant. */
export async function isReply(
  db: Database,
  storeId: string,
  { threadId, recipients }: { readonly threadId: string; readonly recipients: readonly string[] },
): Promise<boolean> {
  const mails = await db
    .select({ from: emails.fromAddress, replyTo: emails.replyTo, to: emails.to, cc: emails.cc })
    .from(emails)
    .where(and(eq(emails.threadId, threadId), eq(emails.kind, 'customer')))
  if (mails.length === 0) return false
  const parties = new Set(await findOwnAddresses(db, storeId))
  for (const { from, replyTo, to, cc } of mails) {
    const named = [...to, ...cc].map((party) => party.address)
    for (const address of [from, replyTo, ...named]) parties.add(address.toLowerCase())
  }
  return recipients.every((address) => parties.has(address.toLowerCase()))
}
