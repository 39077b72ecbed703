import { formatDay } from '@draftdesk/auth-core/dates'

/** A moment as dd/mm/yyyy hh:mm in UTC; nothing for what is none. */
export function formatMoment(at: string): string {
  const atMs = Date.parse(at)
  return Number.isNaN(atMs) ? '' : `${formatDay(atMs)} ${new Date(atMs).toISOString().slice(11, 16)} UTC`
}

/** The day of a moment as dd/mm/yyyy in UTC; nothing for what is none. */
export function formatDate(at: string): string {
  const atMs = Date.parse(at)
  return Number.isNaN(atMs) ? '' : formatDay(atMs)
}
