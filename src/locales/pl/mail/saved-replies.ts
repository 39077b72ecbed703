import type * as english from '../../en/mail/saved-replies.ts'
import { formatPlural } from '../../plural.ts'
import type { Translation } from '../../get-texts.ts'

export const savedReplyWords: Translation<typeof english.savedReplyWords> = {
  open: 'Zapisane odpowiedzi',
  none: 'Nie ma jeszcze zapisanych odpowiedzi.',
  noneFound: (query) => `Żadna zapisana odpowiedź nie zawiera „${query}”.`,
  used: (count) =>
    `użyto ${String(count)} ${formatPlural('pl', count, { one: 'raz', few: 'razy', other: 'razy' })}`,
  personal: 'tylko dla Ciebie',
  suggested: 'Propozycja',
  failed: 'Nie udało się wczytać zapisanych odpowiedzi. Proszę spróbować ponownie.',
  insertFailed: 'Nie udało się wstawić tej odpowiedzi. Proszę spróbować ponownie.',
  inserted: (title) => `Wstawiono „${title}”.`,
  undone: 'Zapisaną odpowiedź usunięto z tekstu.',
  undoFailed: 'Tekst się od tego czasu zmienił. Proszę usunąć ją ręcznie.',
  actions: {
    assign: 'przypisanie do Ciebie',
    tag: (names) => `etykiety: ${names.join(' i ')}`,
    snooze: (days) =>
      days === 0
        ? 'odłożenie do odpowiedzi klienta'
        : `odłożenie na ${days === 1 ? 'dzień' : `${String(days)} dni`}`,
    resolve: 'oznaczenie, że nie trzeba odpowiedzi',
  },
  whenSent: (parts) => `Po wysłaniu w rozmowie nastąpi: ${parts.join(', ')}.`,
  dropActions: 'Pomiń te działania',
  dropFailed: 'Nie udało się tego zmienić. Proszę spróbować ponownie.',
  save: 'Zapisz jako gotową odpowiedź',
  name: 'Nazwa',
  text: 'Tekst',
  isPersonal: 'Tylko dla mnie',
  withFiles: (count) =>
    `Z załącznikami: ${String(count)} ${formatPlural('pl', count, { one: 'plik', few: 'pliki', other: 'plików' })}`,
  submit: 'Zapisz',
  cancel: 'Anuluj',
  nameRequired: 'Proszę podać nazwę.',
  textRequired: 'Proszę wpisać tekst.',
  saved: (title) => `Zapisano „${title}”. W odpowiedzi wstawia się ją po wpisaniu /.`,
  saveFailed: 'Nie udało się zapisać. Proszę spróbować ponownie.',
}
