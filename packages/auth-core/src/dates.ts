/** The fields of a thread for grouping: each email with the server's time. */
export interface DatedThread {
  /** The mails of the thread in any order. */
  readonly emails?:
    | readonly (
        | {
            /** ISO 8601, as the server writes it. */
            readonly created_at?: unknown
          }
        | null
        | undefined
      )[]
    | null
    | undefined
}

/** Threads of one day: a key, not words; `date` is written dd/mm/yyyy in UTC. */
export type DayGroup<T> =
  | {
      readonly kind: 'today' | 'yesterday' | 'undated'
      /** The threads in their given order. */
      readonly items: readonly T[]
    }
  | {
      readonly kind: 'date'
      /** dd/mm/yyyy in UTC. */
      readonly date: string
      /** The threads in their given order. */
      readonly items: readonly T[]
    }

const dayMs = 86_400_000
const isoTime = /^(\d{4}-\d\d-(\d\d))(?:[T ](\d\d:\d\d(?::\d\d(?:[.,]\d+)?)?) ?(Z|[+-]\d\d(?::?\d\d)?)?)?$/i

/**
 * Parses an ISO time to Unix ms, with a zone such as 'Z', '+02:00', '+0200' or '+02', or else as UTC.
 * Undefined for an impossible date.
 *
 * @example parseTime('2026-03-01T09:15:30Z') // 1772356530000
 */
export function parseTime(value: unknown): number | undefined {
  if (typeof value !== 'string') return undefined
  const [, date = '', day = '', time = '00:00', zone = 'Z'] = isoTime.exec(value.trim()) ?? []
  // A short month runs over into the next one.
  if (Number(day) > 28 && new Date(`${date}T00:00Z`).getUTCDate() !== Number(day)) return undefined
  const at = Date.parse(`${date}T${time.replace(',', '.')}${toUtcOffset(zone)}`)
  return Number.isNaN(at) ? undefined : at
}

function toUtcOffset(zone: string): string {
  const [, hours = '', minutes = '00'] = /^([+-]\d\d):?(\d\d)?$/.exec(zone) ?? []
  return hours === '' ? 'Z' : `${hours}:${minutes}`
}

/** Formats the day of a Unix ms time as dd/mm/yyyy in UTC. Empty for an invalid time. */
export function formatDay(atMs: number | null | undefined): string {
  const at = new Date(typeof atMs === 'number' ? atMs : NaN)
  if (Number.isNaN(at.getTime())) return ''
  const parts = [at.getUTCDate(), at.getUTCMonth() + 1].map((part) => String(part).padStart(2, '0'))
  const year = at.getUTCFullYear()
  return [...parts, `${year < 0 ? '-' : ''}${String(Math.abs(year)).padStart(4, '0')}`].join('/')
}

/** The day of a thread's latest email, counted from 1970; -Infinity without a readable time. */
function findLatestEmailDay(thread: DatedThread): number {
  let latest = -Infinity
  try {
    for (const email of copyReadableArray(thread.emails))
      latest = Math.max(latest, parseTime(email?.created_at) ?? -Infinity)
  } catch {
    // A value that cannot even be looked at has no time.
  }
  return Math.floor(latest / dayMs)
}

/** The readable entries of a list. Empty for other values. */
function copyReadableArray<T>(value: readonly T[] | null | undefined): readonly T[] {
  try {
    return Array.isArray(value) ? Array.from(value as readonly T[]) : []
  } catch {
    // A proxy that refuses.
    return []
  }
}

/** The number of days since 1970. NaN for an invalid time. */
function toDayNumber(ms: number): number {
  try {
    return Math.floor(ms / dayMs)
  } catch {
    // A value that cannot become a number.
    return NaN
  }
}

/**
 * Groups threads by the day of their latest email, newest day first; those without a readable time come last,
 * and values that are not threads are left out. `nowMs` is Unix ms; without it no day is today.
 *
 * @example groupByDay([{ emails: [{ created_at: '2026-05-01T09:00:00Z' }] }], Date.UTC(2026, 4, 1))
 * // [{ kind: 'today', items: [...] }]
 */
export function groupByDay<T extends DatedThread>(
  threads: readonly (T | null | undefined)[] | null | undefined,
  nowMs: number,
): readonly DayGroup<T>[] {
  const days = new Map<number, T[]>()
  for (const thread of copyReadableArray(threads)) {
    if (typeof thread !== 'object' || thread === null) continue
    const day = findLatestEmailDay(thread)
    const others = days.get(day)
    if (others) others.push(thread)
    else days.set(day, [thread])
  }
  const today = toDayNumber(nowMs)
  return [...days]
    .sort(([a], [b]) => b - a)
    .map(([day, items]) => {
      if (day === -Infinity) return { kind: 'undated', items }
      if (day === today) return { kind: 'today', items }
      if (day === today - 1) return { kind: 'yesterday', items }
      return { kind: 'date', date: formatDay(day * dayMs), items }
    })
}
