import type * as english from '../../en/server/admin-usage.ts'
import type { Translation } from '../../get-texts.ts'

export const adminUsageMessages: Translation<typeof english.adminUsageMessages> = {
  title: 'Modelgebruik',
  hint: 'Aanroepen van taalmodellen per maand (UTC). De duur is op 10 % nauwkeurig.',
  month: 'Maand',
  months: 'Maanden',
  earlier: 'Eerdere maand',
  later: 'Latere maand',
  models: 'Per model',
  stores: 'Per winkel',
  columns: {
    store: 'Winkel',
    model: 'Model',
    calls: 'Aanroepen',
    tokensIn: 'Tokens in',
    tokensOut: 'Tokens uit',
    cost: 'Kosten',
    p50: 'De helft duurt minder dan',
    p95: '95 % duurt minder dan',
    limit: 'Limiet',
  },
  owners: { server: 'server', store: 'eigen model' },
  unknownModel: 'Geteld voordat modellen apart werden bijgehouden',
  about: (text) => `ongeveer ${text}`,
  noValue: '–',
  seconds: (ms) =>
    ms < 1000
      ? `${String(ms)} ms`
      : `${(ms / 1000).toLocaleString('nl', { minimumFractionDigits: 1, maximumFractionDigits: 1 })} s`,
  noPrice: 'Zonder prijs (MODEL_PRICE) worden alleen tokens geteld.',
  none: 'Geen aanroepen in deze maand',
  noneHint: 'Hier worden aanroepen van taalmodellen geteld.',
  failed: 'Het gebruik kon niet worden geladen.',
  again: 'Opnieuw proberen',
  pages: 'Pagina’s',
  first: 'Eerste pagina',
  next: 'Volgende pagina',
}
