import type * as english from '../../en/server/figures.ts'
import type { Translation } from '../../get-texts.ts'

export const figuresMessages: Translation<typeof english.figuresMessages> = {
  title: 'Jak użyto szkiców',
  back: 'Pulpit',
  hint: 'Według dokumentu, który zawierał odpowiedź. Liczone w dniach UTC i zachowane po usunięciu rozmów.',
  ranges: 'Okres',
  days: (days) => `Ostatnie ${String(days)} dni`,
  from: 'Pierwszy dzień',
  to: 'Ostatni dzień',
  show: 'Pokaż',
  csv: 'Pobierz jako CSV',
  csvName: (from, to) => `szkice-${from}-${to}.csv`,
  period: (from, to) => `${from} – ${to}`,
  none: 'Żadnego szkicu nie wysłano ani nie odrzucono',
  noneHint: 'Można wybrać dłuższy okres lub wrócić po wysłaniu szkicu.',
  failed: 'Nie udało się wczytać liczb.',
  again: 'Spróbuj ponownie',
  table: 'W liczbach',
  columns: {
    topic: 'Dokument',
    asWritten: 'Wysłane bez zmian',
    edited: 'Zmienione i wysłane',
    discarded: 'Odrzucone',
    faults: 'Błędne',
    reasons: 'Powody',
    gaps: 'Pytania bez odpowiedzi',
  },
  noDocument: 'Bez dokumentu',
  deleted: 'Usunięty dokument',
  total: 'Razem',
  reason: (label, count) => `${label}: ${String(count)}`,
}
