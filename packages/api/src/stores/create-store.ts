import type { User } from '../accounts/find-user.ts'
import type { Database } from '../database/open.ts'
import { members, stores } from '../database/schema.ts'
import { transact } from '../database/transact.ts'
import { ensureClient } from './ensure-client.ts'
import { permissionsOf } from './roles.ts'

/** Opens a store that a person owns. */
export function createStore(
  db: Database,
  owner: User,
  name: string,
  nowMs: number,
): Promise<typeof stores.$inferSelect> {
  return transact(db, async (tx) => {
    const createdAt = new Date(nowMs)
    const clientId = await ensureClient(tx, owner, nowMs)
    const [store] = await tx.insert(stores).values({ name, clientId, createdAt }).returning()
    if (!store) throw new Error('the database returned no store')
    await tx.insert(members).values({
      userId: owner.id,
      storeId: store.id,
      role: 'owner',
      permissions: permissionsOf('owner'),
      createdAt,
    })
    return store
  })
}
