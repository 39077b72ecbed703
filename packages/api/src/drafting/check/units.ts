/** The names of units in the languages of shops. A longer name stands before a shorter one that it starts with. */
const units: readonly (readonly [unit: string, pattern: string])[] = [
  [
    'workday',
    '(?:business|working|work|week)[ -]?days?|(?:werk|arbeits|geschäfts)tag\\p{L}*|jours?[ -](?:ouvr\\p{L}+|travaillés)|d[ií]as[ -](?:hábiles|laborables|úteis)|giorni[ -](?:lavorativi|feriali)|werkdag\\p{L}*|dni robocz\\p{L}+|(?:arbets|var|hver|arbejds|virke|arbeids)dag\\p{L}*|arkipäiv\\p{L}*|pracovní\\p{L}* dn\\p{L}*',
  ],
  [
    'day',
    '(?:calendar[ -])?days?|(?:kalender)?tage?[ns]?|jours?|d[ií]as?|giorn[oi]|dag(?:ar|e|en|er|ars)?|dni|dnia|dzień|dny|dnů|päivä\\p{L}*',
  ],
  [
    'week',
    'weeks?|wochen?|semaines?|semanas?|settiman[ae]|weken|tydzień|tygodni\\p{L}*|veck(?:a|an|or)|uger?|uker?|viiko\\p{L}*|viikko\\p{L}*|týdn\\p{L}*',
  ],
  [
    'month',
    'months?|monat\\p{L}*|mois|mes(?:es|i|e)?|maand(?:en)?|mês|miesi\\p{L}+|månad\\p{L}*|måned\\p{L}*|kuukau\\p{L}*|kuukaut\\p{L}*|měsíc\\p{L}*',
  ],
  [
    'year',
    'years?|jahre?[ns]?|ans?|années?|añ?os?|ann[oi]|jaar|jaren|rok\\p{L}*|lata?|år(?:et|s)?|vuo\\p{L}+|roky|let',
  ],
  ['decade', 'decades?|jahrzehnt\\p{L}*|décennies?|décadas?|decenni[oa]?|decenni\\p{L}*'],
  [
    'hour',
    'hours?|hrs?|stunden?|std|heures?|horas?|or[ae]|uur|uren|godzin\\p{L}*|timm\\p{L}*|timer?|tunti\\p{L}*|tunni\\p{L}*|hodin\\p{L}*|h',
  ],
  ['minute', 'min(?:ut\\p{L}*)?'],
  [
    'percent',
    '%|percent|per cent|prozent\\p{L}*|pour[ -]cent|por ciento|per cento|procent\\p{L}*|por cento|prosent\\p{L}*',
  ],
  ['eur', '€|eur|euros?'],
  ['usd', '\\$|usd|dollars?|dólar\\p{L}*|dollari'],
  ['gbp', '£|gbp|pounds?|pfund'],
  ['chf', 'chf|franken|francs?|sfr'],
  ['kr', 'sek|nok|dkk|kronor|kroner|kr'],
  ['pln', 'zł|pln|złot\\p{L}+'],
  ['czk', 'kč|czk'],
  ['kg', 'kg|kilo\\p{L}*'],
  ['gram', 'g|gr|grams?|gramm|grammes?|gramos'],
  ['centimetre', 'cm|centim\\p{L}+|zentimeter'],
  ['millimetre', 'mm|millim\\p{L}+'],
  ['kilometre', 'km|kilometer|kilom[èe]tres?'],
  ['metre', 'm|met(?:er|re)s?|mètres?|metros?'],
  ['millilitre', 'ml|millilit\\p{L}+'],
  ['litre', 'l|lit(?:er|re)s?|litros?'],
  ['watt', 'w|watt'],
  ['gigabyte', 'gb|gigabytes?'],
  ['degree', '°\\s?c|°|degrees?|grad|degrés?|grados'],
]

const unit = new RegExp(
  `^(?:${units.map(([, pattern]) => `(${pattern})`).join('|')})(?![\\p{L}\\p{N}])`,
  'iu',
)
const isSign = /^(?:€|\$|£|eur|usd|gbp|chf|sek|nok|dkk)$/i

/** The unit that a text begins with, and how long its name is. */
export function readUnit(text: string): { unit: string; length: number } | undefined {
  const found = unit.exec(text)
  if (!found) return undefined
  const at = found.slice(1).findIndex(Boolean)
  return { unit: units[at]?.[0] ?? '', length: found[0].length }
}

/** The currency that stands before an amount. */
export const readSign = (sign: string): string | undefined =>
  isSign.test(sign) ? readUnit(sign)?.unit : undefined

const bases: Readonly<Record<string, readonly [factor: number, unit: string]>> = {
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
const minutesOfDay = 1440

/** A number in the unit that it is compared in: two weeks are 14 days, 48 hours are two. */
export function toBase(value: number, unit: string | undefined): { value: number; unit: string | undefined } {
  const [factor, base] = (unit === undefined ? undefined : bases[unit]) ?? [1, unit]
  const based = Math.round(value * factor * 1000) / 1000
  return base === 'minute' && based % minutesOfDay === 0
    ? { value: based / minutesOfDay, unit: 'day' }
    : { value: based, unit: base }
}
