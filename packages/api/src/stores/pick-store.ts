import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '../database/open.ts'
import { members } from '../database/schema.ts'
import type { Transaction } from '../database/transact.ts'

/** The default store: last used, or first. Null for a super admin. */
export async function pickStore(
  tx: Transaction | Database,
  user: { id: string; isSuperAdmin: boolean; lastStoreId: string | null },
): Promise<string | null> {
  if (user.isSuperAdmin) return null
  if (user.lastStoreId && (await isMember(tx, user.id, user.lastStoreId))) return user.lastStoreId
  const [first] = await tx
    .select({ storeId: members.storeId })
    .from(members)
    .where(eq(members.userId, user.id))
    .orderBy(asc(members.createdAt), asc(members.storeId))
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
