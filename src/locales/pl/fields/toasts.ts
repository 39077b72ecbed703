import type * as english from '../../en/fields/toasts.ts'
import type { Translation } from '../../get-texts.ts'

export const flashToasts: Translation<typeof english.flashToasts> = {
  welcome: 'Witamy w programie Draftdesk. Konto jest gotowe.',
  signedIn: 'Zalogowano.',
  signedUp: 'Konto zostało utworzone.',
  emailVerified: 'Adres e-mail został potwierdzony.',
  codeResent: 'Kod weryfikacyjny wysłano ponownie.',
  resetSent: 'Wysłano link do zmiany hasła.',
  passwordUpdated: 'Hasło zostało zmienione.',
  inviteAccepted: 'Zaproszenie przyjęte.',
}
