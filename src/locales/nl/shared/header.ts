import type * as english from '../../en/shared/header.ts'
import type { Translation } from '../../get-texts.ts'

export const headerMessages: Translation<typeof english.headerMessages> = {
  account: (name) => `Accountmenu, ${name}`,
  language: 'Standaardtaal',
  draftsOnly: 'alleen concepten',
  languagesLoading: 'Talen worden geladen',
  languageUpdated: (language) => `De taal is nu ${language}.`,
  languageFailed: 'De taal kon niet worden gewijzigd. Probeer het opnieuw.',
  languagesFailed: 'De talen konden niet worden geladen. Probeer het opnieuw.',
  logout: 'Uitloggen',
  needsScript: 'Zet JavaScript aan: de meeste knoppen van deze pagina werken alleen daarmee.',
  switcher: (name) => `Winkel ${name}, van winkel wisselen`,
  switchStore: 'Van winkel wisselen',
  storesLoading: 'Uw winkels worden geladen',
  listMissing: 'Niet geladen. Sluit dit menu en open het opnieuw.',
  storesFailed: 'Uw winkels konden niet worden geladen. Probeer het opnieuw.',
  switchFailed: 'Wisselen van winkel is niet gelukt.',
  addStore: 'Winkel toevoegen',
  newTab: '(opent in een nieuw tabblad)',
}
