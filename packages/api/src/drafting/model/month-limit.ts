import { and, eq, isNull, lte, ne, or, sql } from 'drizzle-orm'
import type { Database } from '../../database/open-database.ts'
import { activities, modelLimits, modelMonths, modelReservations } from '../../database/schema.ts'
import { transact } from '../../database/transact.ts'
import type { Transaction } from '../../database/transact.ts'
import { loadMonthlyModelUsage } from '../drafting-settings.ts'
import type { DraftingSettings } from '../drafting-settings.ts'

/** More tokens than a draft uses. While less is left of a limit, one draft at a time uses the model. */
const maxDraftTokens = 50_000

/** A crashed call holds its tokens for this long. */
const maxCallMs = 10 * 60_000

/** The UTC month of a time, such as 2026-11. */
export const getMonth = (nowMs: number): string => new Date(nowMs).toISOString().slice(0, 7)

/** The first day of the next UTC month. */
export function getNextMonth(nowMs: number): Date {
  const now = new Date(nowMs)
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1))
}

/** The day on which a store may use its model again, in words. */
const formatResetDay = (day: Date): string =>
  day.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' })

/** Explains to people why a draft was written without the model. */
export const explainReachedLimit = (nowMs: number): string =>
  `This month's limit for the model is reached. Until ${formatResetDay(getNextMonth(nowMs))} drafts are written without it.`

/** The reason while other drafts may use up the limit. */
export const limitReservedReason =
  "The rest of this month's limit is reserved for drafts that are being written."

/** The limits of a store in tokens a month. Undefined: none. */
interface MonthlyTokenLimits {
  /** The store's own limit, for every model. */
  readonly own: number | undefined
  /** The operator's limit, for the operator's model. */
  readonly server: number | undefined
}

/** Whose model a store uses, and its settings. */
interface TokenLimitQuery {
  readonly settings: DraftingSettings
  /** The operator's limit of stores without one of their own. */
  readonly defaultTokens: number | undefined
  readonly nowMs: number
}

async function loadMonthlyTokenLimits(
  db: Database | Transaction,
  { settings, defaultTokens }: Omit<TokenLimitQuery, 'nowMs'>,
): Promise<MonthlyTokenLimits> {
  const own = settings.monthTokens ?? undefined
  if (settings.modelUrl !== null) return { own, server: undefined }
  const [row] = await db.select().from(modelLimits).where(eq(modelLimits.storeId, settings.storeId))
  return { own, server: row?.monthTokens ?? defaultTokens }
}

/** The tokens of the operator's model that a store used this month. */
export async function loadUsedServerTokens(
  db: Database | Transaction,
  storeId: string,
  nowMs: number,
): Promise<number> {
  const { tokensIn, tokensOut, month, owner } = modelMonths
  const [row] = await db
    .select({ tokens: sql<number>`coalesce(sum(${tokensIn} + ${tokensOut}), 0)::float8` })
    .from(modelMonths)
    .where(and(eq(modelMonths.storeId, storeId), eq(month, getMonth(nowMs)), eq(owner, 'server')))
  return row?.tokens ?? 0
}

/** Reads the unused tokens of a store's limits, the smaller one. Undefined without limits. */
async function loadRemainingTokens(
  db: Database | Transaction,
  { settings: { storeId }, nowMs }: TokenLimitQuery,
  { own, server }: MonthlyTokenLimits,
): Promise<number | undefined> {
  const rests = [
    ...(own === undefined ? [] : [own - (await loadMonthlyModelUsage(db, storeId, nowMs)).tokens]),
    ...(server === undefined ? [] : [server - (await loadUsedServerTokens(db, storeId, nowMs))]),
  ]
  return rests.length === 0 ? undefined : Math.min(...rests)
}

/** True if a limit of the store is used up. */
export async function isTokenLimitReached(
  db: Database | Transaction,
  store: TokenLimitQuery,
): Promise<boolean> {
  const rest = await loadRemainingTokens(db, store, await loadMonthlyTokenLimits(db, store))
  return rest !== undefined && rest <= 0
}

/** A started use of the model: without a limit, with reserved tokens, or refused. */
export type TokenReservation =
  | { readonly kind: 'unlimited' }
  | { readonly kind: 'reserved'; readonly id: string }
  | { readonly kind: 'reached' | 'busy' }

/**
 * Reserves tokens for a draft, so that parallel drafts exceed a limit by one draft at most; the activity log
 * has the first refusal of a month. End it with `releaseTokenReservation` in the transaction that records the usage.
 */
export async function reserveTokens(db: Database, store: TokenLimitQuery): Promise<TokenReservation> {
  const { settings, nowMs } = store
  const { storeId } = settings
  const limits = await loadMonthlyTokenLimits(db, store)
  if (limits.own === undefined && limits.server === undefined) return { kind: 'unlimited' }
  return transact(db, async (tx): Promise<TokenReservation> => {
    await tx.insert(modelLimits).values({ storeId }).onConflictDoNothing()
    await tx.select().from(modelLimits).where(eq(modelLimits.storeId, storeId)).for('update')
    const rest = (await loadRemainingTokens(tx, store, limits)) ?? 0
    if (rest <= 0) {
      await recordReachedLimit(tx, storeId, nowMs)
      return { kind: 'reached' }
    }
    const ofStore = eq(modelReservations.storeId, storeId)
    await tx.delete(modelReservations).where(and(ofStore, lte(modelReservations.expiresAt, new Date(nowMs))))
    const [held] = await tx
      .select({ tokens: sql<number>`coalesce(sum(${modelReservations.tokens}), 0)::float8` })
      .from(modelReservations)
      .where(ofStore)
    if ((held?.tokens ?? 0) >= rest) return { kind: 'busy' }
    const expiresAt = new Date(nowMs + maxCallMs)
    const [row] = await tx
      .insert(modelReservations)
      .values({ storeId, tokens: maxDraftTokens, expiresAt })
      .returning({ id: modelReservations.id })
    if (!row) throw new Error('the database returned no reservation')
    return { kind: 'reserved', id: row.id }
  })
}

export async function releaseTokenReservation(
  db: Database | Transaction,
  id: string | undefined,
): Promise<void> {
  if (id === undefined) return
  await db.delete(modelReservations).where(eq(modelReservations.id, id))
}

/** Uses reserved tokens. A failure ends the reservation, because nothing will record the usage. */
export async function runWithTokenReservation<T>(
  db: Database,
  id: string | undefined,
  use: () => Promise<T>,
): Promise<T> {
  try {
    return await use()
  } catch (error) {
    await releaseTokenReservation(db, id)
    throw error
  }
}

/** Adds one entry a month to the store's activity log. */
async function recordReachedLimit(tx: Transaction, storeId: string, nowMs: number): Promise<void> {
  const month = getMonth(nowMs)
  const { reachedMonth } = modelLimits
  const first = await tx
    .update(modelLimits)
    .set({ reachedMonth: month })
    .where(and(eq(modelLimits.storeId, storeId), or(isNull(reachedMonth), ne(reachedMonth, month))))
    .returning({ storeId: modelLimits.storeId })
  if (first.length === 0) return
  await tx.insert(activities).values({
    storeId,
    actorName: 'Draftdesk',
    action: 'model_limit_reached',
    createdAt: new Date(nowMs),
  })
}
