import type * as english from '../../en/shared/notifications.ts'
import type { Translation } from '../../words.ts'

/** The bell, its list, and the choices of a person, in German. */
export const notificationMessages: Translation<typeof english.notificationMessages> = {
  title: 'Benachrichtigungen',
  bell: 'Benachrichtigungen',
  unseen: (count) => (count === 1 ? '1 neue' : `${String(count)} neue`),
  markAll: 'Alle als gelesen markieren',
  close: 'Schließen',
  loading: 'Benachrichtigungen werden geladen',
  failed: 'Ihre Benachrichtigungen konnten nicht geladen werden.',
  again: 'Erneut versuchen',
  empty: 'Sie sind auf dem neuesten Stand.',
  emptyHint: 'Hier sehen Sie, wenn Ihnen eine Konversation zugewiesen wird oder eine Notiz Sie erwähnt.',
  seeFailed: 'Das konnte nicht als gelesen markiert werden. Bitte versuchen Sie es erneut.',
  settings: 'Benachrichtigungen auswählen',
  noSubject: 'Kein Betreff',
  isNew: 'Neu',
  someone: 'Ein Teammitglied',
  aCustomer: 'Ein Kunde',
  assigned: (actor) => `${actor} hat Ihnen eine Konversation zugewiesen`,
  assignedMany: (actor, count) => `${actor} hat Ihnen ${String(count)} Konversationen zugewiesen`,
  wasAssigned: 'Ihnen wurde eine Konversation zugewiesen',
  wereAssigned: (count) => `Ihnen wurden ${String(count)} Konversationen zugewiesen`,
  mentioned: (actor) => `${actor} hat Sie in einer Notiz erwähnt`,
  answered: (customer) => `${customer} hat in Ihrer Konversation geantwortet`,
  sendFailed: 'Ihre Antwort wurde nicht gesendet',
  sendFailedOf: (colleague) => `Die Antwort von ${colleague} wurde nicht gesendet`,
  mailboxStopped: 'Das Postfach muss neu verknüpft werden',
}
