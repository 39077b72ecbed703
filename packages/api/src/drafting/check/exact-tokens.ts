import { trimEndCharacters } from '../../knowledge/passages/trim-characters.ts'
import { compareDays, findDates, getYear } from './find-dates.ts'
import { parseNumberWord } from '../../knowledge/search/number-words.ts'
import { parseCurrencySign, parseUnit, toBaseUnit } from './parse-units.ts'

/** A token that must match the source: a number with its unit, a day, an address or a code. */
export interface ExactToken {
  kind: 'number' | 'date' | 'time' | 'address' | 'code' | 'phone' | 'handle'
  value: string
  /** The unit of a number. */
  unit?: string | undefined
  /** Another possible value, such as with month and day swapped. */
  or?: string | undefined
  /** Inexact: part of a range, a name or a phrase such as '1990s', 'over 20' or 'a day'. */
  isLoose?: boolean | undefined
}

const topLevelDomains =
  'com|net|org|io|app|shop|store|co|eu|info|biz|de|at|ch|fr|es|it|nl|be|pt|pl|se|dk|no|fi|uk|ie|us|cz|ro|hu|test|example'
const webAddressPattern = new RegExp(
  `(?:https?:\\/\\/|www\\.)[^\\s<>"'）)\\]⟧]+|(?<![\\w.+-])[\\w.+-]{1,64}@[\\w-]{1,63}(?:\\.[\\w-]{1,63}){1,5}|(?<![\\w@.-])[a-z0-9-]{1,63}(?:\\.[a-z0-9-]{1,63}){0,5}\\.(?:${topLevelDomains})(?![\\w-])(?:\\/[^\\s<>"')\\]]*)?`,
  'gi',
)
const handlePattern = /⟦[^⟦⟧]{0,40}⟧/g
const ibanPattern = /\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){3,7}(?: ?[A-Z0-9]{1,3})?\b/g
const timePattern =
  /(?<![\d.,:])(\d{1,2})(?:[:h](\d{2}))?\s?(a\.?m\.?|p\.?m\.?|uhr|o'clock)(?![\p{L}])|(?<![\d.,:])(\d{1,2})[:h](\d{2})(?!\d)/giu
const codePattern =
  /#\s?\d[\w-]{0,30}|(?<![\w-])(?=[A-Z0-9-]{0,30}[A-Z])(?=[A-Z0-9-]{0,30}\d)[A-Z0-9]{1,30}(?:-[A-Z0-9]{1,30}){0,6}(?![\w])/g
const phonePattern = /(?<![\w.,])(?:\+|00)?\(?\d[\d\s()/-]{6,}\d(?!\w)/g
const numberPattern =
  /(?:(€|\$|£|\b(?:eur|usd|gbp|chf|sek|nok|dkk))\s?)?(?<![\p{L}\d])(\d+(?:[.,'\u00a0\u202f ]\d{3})*(?:[.,]\d{1,2})?)(?:[.,]-)?(?![\d])(?:st|nd|rd|th)?/giu
const wordPattern = /\p{L}+(?:-\p{L}+)*/gu
const oneWordPattern = /^(?:a|an|one|eine?[mnrs]?|une?|uno|una|een|uma?|jeden|jedna|en|ett|et|yksi|yhden)$/u
const rangePattern =
  /^\s*(?:-|–|—|\bto\b|\bbis\b|\bund\b|\bà\b|\bet\b|\band\b|\by\b|\ba\b|\be\b|\bo\b|\bou\b|\bor\b|\boder\b|\bal\b|\btot\b|\ben\b|\btill\b|\btil\b|\boch\b|\bog\b|\bdo\b|\bi\b)\s*$/u

/** Finds the numbers, dates, codes and addresses that a check compares exactly. Reads number words in `language`. */
export function findExactTokens(text: string, language: string): ExactToken[] {
  const { tokens, rest } = extractExactTokens(text)
  return [...tokens, ...findNumberTokens(rest, language)]
}

/** A text without its addresses, codes, dates and times. */
export const removeExactTokens = (text: string): string => extractExactTokens(text).rest

function extractExactTokens(text: string): { tokens: ExactToken[]; rest: string } {
  const tokens: ExactToken[] = []
  let rest = text.normalize('NFC')
  const takeMatches = (pattern: RegExp, read: (match: RegExpExecArray) => ExactToken | undefined) => {
    rest = rest.replace(pattern, (...found) => {
      const groups = found.slice(
        0,
        found.findIndex((part) => typeof part === 'number'),
      ) as string[]
      const token = read(groups as unknown as RegExpExecArray)
      if (token) tokens.push(token)
      return token ? ' ; '.padEnd(groups[0]?.length ?? 0) : (groups[0] ?? '')
    })
  }
  takeMatches(handlePattern, ([found]) => ({ kind: 'handle', value: found }))
  takeMatches(webAddressPattern, ([found]) => ({ kind: 'address', value: normalizeAddress(found) }))
  takeMatches(ibanPattern, ([found]) => ({ kind: 'code', value: found.replaceAll(' ', '') }))
  for (const { value, or, start, end } of findDates(rest).toSorted((a, b) => b.start - a.start)) {
    tokens.push({ kind: 'date', value, or })
    rest = `${rest.slice(0, start)}${' ; '.padEnd(end - start)}${rest.slice(end)}`
  }
  takeMatches(timePattern, ([, hour, minutes, half, bareHour, bareMinutes]) => ({
    kind: 'time',
    value: String(toMinutesOfDay(hour ?? bareHour, minutes ?? bareMinutes, half)),
  }))
  takeMatches(codePattern, ([found]) => ({ kind: 'code', value: found.replaceAll(/[#\s]/g, '') }))
  takeMatches(phonePattern, ([found]) => {
    const digits = found.replaceAll(/\D/g, '')
    return digits.length >= 7 ? { kind: 'phone', value: digits.replace(/^00/, '') } : undefined
  })
  return { tokens, rest }
}

const normalizeAddress = (found: string): string =>
  trimEndCharacters(
    found
      .toLowerCase()
      .replace(/^https?:\/\//, '')
      .replace(/^www\./, ''),
    '.,;:!?/',
  )

function toMinutesOfDay(
  hour: string | undefined,
  minutes: string | undefined,
  half: string | undefined,
): number {
  const isAfternoon = /^p/i.test(half ?? '')
  const isMorning = /^a/i.test(half ?? '')
  const twelve = (isAfternoon || isMorning) && Number(hour) === 12
  return ((twelve ? 0 : Number(hour)) + (isAfternoon ? 12 : 0)) * 60 + Number(minutes ?? 0)
}

interface Numeral {
  value: number
  isLoose: boolean
  unit: string | undefined
  start: number
  end: number
}

function findNumberTokens(text: string, language: string): ExactToken[] {
  const numerals: Numeral[] = []
  for (const match of text.matchAll(numberPattern)) {
    const [found, sign, digits = ''] = match
    const end = match.index + found.length
    numerals.push({
      value: parseNumber(digits) * parseNumberFactor(text.slice(end)),
      ...findUnitAfter(text, end + measureFactorLength(text.slice(end)), parseCurrencySign(sign ?? '')),
      start: match.index,
      isLoose: isApproximateAt(text, match.index, end),
    })
  }
  for (const match of text.toLowerCase().matchAll(wordPattern)) {
    const end = match.index + match[0].length
    const value = parseNumberWord(match[0], language)
    const after = findUnitAfter(text, end, undefined)
    if (value !== undefined)
      numerals.push({ value, ...after, start: match.index, isLoose: isApproximateAt(text, match.index, end) })
    else if (oneWordPattern.test(match[0]) && after.unit)
      numerals.push({ value: 1, ...after, start: match.index, isLoose: true })
    else readCompoundNumber(match[0], match.index, language, numerals)
  }
  numerals.sort((a, b) => a.start - b.start)
  // In '2 to 4 days' the unit also belongs to the first number.
  for (const [at, numeral] of numerals.entries()) {
    const next = numerals[at + 1]
    if (next?.unit && !numeral.unit && rangePattern.test(text.slice(numeral.end, next.start).toLowerCase()))
      numeral.unit = next.unit
  }
  return numerals.map((numeral) => {
    const { value, unit } = toBaseUnit(numeral.value, numeral.unit)
    return { kind: 'number', value: String(value), unit, ...(numeral.isLoose && { isLoose: true }) }
  })
}

const numberFactors: readonly (readonly [RegExp, number])[] = [
  [/^\s?(?:million\p{L}*|mio\.?|mill[oó]n\p{L}*|milion\p{L}*|miljoen)(?!\p{L})/iu, 1e6],
  [/^\s?(?:billion|milliarde?n?|milliards?|mrd\.?)(?!\p{L})/iu, 1e9],
  [/^\s?(?:thousand|tausend|tsd\.?|k)(?!\p{L})/iu, 1000],
]
const parseNumberFactor = (after: string): number =>
  numberFactors.find(([pattern]) => pattern.test(after))?.[1] ?? 1
const measureFactorLength = (after: string): number =>
  numberFactors.map(([pattern]) => pattern.exec(after)?.[0].length ?? 0).find(Boolean) ?? 0

/** A number after 'over' or 'mindestens' is approximate and need not equal the number of the source. */
const approximationPattern =
  /(?:over|above|more than|at least|less than|under|below|up to|almost|nearly|about|around|approximately|roughly|circa|ca\.|über|mehr als|mindestens|weniger als|unter|fast|etwa|rund|ungefähr|plus de|au moins|moins de|presque|environ|más de|al menos|menos de|casi|unos)\s+$/iu
/** '1990s', '19th century' */
const periodPattern = /^(?:'?s\b|\s?(?:st|nd|rd|th)?\s(?:century|jahrhundert)|er\b|\.\s(?:jahrhundert))/iu

const isApproximateAt = (text: string, start: number, end: number): boolean =>
  approximationPattern.test(text.slice(Math.max(0, start - 20), start)) ||
  periodPattern.test(text.slice(end, end + 14))

/** 'thirty-day': a number and its unit in one word. */
function readCompoundNumber(found: string, start: number, language: string, numerals: Numeral[]): void {
  const dash = found.lastIndexOf('-')
  const value = dash > 0 ? parseNumberWord(found.slice(0, dash), language) : undefined
  const unit = dash > 0 ? parseUnit(found.slice(dash + 1))?.unit : undefined
  if (value !== undefined && unit)
    numerals.push({ value, unit, start, end: start + found.length, isLoose: false })
}

function findUnitAfter(text: string, end: number, sign: string | undefined): Pick<Numeral, 'unit' | 'end'> {
  if (sign) return { unit: sign, end }
  const space = /^[\s-]*/.exec(text.slice(end, end + 3))?.[0].length ?? 0
  const found = parseUnit(text.slice(end + space, end + space + 40))
  return found ? { unit: found.unit, end: end + space + found.length } : { unit: undefined, end }
}

/** '1.000,50' and '1,000.50' are the same number. */
function parseNumber(digits: string): number {
  const decimals = /[.,](\d{1,2})$/.exec(digits)
  const whole = decimals ? digits.slice(0, decimals.index) : digits
  return Number(`${whole.replaceAll(/\D/g, '')}.${decimals?.[1] ?? '0'}`)
}

/** Compares a token with those of the source: same, possibly same, or missing. */
export function compareToken(token: ExactToken, source: readonly ExactToken[]): 'same' | 'unsure' | 'other' {
  if (token.kind === 'date') return compareDate(token, source)
  const alike = source.filter(({ kind, value }) => {
    if (kind === 'date') return token.kind === 'number' && isYear(token) && getYear(value) === token.value
    // An order number may be repeated without its sign.
    if (kind === 'code' && token.kind === 'number' && !token.unit) return value === token.value
    if (kind !== token.kind) return false
    if (kind === 'phone') return value.endsWith(token.value) || token.value.endsWith(value)
    return value === token.value
  })
  if (alike.length === 0) return token.isLoose ? 'unsure' : 'other'
  if (token.kind !== 'number' || token.unit === undefined) return 'same'
  if (alike.some(({ unit }) => unit === token.unit)) return 'same'
  const isDayUnit = (unit: string | undefined) =>
    unit === undefined || ['day', 'workday'].every((day) => [unit, token.unit].includes(day))
  return alike.some(({ unit }) => isDayUnit(unit)) || token.isLoose ? 'unsure' : 'other'
}

function compareDate({ value, or }: ExactToken, source: readonly ExactToken[]): 'same' | 'unsure' | 'other' {
  const found = source
    .filter(({ kind }) => kind === 'date')
    .flatMap((other) => [other.value, other.or ?? []].flat())
    .flatMap((day) => [value, or ?? []].flat().map((own) => compareDays(own, day)))
  const isYearOnly = source.some((other) => isYear(other) && other.value === getYear(value))
  if (found.includes('same')) return 'same'
  return found.includes('unsure') || isYearOnly ? 'unsure' : 'other'
}

const isYear = ({ kind, value, unit }: ExactToken): boolean =>
  kind === 'number' && unit === undefined && /^(?:1[5-9]|20)\d\d$/.test(value)

/** True if the source has a different number of the same kind, such as another price or another year. */
export const hasDifferentNumber = (token: ExactToken, source: readonly ExactToken[]): boolean =>
  token.kind !== 'number' ||
  token.unit !== undefined ||
  source.some((other) =>
    isYear(token)
      ? isYear(other) || (other.kind === 'date' && getYear(other.value) !== undefined)
      : other.kind === 'number' && other.unit === undefined && !isYear(other),
  )
