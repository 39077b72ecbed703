import { dayMs, hourMs } from '@draftdesk/contract/durations'
import { parseTime } from '@draftdesk/auth-core/dates'
import { toMoment } from '../../../models/format-moment.ts'
import { laterWords as words } from '../words.ts'

export interface LaterTimeChoice {
  readonly label: string
  readonly atMs: number
  /** The time in the reader's zone. */
  readonly text: string
}

/** The local time of a zone at a moment, as if it were UTC. */
function toZoneLocalMs(atMs: number, zone: string): number {
  const { day = '', time = '' } = toMoment(new Date(atMs).toISOString(), zone) ?? {}
  const [date = '', month = '', year = ''] = day.split('/')
  return Date.parse(`${year}-${month}-${date}T${time}:00Z`)
}

/**
 * The moment of a local time in a zone. A time skipped by a clock change moves forward, and of a repeated one
 * the first counts.
 */
function zoneLocalToUnixMs(localMs: number, zone: string): number {
  const offsets = [localMs - dayMs, localMs + dayMs].map((atMs) => toZoneLocalMs(atMs, zone) - atMs)
  const [before = 0] = offsets
  const found = offsets
    .map((offset) => localMs - offset)
    .filter((atMs) => toZoneLocalMs(atMs, zone) === localMs)
  return found.length > 0 ? Math.min(...found) : localMs - before
}

/** A time as the value of a `datetime-local` field. */
export const toDateTimeFieldValue = (atMs: number, zone: string): string =>
  new Date(toZoneLocalMs(atMs, zone)).toISOString().slice(0, 16)

/** The time in a `datetime-local` field. Undefined while it is incomplete. */
export function parseDateTimeFieldValue(value: string, zone: string): number | undefined {
  const localMs = parseTime(`${value}Z`)
  return localMs === undefined ? undefined : zoneLocalToUnixMs(localMs, zone)
}

/** The offered times: later today, tomorrow morning and next Monday, in the reader's zone. */
export function listLaterTimeChoices(nowMs: number, zone: string, morningHour = 8): LaterTimeChoice[] {
  const minuteMs = Math.floor(nowMs / 60_000) * 60_000
  const localMs = toZoneLocalMs(minuteMs, zone)
  const todayMs = Math.floor(localMs / dayMs) * dayMs
  const laterMs = Math.ceil((localMs + 3 * hourMs) / hourMs) * hourMs
  const daysToMonday = (8 - new Date(todayMs).getUTCDay()) % 7 || 7
  const getMorningMs = (days: number) => todayMs + days * dayMs + morningHour * hourMs
  const locals: [label: string, localMs: number][] = [[words.tomorrow, getMorningMs(1)]]
  if (laterMs <= todayMs + 20 * hourMs) locals.unshift([words.today, laterMs])
  if (daysToMonday > 1) locals.push([words.monday, getMorningMs(daysToMonday)])
  return locals.map(([label, local]) => {
    const atMs = zoneLocalToUnixMs(local, zone)
    return { label, atMs, text: toMoment(new Date(atMs).toISOString(), zone)?.text ?? '' }
  })
}
