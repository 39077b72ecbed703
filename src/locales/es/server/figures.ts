import type * as english from '../../en/server/figures.ts'
import type { Translation } from '../../get-texts.ts'

export const figuresMessages: Translation<typeof english.figuresMessages> = {
  title: 'Uso de los borradores',
  back: 'Panel',
  hint: 'Por el documento que dio la respuesta. Se cuenta por días UTC y se conserva al eliminar conversaciones.',
  ranges: 'Periodo',
  days: (days) => `Últimos ${String(days)} días`,
  from: 'Primer día',
  to: 'Último día',
  show: 'Mostrar',
  csv: 'Descargar en CSV',
  csvName: (from, to) => `borradores-${from}-a-${to}.csv`,
  period: (from, to) => `Del ${from} al ${to}`,
  none: 'No se ha enviado ni descartado ningún borrador',
  noneHint: 'Elija un periodo más largo o vuelva cuando haya enviado un borrador.',
  failed: 'No se han podido cargar las cifras.',
  again: 'Reintentar',
  table: 'En cifras',
  columns: {
    topic: 'Documento',
    asWritten: 'Enviados sin cambios',
    edited: 'Cambiados y enviados',
    discarded: 'Descartados',
    faults: 'Incorrectos',
    reasons: 'Motivos',
    gaps: 'Preguntas sin respuesta',
  },
  noDocument: 'Ningún documento',
  deleted: 'Un documento eliminado',
  total: 'Total',
  reason: (label, count) => `${label}: ${String(count)}`,
}
