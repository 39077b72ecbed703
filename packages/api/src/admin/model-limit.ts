import type { ModelLimitAnswer } from '@draftdesk/contract'
import { eq } from 'drizzle-orm'
import type { Database } from '../database/open-database.ts'
import { modelLimits } from '../database/schema.ts'
import { transact } from '../database/transact.ts'
import { loadUsedServerTokens } from '../drafting/model/month-limit.ts'
import { recordActivity } from '../stores/record-activity.ts'
import type { Activity } from '../stores/record-activity.ts'

interface ModelLimitQuery {
  readonly storeId: string
  /** The limit of stores without one of their own. */
  readonly defaultTokens: number | undefined
  readonly nowMs: number
}

/** Reads the operator's monthly limit of a store, and its usage of this month. */
export async function loadModelLimit(
  db: Database,
  { storeId, defaultTokens, nowMs }: ModelLimitQuery,
): Promise<ModelLimitAnswer> {
  const [[row], used] = await Promise.all([
    db.select().from(modelLimits).where(eq(modelLimits.storeId, storeId)),
    loadUsedServerTokens(db, storeId, nowMs),
  ])
  return {
    month_tokens: row?.monthTokens ?? null,
    default_tokens: defaultTokens ?? null,
    used_tokens: Math.round(used),
  }
}

interface ModelLimitChange extends ModelLimitQuery {
  /** Null: the default. */
  readonly monthTokens: number | null
  readonly reason: string
  readonly actor: Activity['actor']
}

/** Sets a store's monthly limit and logs the reason. Reaching the new limit is logged again. */
export async function setModelLimit(db: Database, change: ModelLimitChange): Promise<ModelLimitAnswer> {
  const { storeId, monthTokens, reason, actor, nowMs } = change
  await transact(db, async (tx) => {
    await tx
      .insert(modelLimits)
      .values({ storeId, monthTokens })
      .onConflictDoUpdate({ target: modelLimits.storeId, set: { monthTokens, reachedMonth: null } })
    const limit = monthTokens === null ? 'the default' : `${monthTokens.toLocaleString('en')} tokens`
    const note = `${limit}. ${reason}`
    await recordActivity(tx, { storeId, actor, action: 'model_limit_changed', note, nowMs })
  })
  return loadModelLimit(db, change)
}
