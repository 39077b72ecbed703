import { parseNumberWord } from './number-words.ts'

const currencyWords = new Set(
  '€ $ £ eur euro euros usd dollar dollars gbp pound pounds chf kr sek nok dkk pln zł'.split(' '),
)
/** Time units in the languages that have a glossary. */
const timeWords = new Set(
  [
    'minute minutes hour hours day days week weeks month months year years',
    'minuten stunde stunden tag tage tagen werktage werktagen woche wochen monat monate monaten jahr jahre jahren',
    'heure heures jour jours semaine semaines mois an ans',
    'minutos hora horas día días semana semanas mes meses año años',
    'minuti ora ore giorno giorni settimana settimane mese mesi anno anni',
    'minuut uur dag dagen werkdag werkdagen weken maand maanden jaar',
    'dia dias ano anos dzień dni tydzień tygodnie tygodni miesiąc miesiące miesięcy rok lata lat',
    'dagar vecka veckor månad månader år dage uge uger måned måneder dager uke uker',
    'päivä päivää päivän viikko viikkoa viikon kuukausi kuukautta kuukauden vuosi vuotta vuoden',
  ].flatMap((list) => list.split(' ')),
)

/** Finds the concepts that the numbers of a text imply: `@cost` for a price, `@duration` for a time span. */
export function findNumberConcepts(text: string, language: string | undefined): string[] {
  const tokens = text.toLowerCase().match(/\p{L}+|\d[\d.,]*|[€$£]/gu) ?? []
  const isNumberToken = (token = '') =>
    /^\d/.test(token) || parseNumberWord(token, language ?? 'en') !== undefined
  const isAfterNumber = (at: number, most: number) =>
    Array.from({ length: most }, (_, back) => tokens[at - 1 - back]).some(isNumberToken)
  const isPriced = tokens.some(
    (token, at) => currencyWords.has(token) && (isAfterNumber(at, 1) || /^\d/.test(tokens[at + 1] ?? '')),
  )
  // '14 working days'
  const isTimed = tokens.some((token, at) => timeWords.has(token) && isAfterNumber(at, 2))
  return [...(isPriced ? ['@cost'] : []), ...(isTimed ? ['@duration'] : [])]
}
