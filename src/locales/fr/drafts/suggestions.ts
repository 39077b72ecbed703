import type * as english from '../../en/drafts/suggestions.ts'
import type { Translation } from '../../words.ts'

/** Suggestions to change a document, from edits in sent replies, in French. */
export const suggestionMessages: Translation<typeof english.suggestionMessages> = {
  title: 'Suggestions tirées de vos réponses',
  hint: 'Vous avez modifié les mêmes mots d’un brouillon dans plusieurs réponses. Rien ne change avant que vous ne mettiez à jour la politique.',
  sentence: (before, after, replies) =>
    `Vous avez remplacé « ${before} » par « ${after} » dans ${String(replies)} réponses. Mettre à jour la politique ?`,
  show: 'Afficher',
  update: 'Mettre à jour',
  updateLabel: (sentence) => `Mettre à jour : ${sentence}`,
  dismiss: 'Ignorer',
  dismissLabel: (sentence) => `Ignorer : ${sentence}`,
  dismissed: 'La suggestion a été ignorée.',
  undo: 'Annuler',
  noSubject: 'Sans objet',
  failed: 'La suggestion n’a pas pu être modifiée. Veuillez réessayer.',
}
