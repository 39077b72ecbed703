import { formatDay, parseTime } from '@draftdesk/auth-core/dates'

/** A moment for eyes and for machines, in UTC. */
export interface Moment {
  readonly day: string
  /** hh:mm. */
  readonly time: string
  readonly iso: string
}

/** Writes a time that a server sent as a day and a time in UTC; undefined when it cannot be read. */
export function toMoment(value: unknown): Moment | undefined {
  const at = parseTime(value)
  if (at === undefined) return undefined
  const iso = new Date(at).toISOString()
  return { day: formatDay(at), time: iso.slice(11, 16), iso }
}

/** A moment as dd/mm/yyyy hh:mm in UTC; nothing for what is none. */
export function formatMoment(value: unknown): string {
  const moment = toMoment(value)
  return moment ? `${moment.day} ${moment.time} UTC` : ''
}

/** The day of a moment as dd/mm/yyyy in UTC; nothing for what is none. */
export const formatDate = (value: unknown): string => formatDay(parseTime(value))
