import type { Seal } from '@draftdesk/server-kit'
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../database/open.ts'
import { oauthTokens } from '../database/schema.ts'
import type { Transaction } from '../database/transact.ts'

/** What access was given to. */
export type GrantKind = 'shop' | 'mailbox'

/** Access as a provider gives it. */
export interface Access {
  readonly token: string
  /** Missing when it does not run out. */
  readonly expiresAtMs: number | undefined
  /** What renews it; missing when it is renewed by other means. */
  readonly refresh: string | undefined
  readonly scopes: readonly string[]
}

/** Whose access, and to what. */
export interface GrantName {
  readonly storeId: string
  readonly kind: GrantKind
}

export type Grant = typeof oauthTokens.$inferSelect

const contextOf = ({ storeId, kind }: GrantName, part: 'access' | 'refresh'): string =>
  `grant ${kind} ${part} ${storeId}`

/** The columns that hold access, sealed. */
export const sealAccess = (seal: Seal, name: GrantName, access: Access) => ({
  sealedAccess: seal.close(access.token, contextOf(name, 'access')),
  sealedRefresh: access.refresh === undefined ? null : seal.close(access.refresh, contextOf(name, 'refresh')),
  expiresAt: access.expiresAtMs === undefined ? null : new Date(access.expiresAtMs),
  scopes: access.scopes,
  leasedUntil: null,
  failure: null,
})

/** The access that a row holds; undefined when it was sealed with another secret. */
export function openAccess(seal: Seal, grant: Grant): Access | undefined {
  const token = seal.open(grant.sealedAccess, contextOf(grant, 'access'))
  const refresh =
    grant.sealedRefresh === null ? undefined : seal.open(grant.sealedRefresh, contextOf(grant, 'refresh'))
  if (token === undefined || (grant.sealedRefresh !== null && refresh === undefined)) return undefined
  return { token, refresh, expiresAtMs: grant.expiresAt?.getTime(), scopes: grant.scopes }
}

/** Stores access in place of what was there. */
export async function saveGrant(
  db: Database | Transaction,
  seal: Seal,
  name: GrantName,
  access: Access,
): Promise<void> {
  const values = sealAccess(seal, name, access)
  await db
    .insert(oauthTokens)
    .values({ ...name, ...values })
    .onConflictDoUpdate({
      target: [oauthTokens.storeId, oauthTokens.kind],
      set: { ...values, version: sql`${oauthTokens.version} + 1` },
    })
}

/** The access of a store, if there is any. */
export async function findGrant(
  db: Database | Transaction,
  { storeId, kind }: GrantName,
): Promise<Grant | undefined> {
  const [grant] = await db.select().from(oauthTokens).where(isNamed({ storeId, kind }))
  return grant
}

/** Lets access be renewed once more that a provider refused to renew: a person says that it may have changed its mind. */
export async function forgiveGrant(db: Database | Transaction, name: GrantName): Promise<void> {
  await db.update(oauthTokens).set({ failure: null }).where(isNamed(name))
}

/** Forgets access. */
export async function dropGrant(db: Database | Transaction, name: GrantName): Promise<void> {
  await db.delete(oauthTokens).where(isNamed(name))
}

export const isNamed = ({ storeId, kind }: GrantName) =>
  and(eq(oauthTokens.storeId, storeId), eq(oauthTokens.kind, kind))
