import { and, eq } from 'drizzle-orm'
import type { Database } from '../database/open.ts'
import type { Transaction } from '../database/transact.ts'
import { mailboxes, members, stores, users } from '../database/schema.ts'
import type { NoticeMail } from '../notices/mail.ts'
import type { Mailer } from '../notices/mailer.ts'
import { stoppedMail } from '../notices/messages.ts'

/** Notifies the owners that the mailbox rejects the login, or sends the mail of `write`. */
export async function notifyOwners(
  { db, mailer, siteUrl }: { db: Database | Transaction; mailer: Mailer; siteUrl: string },
  storeId: string,
  write: (
    to: string,
    facts: { store: string; address: string; link: string; hasConsent: boolean },
  ) => NoticeMail = stoppedMail,
): Promise<void> {
  const owners = await db
    .select({
      email: users.email,
      store: stores.name,
      address: mailboxes.address,
      provider: mailboxes.provider,
    })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .innerJoin(stores, eq(stores.id, members.storeId))
    .innerJoin(mailboxes, eq(mailboxes.storeId, members.storeId))
    .where(and(eq(members.storeId, storeId), eq(members.role, 'owner')))
  for (const { email, store, address, provider } of owners) {
    const facts = { store, address, link: `${siteUrl}/integration-page`, hasConsent: provider !== null }
    await mailer.send(db, write(email, facts))
  }
}
