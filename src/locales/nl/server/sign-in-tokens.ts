import type * as english from '../../en/server/sign-in-tokens.ts'
import type { Translation } from '../../get-texts.ts'

export const signInTokenMessages: Translation<typeof english.signInTokenMessages> = {
  failed: 'Er is een onverwachte fout opgetreden.',
  inviteUsed: 'U hebt deze uitnodiging al aangenomen.',
  linkInvalid: 'Deze inloglink is niet meer geldig. Log in.',
  googleStale: 'Dit inloggen met Google is ergens anders gestart of duurde te lang. Probeer het opnieuw.',
}
