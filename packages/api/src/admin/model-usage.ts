import type { ModelUsageAnswer } from '@draftdesk/contract'
import { and, desc, eq, gte, lte, sql } from 'drizzle-orm'
import type { Database } from '../database/open-database.ts'
import { modelDays, modelLimits, modelMonths, stores } from '../database/schema.ts'
import { computeDurationPercentileMs } from '../drafting/model/call-durations.ts'
import { getMonth } from '../drafting/model/month-limit.ts'

/** Stores and models of a page. */
const pageSize = 100
const maxModels = 200

const { calls, tokensIn, tokensOut, micros, isEstimated, bucket, owner, model, month } = modelMonths

const buildColumnSum = (column: unknown) => sql<number>`sum(${column})::float8`
const usageSums = {
  ...{
    calls: buildColumnSum(calls),
    tokensIn: buildColumnSum(tokensIn),
    tokensOut: buildColumnSum(tokensOut),
    micros: buildColumnSum(micros),
  },
  isEstimated: sql<boolean>`bool_or(${isEstimated})`,
}
const totalTokens = sql`sum(${tokensIn} + ${tokensOut})`

interface UsageRow {
  readonly owner: 'server' | 'store'
  readonly model: string
  readonly calls: number
  readonly tokensIn: number
  readonly tokensOut: number
  readonly micros: number
  readonly isEstimated: boolean
  /** The number of calls by step of their duration. */
  readonly durations: readonly (readonly [bucket: number, calls: number])[]
}

/** Reads the usage of models in a month from the monthly counts. */
export async function loadModelUsage(
  db: Database,
  wanted: { readonly month?: string | undefined; readonly cursor?: string | undefined },
  nowMs: number,
): Promise<ModelUsageAnswer> {
  const shownMonth = wanted.month ?? getMonth(nowMs)
  const skipped = Number(wanted.cursor ?? 0)
  const ofMonth = eq(month, shownMonth)
  const byBucket = db
    .select({
      owner,
      model,
      bucket,
      tokens: sql<number>`${totalTokens}`.as('tokens'),
      ...aliasSumColumns(usageSums),
    })
    .from(modelMonths)
    .where(ofMonth)
    .groupBy(owner, model, bucket)
    .as('by_bucket')
  const [models, days, rows] = await Promise.all([
    db
      .select({
        ...{ owner: byBucket.owner, model: byBucket.model },
        ...{
          calls: buildColumnSum(byBucket.calls),
          tokensIn: buildColumnSum(byBucket.tokensIn),
          tokensOut: buildColumnSum(byBucket.tokensOut),
        },
        ...{
          micros: buildColumnSum(byBucket.micros),
          isEstimated: sql<boolean>`bool_or(${byBucket.isEstimated})`,
        },
        durations: sql<
          UsageRow['durations']
        >`json_agg(json_build_array(${byBucket.bucket}, ${byBucket.calls}))`,
      })
      .from(byBucket)
      .groupBy(byBucket.owner, byBucket.model)
      .orderBy(desc(buildColumnSum(byBucket.tokens)), byBucket.owner, byBucket.model)
      .limit(maxModels),
    loadDailyUsage(db, shownMonth),
    db
      .select({
        ...{ id: stores.id, name: stores.name, monthTokens: modelLimits.monthTokens, owner, model },
        ...usageSums,
        durations: sql<UsageRow['durations']>`json_agg(json_build_array(${bucket}, ${calls}))`,
      })
      .from(modelMonths)
      .innerJoin(stores, eq(stores.id, modelMonths.storeId))
      .leftJoin(modelLimits, eq(modelLimits.storeId, modelMonths.storeId))
      .where(and(ofMonth))
      .groupBy(stores.id, modelLimits.monthTokens, owner, model)
      .orderBy(desc(totalTokens), stores.id, owner, model)
      .limit(pageSize + 1)
      .offset(skipped),
  ])
  return {
    month: shownMonth,
    models: models.map(toModelUsage),
    days,
    stores: rows.slice(0, pageSize).map(({ id, name, monthTokens, ...row }) => ({
      store: { id, name },
      ...toModelUsage(row),
      month_tokens: monthTokens,
    })),
    next: rows.length > pageSize ? String(skipped + pageSize) : null,
  }
}

/** Reads the tokens and cost of each day of a month. */
async function loadDailyUsage(db: Database, shownMonth: string): Promise<ModelUsageAnswer['days']> {
  const { day, tokensIn: dayIn, tokensOut: dayOut, micros: dayMicros } = modelDays
  const rows = await db
    .select({ day, tokens: buildColumnSum(sql`${dayIn} + ${dayOut}`), micros: buildColumnSum(dayMicros) })
    .from(modelDays)
    .where(and(gte(day, `${shownMonth}-01`), lte(day, `${shownMonth}-31`)))
    .groupBy(day)
    .orderBy(day)
  return rows.map(({ micros: cost, ...row }) => ({ ...row, cost_micros: cost > 0 ? cost : null }))
}

const aliasSumColumns = (columns: typeof usageSums) => ({
  calls: columns.calls.as('calls'),
  tokensIn: columns.tokensIn.as('tokens_in'),
  tokensOut: columns.tokensOut.as('tokens_out'),
  micros: columns.micros.as('micros'),
  isEstimated: columns.isEstimated.as('is_estimated'),
})

function toModelUsage(row: UsageRow) {
  const durations = row.durations.map(([step, made]) => ({ bucket: step, calls: made }))
  return {
    ...{ owner: row.owner, model: row.model, calls: row.calls, is_estimated: row.isEstimated },
    ...{ tokens_in: row.tokensIn, tokens_out: row.tokensOut },
    cost_micros: row.micros > 0 ? row.micros : null,
    p50_ms: computeDurationPercentileMs(durations, 0.5),
    p95_ms: computeDurationPercentileMs(durations, 0.95),
  }
}
