import type * as english from '../../en/server/admin-usage.ts'
import type { Translation } from '../../get-texts.ts'

const toSeconds = (ms: number) =>
  (ms / 1000).toLocaleString('es', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

export const adminUsageMessages: Translation<typeof english.adminUsageMessages> = {
  title: 'Uso de modelos',
  hint: 'Llamadas a modelos de lenguaje por mes (UTC). Las duraciones tienen un margen del 10 %.',
  month: 'Mes',
  months: 'Meses',
  earlier: 'Mes anterior',
  later: 'Mes siguiente',
  models: 'Por modelo',
  stores: 'Por tienda',
  columns: {
    store: 'Tienda',
    model: 'Modelo',
    calls: 'Llamadas',
    tokensIn: 'Tokens de entrada',
    tokensOut: 'Tokens de salida',
    cost: 'Coste',
    p50: 'La mitad en menos de',
    p95: 'El 95 % en menos de',
    limit: 'Límite',
  },
  owners: { server: 'servidor', store: 'modelo propio' },
  unknownModel: 'Contado antes de distinguir los modelos',
  about: (text) => `aprox. ${text}`,
  noValue: '–',
  seconds: (ms) => (ms < 1000 ? `${String(ms)} ms` : `${toSeconds(ms)} s`),
  noPrice: 'Sin un precio (MODEL_PRICE) solo se cuentan los tokens.',
  none: 'No hay llamadas en este mes',
  noneHint: 'Aquí se cuentan las llamadas a modelos de lenguaje.',
  failed: 'No se ha podido cargar el uso.',
  again: 'Reintentar',
  pages: 'Páginas',
  first: 'Primera página',
  next: 'Página siguiente',
}
