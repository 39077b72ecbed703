import type * as english from '../../en/fields/fields.ts'
import type { Translation } from '../../get-texts.ts'

export const fieldMessages: Translation<typeof english.fieldMessages> = {
  email: 'Adres e-mail',
  password: 'Hasło',
  firstName: 'Imię',
  lastName: 'Nazwisko',
  confirmPassword: 'Powtórz hasło',
  newPassword: 'Nowe hasło',
  showPassword: 'Pokaż hasło',
  hidePassword: 'Ukryj hasło',
  passwordParts: {
    length: 'co najmniej 8 znaków',
    lower: 'mała litera',
    upper: 'wielka litera',
    digit: 'cyfra',
    special: 'znak specjalny',
  },
  met: 'jest',
  unmet: 'jeszcze brakuje',
}
