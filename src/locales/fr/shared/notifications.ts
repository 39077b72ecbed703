import type * as english from '../../en/shared/notifications.ts'
import type { Translation } from '../../get-texts.ts'

export const notificationMessages: Translation<typeof english.notificationMessages> = {
  title: 'Notifications',
  bell: 'Notifications',
  unseen: (count) => `${String(count)} ${count < 2 ? 'nouvelle' : 'nouvelles'}`,
  markAll: 'Tout marquer comme lu',
  close: 'Fermer',
  loading: 'Chargement des notifications',
  failed: 'Impossible de charger vos notifications.',
  again: 'Réessayer',
  empty: 'Vous êtes à jour.',
  emptyHint:
    'Une notification arrive ici quand une conversation vous est assignée ou quand une note vous mentionne.',
  seeFailed: 'Impossible de marquer comme lu. Veuillez réessayer.',
  settings: 'Choisir vos notifications',
  noSubject: 'Sans objet',
  isNew: 'Nouvelle',
  someone: 'Un collègue',
  aCustomer: 'Un client',
  assigned: (actor) => `${actor} vous a assigné une conversation`,
  assignedMany: (actor, count) => `${actor} vous a assigné ${String(count)} conversations`,
  wasAssigned: 'Une conversation vous a été assignée',
  wereAssigned: (count) => `${String(count)} conversations vous ont été assignées`,
  mentioned: (actor) => `${actor} vous mentionne dans une note`,
  answered: (customer) => `${customer} a répondu à votre conversation`,
  sendFailed: 'Votre réponse n’a pas été envoyée',
  sendFailedOf: (colleague) => `Une réponse n’a pas été envoyée : ${colleague}`,
  mailboxStopped: 'La boîte mail doit être reconnectée',
}
