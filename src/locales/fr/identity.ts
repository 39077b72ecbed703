import type * as english from '../en/identity.ts'
import type { Translation } from '../get-texts.ts'

export const identityProofMessages: Translation<typeof english.identityProofMessages> = {
  title: 'Confirmez qu’il s’agit bien de vous',
  hint: 'Votre connexion date d’un moment. Ensuite, votre action continue d’elle-même.',
  labels: {
    password: 'Votre mot de passe, pour confirmer qu’il s’agit bien de vous',
    code: 'Code de votre application d’authentification, ou un code de récupération',
    passkey: 'Code de votre application d’authentification, ou un code de récupération',
    mail: 'Code envoyé à votre adresse e-mail',
  },
  confirm: 'Confirmer',
  cancel: 'Annuler',
  sendAgain: 'Envoyer un nouveau code',
  passkey: 'Utiliser une clé d’accès',
  passkeyUnused: 'La clé d’accès n’a pas été utilisée. Veuillez réessayer ou utiliser un code.',
  failed: 'La confirmation a échoué. Veuillez réessayer.',
  codeFailed: 'Le code n’a pas pu être envoyé. Veuillez réessayer.',
}
