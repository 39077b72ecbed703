import type * as english from '../../en/shared/shell.ts'
import type { Translation } from '../../get-texts.ts'

export const navMessages: Translation<typeof english.navMessages> = {
  navigation: 'Hoofdmenu',
  tabbar: 'Meest gebruikt',
  more: 'Meer',
  openMenu: 'Menu openen',
  closeMenu: 'Menu sluiten',
  dashboard: 'Dashboard',
  policies: 'Beleid',
  emails: 'E-mails',
  savedFilters: 'Opgeslagen filters',
  integrations: 'Integraties',
  examples: 'Voorbeelden',
  settings: 'Instellingen',
  accounts: 'Accounts',
  storeManagement: 'Winkelbeheer',
  people: 'Personen',
  modelUsage: 'Modelgebruik',
  jobs: 'Taken',
  activity: 'Activiteit',
  insideStore: (name) => `ingelogd bij winkel ${name}`,
  exitStore: 'Winkel verlaten',
}

export const staleTabMessages: Translation<typeof english.staleTabMessages> = {
  text: (store) =>
    store ? `U werkt nu in ${store}.` : 'U werkt nu in een andere winkel of met een ander account.',
  reload: 'Herladen',
}

export const connectionMessages: Translation<typeof english.connectionMessages> = {
  connected: 'Verbonden',
  trying: 'Verbinden',
  polling: 'Controle elke minuut',
  offline: 'Offline',
  hints: {
    connected: 'Nieuwe e-mails verschijnen hier vanzelf.',
    trying: 'Tot de verbinding terug is, zoekt Draftdesk elke minuut naar nieuwe e-mails.',
    polling: 'Draftdesk zoekt elke minuut naar nieuwe e-mails.',
    offline: 'Dit apparaat heeft geen verbinding.',
  },
}

export const setUpBannerMessages: Translation<typeof english.setUpBannerMessages> = {
  text: 'Concepten zijn het best als alles is ingesteld. Controleer of u dit hebt:',
  document: 'een document',
  shop: 'een Shopify-webwinkel',
  mailbox: 'een e-mailaccount',
  dismiss: 'Deze herinnering verbergen',
}

export const paletteMessages: Translation<typeof english.paletteMessages> = {
  title: 'Ga naar',
  label: 'Naar een pagina, een gesprek of een winkel gaan',
  placeholder: 'Pagina’s, gesprekken en acties zoeken',
  results: 'Resultaten',
  here: 'Dit gesprek',
  mail: 'E-mails',
  pages: 'Pagina’s',
  stores: 'Winkels',
  conversations: 'Gesprekken',
  search: (words) => `Gesprekken doorzoeken op ‘${words}’`,
  switchTo: (store) => `Naar ${store} wisselen`,
  none: 'Geen resultaten.',
}
