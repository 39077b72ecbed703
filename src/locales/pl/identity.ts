import type * as english from '../en/identity.ts'
import type { Translation } from '../get-texts.ts'

export const identityProofMessages: Translation<typeof english.identityProofMessages> = {
  title: 'Potwierdzenie tożsamości',
  hint: 'Od zalogowania minęło już trochę czasu. Po potwierdzeniu rozpoczęta czynność będzie kontynuowana.',
  labels: {
    password: 'Hasło do konta, aby potwierdzić tożsamość',
    code: 'Kod z aplikacji uwierzytelniającej lub kod odzyskiwania',
    passkey: 'Kod z aplikacji uwierzytelniającej lub kod odzyskiwania',
    mail: 'Kod wysłany na adres e-mail konta',
  },
  confirm: 'Potwierdź',
  cancel: 'Anuluj',
  sendAgain: 'Wyślij nowy kod',
  passkey: 'Użyj klucza dostępu',
  passkeyUnused: 'Klucz dostępu nie został użyty. Proszę spróbować ponownie lub użyć kodu.',
  failed: 'Nie udało się potwierdzić tożsamości. Proszę spróbować ponownie.',
  codeFailed: 'Nie udało się wysłać kodu. Proszę spróbować ponownie.',
}
