import type * as english from '../../en/shared/shell.ts'
import type { Translation } from '../../get-texts.ts'

export const navMessages: Translation<typeof english.navMessages> = {
  navigation: 'Hauptmenü',
  tabbar: 'Meistgenutzt',
  more: 'Mehr',
  openMenu: 'Menü öffnen',
  closeMenu: 'Menü schließen',
  dashboard: 'Übersicht',
  policies: 'Richtlinien',
  emails: 'E-Mails',
  savedFilters: 'Gespeicherte Filter',
  integrations: 'Integrationen',
  examples: 'Beispiele',
  settings: 'Einstellungen',
  accounts: 'Konten',
  storeManagement: 'Store-Verwaltung',
  people: 'Personen',
  modelUsage: 'Modellnutzung',
  jobs: 'Aufgaben',
  activity: 'Aktivität',
  insideStore: (name) => `angemeldet im Store ${name}`,
  exitStore: 'Store verlassen',
}

export const staleTabMessages: Translation<typeof english.staleTabMessages> = {
  text: (store) =>
    store
      ? `Sie arbeiten jetzt in ${store}.`
      : 'Sie arbeiten jetzt in einem anderen Store oder mit einem anderen Konto.',
  reload: 'Neu laden',
}

export const connectionMessages: Translation<typeof english.connectionMessages> = {
  connected: 'Verbunden',
  trying: 'Wird verbunden',
  polling: 'Abruf jede Minute',
  offline: 'Offline',
  hints: {
    connected: 'Neue E-Mails erscheinen hier automatisch.',
    trying: 'Bis die Verbindung wieder steht, sucht Draftdesk jede Minute nach neuen E-Mails.',
    polling: 'Draftdesk sucht jede Minute nach neuen E-Mails.',
    offline: 'Dieses Gerät hat keine Verbindung.',
  },
}

export const setUpBannerMessages: Translation<typeof english.setUpBannerMessages> = {
  text: 'Am besten werden Entwürfe, wenn alles eingerichtet ist. Bitte prüfen Sie, ob Sie dies haben:',
  document: 'ein Dokument',
  shop: 'einen Shopify-Shop',
  mailbox: 'ein E-Mail-Konto',
  dismiss: 'Diesen Hinweis ausblenden',
}

export const paletteMessages: Translation<typeof english.paletteMessages> = {
  title: 'Gehe zu',
  label: 'Zu einer Seite, einer Konversation oder einem Store gehen',
  placeholder: 'Seiten, Konversationen und Aktionen suchen',
  results: 'Treffer',
  here: 'Diese Konversation',
  mail: 'E-Mails',
  pages: 'Seiten',
  stores: 'Stores',
  conversations: 'Konversationen',
  search: (words) => `Konversationen nach „${words}“ durchsuchen`,
  switchTo: (store) => `Zu ${store} wechseln`,
  none: 'Keine Treffer.',
}
