import { dayMs } from '@draftdesk/contract/durations'
import type { ParsedAnswer } from '@draftdesk/contract'
import { draftFaults } from '@draftdesk/contract/choice-lists'
import { draftingMessages } from '../../messages/drafting.ts'
import { formatDate } from '../../models/format-moment.ts'
import { buildLink } from '../../routes.ts'
import { figuresMessages as words } from './words.ts'

type TopicAnswer = ParsedAnswer<'figures'>['topics'][number]

/** The periods that the page offers, in days until today. */
export const offeredPeriodDays = [7, 30, 90] as const

const defaultPeriodDays = 30

/** A period of UTC days such as 2026-11-26. */
export interface FiguresPeriod {
  readonly from: string
  readonly to: string
  readonly days: (typeof offeredPeriodDays)[number] | undefined
}

const formatUtcDay = (ms: number): string => new Date(ms).toISOString().slice(0, 10)

const isIsoDay = (text: string | null): text is string => text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text)

/** The period that an address names. Without one it is the last 30 days. */
export function parseFiguresPeriod({ searchParams }: URL, nowMs: number): FiguresPeriod {
  const [from, to] = [searchParams.get('from'), searchParams.get('to')]
  if (isIsoDay(from) && isIsoDay(to)) return { from, to, days: undefined }
  const days =
    offeredPeriodDays.find((each) => String(each) === searchParams.get('days')) ?? defaultPeriodDays
  return { from: formatUtcDay(nowMs - (days - 1) * dayMs), to: formatUtcDay(nowMs), days }
}

const getTopicName = ({ policy_id: id, title }: TopicAnswer): string =>
  title ?? (id === null ? words.noDocument : words.deleted)

const sumCounts = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0)

const countFaults = ({ faults }: TopicAnswer): number => sumCounts(faults.map(({ count }) => count))

/** The figures as numbers, a row for each document and one for all. */
function toTopicRows(topics: readonly TopicAnswer[]) {
  const rows = topics.map((topic) => ({
    name: getTopicName(topic),
    href:
      topic.title === null || !topic.policy_id
        ? undefined
        : buildLink('createPolicy', { id: topic.policy_id }),
    asWritten: topic.as_written,
    edited: topic.edited,
    discarded: topic.discarded,
    faults: countFaults(topic),
    reasons: topic.faults.map(({ reason, count }) => words.reason(draftingMessages.reasons[reason], count)),
    gaps: topic.gaps,
  }))
  const sumColumn = (key: 'asWritten' | 'edited' | 'discarded' | 'faults' | 'gaps') =>
    sumCounts(rows.map((row) => row[key]))
  const total = {
    ...{ asWritten: sumColumn('asWritten'), edited: sumColumn('edited'), discarded: sumColumn('discarded') },
    ...{ faults: sumColumn('faults'), gaps: sumColumn('gaps') },
  }
  return { rows, total }
}

/** Documents in the chart. The table has all of them. */
const mostBars = 10
const draftOutcomes = ['asWritten', 'edited', 'discarded'] as const

/** The figures of a period as the page shows them. */
export function toFigures({ topics, from, to }: ParsedAnswer<'figures'>) {
  const { rows, total } = toTopicRows(topics)
  const longest = Math.max(
    1,
    ...rows.map(({ asWritten, edited, discarded }) => asWritten + edited + discarded),
  )
  const bars = rows.slice(0, mostBars).flatMap(({ name, ...row }) => {
    const count = sumCounts(draftOutcomes.map((use) => row[use]))
    let start = 0
    const parts = draftOutcomes.map((use) => {
      const width = (row[use] / longest) * 100
      start += width
      return { use, width, x: start - width }
    })
    return count === 0 ? [] : [{ name, count, parts }]
  })
  return { period: words.period(formatDate(from), formatDate(to)), rows, total, bars, uses: draftOutcomes }
}

export type Figures = ReturnType<typeof toFigures>

/** A value of a CSV file. A spreadsheet would run one that begins like a formula. */
export function toCsvCell(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const safe = /^[=+\-@\t\r\n]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** The figures as a CSV file in UTF-8, a row for each document. */
export function toFiguresCsv({ topics }: ParsedAnswer<'figures'>): string {
  const { columns } = words
  const reasons = draftFaults.filter((reason) =>
    topics.some(({ faults }) => faults.some((fault) => fault.reason === reason)),
  )
  const head = [
    ...[columns.topic, columns.asWritten, columns.edited, columns.discarded, columns.faults],
    ...reasons.map((reason) => `${columns.faults}: ${draftingMessages.reasons[reason]}`),
    columns.gaps,
  ]
  const lines = topics.map((topic) => [
    ...[getTopicName(topic), topic.as_written, topic.edited, topic.discarded, countFaults(topic)],
    ...reasons.map((reason) => topic.faults.find((fault) => fault.reason === reason)?.count ?? 0),
    topic.gaps,
  ])
  // Spreadsheets read UTF-8 by its mark.
  return `\uFEFF${[head, ...lines].map((line) => `${line.map(toCsvCell).join(',')}\r\n`).join('')}`
}
