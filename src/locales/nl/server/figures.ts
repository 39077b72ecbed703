import type * as english from '../../en/server/figures.ts'
import type { Translation } from '../../get-texts.ts'

export const figuresMessages: Translation<typeof english.figuresMessages> = {
  title: 'Hoe concepten zijn gebruikt',
  back: 'Dashboard',
  hint: 'Per document dat het antwoord gaf. Geteld per UTC-dag. De cijfers blijven als gesprekken worden verwijderd.',
  ranges: 'Periode',
  days: (days) => `Laatste ${String(days)} dagen`,
  from: 'Eerste dag',
  to: 'Laatste dag',
  show: 'Tonen',
  csv: 'Downloaden als CSV',
  csvName: (from, to) => `concepten-${from}-tot-${to}.csv`,
  period: (from, to) => `${from} tot en met ${to}`,
  none: 'Er zijn geen concepten verstuurd of weggegooid',
  noneHint: 'Kies een langere periode, of kom terug als u een concept hebt verstuurd.',
  failed: 'De cijfers konden niet worden geladen.',
  again: 'Opnieuw proberen',
  table: 'In cijfers',
  columns: {
    topic: 'Document',
    asWritten: 'Ongewijzigd verstuurd',
    edited: 'Gewijzigd en verstuurd',
    discarded: 'Weggegooid',
    faults: 'Niet goed',
    reasons: 'Redenen',
    gaps: 'Onbeantwoorde vragen',
  },
  noDocument: 'Geen document',
  deleted: 'Een verwijderd document',
  total: 'Totaal',
  reason: (label, count) => `${label}: ${String(count)}`,
}
