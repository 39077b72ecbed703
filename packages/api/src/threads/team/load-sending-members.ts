import { eq, inArray } from 'drizzle-orm'
import type { Database } from '../../database/open-database.ts'
import type { Transaction } from '../../database/transact.ts'
import { outbox, users } from '../../database/schema.ts'
import { formatFullName } from '../../platform/full-name.ts'
import type { Colleague } from '../colleagues.ts'

/** Finds the members who sent mails with this product, by mail id. */
export async function loadSendingMembers(
  db: Database | Transaction,
  mails: readonly { readonly id: string; readonly direction: 'in' | 'out' }[],
): Promise<ReadonlyMap<string, Colleague>> {
  const ids = mails.filter(({ direction }) => direction === 'out').map(({ id }) => id)
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ emailId: outbox.emailId, id: users.id, firstName: users.firstName, lastName: users.lastName })
    .from(outbox)
    .innerJoin(users, eq(users.id, outbox.sentBy))
    .where(inArray(outbox.emailId, ids))
  return new Map(rows.map(({ emailId, id, ...name }) => [emailId ?? '', { id, name: formatFullName(name) }]))
}
