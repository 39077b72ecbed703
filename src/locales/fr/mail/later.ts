import type * as english from '../../en/mail/later.ts'
import type { Translation } from '../../get-texts.ts'
import { formatConversationCount } from '../shared/emails.ts'

export const laterWords: Translation<typeof english.laterWords> = {
  snooze: 'Reporter',
  unsnooze: 'Mettre fin au report',
  snoozeHint: 'Masque cette conversation jusqu’au moment choisi ou jusqu’à la réponse du client.',
  today: 'Plus tard dans la journée',
  tomorrow: 'Demain',
  monday: 'Lundi prochain',
  answer: 'Jusqu’à la réponse du client',
  other: 'Date et heure',
  choose: 'Choisir ce moment',
  past: 'Veuillez choisir un moment à venir.',
  cancel: 'Annuler',
  utc: 'Les heures sont en UTC.',
  zone: (name) => `Fuseau horaire : ${name.replaceAll('_', ' ')}.`,
  send: 'Envoyer plus tard',
  remind: 'Envoyer, et me le rappeler si aucune réponse n’arrive',
  ways: 'Autres façons d’envoyer',
  scheduled: (time) => `Votre réponse sera envoyée le ${time}.`,
  leaves: (time) => `Envoi prévu le ${time}`,
  edit: 'Modifier',
  stop: 'Annuler l’envoi',
  snoozed: (subject) => `« ${subject} » est reportée.`,
  snoozedMany: (count) => `${formatConversationCount(count)} ${count < 2 ? 'reportée' : 'reportées'}.`,
  unsnoozed: (subject) => `« ${subject} » est de retour dans la boîte de réception.`,
  unsnoozedMany: (count) => `${formatConversationCount(count)} de retour dans la boîte de réception.`,
}
