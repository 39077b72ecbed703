/** A thread as far as grouping needs it: each e-mail with its time as the server wrote it. */
export interface DatedThread {
  readonly emails: readonly { readonly created_at?: unknown }[]
}

/** Threads of one day: a key, not words; `date` is written dd/mm/yyyy in UTC (spec sections 2 and 9). */
export type DayGroup<T> =
  | { readonly kind: 'today' | 'yesterday' | 'undated'; readonly items: readonly T[] }
  | { readonly kind: 'date'; readonly date: string; readonly items: readonly T[] }

const dayMs = 86_400_000

/** Reads an ISO time in Unix ms; a time without a zone is UTC, as the server means it. */
export function parseTime(value: unknown): number | undefined {
  if (typeof value !== 'string') return undefined
  const [, date, time, zone] =
    /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)(Z|[+-]\d\d:\d\d)?)?$/i.exec(value.trim()) ?? []
  const at = date === undefined ? NaN : Date.parse(`${date}T${time ?? '00:00'}${zone ?? 'Z'}`)
  return Number.isNaN(at) ? undefined : at
}

/** Writes a day as dd/mm/yyyy in UTC (spec section 9). */
export function formatDay(atMs: number): string {
  return new Date(atMs).toISOString().slice(0, 10).split('-').reverse().join('/')
}

/**
 * Groups threads by the day of their latest e-mail, newest day first, threads in the order given; threads without a
 * readable time come last (spec section 2). `nowMs` is Unix ms.
 *
 * @example groupByDay([{ emails: [{ created_at: '2026-05-01T09:00:00Z' }] }], Date.UTC(2026, 4, 1))
 * // [{ kind: 'today', items: [...] }]
 */
export function groupByDay<T extends DatedThread>(
  threads: readonly T[],
  nowMs: number,
): readonly DayGroup<T>[] {
  const days = new Map<number, T[]>()
  for (const thread of threads) {
    const latest = Math.max(...thread.emails.map((email) => parseTime(email.created_at) ?? -Infinity))
    const day = Math.floor(latest / dayMs)
    const others = days.get(day)
    if (others) others.push(thread)
    else days.set(day, [thread])
  }
  const today = Math.floor(nowMs / dayMs)
  return [...days]
    .sort(([a], [b]) => b - a)
    .map(([day, items]) => {
      if (day === -Infinity) return { kind: 'undated', items }
      if (day === today) return { kind: 'today', items }
      if (day === today - 1) return { kind: 'yesterday', items }
      return { kind: 'date', date: formatDay(day * dayMs), items }
    })
}
