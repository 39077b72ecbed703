import { formatDay, parseTime } from '@draftdesk/auth-core/dates'

/** A time for display and for `datetime`. Day and time are in the reader's time zone. */
export interface Moment {
  /** dd/mm/yyyy. */
  readonly day: string
  /** hh:mm. */
  readonly time: string
  /** Date and time. UTC times say so. */
  readonly text: string
  readonly iso: string
}

const utc = 'UTC'
const formats = new Map<string, Intl.DateTimeFormat>()
/** The size of the cache of zones. When it is full, it is cleared. */
const mostFormats = 200

/** The reader's time zone. UTC for an unknown name. */
export function readTimeZone(name: string | undefined): string {
  if (name === undefined || name === utc || !/^[A-Za-z]\w{1,30}(?:\/[\w+-]{1,30}){0,2}$/.test(name))
    return utc
  try {
    return formatOf(name).resolvedOptions().timeZone
  } catch (error) {
    if (error instanceof RangeError) return utc
    throw error
  }
}

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-GB', {
    ...{ timeZone: zone, hourCycle: 'h23', calendar: 'gregory', numberingSystem: 'latn' },
    ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' },
  })
  if (formats.size >= mostFormats) formats.clear()
  formats.set(zone, format)
  return format
}

/** Converts a server's time to day and time in the reader's zone. Undefined if invalid. */
export function toMoment(value: unknown, zone: string = utc): Moment | undefined {
  const at = parseTime(value)
  if (at === undefined) return undefined
  const iso = new Date(at).toISOString()
  const { day, time } = zone === utc ? { day: formatDay(at), time: iso.slice(11, 16) } : readClock(at, zone)
  return { day, time, text: `${day}, ${time}${zone === utc ? ' UTC' : ''}`, iso }
}

function readClock(at: number, zone: string): Pick<Moment, 'day' | 'time'> {
  const parts = new Map(
    formatOf(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  )
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? ''
  return {
    day: `${part('day')}/${part('month')}/${part('year').padStart(4, '0')}`,
    time: `${part('hour')}:${part('minute')}`,
  }
}

/** A moment as dd/mm/yyyy hh:mm in the reader's zone. Empty for an invalid value. */
export function formatMoment(value: unknown, zone: string = utc): string {
  return toMoment(value, zone)?.text.replace(',', '') ?? ''
}

/** The time as hh:mm in the reader's zone. UTC times say so. */
export function formatTime(value: unknown, zone: string = utc): string {
  const moment = toMoment(value, zone)
  return moment ? `${moment.time}${zone === utc ? ' UTC' : ''}` : ''
}

/** The day of a moment as dd/mm/yyyy in UTC. Empty for an invalid value. */
export const formatDate = (value: unknown): string => formatDay(parseTime(value))
