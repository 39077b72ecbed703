import type * as english from '../en/replays.ts'
import type { Translation } from '../get-texts.ts'

const countAnswered = (total: number): string =>
  total === 1 ? 'el último correo respondido' : `los últimos ${String(total)} correos respondidos`

const formatCost = (cost: number) =>
  cost.toLocaleString('es', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

export const replayMessages: Translation<typeof english.replayMessages> = {
  title: 'Ver qué cambia',
  hint: 'Draftdesk vuelve a redactar los borradores de hasta 50 correos respondidos: como hoy y con su cambio. No se guarda ni se envía nada.',
  model: 'Esta prueba se escribe sin su modelo de lenguaje, así que no cuesta nada.',
  withModel: 'Escribir con el modelo de lenguaje',
  estimate: (drafts, tokens, cost) =>
    `Su modelo de lenguaje puede escribir hasta ${String(drafts)} borradores, los de hoy y los cambiados: unos ${tokens.toLocaleString('es')} tokens${cost === undefined ? '' : `, unos ${formatCost(cost)}`}.`,
  limit: (until) =>
    `Se ha alcanzado el límite del modelo de este mes. Podrá usarse de nuevo a partir del ${new Date(until).toLocaleDateString('es', { day: 'numeric', month: 'long', timeZone: 'UTC' })}.`,
  used: (tokens, cost, isEstimated) =>
    `El modelo de lenguaje ha usado ${isEstimated ? 'unos ' : ''}${tokens.toLocaleString('es')} tokens${cost === undefined ? '' : `, unos ${formatCost(cost)}`}.`,
  leftOut: (count, gap) =>
    `${count === 1 ? 'Se ha omitido 1 correo' : `Se han omitido ${String(count)} correos`}, porque ${gap === 'limit' ? 'se ha alcanzado el límite del modelo' : 'el modelo no ha respondido'}.`,
  orders: 'Se omiten los datos de los pedidos.',
  settings:
    'Se omiten los datos de los pedidos. El tono, la longitud y las instrucciones solo influyen en los borradores de un modelo de lenguaje, así que una prueba sin él no los muestra.',
  start: 'Ver qué cambia',
  again: 'Ver de nuevo qué cambia',
  running: (done, total) =>
    total === 0
      ? 'Buscando correos respondidos'
      : `Redactando de nuevo los borradores: ${String(done)} de ${String(total)}`,
  cancel: 'Cancelar',
  cancelled: 'Se ha detenido la prueba.',
  none: 'Aún no hay correos respondidos.',
  same: (total) => `Con este cambio, nada cambiaría para ${countAnswered(total)}.`,
  differ: (count, total) =>
    total === 1
      ? `Con este cambio, el borrador sería distinto para ${countAnswered(total)}.`
      : `Con este cambio, ${count === 1 ? '1 borrador sería distinto' : `${String(count)} borradores serían distintos`} para ${countAnswered(total)}.`,
  question: 'El cliente escribió',
  now: 'Borrador actual',
  changed: 'Con este cambio',
  sent: (day) => (day === '' ? 'Usted envió' : `Usted envió el ${day}`),
  noDraft: 'No habría borrador.',
  open: 'Abrir la conversación',
  noSubject: 'Sin asunto',
  failed: 'La prueba no ha terminado. Inténtelo de nuevo.',
}
