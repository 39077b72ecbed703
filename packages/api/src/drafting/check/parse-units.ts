import { joinLanguagePatterns } from '../../languages/languages.ts'

/** Signs and names of units that all languages share. Multiples come before their base unit. */
const unitSigns = [
  ['workday', ''],
  ['day', ''],
  ['week', ''],
  ['month', ''],
  ['year', ''],
  ['decade', ''],
  ['hour', 'h'],
  ['minute', 'min(?:ut\\p{L}*)?'],
  ['percent', '%'],
  ['eur', '€|eur|euros?'],
  ['usd', '\\$|usd'],
  ['gbp', '£|gbp'],
  ['chf', 'chf|sfr'],
  ['kr', 'sek|nok|dkk|kronor|kroner|kr'],
  ['pln', 'zł|pln'],
  ['czk', 'kč|czk'],
  ['kg', 'kg|kilo\\p{L}*'],
  ['gram', 'g|gr'],
  ['centimetre', 'cm|centim\\p{L}+'],
  ['millimetre', 'mm|millim\\p{L}+'],
  ['kilometre', 'km|kilometer'],
  ['metre', 'm'],
  ['millilitre', 'ml|millilit\\p{L}+'],
  ['litre', 'l'],
  ['watt', 'w|watt'],
  ['gigabyte', 'gb|gigabytes?'],
  ['degree', '°\\s?c|°'],
] as const

const unitPatterns = unitSigns.map(([unit, sign]) => {
  const names = joinLanguagePatterns(
    (language) => (language.units as Readonly<Record<string, RegExp | undefined>>)[unit],
  )
  return [unit, [sign, names].filter(Boolean).join('|')] as const
})

const unitPattern = new RegExp(
  `^(?:${unitPatterns.map(([, pattern]) => `(${pattern})`).join('|')})(?![\\p{L}\\p{N}])`,
  'iu',
)
const currencySign = /^(?:€|\$|£|eur|usd|gbp|chf|sek|nok|dkk)$/i

/** The unit that a text begins with, and how long its name is. */
export function parseUnit(text: string): { unit: string; length: number } | undefined {
  const found = unitPattern.exec(text)
  if (!found) return undefined
  const at = found.slice(1).findIndex(Boolean)
  return { unit: unitPatterns[at]?.[0] ?? '', length: found[0].length }
}

/** The currency before an amount. */
export const parseCurrencySign = (sign: string): string | undefined =>
  currencySign.test(sign) ? parseUnit(sign)?.unit : undefined

const baseUnits: Readonly<Record<string, readonly [factor: number, unit: string]>> = {
  week: [7, 'day'],
  year: [12, 'month'],
  decade: [120, 'month'],
  kg: [1000, 'gram'],
  centimetre: [10, 'millimetre'],
  metre: [1000, 'millimetre'],
  kilometre: [1_000_000, 'millimetre'],
  litre: [1000, 'millilitre'],
  hour: [60, 'minute'],
}
const minutesPerDay = 1440

/** Converts a number to the base unit: two weeks are 14 days, 48 hours are two. */
export function toBaseUnit(
  value: number,
  unit: string | undefined,
): { value: number; unit: string | undefined } {
  const [factor, base] = (unit === undefined ? undefined : baseUnits[unit]) ?? [1, unit]
  const based = Math.round(value * factor * 1000) / 1000
  return base === 'minute' && based % minutesPerDay === 0
    ? { value: based / minutesPerDay, unit: 'day' }
    : { value: based, unit: base }
}
