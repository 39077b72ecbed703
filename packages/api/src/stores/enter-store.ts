import type { User } from '../accounts/find-user.ts'
import { and, eq, isNotNull } from 'drizzle-orm'
import { stores, users } from '../database/schema.ts'
import type { Transaction } from '../database/transact.ts'
import { isMember } from './pick-store.ts'
import { findStoreId } from './store.ts'

/** Result of entering a store. `foreign`: the person is no member, or there is no such store. */
export type EnterResult =
  { readonly kind: 'entered'; readonly storeId: string } | { readonly kind: 'foreign' | 'suspended' }

/** Finds a store by id or number if the person may enter it, and saves it as their last used. Only super admins enter a suspended store. */
export async function enterStore(tx: Transaction, user: User, wanted: string): Promise<EnterResult> {
  const storeId = await findStoreId(tx, wanted)
  if (!storeId) return { kind: 'foreign' }
  if (user.isSuperAdmin) return { kind: 'entered', storeId }
  if (!(await isMember(tx, user.id, storeId))) return { kind: 'foreign' }
  const isSuspended = and(eq(stores.id, storeId), isNotNull(stores.suspendedAt))
  if ((await tx.$count(stores, isSuspended)) > 0) return { kind: 'suspended' }
  if (user.lastStoreId !== storeId)
    await tx.update(users).set({ lastStoreId: storeId }).where(eq(users.id, user.id))
  return { kind: 'entered', storeId }
}
