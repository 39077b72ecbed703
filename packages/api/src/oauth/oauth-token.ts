import type { Seal } from '@draftdesk/server-kit'
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../database/open-database.ts'
import { oauthTokens } from '../database/schema.ts'
import type { Transaction } from '../database/transact.ts'

/** The linked account of an OAuth token. */
export type TokenKind = 'shop' | 'mailbox'

/** OAuth tokens of a provider. */
export interface OAuthToken {
  readonly token: string
  /** Missing: the token does not expire. */
  readonly expiresAtMs: number | undefined
  /** The refresh token. Missing: renewed by other means. */
  readonly refresh: string | undefined
  readonly scopes: readonly string[]
}

/** Store and linked account of a token. */
export interface TokenOwner {
  readonly storeId: string
  readonly kind: TokenKind
}

export type OAuthTokenRow = typeof oauthTokens.$inferSelect

const buildSealContext = ({ storeId, kind }: TokenOwner, part: 'access' | 'refresh'): string =>
  `grant ${kind} ${part} ${storeId}`

export const toSealedTokenColumns = (seal: Seal, name: TokenOwner, access: OAuthToken) => ({
  sealedAccess: seal.close(access.token, buildSealContext(name, 'access')),
  sealedRefresh:
    access.refresh === undefined ? null : seal.close(access.refresh, buildSealContext(name, 'refresh')),
  expiresAt: access.expiresAtMs === undefined ? null : new Date(access.expiresAtMs),
  scopes: access.scopes,
  leasedUntil: null,
  failure: null,
})

/** Unseals the token of a row. Undefined when it was sealed with another secret. */
export function unsealToken(seal: Seal, grant: OAuthTokenRow): OAuthToken | undefined {
  const token = seal.open(grant.sealedAccess, buildSealContext(grant, 'access'))
  const refresh =
    grant.sealedRefresh === null
      ? undefined
      : seal.open(grant.sealedRefresh, buildSealContext(grant, 'refresh'))
  if (token === undefined || (grant.sealedRefresh !== null && refresh === undefined)) return undefined
  return { token, refresh, expiresAtMs: grant.expiresAt?.getTime(), scopes: grant.scopes }
}

/** Stores a token and replaces the previous one. */
export async function saveOAuthToken(
  db: Database | Transaction,
  seal: Seal,
  name: TokenOwner,
  access: OAuthToken,
): Promise<void> {
  const values = toSealedTokenColumns(seal, name, access)
  await db
    .insert(oauthTokens)
    .values({ ...name, ...values })
    .onConflictDoUpdate({
      target: [oauthTokens.storeId, oauthTokens.kind],
      set: { ...values, version: sql`${oauthTokens.version} + 1` },
    })
}

/** Finds the token of a store. */
export async function findOAuthToken(
  db: Database | Transaction,
  { storeId, kind }: TokenOwner,
): Promise<OAuthTokenRow | undefined> {
  const [grant] = await db.select().from(oauthTokens).where(matchesTokenOwner({ storeId, kind }))
  return grant
}

/** Allows another renewal after a rejection, because a person asked to retry. */
export async function allowTokenRenewal(db: Database | Transaction, name: TokenOwner): Promise<void> {
  await db.update(oauthTokens).set({ failure: null }).where(matchesTokenOwner(name))
}

export async function deleteOAuthToken(db: Database | Transaction, name: TokenOwner): Promise<void> {
  await db.delete(oauthTokens).where(matchesTokenOwner(name))
}

export const matchesTokenOwner = ({ storeId, kind }: TokenOwner) =>
  and(eq(oauthTokens.storeId, storeId), eq(oauthTokens.kind, kind))
