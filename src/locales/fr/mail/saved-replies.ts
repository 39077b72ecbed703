import type * as english from '../../en/mail/saved-replies.ts'
import type { Translation } from '../../get-texts.ts'

export const savedReplyWords: Translation<typeof english.savedReplyWords> = {
  open: 'Réponses enregistrées',
  none: 'Vous n’avez pas encore de réponse enregistrée.',
  noneFound: (query) => `Aucune réponse enregistrée ne contient « ${query} ».`,
  used: (count) => `utilisée ${String(count)} fois`,
  personal: 'pour vous uniquement',
  suggested: 'Suggérées',
  failed: 'Impossible de charger les réponses enregistrées. Veuillez réessayer.',
  insertFailed: 'Cette réponse enregistrée n’a pas pu être insérée. Veuillez réessayer.',
  inserted: (title) => `« ${title} » est insérée.`,
  undone: 'La réponse enregistrée est retirée.',
  undoFailed: 'Le texte a changé depuis. Veuillez la retirer à la main.',
  actions: {
    assign: 'vous est assignée',
    tag: (names) => `reçoit ${names.length === 1 ? 'l’étiquette' : 'les étiquettes'} ${names.join(' et ')}`,
    snooze: (days) =>
      days === 0
        ? 'est reportée jusqu’à la réponse du client'
        : `est reportée ${days === 1 ? 'd’un jour' : `de ${String(days)} jours`}`,
    resolve: 'n’attend plus de réponse',
  },
  whenSent: (parts) => `À l’envoi, la conversation ${parts.join(', ')}.`,
  dropActions: 'Ignorer ces actions',
  dropFailed: 'La modification a échoué. Veuillez réessayer.',
  save: 'Enregistrer comme réponse',
  name: 'Nom',
  text: 'Texte',
  isPersonal: 'Pour moi uniquement',
  withFiles: (count) => (count < 2 ? `Avec ${String(count)} fichier` : `Avec ${String(count)} fichiers`),
  submit: 'Enregistrer',
  cancel: 'Annuler',
  nameRequired: 'Veuillez saisir un nom.',
  textRequired: 'Veuillez saisir un texte.',
  saved: (title) => `« ${title} » est enregistrée. Tapez / dans une réponse pour l’insérer.`,
  saveFailed: 'L’enregistrement a échoué. Veuillez réessayer.',
}
