import { mapByLanguage, languages } from '../../languages/languages.ts'

/** Month names and abbreviations in all languages. */
const monthByName = new Map<string, number>()
for (const { code } of languages)
  for (const style of ['long', 'short'] as const)
    for (const shape of [{ month: style }, { month: style, day: 'numeric' }] as const) {
      const format = new Intl.DateTimeFormat(code, { ...shape, timeZone: 'UTC' })
      for (let month = 0; month < 12; month += 1) {
        const parts = format.formatToParts(Date.UTC(2026, month, 5))
        const name = parts
          .find(({ type }) => type === 'month')
          ?.value.toLowerCase()
          .replaceAll('.', '')
        if (name && name.length > 2 && !/\d/.test(name)) monthByName.set(name, month + 1)
      }
    }
monthByName.set('sept', 9)

const weekdayNames = mapByLanguage(({ code }) => {
  const format = new Intl.DateTimeFormat(code, { weekday: 'long', timeZone: 'UTC' })
  // 2026-11-01 was a Sunday.
  return Array.from({ length: 7 }, (_, day) => format.format(Date.UTC(2026, 10, 1 + day)).toLowerCase())
})

/** The weekday that a word names, also in the plural: 0 is Sunday. */
export function findWeekday(word: string, language: string): number | undefined {
  const at = weekdayNames.get(language)?.findIndex((day) => word === day || word === `${day}s`) ?? -1
  return at < 0 ? undefined : at
}

export const isMonth = (word: string): boolean => monthByName.has(word.toLowerCase())

const monthNames = [...monthByName.keys()].toSorted((a, b) => b.length - a.length).join('|')
const yearPart = '(?:,?\\s+(?:de\\s+)?(\\d{4}))?'
const dayFirstDate = new RegExp(
  `(?<![\\p{L}\\p{N}])(\\d{1,2})(?:st|nd|rd|th|er|\\.|º)?\\s+(?:of\\s+|de\\s+)?(${monthNames})\\.?(?!\\p{L})${yearPart}`,
  'giu',
)
const monthFirstDate = new RegExp(
  `(?<!\\p{L})(${monthNames})\\.?\\s+(\\d{1,2})(?:st|nd|rd|th)?(?![\\p{L}\\p{N}])${yearPart}`,
  'giu',
)
const monthOnlyDate = new RegExp(
  `(?<!\\p{L})(${monthNames})\\.?,?\\s+(?:of\\s+|de\\s+)?(\\d{4})(?!\\d)`,
  'giu',
)
const isoDate = /\b(\d{4})-(\d{2})-(\d{2})\b/g
const dottedDate = /(?<![\d.,])(\d{1,2})\.\s?(\d{1,2})\.(?:\s?(\d{4}|\d{2})\b)?(?!\d)/g
const slashedDate = /(?<![\d/])(\d{1,2})\/(\d{1,2})\/(\d{4}|\d{2})\b/g

/** A day or a month: '11-18', '2026-11-18' or '2026-11'. `or` is the other reading of '3/4/2026', where the month may come first. */
export interface FoundDate {
  value: string
  or?: string
  start: number
  end: number
}

/** Finds all dates of a text in any notation. */
export function findDates(text: string): FoundDate[] {
  const found: FoundDate[] = []
  const addDate = (
    match: RegExpExecArray,
    day: number,
    month: number,
    yearText: string | undefined,
    or?: boolean,
  ) => {
    if (month < 1 || month > 12 || day < 1 || day > 31) return
    const start = match.index
    const end = start + match[0].length
    if (found.some((other) => start < other.end && end > other.start)) return
    found.push({
      value: formatDate(day, month, yearText),
      ...(or && month !== day && day <= 12 && { or: formatDate(month, day, yearText) }),
      start,
      end,
    })
  }
  for (const match of text.matchAll(isoDate)) addDate(match, Number(match[3]), Number(match[2]), match[1])
  for (const match of text.matchAll(dayFirstDate))
    addDate(match, Number(match[1]), monthByName.get(match[2]?.toLowerCase() ?? '') ?? 0, match[3])
  for (const match of text.matchAll(monthFirstDate))
    addDate(match, Number(match[2]), monthByName.get(match[1]?.toLowerCase() ?? '') ?? 0, match[3])
  for (const match of text.matchAll(monthOnlyDate)) {
    const start = match.index
    const end = start + match[0].length
    const month = monthByName.get(match[1]?.toLowerCase() ?? '') ?? 0
    if (found.some((other) => start < other.end && end > other.start)) continue
    found.push({ value: `${match[2] ?? ''}-${padNumber(month)}`, start, end })
  }
  for (const match of text.matchAll(dottedDate)) addDate(match, Number(match[1]), Number(match[2]), match[3])
  for (const match of text.matchAll(slashedDate)) {
    const [first, second] = [Number(match[1]), Number(match[2])]
    if (second > 12) addDate(match, second, first, match[3])
    else addDate(match, first, second, match[3], true)
  }
  return found
}

const padNumber = (value: number): string => String(value).padStart(2, '0')
const formatDate = (day: number, month: number, yearText: string | undefined): string =>
  `${yearText ? `${yearText.length === 2 ? '20' : ''}${yearText}-` : ''}${padNumber(month)}-${padNumber(day)}`

/**
 * Compares a day in a sentence with one in its source. A year in only one of them is ignored, and a month in
 * the source matches all its days.
 */
export function compareDays(claimed: string, expected: string): 'same' | 'unsure' | 'other' {
  const a = splitDate(claimed)
  const b = splitDate(expected)
  if (a.month !== b.month || (a.year && b.year && a.year !== b.year)) return 'other'
  if (a.day && b.day) return a.day === b.day ? 'same' : 'other'
  return a.day ? 'unsure' : 'same'
}

/** The year of a date, where it has one. */
export const getYear = (value: string): string | undefined => splitDate(value).year

function splitDate(value: string): { year?: string; month: string; day?: string } {
  const [first = '', second = '', third] = value.split('-')
  if (third !== undefined) return { year: first, month: second, day: third }
  return first.length === 4 ? { year: first, month: second } : { month: first, day: second }
}
