import type * as english from '../../en/auth/select-store.ts'
import type { Translation } from '../../get-texts.ts'

export const selectStoreMessages: Translation<typeof english.selectStoreMessages> = {
  title: 'Store auswählen',
  firstTitle: 'Ihren ersten Store anlegen',
  hint: 'Wählen Sie den Store, in dem Sie arbeiten möchten.',
  firstHint:
    'Zu einem Store gehören Ihr E-Mail-Konto, Ihr Onlineshop und Ihre Richtlinien. Weitere Stores können Sie später hinzufügen.',
  create: 'Store hinzufügen',
  name: 'Name des Stores',
  submit: 'Store anlegen',
  busy: 'Ihr Store wird angelegt',
  nameRequired: 'Bitte geben Sie einen Namen für den Store ein.',
  createFailed: 'Der Store konnte nicht angelegt werden. Bitte versuchen Sie es erneut.',
  switchFailed: 'Der Store konnte nicht gewechselt werden.',
  close: 'Diesen Tab schließen',
  open: 'Öffnen',
  current: 'Aktuell',
}
