import type * as english from '../../en/shared/header.ts'
import type { Translation } from '../../get-texts.ts'

export const headerMessages: Translation<typeof english.headerMessages> = {
  account: (name) => `Menu du compte, ${name}`,
  language: 'Langue par défaut',
  /** Beside a language that the pages are not written in. */
  draftsOnly: 'brouillons uniquement',
  languagesLoading: 'Chargement des langues',
  languageUpdated: (language) => `La langue est maintenant : ${language}`,
  languageFailed: 'La langue n’a pas pu être changée. Veuillez réessayer.',
  languagesFailed: 'Impossible de charger les langues. Veuillez réessayer.',
  logout: 'Se déconnecter',
  needsScript: 'Veuillez activer JavaScript : la plupart des boutons de cette page en ont besoin.',
  switcher: (name) => `Boutique ${name}, changer de boutique`,
  switchStore: 'Changer de boutique',
  storesLoading: 'Chargement de vos boutiques',
  listMissing: 'Non chargé. Fermez ce menu et rouvrez-le.',
  storesFailed: 'Impossible de charger vos boutiques. Veuillez réessayer.',
  switchFailed: 'Le changement de boutique a échoué',
  addStore: 'Ajouter une boutique',
  newTab: '(s’ouvre dans un nouvel onglet)',
}
