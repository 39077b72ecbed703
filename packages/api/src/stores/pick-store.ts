import { and, asc, eq, isNull, sql, isNotNull } from 'drizzle-orm'
import type { Database } from '../database/open-database.ts'
import { members, stores, users } from '../database/schema.ts'
import type { Transaction } from '../database/transact.ts'
import type { User } from '../accounts/find-user.ts'
import { findStoreId } from './store.ts'

/** The default store: the last used or the first that is not suspended. Null for a super admin. */
export async function pickStore(
  tx: Transaction | Database,
  user: { id: string; isSuperAdmin: boolean; lastStoreId: string | null },
): Promise<string | null> {
  if (user.isSuperAdmin) return null
  const [first] = await tx
    .select({ storeId: members.storeId })
    .from(members)
    .innerJoin(stores, eq(stores.id, members.storeId))
    .where(and(eq(members.userId, user.id), isNull(stores.suspendedAt)))
    .orderBy(
      sql`${members.storeId} is distinct from ${user.lastStoreId}`,
      asc(members.createdAt),
      asc(members.storeId),
    )
    .limit(1)
  return first?.storeId ?? null
}

/** True if the person is a member of the store. */
export async function isMember(
  tx: Transaction | Database,
  userId: string,
  storeId: string,
): Promise<boolean> {
  return (await tx.$count(members, and(eq(members.userId, userId), eq(members.storeId, storeId)))) > 0
}

/** Result of entering a store. `foreign`: the person is no member, or there is no such store. */
type EnterStoreResult =
  { readonly kind: 'entered'; readonly storeId: string } | { readonly kind: 'foreign' | 'suspended' }

/** Finds a store by id or number if the person may enter it, and saves it as their last used. Only super admins enter a suspended store. */
export async function enterStore(tx: Transaction, user: User, wanted: string): Promise<EnterStoreResult> {
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
