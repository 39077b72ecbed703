import { dayMs } from '@draftdesk/contract/durations'
import { and, eq, gte, inArray, sql } from 'drizzle-orm'
import { modelDays } from '../../database/schema.ts'
import { estimateCostMicros, findLimitResetDay, hasTokenPrices } from '../model/choose-model.ts'
import type { ModelDeps } from '../model/choose-model.ts'
import type { DraftingSettings } from '../drafting-settings.ts'

/** The mean usage of a draft is taken from this many days. */
const recentDays = 30
/** The tokens of a draft, for stores whose model wrote no draft yet. */
const usualTokens = { tokensIn: 4000, tokensOut: 500 }

/** The expected usage of a trial with the model. */
export interface ReplayEstimate {
  readonly drafts: number
  readonly tokens: number
  readonly cost: number | null
  readonly reached_until: string | null
}

/** Estimates the usage of two drafts for each mail from the store's drafts of the last 30 days. */
export async function estimateReplay(
  { db, models, clock }: Pick<ModelDeps, 'db' | 'models' | 'clock'>,
  settings: DraftingSettings,
  mails: number,
): Promise<ReplayEstimate> {
  const nowMs = clock()
  const since = new Date(nowMs - recentDays * dayMs).toISOString().slice(0, 10)
  const { storeId, day, purpose, calls, tokensIn, tokensOut } = modelDays
  const sum = (column: unknown) => sql<number>`coalesce(sum(${column}), 0)::float8`
  const [recent] = await db
    .select({
      drafts: sql<number>`coalesce(sum(${calls}) filter (where ${purpose} = 'write'), 0)::float8`,
      tokensIn: sum(tokensIn),
      tokensOut: sum(tokensOut),
    })
    .from(modelDays)
    .where(and(...[eq(storeId, settings.storeId), gte(day, since)], inArray(purpose, ['write', 'repair'])))
  const ofDraft =
    recent && recent.drafts > 0
      ? { tokensIn: recent.tokensIn / recent.drafts, tokensOut: recent.tokensOut / recent.drafts }
      : usualTokens
  const drafts = 2 * mails
  const all = { tokensIn: ofDraft.tokensIn * drafts, tokensOut: ofDraft.tokensOut * drafts }
  const micros = hasTokenPrices(models, settings) ? estimateCostMicros(models, settings, all) : undefined
  return {
    drafts,
    tokens: Math.round(all.tokensIn + all.tokensOut),
    cost: micros === undefined ? null : micros / 1_000_000,
    reached_until: await findLimitResetDay({ db, models, clock }, settings.storeId),
  }
}
