import type * as english from '../../en/server/roles.ts'
import type { Translation } from '../../get-texts.ts'

export const roleMessages: Translation<typeof english.roleMessages> = {
  title: 'Rollen',
  hint: 'Eine geänderte Rolle gilt sofort.',
  right: 'Recht',
  permissions: {
    read: 'E-Mails, Bestellungen, Richtlinien und Notizen lesen',
    notes: 'Notizen an das Team schreiben',
    mail: 'E-Mails beantworten, senden und ordnen',
    knowledge: 'Richtlinien und Beispiele schreiben',
    settings: 'Einstellungen und Verbindungen ändern',
    accounts: 'Personen einladen und entfernen',
    owners: 'Inhaber hinzufügen und entfernen',
  },
  yes: 'Ja',
  no: 'Nein',
}
