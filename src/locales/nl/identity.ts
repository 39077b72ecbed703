import type * as english from '../en/identity.ts'
import type { Translation } from '../get-texts.ts'

export const identityProofMessages: Translation<typeof english.identityProofMessages> = {
  title: 'Bevestig dat u het bent',
  hint: 'U bent al een tijd ingelogd. Daarna gaat uw actie vanzelf verder.',
  labels: {
    password: 'Uw wachtwoord, om te bevestigen dat u het bent',
    code: 'Code van uw authenticator-app, of een herstelcode',
    passkey: 'Code van uw authenticator-app, of een herstelcode',
    mail: 'Code die we naar uw e-mailadres hebben gestuurd',
  },
  confirm: 'Bevestigen',
  cancel: 'Annuleren',
  sendAgain: 'Nieuwe code sturen',
  passkey: 'Passkey gebruiken',
  passkeyUnused: 'De passkey is niet gebruikt. Probeer het opnieuw, of gebruik een code.',
  failed: 'Dit kon niet worden bevestigd. Probeer het opnieuw.',
  codeFailed: 'De code kon niet worden verstuurd. Probeer het opnieuw.',
}
