import type * as english from '../../en/server/admin-usage.ts'
import type { Translation } from '../../get-texts.ts'

export const adminUsageMessages: Translation<typeof english.adminUsageMessages> = {
  title: 'Modellnutzung',
  hint: 'Aufrufe von Sprachmodellen nach Monat (UTC). Dauern sind auf 10 % genau.',
  month: 'Monat',
  months: 'Monate',
  earlier: 'Früherer Monat',
  later: 'Späterer Monat',
  models: 'Nach Modell',
  stores: 'Nach Store',
  columns: {
    store: 'Store',
    model: 'Modell',
    calls: 'Aufrufe',
    tokensIn: 'Tokens ein',
    tokensOut: 'Tokens aus',
    cost: 'Kosten',
    p50: 'Die Hälfte dauert unter',
    p95: '95 % dauern unter',
    limit: 'Obergrenze',
  },
  owners: { server: 'Server', store: 'eigenes Modell' },
  unknownModel: 'Gezählt, bevor Modelle unterschieden wurden',
  about: (text) => `etwa ${text}`,
  noValue: '–',
  seconds: (ms) =>
    ms < 1000
      ? `${String(ms)} ms`
      : `${(ms / 1000).toLocaleString('de', { minimumFractionDigits: 1, maximumFractionDigits: 1 })} s`,
  noPrice: 'Ohne Preis (MODEL_PRICE) werden nur Tokens gezählt.',
  none: 'Keine Aufrufe in diesem Monat',
  noneHint: 'Hier werden Aufrufe von Sprachmodellen gezählt.',
  failed: 'Die Nutzung konnte nicht geladen werden.',
  again: 'Erneut versuchen',
  pages: 'Seiten',
  first: 'Erste Seite',
  next: 'Nächste Seite',
}
