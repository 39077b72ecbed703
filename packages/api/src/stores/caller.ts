import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../database/open.ts'
import { storeFacts, type StoreFacts } from '../database/facts.ts'
import { chains, members, stores, tokens, users } from '../database/schema.ts'
import { hashSecret } from '../platform/secret.ts'
import type { User } from '../accounts/find-user.ts'
import { graceMs } from '../accounts/tokens.ts'

/** Who sends a request: the person, the store their token is for, and what they may do there. */
export interface Caller {
  user: User
  store: StoreFacts | null
  role: string | null
  permissions: string[]
}

/** All that a person can be allowed in a store; the owner and a super admin inside it hold every one. */
export const allPermissions = ['settings', 'accounts']

/** Finds the caller by a bearer token; undefined when it is unknown, over or replaced, or the person is shut out. */
export type FindCaller = (token: string, nowMs: number) => Promise<Caller | undefined>

/** Creates the search for callers. Every request runs it, so its statement is prepared once. */
export function createFindCaller(db: Database): FindCaller {
  const statement = db
    .select({ token: tokens, endedAt: chains.endedAt, user: users, store: storeFacts, member: members })
    .from(tokens)
    .innerJoin(chains, eq(chains.id, tokens.chainId))
    .innerJoin(users, eq(users.id, chains.userId))
    .leftJoin(stores, eq(stores.id, tokens.storeId))
    .leftJoin(members, and(eq(members.userId, users.id), eq(members.storeId, tokens.storeId)))
    .where(eq(tokens.hash, sql.placeholder('hash')))
    .prepare('find_caller')
  return async (token, nowMs) => {
    const [found] = await statement.execute({ hash: hashSecret(token) })
    if (!found || found.endedAt || !found.user.isActive || nowMs >= found.token.expiresAt.getTime())
      return undefined
    if (found.token.replacedAt && nowMs > found.token.replacedAt.getTime() + graceMs) return undefined
    return describeCaller(found.user, found.store, found.member)
  }
}

function describeCaller(
  user: User,
  store: StoreFacts | null,
  member: typeof members.$inferSelect | null,
): Caller {
  if (user.isSuperAdmin) return { user, store, role: 'super_admin', permissions: store ? allPermissions : [] }
  if (!store || !member) return { user, store: null, role: null, permissions: [] }
  return { user, store, role: member.role, permissions: member.permissions }
}
