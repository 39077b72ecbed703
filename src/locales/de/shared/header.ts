import type * as english from '../../en/shared/header.ts'
import type { Translation } from '../../get-texts.ts'

export const headerMessages: Translation<typeof english.headerMessages> = {
  account: (name) => `Kontomenü, ${name}`,
  language: 'Standardsprache',
  draftsOnly: 'nur Entwürfe',
  languagesLoading: 'Sprachen werden geladen',
  languageUpdated: (language) => `Die Sprache ist jetzt ${language}.`,
  languageFailed: 'Die Sprache konnte nicht geändert werden. Bitte versuchen Sie es erneut.',
  languagesFailed: 'Die Sprachen konnten nicht geladen werden. Bitte versuchen Sie es erneut.',
  logout: 'Abmelden',
  needsScript: 'Bitte schalten Sie JavaScript ein: Die meisten Schaltflächen dieser Seite brauchen es.',
  switcher: (name) => `Store ${name}, Store wechseln`,
  switchStore: 'Store wechseln',
  storesLoading: 'Ihre Stores werden geladen',
  listMissing: 'Nicht geladen. Schließen Sie dieses Menü und öffnen Sie es wieder.',
  storesFailed: 'Ihre Stores konnten nicht geladen werden. Bitte versuchen Sie es erneut.',
  switchFailed: 'Der Store konnte nicht gewechselt werden.',
  addStore: 'Store hinzufügen',
  newTab: '(öffnet einen neuen Tab)',
}
