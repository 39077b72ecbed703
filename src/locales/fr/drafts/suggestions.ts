import type * as english from '../../en/drafts/suggestions.ts'
import type { Translation } from '../../get-texts.ts'

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

export const contradictionMessages: Translation<typeof english.contradictionMessages> = {
  title: 'Contradictions dans vos textes',
  hint: 'Une seule de ces phrases peut être juste. Rien ne change avant que vous modifiiez un texte.',
  keep: 'Garder les deux',
  keepLabel: (first, second) => `Garder les deux : ${first} / ${second}`,
  edit: 'Modifier celle-ci',
  editLabel: (title) => `Modifier celle-ci : ${title}`,
  editOther: 'Modifier l’autre',
  editOtherLabel: (title) => `Modifier l’autre : ${title}`,
  replies: (count) =>
    count < 2 ? `Dans ${String(count)} réponse récente` : `Dans ${String(count)} réponses récentes`,
  kept: 'Les deux phrases restent. Vous les reverrez si l’une d’elles change.',
  undo: 'Annuler',
  noSubject: 'Sans objet',
}
