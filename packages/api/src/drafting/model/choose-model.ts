import type { Seal } from '@draftdesk/server-kit'
import type { Database } from '../../database/open.ts'
import { modelDays } from '../../database/schema.ts'
import type { Transaction } from '../../database/transact.ts'
import { sql } from 'drizzle-orm'
import type { ModelLimits, AllowedHosts } from '../../model/guarded-fetch.ts'
import { measureModel } from '../../model/measure-model.ts'
import type { Model, TokenUsage } from '../../model/model.ts'
import { openModel } from '../../model/open-model.ts'
import type { Endpoint } from '../../model/open-model.ts'
import { createFindHost } from '../../platform/network/hosts.ts'
import type { FindHost } from '../../platform/network/hosts.ts'
import { lookUpBySystem } from '../../platform/network/name-lookup.ts'
import { noTelemetry } from '../../platform/telemetry.ts'
import type { Telemetry } from '../../platform/telemetry.ts'
import { openModelKey, readMonthlyUsage } from '../settings.ts'
import type { DraftingSettings } from '../settings.ts'

/** Prices per million tokens. */
export interface Prices {
  readonly in: number
  readonly out: number
}

/** The model that the server's operator offers to every store. */
export interface ServerModel extends Endpoint {
  readonly prices: Prices | undefined
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
  serverHosts: { findHost: createFindHost(true, lookUpBySystem), allowsHttp: true },
  storeHosts: { findHost, allowsHttp: allowPrivate },
})

/** The reason for a draft from the store's own texts: no model is configured. */
export const noModel = 'No language model is set up.'

/** The model of a store, or the reason why there is none. */
export interface ChosenModel {
  readonly model: Model | undefined
  readonly why: string
}

/** The dependencies for opening a store's model. */
export interface ModelDeps {
  readonly db: Database | Transaction
  readonly seal: Seal
  readonly clock: () => number
  readonly models: ModelAccess
}

/**
 * Chooses the model of a store: its own, else the server's. None when models are off or the monthly limit is
 * reached.
 */
export async function chooseModel(
  { db, seal, clock, models }: ModelDeps,
  settings: DraftingSettings,
): Promise<ChosenModel> {
  const none = (why: string) => ({ model: undefined, why })
  if (!settings.usesModel) return none('The store wants no language model.')
  if (settings.modelUrl === null && !models.server) return none(noModel)
  if (settings.monthTokens !== null) {
    const { tokens } = await readMonthlyUsage(db, settings.storeId, clock())
    if (tokens >= settings.monthTokens) return none('The limit of tokens for this month is reached.')
  }
  const model = openStoreModel({ seal, models }, settings)
  return model ? { model, why: '' } : none("The key of the store's language model cannot be read any more.")
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
      measureModel(openModel(models.server, models.serverHosts, models.limits), 'server', telemetry)
    )
  const key = openModelKey(seal, settings)
  if (settings.sealedKey !== null && key === undefined) return undefined
  const endpoint = { url, key, name: modelName ?? '', embedding: modelEmbedding ?? undefined }
  return measureModel(openModel(endpoint, models.storeHosts, models.limits), 'store', telemetry)
}

/** Returns the store's own token prices, or the server's prices when the store uses the server's model. */
const pricesOf = ({ server }: ModelAccess, { priceIn, priceOut, modelUrl }: DraftingSettings) =>
  priceIn !== null || priceOut !== null
    ? { in: priceIn ?? 0, out: priceOut ?? 0 }
    : modelUrl === null
      ? server?.prices
      : undefined

/** True when the token prices of a store are known. */
export const hasPrices = (models: ModelAccess, settings: DraftingSettings): boolean =>
  pricesOf(models, settings) !== undefined

/** Adds the cost of a call to the store's day. */
export async function recordModelCost(
  tx: Database | Transaction,
  { models, settings, nowMs }: { models: ModelAccess; settings: DraftingSettings; nowMs: number },
  purpose: (typeof modelDays.$inferInsert)['purpose'],
  { tokensIn, tokensOut, isEstimated }: TokenUsage,
): Promise<void> {
  const prices = pricesOf(models, settings)
  // A price per million tokens equals millionths per token.
  const micros = prices ? Math.round(tokensIn * prices.in + tokensOut * prices.out) : 0
  await tx
    .insert(modelDays)
    .values({
      storeId: settings.storeId,
      day: new Date(nowMs).toISOString().slice(0, 10),
      ...{ purpose, calls: 1, tokensIn, tokensOut, micros, isEstimated },
    })
    .onConflictDoUpdate({
      target: [modelDays.storeId, modelDays.day, modelDays.purpose],
      set: {
        calls: sql`${modelDays.calls} + 1`,
        tokensIn: sql`${modelDays.tokensIn} + excluded.tokens_in`,
        tokensOut: sql`${modelDays.tokensOut} + excluded.tokens_out`,
        micros: sql`${modelDays.micros} + excluded.micros`,
        isEstimated: sql`${modelDays.isEstimated} or excluded.is_estimated`,
      },
    })
}
