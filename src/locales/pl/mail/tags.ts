import type * as english from '../../en/mail/tags.ts'
import type { Translation } from '../../get-texts.ts'
import { formatConversationCount } from '../shared/emails.ts'

export const tagWords: Translation<typeof english.tagWords> = {
  tag: 'Etykieta',
  hint: 'Dodaje etykietę do tej rozmowy lub ją usuwa.',
  title: 'Etykieta',
  search: 'Znajdź lub utwórz etykietę',
  list: 'Etykiety',
  none: 'Jeszcze bez etykiet. Wpisanie nazwy utworzy etykietę.',
  full: 'Sklep osiągnął limit etykiet.',
  create: (name) => `Utwórz „${name}”`,
  on: 'jest',
  some: 'na niektórych',
  remove: (name) => `Usuń etykietę ${name}`,
  tagged: (name, subject) => `„${subject}” ma etykietę ${name}.`,
  taggedMany: (name, count) => `Dodano etykietę ${name}: ${formatConversationCount(count)}.`,
  untagged: (name, subject) => `Usunięto etykietę ${name} z „${subject}”.`,
  untaggedMany: (name, count) => `Usunięto etykietę ${name}: ${formatConversationCount(count)}.`,
  failed: 'Nie udało się utworzyć etykiety. Proszę spróbować ponownie.',
}
