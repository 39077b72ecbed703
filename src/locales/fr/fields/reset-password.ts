import type * as english from '../../en/fields/reset-password.ts'
import type { Translation } from '../../get-texts.ts'

export const resetPasswordMessages: Translation<typeof english.resetPasswordMessages> = {
  title: 'Réinitialiser le mot de passe',
  submit: 'Réinitialiser le mot de passe',
  busy: 'Enregistrement',
  passwordRequired: 'Le mot de passe est obligatoire.',
  passwordRule:
    'Le mot de passe doit compter au moins 8 caractères, dont une majuscule, une minuscule, un chiffre et un caractère spécial.',
  passwordsDiffer: 'Les mots de passe ne correspondent pas',
  failed: 'La réinitialisation du mot de passe a échoué.',
  updated: 'Le mot de passe est changé.',
  doneTitle: 'Mot de passe changé',
  doneHint: 'Vous pouvez vous connecter avec votre nouveau mot de passe.',
  login: 'Se connecter',
  noToken: 'Ce lien est incomplet. Veuillez en demander un nouveau.',
  again: 'Envoyer un nouveau lien',
}
