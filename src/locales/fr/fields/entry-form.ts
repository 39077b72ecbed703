import type * as english from '../../en/fields/entry-form.ts'
import type { Translation } from '../../get-texts.ts'

export const entryListMessages: Translation<typeof english.entryListMessages> = {
  cancel: 'Annuler',
  more: 'Afficher plus',
  again: 'Réessayer',
  remove: 'Supprimer',
  removeNamed: (title) => `Supprimer ${title}`,
  removed: (title) => `« ${title} » est supprimé.`,
  undo: 'Annuler',
  use: (title) => `Utiliser ${title} pour les brouillons`,
  off: 'Désactivé',
  changeFailed: 'L’enregistrement a échoué. Veuillez réessayer.',
  updated: (day) => `Modifié le ${day}`,
  saved: (title) => `« ${title} » est enregistré.`,
  submit: 'Enregistrer',
  busy: 'Enregistrement',
  keepMine:
    'Votre texte est toujours dans le formulaire. Enregistrez de nouveau pour remplacer l’autre version.',
}
