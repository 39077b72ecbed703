import type * as english from '../../en/mail/notes.ts'
import type { Translation } from '../../words.ts'

/** Words of notes, which only the team sees, in French. */
export const noteWords: Translation<typeof english.noteWords> = {
  write: 'Écrire une note',
  choice: 'Type de texte',
  reply: 'Réponse',
  note: 'Note',
  unsaved: 'Pas encore ajoutée',
  private: 'Visible par votre équipe uniquement',
  body: 'Votre note',
  placeholder: 'Écrivez à votre équipe. @ mentionne une personne.',
  hint: '**gras**, `code`, - liste, [texte](https://…). Ctrl ou Cmd et Entrée ajoute la note.',
  add: 'Ajouter la note',
  save: 'Enregistrer',
  cancel: 'Annuler',
  edit: 'Modifier',
  remove: 'Supprimer',
  edited: 'modifiée',
  editedAt: (moment) => `Modifiée le ${moment}`,
  mentions: 'Membres',
  failed: 'La note n’a pas pu être enregistrée. Votre texte est toujours ici.',
  removeFailed: 'La note n’a pas pu être supprimée.',
  added: 'La note est ajoutée.',
  changed: 'La note est modifiée.',
  removed: 'La note est supprimée.',
  attach: 'Joindre',
  files: 'Fichiers de la note',
  removeFile: (name) => `Retirer ${name}`,
  fileFailed: (name) => `${name} n’a pas pu être ajouté à la note.`,
}
