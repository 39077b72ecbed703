import { getLanguage } from '../../locales/get-texts.ts'
import type { ParsedAnswer } from '@draftdesk/contract'
import { retentionMessages as words } from './words.ts'

/** Kinds of data with a separate retention time. */
export const retentionKinds = ['resolved', 'archived', 'spam', 'activity'] as const

/** The retention of a store. */
export type Retention = ParsedAnswer<'retention'>

/** Days after which data is deleted, by kind. Null: it is kept. */
export type RetentionDays = Pick<Retention, (typeof retentionKinds)[number]>

/** Reads the days of each kind from the values of a form. */
export function parseRetentionDays(read: (kind: string) => string): RetentionDays {
  const parseDays = (kind: string): number | null => (read(kind) === '' ? null : Number(read(kind)))
  return {
    resolved: parseDays('resolved'),
    archived: parseDays('archived'),
    spam: parseDays('spam'),
    activity: parseDays('activity'),
  }
}

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
