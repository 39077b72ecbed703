import type * as english from '../../en/shared/notifications.ts'
import type { Translation } from '../../get-texts.ts'

export const notificationMessages: Translation<typeof english.notificationMessages> = {
  title: 'Meldingen',
  bell: 'Meldingen',
  unseen: (count) => (count === 1 ? '1 nieuwe' : `${String(count)} nieuwe`),
  markAll: 'Alles als gelezen markeren',
  close: 'Sluiten',
  loading: 'Meldingen worden geladen',
  failed: 'Uw meldingen konden niet worden geladen.',
  again: 'Opnieuw proberen',
  empty: 'U bent helemaal bij.',
  emptyHint:
    'U krijgt hier een melding als een gesprek aan u wordt toegewezen of als een notitie u vermeldt.',
  seeFailed: 'Dit kon niet als gelezen worden gemarkeerd. Probeer het opnieuw.',
  settings: 'Kiezen waarover u meldingen krijgt',
  noSubject: 'Geen onderwerp',
  isNew: 'Nieuw',
  someone: 'Een collega',
  aCustomer: 'Een klant',
  assigned: (actor) => `${actor} heeft een gesprek aan u toegewezen`,
  assignedMany: (actor, count) => `${actor} heeft ${String(count)} gesprekken aan u toegewezen`,
  wasAssigned: 'Er is een gesprek aan u toegewezen',
  wereAssigned: (count) => `Er zijn ${String(count)} gesprekken aan u toegewezen`,
  mentioned: (actor) => `${actor} heeft u in een notitie vermeld`,
  answered: (customer) => `${customer} heeft geantwoord in uw gesprek`,
  sendFailed: 'Uw antwoord is niet verzonden',
  sendFailedOf: (colleague) => `Het antwoord van ${colleague} is niet verzonden`,
  mailboxStopped: 'De mailbox moet opnieuw worden gekoppeld',
}
