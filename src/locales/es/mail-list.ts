import type * as english from '../en/mail-list.ts'
import type { Translation } from '../get-texts.ts'
import { formatConversationCount } from './shared/emails.ts'

const formatDone = (count: number, one: string, many: string) =>
  `${formatConversationCount(count)} ${count === 1 ? one : many}.`

export const listWords: Translation<typeof english.listWords> = {
  clock: {
    utc: 'Las horas están en UTC.',
    own: 'Las horas están en su zona horaria. Los días son los de UTC.',
  },
  filtersLabel: 'Listas de correos',
  narrowLabel: 'Mostrar solo',
  narrow: {
    unread: 'Sin leer',
    needs_reply: 'Por responder',
    mine: 'Mías',
    unassigned: 'Sin asignar',
    oldest: 'Más antiguas',
  },
  unread: 'Sin leer',
  states: {
    spam: 'Spam',
    draft: 'Borrador',
    reply: 'Por responder',
    waiting: 'En espera',
    leaving: 'Enviándose',
    failed: 'No enviado',
    unknown: 'Sin confirmar',
    later: 'Pospuesto',
  },
  listLabel: 'Conversaciones',
  assignedTo: (name) => `Asignada a ${name}`,
  choose: (subject) => `Seleccionar «${subject}»`,
  chosen: 'Acciones para las conversaciones seleccionadas',
  chosenCount: (count) => `${String(count)} ${count === 1 ? 'seleccionada' : 'seleccionadas'}`,
  done: {
    archive: (count) => formatDone(count, 'archivada', 'archivadas'),
    restore: (count) =>
      formatDone(count, 'devuelta a la bandeja de entrada', 'devueltas a la bandeja de entrada'),
    read: (count) => formatDone(count, 'marcada como leída', 'marcadas como leídas'),
    unread: (count) => formatDone(count, 'marcada como no leída', 'marcadas como no leídas'),
    settle: (count) => formatDone(count, 'ya no requiere respuesta', 'ya no requieren respuesta'),
  },
  noneFound: {
    title: 'Sin resultados',
    words: (query) => `Ninguna conversación de esta lista contiene «${query}».`,
    terms: 'También puede buscar con from:, order:, tag:, has:file, before: y after:.',
    narrow: 'Ninguna conversación de esta lista cumple estos filtros.',
    action: 'Mostrar toda la lista',
  },
  days: { today: 'Hoy', yesterday: 'Ayer', undated: 'Sin fecha' },
  you: 'Usted',
  count: (emails) => `${String(emails)} ${emails === 1 ? 'correo' : 'correos'}`,
  newest: 'Correos más recientes',
  pages: 'Páginas de esta lista',
  listFailed: 'No se han podido cargar sus correos.',
  again: 'Reintentar',
  noMail: {
    title: 'Aún no hay correos',
    linked:
      'Su cuenta de correo está vinculada. Sus correos aparecen aquí durante la importación. El progreso se ve en Integraciones.',
    unlinked: 'Vincule la cuenta de correo a la que escriben sus clientes.',
    action: 'Ir a las integraciones',
  },
  empty: {
    drafts: {
      title: 'No hay borradores en espera',
      text: 'Aquí aparecen las conversaciones con un borrador para leer.',
    },
    all: {
      title: 'Su bandeja de entrada está vacía',
      text: 'Las conversaciones archivadas y pospuestas están en sus propias listas.',
    },
    sent: {
      title: 'Aún no se ha enviado nada',
      text: 'Las conversaciones aparecen aquí después de responder.',
    },
    archive: {
      title: 'El archivo está vacío',
      text: 'Las conversaciones que archiva se quedan aquí y pueden volver a la bandeja de entrada.',
    },
    snoozed: {
      title: 'No hay nada pospuesto',
      text: 'Las conversaciones que pospone esperan aquí hasta que llegue su momento o el cliente responda.',
    },
  },
  unopened: {
    title: 'Ninguna conversación abierta',
    text: 'Elija una en la lista. Aquí se muestran sus correos y su borrador.',
  },
  noneOlder: {
    title: 'No hay conversaciones más antiguas',
    text: 'Esta era la última página de la lista.',
  },
}

export const liveUpdateWords: Translation<typeof english.liveUpdateWords> = {
  fresh: (count) => `${String(count)} ${count === 1 ? 'nueva' : 'nuevas'}`,
  changed: 'La lista ha cambiado. Mostrar',
  replied: (name) => `${name} ha respondido`,
  draftArrived: 'Hay un borrador listo para esta conversación.',
}

export const unsentReplyWords: Translation<typeof english.unsentReplyWords> = {
  stopped: (count, detail) =>
    `${count === 1 ? 'Una respuesta espera' : `${String(count)} respuestas esperan`} su envío. ${detail}`,
  unknown: (count) =>
    count === 1
      ? 'La entrega de una respuesta está sin confirmar.'
      : `La entrega de ${String(count)} respuestas está sin confirmar.`,
  failed: (count) =>
    count === 1 ? 'Una respuesta no se ha enviado.' : `${String(count)} respuestas no se han enviado.`,
  check: 'Comprobar la cuenta de correo',
  show: 'Mostrar',
}
