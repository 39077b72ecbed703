import { and, eq, gte, lt, sql } from 'drizzle-orm'
import type { Seal } from '@draftdesk/server-kit'
import type { Database } from '../database/open-database.ts'
import { draftingSettings, modelDays, stores } from '../database/schema.ts'
import { transact } from '../database/transact.ts'
import type { Transaction } from '../database/transact.ts'
import { enqueueEmbeddings } from '../knowledge/enqueue-knowledge-jobs.ts'
import { defaultStyle } from './reply-style.ts'
import type { ReplyStyle } from './reply-style.ts'

/** The settings of a store's drafts as they are stored. */
export type DraftingSettings = typeof draftingSettings.$inferSelect

/** A change of the drafting settings. A missing `key` keeps the stored key. */
export type DraftingSettingsChange = {
  readonly [K in keyof Omit<DraftingSettings, 'storeId' | 'version' | 'updatedAt' | 'sealedKey'>]?:
    DraftingSettings[K] | undefined
} & { readonly key?: string | undefined }

/** The model usage of a store in the current month. */
export interface MonthlyModelUsage {
  readonly calls: number
  readonly tokens: number
  readonly micros: number
  readonly isEstimated: boolean
}

/** Binds the sealed key of a model to its store. */
const buildKeySealContext = (storeId: string): string => `model ${storeId}`

/** The draft settings of a store. Version 0: the defaults. */
export async function loadDraftingSettings(
  db: Database | Transaction,
  storeId: string,
): Promise<DraftingSettings> {
  const [found] = await db.select().from(draftingSettings).where(eq(draftingSettings.storeId, storeId))
  return (
    found ?? {
      storeId,
      isOn: true,
      ...{ tone: defaultStyle.tone, length: defaultStyle.length, language: null },
      ...{ guardrails: '', never: [], masking: defaultStyle.masking, usesModel: true },
      ...{ monthTokens: null, priceIn: null, priceOut: null },
      ...{ modelUrl: null, sealedKey: null, modelName: null, modelEmbedding: null },
      version: 0,
      updatedAt: new Date(0),
    }
  )
}

/** Changes the draft settings at the given version. 'stale': they were changed meanwhile. */
export async function editDraftingSettings(
  { db, seal, clock }: { db: Database; seal: Seal; clock: () => number },
  storeId: string,
  version: number,
  { key, ...change }: DraftingSettingsChange,
): Promise<'changed' | 'stale'> {
  return transact(db, async (tx) => {
    await tx.select({ id: stores.id }).from(stores).where(eq(stores.id, storeId)).for('no key update')
    const before = await loadDraftingSettings(tx, storeId)
    if (before.version !== version) return 'stale'
    // A key is sent only to the server that it was entered for.
    const isElsewhere = change.modelUrl !== undefined && change.modelUrl !== before.modelUrl
    const sealedKey =
      key !== undefined && key !== ''
        ? { sealedKey: seal.close(key, buildKeySealContext(storeId)) }
        : isElsewhere || key === ''
          ? { sealedKey: null }
          : {}
    const next = { ...change, ...sealedKey, version: before.version + 1, updatedAt: new Date(clock()) }
    await tx
      .insert(draftingSettings)
      .values({ storeId, ...next })
      .onConflictDoUpdate({ target: draftingSettings.storeId, set: next })
    // Another embedding model needs new vectors.
    await enqueueEmbeddings(tx, storeId)
    return 'changed'
  })
}

/** The key of a store's own model. Undefined when there is none, or when it was sealed with another secret. */
export const unsealModelKey = (seal: Seal, { storeId, sealedKey }: DraftingSettings): string | undefined =>
  sealedKey === null ? undefined : seal.open(sealedKey, buildKeySealContext(storeId))

/** The draft style of a store. */
export const toReplyStyle = (settings: DraftingSettings): ReplyStyle => ({
  tone: settings.tone,
  length: settings.length,
  language: settings.language ?? undefined,
  guardrails: settings.guardrails,
  never: settings.never,
  masking: settings.masking,
})

/** Reads the model usage of a store since the first of the month (UTC). */
export async function loadMonthlyModelUsage(
  db: Database | Transaction,
  storeId: string,
  nowMs: number,
): Promise<MonthlyModelUsage> {
  const now = new Date(nowMs)
  const firstDayOfMonth = (months: number) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, 1)).toISOString().slice(0, 10)
  const { calls, tokensIn, tokensOut, micros, isEstimated } = modelDays
  const sumColumn = (column: unknown) => sql<number>`coalesce(sum(${column}), 0)::float8`
  const [row] = await db
    .select({
      calls: sumColumn(calls),
      tokens: sumColumn(sql`${tokensIn} + ${tokensOut}`),
      micros: sumColumn(micros),
      isEstimated: sql<boolean>`coalesce(bool_or(${isEstimated}), false)`,
    })
    .from(modelDays)
    .where(
      and(
        eq(modelDays.storeId, storeId),
        gte(modelDays.day, firstDayOfMonth(0)),
        lt(modelDays.day, firstDayOfMonth(1)),
      ),
    )
  return row ?? { calls: 0, tokens: 0, micros: 0, isEstimated: false }
}
