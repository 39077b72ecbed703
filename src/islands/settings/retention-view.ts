import { getLanguage } from '../../locales/get-texts.ts'
import type { ParsedAnswer } from '@draftdesk/contract'
import { retentionMessages as words } from './words.ts'

/** Kinds of data with a separate retention time. */
export const retentionKinds = ['resolved', 'archived', 'spam', 'activity'] as const

/** Days after which data is deleted, by kind. Null: it is kept. */
export type RetentionDays = Readonly<Record<(typeof retentionKinds)[number], number | null>>

/** The retention of a store. */
export interface Retention {
  readonly days: RetentionDays
  readonly isErasing: boolean
  readonly version: number
}

/** Converts the retention of a store to what the page shows. */
export const toRetention = (answer: ParsedAnswer<'retention'>): Retention => ({
  days: mapRetentionDays((kind) => answer[kind]),
  isErasing: answer.is_erasing,
  version: answer.version,
})

/** Reads the days of each kind from the values of a form. */
export const parseRetentionDays = (read: (kind: string) => string): RetentionDays =>
  mapRetentionDays((kind) => (read(kind) === '' ? null : Number(read(kind))))

const mapRetentionDays = (pick: (kind: keyof RetentionDays) => number | null): RetentionDays => ({
  resolved: pick('resolved'),
  archived: pick('archived'),
  spam: pick('spam'),
  activity: pick('activity'),
})

/** The choices of a kind. A number of days that is no choice is added. */
export function listRetentionChoices(days: number | null): (readonly [value: string, label: string])[] {
  const known = Object.keys(words.periods).map(Number)
  const all = days === null || known.includes(days) ? known : [...known, days].toSorted((a, b) => a - b)
  return [
    ['', words.never],
    ...all.map((count) => [String(count), words.after(formatRetentionPeriod(count))] as const),
  ]
}

/** A number of days in words, such as '2 years'. */
export const formatRetentionPeriod = (days: number): string => words.periods[days] ?? words.days(days)

/** The sentence about what would be deleted now. Undefined: nothing. */
export function describeRetentionPreview(
  counts: ParsedAnswer<'previewRetention'>,
  days: RetentionDays,
): string | undefined {
  const parts = retentionKinds.flatMap((kind) => {
    const age = days[kind]
    return age === null || counts[kind] === 0
      ? []
      : [words.counted(kind, counts[kind], formatRetentionPeriod(age))]
  })
  return parts.length === 0 ? undefined : words.wouldDelete(new Intl.ListFormat(getLanguage()).format(parts))
}
