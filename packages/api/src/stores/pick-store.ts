import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../database/open-database.ts'
import { members, stores } from '../database/schema.ts'
import type { Transaction } from '../database/transact.ts'

/** The default store: last used, or first. Suspended ones do not count. Null for a super admin. */
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
