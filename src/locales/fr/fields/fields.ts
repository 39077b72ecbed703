import type * as english from '../../en/fields/fields.ts'
import type { Translation } from '../../get-texts.ts'

export const fieldMessages: Translation<typeof english.fieldMessages> = {
  email: 'Adresse e-mail',
  password: 'Mot de passe',
  firstName: 'Prénom',
  lastName: 'Nom',
  confirmPassword: 'Confirmer le mot de passe',
  newPassword: 'Nouveau mot de passe',
  showPassword: 'Afficher le mot de passe',
  hidePassword: 'Masquer le mot de passe',
  passwordParts: {
    length: '8 caractères ou plus',
    lower: 'une minuscule',
    upper: 'une majuscule',
    digit: 'un chiffre',
    special: 'un caractère spécial',
  },
  met: 'rempli',
  unmet: 'manque encore',
}
