import type * as english from '../../en/server/sign-in-tokens.ts'
import type { Translation } from '../../get-texts.ts'

export const signInTokenMessages: Translation<typeof english.signInTokenMessages> = {
  failed: 'Une erreur inattendue s’est produite',
  inviteUsed: 'Vous avez déjà accepté cette invitation.',
  linkInvalid: 'Ce lien de connexion n’est plus valable. Veuillez vous connecter.',
  googleStale:
    'Cette connexion avec Google a été commencée ailleurs ou a pris trop de temps. Veuillez réessayer.',
}
