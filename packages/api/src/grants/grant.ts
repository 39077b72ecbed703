import type { Seal } from '@draftdesk/server-kit'
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../database/open.ts'
import { oauthTokens } from '../database/schema.ts'
import type { Transaction } from '../database/transact.ts'

/** The linked account of an OAuth token. */
export type GrantKind = 'shop' | 'mailbox'

/** OAuth tokens of a provider. */
export interface Access {
  readonly token: string
  /** Missing: the token does not expire. */
  readonly expiresAtMs: number | undefined
  /** The refresh token. Missing: renewed by other means. */
  readonly refresh: string | undefined
  readonly scopes: readonly string[]
}

/** Store and linked account of a token. */
export interface GrantName {
  readonly storeId: string
  readonly kind: GrantKind
}

export type Grant = typeof oauthTokens.$inferSelect

const contextOf = ({ storeId, kind }: GrantName, part: 'access' | 'refresh'): string =>
  `grant ${kind} ${part} ${storeId}`

/** Sealed columns of a token. */
export const sealAccess = (seal: Seal, name: GrantName, access: Access) => ({
  sealedAccess: seal.close(access.token, contextOf(name, 'access')),
  sealedRefresh: access.refresh === undefined ? null : seal.close(access.refresh, contextOf(name, 'refresh')),
  expiresAt: access.expiresAtMs === undefined ? null : new Date(access.expiresAtMs),
  scopes: access.scopes,
  leasedUntil: null,
  failure: null,
})

/** Unseals the token of a row. Undefined when it was sealed with another secret. */
export function openAccess(seal: Seal, grant: Grant): Access | undefined {
  const token = seal.open(grant.sealedAccess, contextOf(grant, 'access'))
  const refresh =
    grant.sealedRefresh === null ? undefined : seal.open(grant.sealedRefresh, contextOf(grant, 'refresh'))
  if (token === undefined || (grant.sealedRefresh !== null && refresh === undefined)) return undefined
  return { token, refresh, expiresAtMs: grant.expiresAt?.getTime(), scopes: grant.scopes }
}

/** Stores a token and replaces the previous one. */
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

/** Finds the token of a store. */
export async function findGrant(
  db: Database | Transaction,
  { storeId, kind }: GrantName,
): Promise<Grant | undefined> {
  const [grant] = await db.select().from(oauthTokens).where(isNamed({ storeId, kind }))
  return grant
}

/** Allows another renewal after a rejection, because a person asked to retry. */
export async function forgiveGrant(db: Database | Transaction, name: GrantName): Promise<void> {
  await db.update(oauthTokens).set({ failure: null }).where(isNamed(name))
}

/** Deletes a token. */
export async function dropGrant(db: Database | Transaction, name: GrantName): Promise<void> {
  await db.delete(oauthTokens).where(isNamed(name))
}

export const isNamed = ({ storeId, kind }: GrantName) =>
  and(eq(oauthTokens.storeId, storeId), eq(oauthTokens.kind, kind))
