import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../database/open-database.ts'
import { emails, mailboxes, members, storeSettings, users } from '../../database/schema.ts'
import type { Transaction } from '../../database/transact.ts'
import type { MailboxProvider } from '../../reading/sender-verdict.ts'

/** The sender addresses of a store in lower case. */
export function listMailboxAddresses({
  address,
  username,
}: Pick<typeof mailboxes.$inferSelect, 'address' | 'username'>): string[] {
  const own = [address, username]
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name.includes('@'))
  return [...new Set(own)]
}

/** Verdict settings of the linked mailbox's provider. Undefined without a mailbox. */
export async function loadMailboxProvider(
  db: Database | Transaction,
  storeId: string,
): Promise<MailboxProvider | undefined> {
  const [mailbox] = await db
    .select({ imapHost: mailboxes.imapHost, address: mailboxes.address })
    .from(mailboxes)
    .where(eq(mailboxes.storeId, storeId))
  return mailbox
}

/** The addresses of the linked mailbox. Empty without one. */
export async function findOwnAddresses(db: Database | Transaction, storeId: string): Promise<Set<string>> {
  const [mailbox] = await db
    .select({ address: mailboxes.address, username: mailboxes.username })
    .from(mailboxes)
    .where(eq(mailboxes.storeId, storeId))
  return new Set(mailbox ? listMailboxAddresses(mailbox) : [])
}

/** True if the address is the store's mailbox, an alias, its reply address, or a member's. */
export async function isOwnAddress(tx: Transaction, storeId: string, given: string): Promise<boolean> {
  const address = given.trim().toLowerCase()
  if ((await findOwnAddresses(tx, storeId)).has(address)) return true
  const sent = and(eq(emails.storeId, storeId), eq(emails.fromAddress, address), eq(emails.direction, 'out'))
  const settings = and(
    eq(storeSettings.storeId, storeId),
    sql`lower(trim(${storeSettings.replyTo})) = ${address}`,
  )
  const ofMember = tx
    .select({ id: members.userId })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .where(and(eq(members.storeId, storeId), sql`lower(${users.email}) = ${address}`))
    .limit(1)
  return (
    (await tx.$count(emails, sent)) > 0 ||
    (await tx.$count(storeSettings, settings)) > 0 ||
    (await ofMember).length > 0
  )
}
