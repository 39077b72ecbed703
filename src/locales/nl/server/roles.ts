import type * as english from '../../en/server/roles.ts'
import type { Translation } from '../../get-texts.ts'

export const roleMessages: Translation<typeof english.roleMessages> = {
  title: 'Rollen',
  hint: 'Een gewijzigde rol geldt meteen.',
  right: 'Recht',
  permissions: {
    read: 'E-mails, bestellingen, beleid en notities lezen',
    notes: 'Notities aan het team schrijven',
    mail: 'E-mails beantwoorden, versturen en ordenen',
    knowledge: 'Beleid en voorbeelden schrijven',
    settings: 'Instellingen en verbindingen wijzigen',
    accounts: 'Personen uitnodigen en verwijderen',
    owners: 'Eigenaren toevoegen en verwijderen',
  },
  yes: 'Ja',
  no: 'Nee',
}
