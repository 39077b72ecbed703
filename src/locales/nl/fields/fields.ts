import type * as english from '../../en/fields/fields.ts'
import type { Translation } from '../../get-texts.ts'

export const fieldMessages: Translation<typeof english.fieldMessages> = {
  email: 'E-mailadres',
  password: 'Wachtwoord',
  firstName: 'Voornaam',
  lastName: 'Achternaam',
  confirmPassword: 'Wachtwoord herhalen',
  newPassword: 'Nieuw wachtwoord',
  showPassword: 'Wachtwoord tonen',
  hidePassword: 'Wachtwoord verbergen',
  passwordParts: {
    length: 'minstens 8 tekens',
    lower: 'een kleine letter',
    upper: 'een hoofdletter',
    digit: 'een cijfer',
    special: 'een speciaal teken',
  },
  met: 'in orde',
  unmet: 'ontbreekt nog',
}
