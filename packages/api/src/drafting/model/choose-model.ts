import type { Seal } from '@draftdesk/server-kit'
import type { Database } from '../../database/open-database.ts'
import { modelDays, modelMonths } from '../../database/schema.ts'
import type { Transaction } from '../../database/transact.ts'
import { sql } from 'drizzle-orm'
import type { ModelLimits, AllowedHosts } from '../../model/guarded-fetch.ts'
import { addModelMetrics } from '../../model/measure-model.ts'
import type { Model, TokenUsage } from '../../model/model.ts'
import { openModel } from '../../model/open-model.ts'
import type { ModelEndpoint } from '../../model/open-model.ts'
import { createFindHost } from '../../platform/network/find-host.ts'
import type { FindHost } from '../../platform/network/find-host.ts'
import { lookUpHostBySystem } from '../../platform/network/host-lookup.ts'
import { noTelemetry } from '../../platform/telemetry.ts'
import type { Telemetry } from '../../platform/telemetry.ts'
import { unsealModelKey, loadDraftingSettings } from '../drafting-settings.ts'
import { toDurationBucket } from './call-durations.ts'
import {
  explainReachedLimit,
  isTokenLimitReached,
  limitReservedReason,
  getMonth,
  getNextMonth,
  reserveTokens,
} from './month-limit.ts'
import type { DraftingSettings } from '../drafting-settings.ts'

/** Prices per million tokens. */
export interface TokenPrices {
  readonly in: number
  readonly out: number
}

/** The model that the server's operator offers to every store. */
export interface ServerModel extends ModelEndpoint {
  /** The price of models without one in `modelPrices`. */
  readonly prices: TokenPrices | undefined
  readonly modelPrices?: Readonly<Record<string, TokenPrices>> | undefined
  /** Tokens a month of a store without a limit of its own. Missing: no limit. */
  readonly monthTokens?: number | undefined
}

/** Network limits for models, and the server's default model. */
export interface ModelAccess {
  readonly server: ServerModel | undefined
  /** The allowed hosts of the server's model. */
  readonly serverHosts: AllowedHosts
  /** The allowed hosts of a store's own model. */
  readonly storeHosts: AllowedHosts
  readonly limits?: ModelLimits | undefined
  readonly telemetry?: Telemetry | undefined
}

/** Creates the model tools. A store's own model needs a public host, unless private hosts are allowed. */
export const createModelAccess = (
  server: ServerModel | undefined,
  {
    findHost,
    allowPrivate,
    telemetry,
  }: { findHost: FindHost; allowPrivate: boolean; telemetry?: Telemetry | undefined },
): ModelAccess => ({
  server,
  telemetry,
  serverHosts: { findHost: createFindHost(true, lookUpHostBySystem), allowsHttp: true },
  storeHosts: { findHost, allowsHttp: allowPrivate },
})

/** The reason for writing a draft without a model: none is configured. */
export const noModelReason = 'No language model is set up.'

/** The model of a store, or the reason why there is none. */
export interface ChosenModel {
  readonly model: Model | undefined
  readonly why: string
  /** Reserved tokens of a limit, for `releaseTokenReservation`. */
  readonly reservation?: string | undefined
  /** Drafts in progress may use up the limit, so the caller tries again later. */
  readonly isBusy?: true
}

/** The dependencies for opening a store's model. */
export interface ModelDeps {
  readonly db: Database
  readonly seal: Seal
  readonly clock: () => number
  readonly models: ModelAccess
}

/**
 * Chooses the model of a store: its own, else the server's, or none when models are off or a monthly limit is
 * reached. The caller ends the reservation.
 */
export async function chooseModel(
  { db, seal, clock, models }: ModelDeps,
  settings: DraftingSettings,
): Promise<ChosenModel> {
  const withoutModel = (why: string) => ({ model: undefined, why })
  if (!settings.usesModel) return withoutModel('The store wants no language model.')
  if (settings.modelUrl === null && !models.server) return withoutModel(noModelReason)
  const model = openStoreModel({ seal, models }, settings)
  if (!model) return withoutModel("The key of the store's language model cannot be read any more.")
  const nowMs = clock()
  const reserved = await reserveTokens(db, { settings, nowMs, defaultTokens: models.server?.monthTokens })
  if (reserved.kind === 'reached') return withoutModel(explainReachedLimit(nowMs))
  if (reserved.kind === 'busy') return { ...withoutModel(limitReservedReason), isBusy: true }
  return { model, why: '', reservation: reserved.kind === 'reserved' ? reserved.id : undefined }
}

/** The day (yyyy-mm-dd) until which a store's drafts are written without its model. Null: no limit is reached. */
export async function findLimitResetDay(
  { db, clock, models }: Pick<ModelDeps, 'db' | 'clock' | 'models'>,
  storeId: string,
): Promise<string | null> {
  const settings = await loadDraftingSettings(db, storeId)
  const hasModel = settings.modelUrl !== null || models.server !== undefined
  if (!settings.usesModel || !hasModel) return null
  const nowMs = clock()
  const isReached = await isTokenLimitReached(db, {
    settings,
    nowMs,
    defaultTokens: models.server?.monthTokens,
  })
  return isReached ? getNextMonth(nowMs).toISOString().slice(0, 10) : null
}

/**
 * Opens the model of a store regardless of the limit. Undefined when there is none or its key cannot be read.
 */
export function openStoreModel(
  { seal, models }: Pick<ModelDeps, 'seal' | 'models'>,
  settings: DraftingSettings,
): Model | undefined {
  const { modelUrl: url, modelName, modelEmbedding } = settings
  const { telemetry = noTelemetry } = models
  if (url === null)
    return (
      models.server &&
      addModelMetrics(openModel(models.server, models.serverHosts, models.limits), 'server', telemetry)
    )
  const key = unsealModelKey(seal, settings)
  if (settings.sealedKey !== null && key === undefined) return undefined
  const endpoint = { url, key, name: modelName ?? '', embedding: modelEmbedding ?? undefined }
  return addModelMetrics(openModel(endpoint, models.storeHosts, models.limits), 'store', telemetry)
}

/** Returns the store's own token prices, or the server's prices of a model when the store uses the server's. */
const findTokenPrices = (
  { server }: ModelAccess,
  { priceIn, priceOut, modelUrl }: DraftingSettings,
  model: string,
): TokenPrices | undefined =>
  priceIn !== null || priceOut !== null
    ? { in: priceIn ?? 0, out: priceOut ?? 0 }
    : modelUrl === null
      ? (server?.modelPrices?.[model] ?? server?.prices)
      : undefined

/** True when the token prices of a store are known. */
export const hasTokenPrices = (models: ModelAccess, settings: DraftingSettings): boolean =>
  findTokenPrices(models, settings, models.server?.name ?? '') !== undefined

type ModelCallPurpose = (typeof modelDays.$inferInsert)['purpose']

/** The usage of one call, and its purpose. */
export interface ModelCallUsage extends TokenUsage {
  readonly purpose: ModelCallPurpose
}

/** The usage of several calls in total. `micros` are millionths of the price's currency. */
export interface UsageTotal {
  readonly tokens: number
  readonly micros: number
  readonly isEstimated: boolean
}

/** The cost of tokens at the store's prices, in millionths of their currency. Undefined without a price. */
export function estimateCostMicros(
  models: ModelAccess,
  settings: DraftingSettings,
  { tokensIn, tokensOut }: Pick<TokenUsage, 'tokensIn' | 'tokensOut'>,
): number | undefined {
  const prices = findTokenPrices(models, settings, models.server?.name ?? '')
  return prices && Math.round(tokensIn * prices.in + tokensOut * prices.out)
}

/**
 * Adds the cost of calls to the store's day and month, in the transaction that stores their result. Returns the
 * total.
 */
export async function recordModelCosts(
  tx: Database | Transaction,
  { models, settings, nowMs }: { models: ModelAccess; settings: DraftingSettings; nowMs: number },
  spent: readonly ModelCallUsage[],
): Promise<UsageTotal> {
  const { storeId, modelUrl } = settings
  const fallback = { owner: modelUrl === null ? ('server' as const) : ('store' as const), ms: undefined }
  const model = (modelUrl === null ? models.server?.name : settings.modelName) ?? ''
  const calls = spent.map(({ purpose, tokensIn, tokensOut, isEstimated, call = { ...fallback, model } }) => {
    const prices = findTokenPrices(models, settings, call.model)
    // A price per million tokens equals millionths per token.
    const micros = prices ? Math.round(tokensIn * prices.in + tokensOut * prices.out) : 0
    const bucket = call.ms === undefined ? 0 : toDurationBucket(call.ms)
    return { purpose, ...call, bucket, usage: { calls: 1, tokensIn, tokensOut, micros, isEstimated } }
  })
  // Sorted rows, so that transactions in parallel wait for each other in one order.
  const days = sumUsageBy(calls, ({ purpose }) => purpose)
  for (const { first, usage } of days)
    await tx
      .insert(modelDays)
      .values({ storeId, day: new Date(nowMs).toISOString().slice(0, 10), purpose: first.purpose, ...usage })
      .onConflictDoUpdate({
        target: [modelDays.storeId, modelDays.day, modelDays.purpose],
        set: buildUsageUpsert(modelDays),
      })
  const months = sumUsageBy(calls, ({ owner, model, bucket }) => `${owner} ${model} ${String(bucket)}`)
  for (const { first, usage } of months)
    await tx
      .insert(modelMonths)
      .values({
        ...{ storeId, month: getMonth(nowMs), owner: first.owner, model: first.model, bucket: first.bucket },
        ...usage,
      })
      .onConflictDoUpdate({
        target: [
          ...[modelMonths.storeId, modelMonths.month, modelMonths.owner, modelMonths.model],
          modelMonths.bucket,
        ],
        set: buildUsageUpsert(modelMonths),
      })
  const all = calls.reduce((sum, { usage }) => addUsages(sum, usage), noUsage)
  return { tokens: all.tokensIn + all.tokensOut, micros: all.micros, isEstimated: all.isEstimated }
}

const noUsage: ModelUsage = { calls: 0, tokensIn: 0, tokensOut: 0, micros: 0, isEstimated: false }

interface ModelUsage {
  readonly calls: number
  readonly tokensIn: number
  readonly tokensOut: number
  readonly micros: number
  readonly isEstimated: boolean
}

/** Sums the usage of calls with the same key, sorted by key. */
function sumUsageBy<T extends { readonly usage: ModelUsage }>(
  calls: readonly T[],
  keyOf: (call: T) => string,
) {
  const groups = [...Map.groupBy(calls, keyOf)].toSorted(([a], [b]) => (a < b ? -1 : 1))
  return groups.flatMap(([, [first, ...others]]) =>
    first ? [{ first, usage: others.reduce((sum, { usage }) => addUsages(sum, usage), first.usage) }] : [],
  )
}

const addUsages = (a: ModelUsage, b: ModelUsage): ModelUsage => ({
  calls: a.calls + b.calls,
  tokensIn: a.tokensIn + b.tokensIn,
  tokensOut: a.tokensOut + b.tokensOut,
  micros: a.micros + b.micros,
  isEstimated: a.isEstimated || b.isEstimated,
})

/** Adds the inserted row to the existing one. */
const buildUsageUpsert = (table: typeof modelDays | typeof modelMonths) => ({
  calls: sql`${table.calls} + excluded.calls`,
  tokensIn: sql`${table.tokensIn} + excluded.tokens_in`,
  tokensOut: sql`${table.tokensOut} + excluded.tokens_out`,
  micros: sql`${table.micros} + excluded.micros`,
  isEstimated: sql`${table.isEstimated} or excluded.is_estimated`,
})
