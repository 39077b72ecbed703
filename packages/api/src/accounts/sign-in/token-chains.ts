import { dayMs } from '@draftdesk/contract/durations'
import { and, eq, inArray, isNotNull, isNull, notInArray } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { transactEssential } from '../../database/essential-writes.ts'
import type { Database } from '../../database/open-database.ts'
import { tokenChains, signInChallenges, tokens, users } from '../../database/schema.ts'
import type { Transaction } from '../../database/transact.ts'
import { publishEvents } from '../../events/publish-events.ts'
import { createSecret, deriveSecret, hashSecret } from '../../platform/random-secrets.ts'
import type { SignInDevice } from './sign-in-device.ts'

/** Lifetimes of tokens and sign-ins. */
export interface TokenLifetimes {
  tokenMinutes: number
  /** Days after issue in which a token can be refreshed. */
  refreshDays: number
  /** Maximum age of a sign-in in days, regardless of refreshes. */
  signInDays: number
}

/** Grace period in ms in which a replaced token still works, as its successor does. */
export const refreshGraceMs = 30_000

type TokenRow = typeof tokens.$inferSelect
type TokenScope = { storeId: string | null }

/** Result of a token exchange. `choose` may add its own refusals. */
export type TokenExchangeResult<R> =
  { kind: 'granted'; token: string; storeId: string | null } | { kind: 'ended' } | R

/** Starts a token chain for a person. Returns its first token. */
export async function openTokenChain(
  tx: Transaction | Database,
  person: { userId: string; storeId: string | null; device: SignInDevice },
  life: TokenLifetimes,
  nowMs: number,
): Promise<string> {
  const [chain] = await tx
    .insert(tokenChains)
    .values({ userId: person.userId, ...person.device, createdAt: new Date(nowMs) })
    .returning({ id: tokenChains.id })
  if (!chain) throw new Error('the database returned no chain')
  const token = createSecret()
  await tx.insert(tokens).values(createTokenRow(token, chain.id, person.storeId, life, nowMs))
  return token
}

/** Ends sign-ins, and their event streams with them. Returns how many there were. */
export async function endTokenChainsWhere(
  writer: Transaction | Database,
  condition: SQL | undefined,
  nowMs: number,
): Promise<number> {
  const ended = await writer
    .update(tokenChains)
    .set({ endedAt: new Date(nowMs) })
    .where(and(condition, isNull(tokenChains.endedAt)))
    .returning({ id: tokenChains.id, userId: tokenChains.userId })
  const ids = ended.map(({ id }) => id)
  const open = await writer
    .selectDistinct({ storeId: tokens.storeId, ref: tokenChains.userId })
    .from(tokens)
    .innerJoin(tokenChains, eq(tokenChains.id, tokens.chainId))
    .where(and(inArray(tokenChains.id, ids), isNull(tokens.replacedAt), isNotNull(tokens.storeId)))
  const happenings = open.flatMap(({ storeId, ref }) =>
    storeId === null ? [] : [{ storeId, type: 'member' as const, ref }],
  )
  await publishEvents(writer, happenings, nowMs)
  return ids.length
}

/** Ends all sign-ins of a person, also those that wait for a code. Returns the number of open ones. */
export async function endTokenChains(
  tx: Transaction | Database,
  userId: string,
  nowMs: number,
): Promise<number> {
  await deleteSignInChallenges(tx, userId)
  return endTokenChainsWhere(tx, eq(tokenChains.userId, userId), nowMs)
}

/** Ends the sign-ins of a person that wait for a code. */
async function deleteSignInChallenges(tx: Transaction | Database, userId: string): Promise<void> {
  await tx.delete(signInChallenges).where(eq(signInChallenges.userId, userId))
}

/** Ends all sign-ins of a person except the token's own. */
export async function endOtherTokenChains(
  tx: Transaction | Database,
  userId: string,
  token: string,
  nowMs: number,
): Promise<void> {
  const own = tx
    .select({ id: tokens.chainId })
    .from(tokens)
    .where(eq(tokens.hash, hashSecret(token)))
  await deleteSignInChallenges(tx, userId)
  await endTokenChainsWhere(tx, and(eq(tokenChains.userId, userId), notInArray(tokenChains.id, own)), nowMs)
}

/**
 * Exchanges a token for the next of its chain and the store that `choose` picks (`undefined`: the newest
 * token's; `wasMoved`: a parallel exchange changed it). A replaced token returns the newest one within
 * `refreshGraceMs`; later it counts as stolen and ends the chain.
 */
export function exchangeToken<R extends { kind: 'refused' }>(
  db: Database,
  token: string,
  choose: (
    tx: Transaction,
    person: { userId: string; storeId: string | null; wasMoved: boolean },
  ) => Promise<TokenScope | R | undefined>,
  life: TokenLifetimes,
  nowMs: number,
): Promise<TokenExchangeResult<R>> {
  return transactEssential(db, async (tx): Promise<TokenExchangeResult<R>> => {
    const chain = await lockTokenChain(tx, token)
    if (!chain || chain.endedAt || nowMs >= chain.createdAt.getTime() + life.signInDays * dayMs)
      return { kind: 'ended' }
    const head = await findNewestToken(tx, token, nowMs)
    if (head === 'reused') {
      await endTokenChainsWhere(tx, eq(tokenChains.id, chain.id), nowMs)
      return { kind: 'ended' }
    }
    if (nowMs >= head.row.issuedAt.getTime() + life.refreshDays * dayMs) return { kind: 'ended' }
    const wasMoved = head.sent.storeId !== head.row.storeId
    const chosen = await choose(tx, { userId: chain.userId, storeId: head.row.storeId, wasMoved })
    if (chosen && 'kind' in chosen) return chosen
    const storeId = chosen ? chosen.storeId : head.row.storeId
    if (head.token !== token && storeId === head.row.storeId)
      return { kind: 'granted', token: head.token, storeId }
    const next = deriveSecret(head.row.salt, head.token)
    await tx
      .update(tokens)
      .set({ replacedAt: new Date(nowMs) })
      .where(eq(tokens.hash, head.row.hash))
    await tx.insert(tokens).values(createTokenRow(next, chain.id, storeId, life, nowMs))
    return { kind: 'granted', token: next, storeId }
  })
}

function createTokenRow(
  token: string,
  chainId: string,
  storeId: string | null,
  life: TokenLifetimes,
  nowMs: number,
): TokenRow {
  return {
    hash: hashSecret(token),
    chainId,
    storeId,
    salt: createSecret(),
    issuedAt: new Date(nowMs),
    expiresAt: new Date(nowMs + life.tokenMinutes * 60_000),
    replacedAt: null,
  }
}

async function lockTokenChain(tx: Transaction, token: string) {
  const [found] = await tx
    .select({ id: tokens.chainId })
    .from(tokens)
    .where(eq(tokens.hash, hashSecret(token)))
  if (!found) return undefined
  const [chain] = await tx.select().from(tokenChains).where(eq(tokenChains.id, found.id)).for('update')
  if (!chain) return undefined
  const [user] = await tx.select({ isActive: users.isActive }).from(users).where(eq(users.id, chain.userId))
  return user?.isActive ? chain : undefined
}

/** Follows the chain to its newest token while each replacement is within the grace period. */
async function findNewestToken(tx: Transaction, token: string, nowMs: number) {
  let sent: TokenRow | undefined
  for (let current = token; ;) {
    const [row] = await tx
      .select()
      .from(tokens)
      .where(eq(tokens.hash, hashSecret(current)))
    if (!row) return 'reused'
    sent ??= row
    if (!row.replacedAt) return { token: current, row, sent }
    if (nowMs > row.replacedAt.getTime() + refreshGraceMs) return 'reused'
    current = deriveSecret(row.salt, current)
  }
}
