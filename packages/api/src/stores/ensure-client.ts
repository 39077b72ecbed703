import { eq } from 'drizzle-orm'
import { fullName } from '../platform/full-name.ts'
import type { Database } from '../database/open.ts'
import { clients } from '../database/schema.ts'
import type { Transaction } from '../database/transact.ts'

/** Finds the client that a person is, or makes them one, as the owner of their first store. Returns its id. */
export async function ensureClient(
  tx: Transaction | Database,
  owner: { id: string; firstName: string; lastName: string },
  nowMs: number,
): Promise<string> {
  const find = async () => {
    const [client] = await tx.select({ id: clients.id }).from(clients).where(eq(clients.ownerId, owner.id))
    return client?.id
  }
  const known = await find()
  if (known) return known
  const name = fullName(owner)
  const [made] = await tx
    .insert(clients)
    .values({ name, ownerId: owner.id, createdAt: new Date(nowMs) })
    .onConflictDoNothing()
    .returning({ id: clients.id })
  const id = made?.id ?? (await find())
  if (!id) throw new Error('the database returned no client')
  return id
}
