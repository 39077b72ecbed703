import type * as english from '../../en/shared/shell.ts'
import type { Translation } from '../../get-texts.ts'

export const navMessages: Translation<typeof english.navMessages> = {
  navigation: 'Nawigacja',
  tabbar: 'Najczęściej używane',
  more: 'Więcej',
  openMenu: 'Otwórz menu',
  closeMenu: 'Zamknij menu',
  dashboard: 'Pulpit',
  policies: 'Zasady',
  emails: 'Wiadomości',
  savedFilters: 'Zapisane filtry',
  integrations: 'Integracje',
  examples: 'Przykłady',
  settings: 'Ustawienia',
  accounts: 'Konta',
  storeManagement: 'Sklepy',
  people: 'Osoby',
  jobs: 'Zadania',
  activity: 'Aktywność',
  modelUsage: 'Zużycie modelu',
  insideStore: (name) => `zalogowano do sklepu ${name}`,
  exitStore: 'Wyjdź ze sklepu',
}

export const staleTabMessages: Translation<typeof english.staleTabMessages> = {
  text: (store) =>
    store ? `Otwarty jest teraz sklep ${store}.` : 'Otwarty jest teraz inny sklep lub inne konto.',
  reload: 'Wczytaj ponownie',
}

export const connectionMessages: Translation<typeof english.connectionMessages> = {
  connected: 'Połączono',
  trying: 'Łączenie',
  polling: 'Sprawdzanie co minutę',
  offline: 'Brak połączenia',
  hints: {
    connected: 'Nowe wiadomości pojawiają się tu same.',
    trying: 'Do czasu połączenia Draftdesk sprawdza nowe wiadomości co minutę.',
    polling: 'Draftdesk sprawdza nowe wiadomości co minutę.',
    offline: 'To urządzenie nie ma połączenia.',
  },
}

export const setUpBannerMessages: Translation<typeof english.setUpBannerMessages> = {
  text: 'Szkice są najlepsze, gdy wszystko jest skonfigurowane. Proszę potwierdzić, że jest gotowe:',
  document: 'dokument',
  shop: 'sklep Shopify',
  mailbox: 'konto e-mail',
  dismiss: 'Zamknij to przypomnienie',
}

export const paletteMessages: Translation<typeof english.paletteMessages> = {
  title: 'Przejdź do',
  label: 'Przejdź do strony, rozmowy lub sklepu',
  placeholder: 'Szukaj stron, rozmów i działań',
  results: 'Wyniki',
  here: 'Ta rozmowa',
  mail: 'Wiadomości',
  pages: 'Strony',
  stores: 'Sklepy',
  conversations: 'Rozmowy',
  search: (words) => `Szukaj w rozmowach: „${words}”`,
  switchTo: (store) => `Przejdź do sklepu ${store}`,
  none: 'Brak wyników.',
}
