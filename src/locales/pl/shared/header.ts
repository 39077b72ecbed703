import type * as english from '../../en/shared/header.ts'
import type { Translation } from '../../get-texts.ts'

export const headerMessages: Translation<typeof english.headerMessages> = {
  account: (name) => `Menu konta, ${name}`,
  language: 'Język domyślny',
  draftsOnly: 'tylko szkice',
  languagesLoading: 'Wczytywanie języków',
  languageUpdated: (language) => `Język zmieniono na: ${language}`,
  languageFailed: 'Nie udało się zmienić języka. Proszę spróbować ponownie.',
  languagesFailed: 'Nie udało się wczytać języków. Proszę spróbować ponownie.',
  logout: 'Wyloguj się',
  needsScript: 'Proszę włączyć JavaScript: większość przycisków tej strony go wymaga.',
  switcher: (name) => `Sklep ${name}, zmień sklep`,
  switchStore: 'Zmień sklep',
  storesLoading: 'Wczytywanie sklepów',
  listMissing: 'Nie wczytano. Proszę zamknąć to menu i otworzyć je ponownie.',
  storesFailed: 'Nie udało się wczytać sklepów. Proszę spróbować ponownie.',
  switchFailed: 'Nie udało się zmienić sklepu',
  addStore: 'Dodaj sklep',
  newTab: '(otwiera się w nowej karcie)',
}
