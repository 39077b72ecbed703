import type { User } from '../accounts/find-user.ts'
import { eq } from 'drizzle-orm'
import { users } from '../database/schema.ts'
import type { Transaction } from '../database/transact.ts'
import { isMember } from './pick-store.ts'
import { findStoreId } from './store.ts'

/** Finds a store by id or number if the person may enter it, and saves it as their last used. */
export async function enterStore(tx: Transaction, user: User, wanted: string): Promise<string | undefined> {
  const storeId = await findStoreId(tx, wanted)
  if (!storeId || user.isSuperAdmin) return storeId
  if (!(await isMember(tx, user.id, storeId))) return undefined
  if (user.lastStoreId !== storeId)
    await tx.update(users).set({ lastStoreId: storeId }).where(eq(users.id, user.id))
  return storeId
}
