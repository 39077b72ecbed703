import { getLanguage } from '../../locales/words.ts'
import type { ReadAnswer } from '@draftdesk/contract'
import { link } from '../../routes.ts'
import { adminUsageMessages as words } from './words.ts'

type Usage = ReadAnswer<'modelUsage'>
type UsageRow = Usage['models'][number]

const formatCount = (count: number): string => count.toLocaleString(getLanguage())

const formatDuration = (ms: number | null): string => (ms === null ? words.noValue : words.seconds(ms))

function toRow(usage: UsageRow) {
  const mark = (text: string) => (usage.is_estimated ? words.about(text) : text)
  return {
    model: usage.model || words.unknownModel,
    owner: words.owners[usage.owner],
    calls: formatCount(usage.calls),
    tokensIn: mark(formatCount(usage.tokens_in)),
    tokensOut: mark(formatCount(usage.tokens_out)),
    cost: usage.cost_micros === null ? words.noValue : mark((usage.cost_micros / 1e6).toFixed(2)),
    p50: formatDuration(usage.p50_ms),
    p95: formatDuration(usage.p95_ms),
  }
}

/** The month before or after a month such as 2026-11. */
export function moveMonth(month: string, by: 1 | -1): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7)
}

/** The usage of a month as the page shows it. */
export function toUsage(usage: Usage, thisMonth: string) {
  const { month, models, stores, next } = usage
  const toMonth = (other: string) => link('adminUsage', {}, { month: other })
  return {
    month,
    models: models.map(toRow),
    stores: stores.map(({ store, month_tokens: limit, ...row }) => ({
      ...toRow(row),
      name: store.name,
      href: link('adminStore', { id: store.id }),
      limit: limit === null ? words.noValue : formatCount(limit),
    })),
    hasPrice: models.some(({ cost_micros: cost }) => cost !== null),
    earlier: toMonth(moveMonth(month, -1)),
    later: month < thisMonth ? toMonth(moveMonth(month, 1)) : undefined,
    next: next === null ? undefined : link('adminUsage', {}, { month, cursor: next }),
  }
}
