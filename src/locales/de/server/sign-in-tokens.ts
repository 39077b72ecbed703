import type * as english from '../../en/server/sign-in-tokens.ts'
import type { Translation } from '../../get-texts.ts'

export const signInTokenMessages: Translation<typeof english.signInTokenMessages> = {
  failed: 'Ein unerwarteter Fehler ist aufgetreten.',
  inviteUsed: 'Sie haben diese Einladung schon angenommen.',
  linkInvalid: 'Dieser Anmeldelink ist nicht mehr gültig. Bitte melden Sie sich an.',
  googleStale:
    'Diese Anmeldung mit Google wurde an anderer Stelle begonnen oder hat zu lange gedauert. Bitte versuchen Sie es erneut.',
}
