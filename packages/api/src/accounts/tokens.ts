import { and, eq, isNull, notInArray } from 'drizzle-orm'
import { transactEssential } from '../database/essential.ts'
import type { Database } from '../database/open.ts'
import { chains, tokens, users } from '../database/schema.ts'
import type { Transaction } from '../database/transact.ts'
import { createSecret, deriveSecret, hashSecret } from '../platform/secret.ts'
import type { Device } from './device.ts'

/** How long tokens and sign-ins live. */
export interface TokenLimits {
  tokenMinutes: number
  /** Days after its issue in which a token can still be exchanged. */
  refreshDays: number
  /** Days after which a sign-in ends, however often it was refreshed. */
  signInDays: number
}

/** Milliseconds in which a replaced token still stands for its successor. */
export const graceMs = 30_000

const dayMs = 86_400_000

type TokenRow = typeof tokens.$inferSelect
type Scope = { storeId: string | null }

/** What an exchange of a token came to; a `choose` of the caller may refuse too. */
export type Exchange<R> = { kind: 'granted'; token: string; storeId: string | null } | { kind: 'ended' } | R

/** Opens a chain for a person and returns its first token. */
export async function openChain(
  tx: Transaction | Database,
  person: { userId: string; storeId: string | null; device: Device },
  life: TokenLimits,
  nowMs: number,
): Promise<string> {
  const [chain] = await tx
    .insert(chains)
    .values({ userId: person.userId, ...person.device, createdAt: new Date(nowMs) })
    .returning({ id: chains.id })
  if (!chain) throw new Error('the database returned no chain')
  const token = createSecret()
  await tx.insert(tokens).values(tokenRow(token, chain.id, person.storeId, life, nowMs))
  return token
}

/** Ends every sign-in of a person and says how many there were. */
export async function endChains(tx: Transaction | Database, userId: string, nowMs: number): Promise<number> {
  const ended = await tx
    .update(chains)
    .set({ endedAt: new Date(nowMs) })
    .where(and(eq(chains.userId, userId), isNull(chains.endedAt)))
    .returning({ id: chains.id })
  return ended.length
}

/** Ends every sign-in of a person but the one that a token belongs to. */
export async function endOtherChains(
  tx: Transaction | Database,
  userId: string,
  token: string,
  nowMs: number,
): Promise<void> {
  const own = tx
    .select({ id: tokens.chainId })
    .from(tokens)
    .where(eq(tokens.hash, hashSecret(token)))
  await tx
    .update(chains)
    .set({ endedAt: new Date(nowMs) })
    .where(and(eq(chains.userId, userId), isNull(chains.endedAt), notInArray(chains.id, own)))
}

/**
 * Exchanges a token, expired or not, for the next one of its chain. A token replaced less than `graceMs` ago stands for
 * the newest one, so that parallel exchanges agree; one replaced earlier is a stolen copy and ends the chain.
 * `choose` says for which store the next token is; `undefined` leaves the newest token's. `wasMoved` tells it that the
 * newest token is for another store than the one that was sent: somebody switched in between.
 */
export function exchangeToken<R extends { kind: 'refused' }>(
  db: Database,
  token: string,
  choose: (
    tx: Transaction,
    person: { userId: string; storeId: string | null; wasMoved: boolean },
  ) => Promise<Scope | R | undefined>,
  life: TokenLimits,
  nowMs: number,
): Promise<Exchange<R>> {
  return transactEssential(db, async (tx): Promise<Exchange<R>> => {
    const chain = await lockChain(tx, token)
    if (!chain || chain.endedAt || nowMs >= chain.createdAt.getTime() + life.signInDays * dayMs)
      return { kind: 'ended' }
    const head = await findHead(tx, token, nowMs)
    if (head === 'reused') {
      await tx
        .update(chains)
        .set({ endedAt: new Date(nowMs) })
        .where(eq(chains.id, chain.id))
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
    await tx.insert(tokens).values(tokenRow(next, chain.id, storeId, life, nowMs))
    return { kind: 'granted', token: next, storeId }
  })
}

function tokenRow(
  token: string,
  chainId: string,
  storeId: string | null,
  life: TokenLimits,
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

async function lockChain(tx: Transaction, token: string) {
  const [found] = await tx
    .select({ id: tokens.chainId })
    .from(tokens)
    .where(eq(tokens.hash, hashSecret(token)))
  if (!found) return undefined
  const [chain] = await tx.select().from(chains).where(eq(chains.id, found.id)).for('update')
  if (!chain) return undefined
  const [user] = await tx.select({ isActive: users.isActive }).from(users).where(eq(users.id, chain.userId))
  return user?.isActive ? chain : undefined
}

/** Follows a token to the newest of its chain, as long as each step was replaced within the grace. */
async function findHead(tx: Transaction, token: string, nowMs: number) {
  let sent: TokenRow | undefined
  for (let current = token; ;) {
    const [row] = await tx
      .select()
      .from(tokens)
      .where(eq(tokens.hash, hashSecret(current)))
    if (!row) return 'reused'
    sent ??= row
    if (!row.replacedAt) return { token: current, row, sent }
    if (nowMs > row.replacedAt.getTime() + graceMs) return 'reused'
    current = deriveSecret(row.salt, current)
  }
}
