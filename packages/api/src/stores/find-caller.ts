import { superAdminPermissions } from '@draftdesk/contract'
import type { Permission } from '@draftdesk/contract'
import { and, eq, exists, sql } from 'drizzle-orm'
import type { Database } from '../database/open-database.ts'
import { storeColumnsWithSetUp } from '../database/store-with-set-up.ts'
import type { StoreWithSetUp } from '../database/store-with-set-up.ts'
import {
  tokenChains,
  members,
  passkeys,
  stores,
  storeSettings,
  tokens,
  twoSteps,
  users,
} from '../database/schema.ts'
import { hashSecret } from '../platform/random-secrets.ts'
import type { User } from '../accounts/find-user.ts'
import { refreshGraceMs } from '../accounts/sign-in/token-chains.ts'
import { getPermissions } from './roles.ts'

/** The person of a request, the token's store, and their permissions there. */
export interface Caller {
  user: User
  store: StoreWithSetUp | null
  role: string | null
  permissions: readonly Permission[]
  /**
   * True if two-step sign-in is required and the person has not set it up. Until then they are in no store.
   */
  needsTwoStep: boolean
  /** The time at which the person signed in, or later proved who they are. */
  provenAt: Date
  /** True if `provenAt` is a later proof than the sign-in. */
  hasProof: boolean
}

/** Finds the caller by bearer token. Undefined for an unknown, expired or replaced token, or a blocked person. */
export type FindCaller = (token: string, nowMs: number) => Promise<Caller | undefined>

/** Rules about second steps of a server. */
export interface TwoStepRules {
  /** Super admins set up two-step sign-in before they do anything else. */
  readonly requiresOfSuperAdmins: boolean
}

/** Creates the token lookup. It uses a prepared statement because every request runs it. */
export function createFindCaller(db: Database, rules: TwoStepRules): FindCaller {
  const statement = db
    .select({
      token: tokens,
      endedAt: tokenChains.endedAt,
      signedInAt: tokenChains.createdAt,
      provenAt: tokenChains.provenAt,
      user: users,
      store: storeColumnsWithSetUp,
      member: members,
      twoStepAt: twoSteps.confirmedAt,
      hasPasskey: exists(db.select({ id: passkeys.id }).from(passkeys).where(eq(passkeys.userId, users.id))),
      isRequired: storeSettings.requiresTwoStep,
    })
    .from(tokens)
    .innerJoin(tokenChains, eq(tokenChains.id, tokens.chainId))
    .innerJoin(users, eq(users.id, tokenChains.userId))
    .leftJoin(stores, eq(stores.id, tokens.storeId))
    .leftJoin(members, and(eq(members.userId, users.id), eq(members.storeId, tokens.storeId)))
    .leftJoin(twoSteps, eq(twoSteps.userId, users.id))
    .leftJoin(storeSettings, eq(storeSettings.storeId, tokens.storeId))
    .where(eq(tokens.hash, sql.placeholder('hash')))
    .prepare('find_caller')
  return async (token, nowMs) => {
    const [found] = await statement.execute({ hash: hashSecret(token) })
    if (!found || found.endedAt || !found.user.isActive || nowMs >= found.token.expiresAt.getTime())
      return undefined
    if (found.token.replacedAt && nowMs > found.token.replacedAt.getTime() + refreshGraceMs) return undefined
    const isRequired = found.user.isSuperAdmin ? rules.requiresOfSuperAdmins : found.isRequired === true
    return {
      ...toCaller(
        found.user,
        found.store,
        found.member,
        isRequired && found.twoStepAt === null && found.hasPasskey !== true,
      ),
      provenAt: found.provenAt ?? found.signedInAt,
      hasProof: found.provenAt !== null,
    }
  }
}

function toCaller(
  user: User,
  store: StoreWithSetUp | null,
  member: typeof members.$inferSelect | null,
  lacksTwoStep: boolean,
): Omit<Caller, 'provenAt' | 'hasProof'> {
  const outside = { user, store: null, role: null, permissions: [], needsTwoStep: false }
  if (user.isSuperAdmin) {
    if (lacksTwoStep) return { ...outside, role: 'super_admin', needsTwoStep: true }
    const permissions = store ? superAdminPermissions : []
    return { user, store, role: 'super_admin', permissions, needsTwoStep: false }
  }
  // Members of a suspended store are in no store.
  if (!store || !member || store.suspendedAt) return outside
  if (lacksTwoStep) return { ...outside, needsTwoStep: true }
  return { user, store, role: member.role, permissions: getPermissions(member.role), needsTwoStep: false }
}
