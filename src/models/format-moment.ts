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

const utcZone = 'UTC'
const formatsByZone = new Map<string, Intl.DateTimeFormat>()
/** The size of the cache of zones. When it is full, it is cleared. */
const mostFormats = 200

/** The reader's time zone. UTC for an unknown name. */
export function parseTimeZone(name: string | undefined): string {
  if (name === undefined || name === utcZone || !/^[A-Za-z]\w{1,30}(?:\/[\w+-]{1,30}){0,2}$/.test(name))
    return utcZone
  try {
    return getZoneFormat(name).resolvedOptions().timeZone
  } catch (error) {
    if (error instanceof RangeError) return utcZone
    throw error
  }
}

function getZoneFormat(zone: string): Intl.DateTimeFormat {
  const known = formatsByZone.get(zone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-GB', {
    ...{ timeZone: zone, hourCycle: 'h23', calendar: 'gregory', numberingSystem: 'latn' },
    ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' },
  })
  if (formatsByZone.size >= mostFormats) formatsByZone.clear()
  formatsByZone.set(zone, format)
  return format
}

/** Converts a server's time to day and time in the reader's zone. Undefined if invalid. */
export function toMoment(value: unknown, zone: string = utcZone): Moment | undefined {
  const at = parseTime(value)
  if (at === undefined) return undefined
  const iso = new Date(at).toISOString()
  const { day, time } =
    zone === utcZone ? { day: formatDay(at), time: iso.slice(11, 16) } : formatZoneClock(at, zone)
  return { day, time, text: `${day}, ${time}${zone === utcZone ? ' UTC' : ''}`, iso }
}

function formatZoneClock(at: number, zone: string): Pick<Moment, 'day' | 'time'> {
  const parts = new Map(
    getZoneFormat(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  )
  const getPart = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? ''
  return {
    day: `${getPart('day')}/${getPart('month')}/${getPart('year').padStart(4, '0')}`,
    time: `${getPart('hour')}:${getPart('minute')}`,
  }
}

/** A moment as dd/mm/yyyy hh:mm in the reader's zone. Empty for an invalid value. */
export function formatMoment(value: unknown, zone: string = utcZone): string {
  return toMoment(value, zone)?.text.replace(',', '') ?? ''
}

/** The time as hh:mm in the reader's zone. UTC times say so. */
export function formatTime(value: unknown, zone: string = utcZone): string {
  const moment = toMoment(value, zone)
  return moment ? `${moment.time}${zone === utcZone ? ' UTC' : ''}` : ''
}

/** The day of a moment as dd/mm/yyyy in UTC. Empty for an invalid value. */
export const formatDate = (value: unknown): string => formatDay(parseTime(value))
