import type * as english from '../en/dashboard.ts'
import type { Translation } from '../get-texts.ts'

const formatCount = (number: number, one: string, many: string) =>
  `${String(number)} ${number === 1 ? one : many}`

export const dashboardMessages: Translation<typeof english.dashboardMessages> = {
  title: 'Panel',
  greeting: (name) => (name ? `Hola, ${name}` : 'Hola'),
  setup: 'Prepare su tienda',
  setupHint: 'Complete cuatro pasos para abrir todas las páginas.',
  broken: 'Requiere su atención',
  problems: {
    document: { text: 'Ningún documento está listo y activado.', action: 'Ir a las políticas' },
    mailboxNone: {
      text: 'No hay ninguna cuenta de correo vinculada, así que no llegan correos nuevos.',
      action: 'Vincular una cuenta de correo',
    },
    mailboxBroken: {
      text: 'La conexión con su cuenta de correo no funciona.',
      action: 'Reparar la conexión del correo',
    },
    shopNone: { text: 'No hay ninguna tienda en línea vinculada.', action: 'Vincular una tienda en línea' },
    shopBroken: {
      text: 'La conexión con su tienda en línea no funciona.',
      action: 'Reparar la conexión con la tienda',
    },
  },
  work: 'Por hacer ahora',
  figures: {
    needsReply: 'Por responder',
    drafts: 'Borradores listos',
    failed: 'No enviados',
    unknown: 'Sin confirmar',
    gaps: 'Preguntas sin respuesta',
    firstReply: 'Primera respuesta',
  },
  oldest: (span) => `Más antiguo: ${span}`,
  gapsNote: 'No están en sus documentos',
  median: 'Mediana, últimos 7 días',
  noReply: 'Ninguna',
  upTo99: (number) => (number >= 100 ? '99+' : String(number)),
  spans: {
    now: 'menos de un minuto',
    minutes: (number) => formatCount(number, 'minuto', 'minutos'),
    hours: (number) => formatCount(number, 'hora', 'horas'),
    days: (number) => formatCount(number, 'día', 'días'),
  },
  week: 'Los últimos 7 días',
  numbers: 'En cifras',
  weekColumns: { day: 'Día', received: 'De clientes', answered: 'De usted' },
  use: 'Uso de los borradores',
  uses: { asIs: 'Enviados sin cambios', edited: 'Cambiados y enviados', discarded: 'Descartados' },
  /** The day is yyyy-mm-dd. */
  allFigures: 'Por documento y periodo',
  useHint: 'Borradores de Draftdesk de los últimos 7 días. Un borrador reescrito cuenta como descartado.',
  faults: 'Marcados como incorrectos por su equipo',
  unused: 'No se ha enviado ni descartado ningún borrador.',
  progress: (done, all) => `${String(done)} de ${String(all)}`,
  done: 'Hecho',
  next: 'Siguiente',
  open: 'Por hacer',
  store: {
    title: 'Crear una tienda',
    text: (name) => `Está trabajando en ${name}.`,
  },
  document: {
    title: 'Subir un documento',
    text: 'Los borradores usan sus políticas de envío, devoluciones y reembolsos.',
    action: 'Ir a las políticas',
  },
  mailbox: {
    title: 'Vincular una cuenta de correo',
    text: 'Draftdesk lee en ella los correos de sus clientes.',
    action: 'Ir a las integraciones',
  },
  shop: {
    title: 'Vincular una tienda en línea',
    text: 'Así los borradores pueden usar los pedidos de sus clientes.',
    action: 'Ir a las integraciones',
    choices: {
      elsewhere: 'Ha elegido «Mi tienda en línea está en otro sitio».',
      later: 'Ha elegido vincularla más tarde.',
    },
  },
  drafts: 'Borradores',
  draftCount: (count) => (count >= 100 ? 'Más de 99 en espera' : `${String(count)} en espera`),
  allDrafts: 'Todos los borradores',
  allEmails: 'Todos los correos',
  noDrafts: 'Aún no hay borradores',
  noneWaiting: 'No hay borradores en espera',
  draftsWait: 'Aquí aparecen las conversaciones con un borrador.',
  draftsReady: 'Aquí aparecen las conversaciones con un borrador. Aún no ha llegado ningún correo.',
  draftsDone: 'Aquí aparecen las conversaciones con un borrador.',
  failed: 'No se han podido cargar sus borradores y conexiones.',
  again: 'Reintentar',
  connections: 'Conexiones',
  links: { mailbox: 'Cuenta de correo', shop: 'Tienda en línea' },
  states: {
    connected: 'Conectada',
    failing: 'No funciona',
    failed: 'Sin conexión',
    none: 'Sin conexión',
  },
  checked: (moment) => `Última comprobación el ${moment}`,
  repair: { mailbox: 'Reparar la conexión del correo', shop: 'Reparar la conexión con la tienda' },
}
