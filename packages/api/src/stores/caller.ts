import { superAdminPermissions } from '@draftdesk/contract'
import type { Permission } from '@draftdesk/contract'
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../database/open.ts'
import { storeFacts } from '../database/store-facts.ts'
import type { StoreFacts } from '../database/store-facts.ts'
import { chains, members, stores, tokens, users } from '../database/schema.ts'
import { hashSecret } from '../platform/secret.ts'
import type { User } from '../accounts/find-user.ts'
import { graceMs } from '../accounts/sign-in/tokens.ts'
import { permissionsOf } from './roles.ts'

/** The person of a request, the token's store, and their permissions there. */
export interface Caller {
  user: User
  store: StoreFacts | null
  role: string | null
  permissions: readonly Permission[]
}

/** Finds the caller by bearer token. Undefined for an unknown, expired or replaced token, or a blocked person. */
export type FindCaller = (token: string, nowMs: number) => Promise<Caller | undefined>

/** Creates the token lookup. It uses a prepared statement because every request runs it. */
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
    return toCaller(found.user, found.store, found.member)
  }
}

function toCaller(user: User, store: StoreFacts | null, member: typeof members.$inferSelect | null): Caller {
  if (user.isSuperAdmin)
    return { user, store, role: 'super_admin', permissions: store ? superAdminPermissions : [] }
  // Members of a suspended store are in no store.
  if (!store || !member || store.suspendedAt) return { user, store: null, role: null, permissions: [] }
  return { user, store, role: member.role, permissions: permissionsOf(member.role) }
}
