import type * as english from '../../en/fields/toasts.ts'
import type { Translation } from '../../get-texts.ts'

export const flashToasts: Translation<typeof english.flashToasts> = {
  welcome: 'Bienvenue sur Draftdesk ! Votre compte est prêt.',
  signedIn: 'Connexion réussie.',
  signedUp: 'Votre compte est créé.',
  emailVerified: 'Votre adresse e-mail est vérifiée.',
  codeResent: 'L’e-mail de vérification a été renvoyé.',
  resetSent: 'Le lien de réinitialisation a été envoyé.',
  passwordUpdated: 'Le mot de passe est changé.',
  inviteAccepted: 'L’invitation est acceptée.',
}
