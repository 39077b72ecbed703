import type * as english from '../../en/server/figures.ts'
import type { Translation } from '../../get-texts.ts'

export const figuresMessages: Translation<typeof english.figuresMessages> = {
  title: 'Was aus Entwürfen wurde',
  back: 'Übersicht',
  hint: 'Nach dem Dokument, das geantwortet hat. Gezählt nach UTC-Tagen. Die Zahlen bleiben, auch wenn Konversationen gelöscht werden.',
  ranges: 'Zeitraum',
  days: (days) => `Letzte ${String(days)} Tage`,
  from: 'Erster Tag',
  to: 'Letzter Tag',
  show: 'Anzeigen',
  csv: 'Als CSV herunterladen',
  csvName: (from, to) => `entwuerfe-${from}-bis-${to}.csv`,
  period: (from, to) => `${from} bis ${to}`,
  none: 'Es wurden keine Entwürfe gesendet oder verworfen',
  noneHint:
    'Wählen Sie einen längeren Zeitraum, oder kommen Sie wieder, wenn Sie einen Entwurf gesendet haben.',
  failed: 'Die Zahlen konnten nicht geladen werden.',
  again: 'Erneut versuchen',
  table: 'In Zahlen',
  columns: {
    topic: 'Dokument',
    asWritten: 'Unverändert gesendet',
    edited: 'Geändert, dann gesendet',
    discarded: 'Verworfen',
    faults: 'Nicht richtig',
    reasons: 'Gründe',
    gaps: 'Unbeantwortete Fragen',
  },
  noDocument: 'Kein Dokument',
  deleted: 'Ein gelöschtes Dokument',
  total: 'Summe',
  reason: (label, count) => `${label}: ${String(count)}`,
}
