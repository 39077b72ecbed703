import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '../database/open.ts'
import { members, users } from '../database/schema.ts'
import type { Transaction } from '../database/transact.ts'
import type { Services } from '../calls/visit.ts'
import { openChain } from './tokens.ts'
import { joinInvites } from '../stores/join.ts'

type User = typeof users.$inferSelect

/** A yes or no as the spec writes it in grants. */
export const flag = (value: boolean): 'True' | 'False' => (value ? 'True' : 'False')

/** The body of an answer that hands out a token. */
export const grantBody = (user: User, token: string, tokenMinutes: number) => ({
  email: user.email,
  token,
  expires_in: tokenMinutes,
  is_super_admin: flag(user.isSuperAdmin),
})

/** Opens a sign-in for a person in the store they used last and notes when. */
export async function signInPerson(tx: Transaction, services: Services, user: User) {
  const nowMs = services.clock()
  await joinInvites(tx, user, nowMs)
  const storeId = await pickStore(tx, user)
  const token = await openChain(tx, { userId: user.id, storeId }, services.life, nowMs)
  await tx
    .update(users)
    .set({ lastLogin: new Date(nowMs) })
    .where(eq(users.id, user.id))
  return grantBody(user, token, services.life.tokenMinutes)
}

/** The store a person works in when they named none: the last used, else their first; none for a super admin. */
export async function pickStore(tx: Transaction | Database, user: User): Promise<string | null> {
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

/** Whether a person works in a store. */
export async function isMember(
  tx: Transaction | Database,
  userId: string,
  storeId: string,
): Promise<boolean> {
  const [found] = await tx
    .select({ role: members.role })
    .from(members)
    .where(and(eq(members.userId, userId), eq(members.storeId, storeId)))
  return found !== undefined
}
