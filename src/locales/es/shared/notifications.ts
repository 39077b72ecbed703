import type * as english from '../../en/shared/notifications.ts'
import type { Translation } from '../../words.ts'

/** Words of the bell, its list, and the choices of a person, in Spanish. */
export const notificationMessages: Translation<typeof english.notificationMessages> = {
  title: 'Notificaciones',
  bell: 'Notificaciones',
  unseen: (count) => (count === 1 ? '1 nueva' : `${String(count)} nuevas`),
  markAll: 'Marcar todas como leídas',
  close: 'Cerrar',
  loading: 'Cargando notificaciones',
  failed: 'No se han podido cargar sus notificaciones.',
  again: 'Reintentar',
  empty: 'Está al día.',
  emptyHint: 'Aquí se le avisa cuando se le asigna una conversación o cuando una nota le menciona.',
  seeFailed: 'No se ha podido marcar como leída. Inténtelo de nuevo.',
  settings: 'Elegir qué se le notifica',
  noSubject: 'Sin asunto',
  isNew: 'Nueva',
  someone: 'Alguien de su equipo',
  aCustomer: 'Un cliente',
  assigned: (actor) => `${actor} le ha asignado una conversación`,
  assignedMany: (actor, count) => `${actor} le ha asignado ${String(count)} conversaciones`,
  wasAssigned: 'Se le ha asignado una conversación',
  wereAssigned: (count) => `Se le han asignado ${String(count)} conversaciones`,
  mentioned: (actor) => `${actor} le ha mencionado en una nota`,
  answered: (customer) => `${customer} ha respondido a su conversación`,
  sendFailed: 'Su respuesta no se ha enviado',
  sendFailedOf: (colleague) => `La respuesta de ${colleague} no se ha enviado`,
  mailboxStopped: 'Hay que conectar de nuevo el buzón',
}
