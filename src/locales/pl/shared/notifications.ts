import type * as english from '../../en/shared/notifications.ts'
import { formatPlural } from '../../plural.ts'
import type { Translation } from '../../get-texts.ts'

const countConversations = (count: number) =>
  `${String(count)} ${formatPlural('pl', count, { one: 'rozmowę', few: 'rozmowy', other: 'rozmów' })}`

export const notificationMessages: Translation<typeof english.notificationMessages> = {
  title: 'Powiadomienia',
  bell: 'Powiadomienia',
  unseen: (count) =>
    `${String(count)} ${formatPlural('pl', count, { one: 'nowe', few: 'nowe', other: 'nowych' })}`,
  markAll: 'Oznacz wszystkie jako przeczytane',
  close: 'Zamknij',
  loading: 'Wczytywanie powiadomień',
  failed: 'Nie udało się wczytać powiadomień.',
  again: 'Spróbuj ponownie',
  empty: 'Nie ma nic nowego.',
  emptyHint: 'Tu pojawi się powiadomienie o przypisanej rozmowie i o wzmiance w notatce.',
  seeFailed: 'Nie udało się oznaczyć jako przeczytane. Proszę spróbować ponownie.',
  settings: 'Wybierz, o czym powiadamiać',
  noSubject: 'Bez tematu',
  isNew: 'Nowe',
  someone: 'Osoba z zespołu',
  aCustomer: 'Klient',
  assigned: (actor) => `Rozmowa przypisana do Ciebie przez: ${actor}`,
  assignedMany: (actor, count) => `${actor}: przypisano do Ciebie ${countConversations(count)}`,
  wasAssigned: 'Przypisano do Ciebie rozmowę',
  wereAssigned: (count) => `Przypisano do Ciebie ${countConversations(count)}`,
  mentioned: (actor) => `Wzmianka o Tobie w notatce: ${actor}`,
  answered: (customer) => `Odpowiedź w Twojej rozmowie: ${customer}`,
  sendFailed: 'Twoja odpowiedź nie została wysłana',
  sendFailedOf: (colleague) => `Odpowiedź nie została wysłana (${colleague})`,
  mailboxStopped: 'Skrzynkę trzeba połączyć ponownie',
}
