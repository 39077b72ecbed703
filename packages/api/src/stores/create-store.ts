import { eq } from 'drizzle-orm'
import type { User } from '../accounts/find-user.ts'
import type { Database } from '../database/open-database.ts'
import { members, stores, clients } from '../database/schema.ts'
import { transact } from '../database/transact.ts'
import type { Transaction } from '../database/transact.ts'
import { formatFullName } from '../platform/full-name.ts'

/** Creates a store with the person as owner. */
export function createStore(
  db: Database,
  owner: User,
  name: string,
  nowMs: number,
): Promise<typeof stores.$inferSelect> {
  return transact(db, async (tx) => {
    const createdAt = new Date(nowMs)
    const clientId = await findOrCreateClient(tx, owner, nowMs)
    const [store] = await tx.insert(stores).values({ name, clientId, createdAt }).returning()
    if (!store) throw new Error('the database returned no store')
    await tx.insert(members).values({
      userId: owner.id,
      storeId: store.id,
      role: 'owner',
      createdAt,
    })
    return store
  })
}

/** Finds or creates the client of a store's first owner. Returns its id. */
export async function findOrCreateClient(
  tx: Transaction | Database,
  owner: { id: string; firstName: string; lastName: string },
  nowMs: number,
): Promise<string> {
  const findClient = async () => {
    const [client] = await tx.select({ id: clients.id }).from(clients).where(eq(clients.ownerId, owner.id))
    return client?.id
  }
  const known = await findClient()
  if (known) return known
  const name = formatFullName(owner)
  const [made] = await tx
    .insert(clients)
    .values({ name, ownerId: owner.id, createdAt: new Date(nowMs) })
    .onConflictDoNothing()
    .returning({ id: clients.id })
  const id = made?.id ?? (await findClient())
  if (!id) throw new Error('the database returned no client')
  return id
}
