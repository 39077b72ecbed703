import { eq } from 'drizzle-orm'
import type { Database } from '../database/open.ts'
import { mailboxes } from '../database/schema.ts'
import type { Transaction } from '../database/transact.ts'

/** The addresses that a store writes from, in lower case. */
export function ownAddresses({
  address,
  username,
}: Pick<typeof mailboxes.$inferSelect, 'address' | 'username'>): string[] {
  const own = [address, username]
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name.includes('@'))
  return [...new Set(own)]
}

/** The addresses of the linked mailbox of a store; none without one. */
export async function findOwn(db: Database | Transaction, storeId: string): Promise<Set<string>> {
  const [mailbox] = await db
    .select({ address: mailboxes.address, username: mailboxes.username })
    .from(mailboxes)
    .where(eq(mailboxes.storeId, storeId))
  return new Set(mailbox ? ownAddresses(mailbox) : [])
}
