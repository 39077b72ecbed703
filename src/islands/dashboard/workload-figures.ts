import type { ParsedAnswer } from '@draftdesk/contract'
import { dashboardMessages as words } from './words.ts'
import { draftingMessages } from '../../messages/drafting.ts'
import { emailMessages } from '../../messages/emails.ts'
import { buildLink } from '../../routes.ts'

type DashboardWorkload = NonNullable<ParsedAnswer<'dashboard'>['work']>

/** A figure of the day's work, with its link. */
interface WorkloadFigure {
  readonly label: string
  readonly value: string
  readonly note: string | undefined
  readonly href: string
  /** `bad` marks a failure. `waiting` marks conversations that need a reply. */
  readonly color: 'red' | 'amber' | undefined
}

/** Builds the dashboard's view of the current workload and of the last days. */
export function toShownWorkload(
  work: DashboardWorkload,
  { drafts, gaps }: { drafts: number; gaps: number },
  nowMs: number,
) {
  const { oldest_wait_at: oldest, first_reply_minutes: reply } = work
  const waitMinutes = oldest == null ? undefined : (nowMs - Date.parse(oldest)) / 60_000
  const most = Math.max(1, ...work.days.flatMap(({ received, answered }) => [received, answered]))
  const lists = {
    waiting: buildLink('emails', {}, { filter: 'all', needs_reply: 'true' }),
    drafts: buildLink('emails', {}, { filter: 'drafts' }),
    all: buildLink('emails', {}, { filter: 'all' }),
    sent: buildLink('emails', {}, { filter: 'sent' }),
  }
  const createFigure = (
    name: keyof typeof words.figures,
    value: string,
    href: string,
    rest: Partial<WorkloadFigure> = {},
  ): WorkloadFigure => ({
    label: words.figures[name],
    value,
    href,
    note: undefined,
    color: undefined,
    ...rest,
  })
  const note = waitMinutes === undefined ? undefined : words.oldest(formatMinutes(waitMinutes))
  const use = work.drafts
  return {
    figures: [
      createFigure('needsReply', String(work.needs_reply), lists.waiting, {
        note,
        color: work.needs_reply > 0 ? 'amber' : undefined,
      }),
      createFigure('drafts', words.upTo99(drafts), lists.drafts),
      ...(work.failed > 0 ? [createFigure('failed', String(work.failed), lists.all, { color: 'red' })] : []),
      ...(work.unknown > 0
        ? [createFigure('unknown', String(work.unknown), lists.all, { color: 'red' })]
        : []),
      ...(gaps > 0
        ? [createFigure('gaps', String(gaps), `${buildLink('policies')}#gaps`, { note: words.gapsNote })]
        : []),
      createFigure('firstReply', reply == null ? words.noReply : formatMinutes(reply), lists.sent, {
        note: reply == null ? undefined : words.median,
      }),
    ],
    use: use && {
      all: use.as_is + use.edited + use.discarded,
      parts: [
        { kind: 'asIs' as const, count: use.as_is },
        { kind: 'edited' as const, count: use.edited },
        { kind: 'discarded' as const, count: use.discarded },
      ],
      faults: (work.faults ?? []).map(({ reason, count }) => ({
        label: draftingMessages.reasons[reason],
        count,
      })),
    },
    days: work.days.map(({ day, received, answered }) => ({
      day: formatDayMonthYear(day),
      weekday: emailMessages.weekdays[new Date(day).getUTCDay()] ?? '',
      received,
      answered,
      // Per cent of the tallest bar.
      bars: { received: toPercent(received, most), answered: toPercent(answered, most) },
    })),
  }
}

const toPercent = (count: number, most: number): number => Math.round((100 * count) / most)

/** Formats yyyy-mm-dd as dd/mm/yyyy. */
const formatDayMonthYear = (day: string): string => day.split('-').toReversed().join('/')

/** Formats a time span in its largest unit: minutes, hours or days. */
export function formatMinutes(minutes: number): string {
  if (minutes < 1) return words.spans.now
  if (minutes < 60) return words.spans.minutes(Math.floor(minutes))
  if (minutes < 48 * 60) return words.spans.hours(Math.floor(minutes / 60))
  return words.spans.days(Math.floor(minutes / 1440))
}
