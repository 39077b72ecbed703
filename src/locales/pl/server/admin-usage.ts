import type * as english from '../../en/server/admin-usage.ts'
import type { Translation } from '../../words.ts'

/** The page /admin/usage-page, in Polish. */
export const adminUsageMessages: Translation<typeof english.adminUsageMessages> = {
  title: 'Zużycie modelu',
  hint: 'Wywołania modeli językowych według miesięcy (UTC). Czasy z dokładnością do 10 %.',
  month: 'Miesiąc',
  months: 'Miesiące',
  earlier: 'Wcześniejszy miesiąc',
  later: 'Późniejszy miesiąc',
  models: 'Według modelu',
  stores: 'Według sklepu',
  columns: {
    store: 'Sklep',
    model: 'Model',
    calls: 'Wywołania',
    tokensIn: 'Tokeny wejścia',
    tokensOut: 'Tokeny wyjścia',
    cost: 'Koszt',
    p50: 'Połowa trwa poniżej',
    p95: '95 % trwa poniżej',
    limit: 'Limit',
  },
  owners: { server: 'serwer', store: 'własny model' },
  unknownModel: 'Zliczone, zanim rozróżniano modele',
  about: (text) => `około ${text}`,
  noValue: '–',
  seconds: (ms) => (ms < 1000 ? `${String(ms)} ms` : `${(ms / 1000).toFixed(1).replace('.', ',')} s`),
  noPrice: 'Bez ceny (MODEL_PRICE) liczone są tylko tokeny.',
  none: 'W tym miesiącu nie było wywołań',
  noneHint: 'Tu liczone są wywołania modeli językowych.',
  failed: 'Nie udało się wczytać zużycia.',
  again: 'Spróbuj ponownie',
  pages: 'Strony',
  first: 'Pierwsza strona',
  next: 'Następna strona',
}
