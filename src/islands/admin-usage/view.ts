import type { ParsedAnswer } from '@draftdesk/contract'
import { formatDate } from '../../models/format-moment.ts'
import { buildLink } from '../../routes.ts'
import { toTrends } from '../../models/trends.ts'
import { formatCount } from '../admin/view.ts'
import { adminMessages } from '../admin/words.ts'
import { adminUsageMessages as words } from './words.ts'

type ModelUsageMonth = ParsedAnswer<'modelUsage'>
type ModelUsageRow = ModelUsageMonth['models'][number]

const formatDuration = (ms: number | null): string => (ms === null ? words.noValue : words.seconds(ms))

function toUsageRow(usage: ModelUsageRow) {
  const markEstimate = (text: string) => (usage.is_estimated ? words.about(text) : text)
  return {
    model: usage.model || words.unknownModel,
    owner: words.owners[usage.owner],
    calls: formatCount(usage.calls),
    tokensIn: markEstimate(formatCount(usage.tokens_in)),
    tokensOut: markEstimate(formatCount(usage.tokens_out)),
    cost: usage.cost_micros === null ? words.noValue : markEstimate(formatCost(usage.cost_micros)),
    p50: formatDuration(usage.p50_ms),
    p95: formatDuration(usage.p95_ms),
  }
}

/** The month before or after a month such as 2026-11. */
export function shiftMonth(month: string, by: 1 | -1): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7)
}

const formatCost = (micros: number): string => (micros / 1e6).toFixed(2)

/** The tokens, and the cost where prices are known, by day. */
function toDailyUsageTrends(days: NonNullable<ModelUsageMonth['days']>) {
  const { columns } = adminMessages.trends
  const hasPrice = days.some(({ cost_micros: cost }) => cost !== null)
  return toTrends(
    columns.day,
    days.map(({ day }) => formatDate(day)),
    [
      { name: columns.tokens, values: days.map(({ tokens }) => tokens), format: formatCount },
      ...(hasPrice
        ? [{ name: columns.cost, values: days.map(({ cost_micros: cost }) => cost ?? 0), format: formatCost }]
        : []),
    ],
  )
}

/** The usage of a month as the page shows it. */
export function toShownUsage(usage: ModelUsageMonth, thisMonth: string) {
  const { month, models, stores, days, next } = usage
  const linkMonth = (other: string) => buildLink('adminUsage', {}, { month: other })
  return {
    month,
    days: toDailyUsageTrends(days ?? []),
    models: models.map(toUsageRow),
    stores: stores.map(({ store, month_tokens: limit, ...row }) => ({
      ...toUsageRow(row),
      name: store.name,
      href: buildLink('adminStore', { id: store.id }),
      limit: limit === null ? words.noValue : formatCount(limit),
    })),
    hasPrice: models.some(({ cost_micros: cost }) => cost !== null),
    earlier: linkMonth(shiftMonth(month, -1)),
    later: month < thisMonth ? linkMonth(shiftMonth(month, 1)) : undefined,
    next: next === null ? undefined : buildLink('adminUsage', {}, { month, cursor: next }),
  }
}
