import type * as english from '../../en/auth/select-store.ts'
import type { Translation } from '../../get-texts.ts'

export const selectStoreMessages: Translation<typeof english.selectStoreMessages> = {
  title: 'Choisir une boutique',
  firstTitle: 'Créez votre première boutique',
  hint: 'Choisissez la boutique dans laquelle vous voulez travailler.',
  firstHint:
    'Une boutique réunit votre compte e-mail, votre boutique en ligne et vos politiques. Vous pourrez en ajouter d’autres.',
  create: 'Ajouter une boutique',
  name: 'Nom de la boutique',
  submit: 'Créer la boutique',
  busy: 'Création de votre boutique',
  nameRequired: 'Veuillez saisir un nom pour la boutique.',
  createFailed: 'La boutique n’a pas pu être créée. Veuillez réessayer.',
  switchFailed: 'Le changement de boutique a échoué',
  close: 'Fermer cet onglet',
  open: 'Ouvrir',
  current: 'Actuelle',
}
