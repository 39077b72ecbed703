import { setTimeout as wait } from 'node:timers/promises'
import type { Seal } from '@draftdesk/server-kit'
import { and, eq, isNull, lt, or, sql } from 'drizzle-orm'
import type { SqlClock } from '../claims/sql-time.ts'
import type { Database } from '../database/open-database.ts'
import { oauthTokens } from '../database/schema.ts'
import { findOAuthToken, matchesTokenOwner, unsealToken, toSealedTokenColumns } from './oauth-token.ts'
import type { OAuthToken, OAuthTokenRow, TokenOwner } from './oauth-token.ts'

/** Result of a renewal: a new token, a rejection that only a person can fix, or no response. */
export type TokenRenewalResult =
  | { readonly kind: 'renewed'; readonly access: OAuthToken }
  | { readonly kind: 'refused'; readonly fault: string }
  | { readonly kind: 'away'; readonly fault: string }

/** A valid token, or the reason: `refused` needs a new consent, `away` is temporary. */
export type AccessTokenResult =
  | {
      readonly kind: 'taken'
      readonly token: string
      readonly scopes: readonly string[]
      /** Missing: the token does not expire. */
      readonly expiresAtMs: number | undefined
    }
  | { readonly kind: 'refused'; readonly fault: string }
  | { readonly kind: 'away'; readonly fault: string }
  | { readonly kind: 'none' }

export interface OAuthDeps {
  readonly db: Database
  readonly seal: Seal
  readonly clock: () => number
  readonly now: SqlClock
}

/** Renews a token this long before it expires. */
const leadMs = 120_000
const leaseSeconds = 20
const pollMs = 50
const maxPolls = (leaseSeconds * 1000) / pollMs

/**
 * Returns a valid token, renewed under a lease when it expires soon or equals `rejected`; other processes
 * wait. If renewal fails, an unexpired token is still used.
 */
export async function getAccessToken(
  tools: OAuthDeps,
  name: TokenOwner,
  renew: (access: OAuthToken) => Promise<TokenRenewalResult>,
  rejected?: string,
): Promise<AccessTokenResult> {
  for (let poll = 0; poll <= maxPolls; poll += 1) {
    const grant = await findOAuthToken(tools.db, name)
    if (!grant) return { kind: 'none' }
    const access = unsealToken(tools.seal, grant)
    if (!access) return { kind: 'refused', fault: 'sealed' }
    const leftMs = (access.expiresAtMs ?? Infinity) - tools.clock()
    const isRejected = access.token === rejected
    if (leftMs > leadMs && !isRejected) return toAccessTokenResult(access)
    if (grant.failure !== null) return { kind: 'refused', fault: grant.failure }
    if (await takeRenewalLease(tools, grant)) {
      const renewed = await renewTokenUnderLease(tools, grant, access, renew)
      if (renewed.kind === 'away' && leftMs > 0 && !isRejected) return toAccessTokenResult(access)
      return renewed
    }
    await wait(pollMs)
  }
  return { kind: 'away', fault: 'busy' }
}

const toAccessTokenResult = ({ token, scopes, expiresAtMs }: OAuthToken): AccessTokenResult => ({
  kind: 'taken',
  token,
  scopes,
  expiresAtMs,
})

async function takeRenewalLease({ db, now }: OAuthDeps, grant: OAuthTokenRow): Promise<boolean> {
  const leased = await db
    .update(oauthTokens)
    .set({ leasedUntil: sql`${now()} + make_interval(secs => ${leaseSeconds})` })
    .where(
      and(
        matchesTokenOwner(grant),
        eq(oauthTokens.version, grant.version),
        or(isNull(oauthTokens.leasedUntil), lt(oauthTokens.leasedUntil, now())),
      ),
    )
    .returning({ version: oauthTokens.version })
  return leased.length > 0
}

async function renewTokenUnderLease(
  { db, seal }: OAuthDeps,
  grant: OAuthTokenRow,
  access: OAuthToken,
  renew: (access: OAuthToken) => Promise<TokenRenewalResult>,
): Promise<AccessTokenResult> {
  const renewal = await renew(access)
  const isOurs = and(matchesTokenOwner(grant), eq(oauthTokens.version, grant.version))
  if (renewal.kind === 'renewed') {
    const refresh = renewal.access.refresh ?? access.refresh
    const scopes = renewal.access.scopes.length > 0 ? renewal.access.scopes : access.scopes
    const whole = { ...renewal.access, refresh, scopes }
    await db
      .update(oauthTokens)
      .set({ ...toSealedTokenColumns(seal, grant, whole), version: grant.version + 1 })
      .where(isOurs)
    return toAccessTokenResult(whole)
  }
  const failure = renewal.kind === 'refused' ? renewal.fault : null
  await db.update(oauthTokens).set({ leasedUntil: null, failure }).where(isOurs)
  return renewal
}
