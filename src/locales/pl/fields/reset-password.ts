import type * as english from '../../en/fields/reset-password.ts'
import type { Translation } from '../../get-texts.ts'

export const resetPasswordMessages: Translation<typeof english.resetPasswordMessages> = {
  title: 'Nowe hasło',
  submit: 'Zmień hasło',
  busy: 'Zapisywanie',
  passwordRequired: 'Proszę podać hasło.',
  passwordRule:
    'Hasło musi mieć co najmniej 8 znaków i zawierać wielką literę, małą literę, cyfrę i znak specjalny.',
  passwordsDiffer: 'Hasła nie są takie same.',
  failed: 'Nie udało się zmienić hasła.',
  updated: 'Hasło zostało zmienione.',
  doneTitle: 'Hasło zmienione',
  doneHint: 'Można się teraz zalogować nowym hasłem.',
  login: 'Zaloguj się',
  noToken: 'Ten link jest niekompletny. Potrzebny jest nowy.',
  again: 'Wyślij nowy link',
}
