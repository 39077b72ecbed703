import type * as english from '../en/examples.ts'
import type { Translation } from '../get-texts.ts'
import { entryListMessages } from './fields/entry-form.ts'

export const exampleMessages: Translation<typeof english.exampleMessages> = {
  ...entryListMessages,
  title: 'Exemples',
  hint: 'De vrais messages, avec la réponse que vous donneriez. Les brouillons reprennent leur formulation.',
  list: 'Vos exemples',
  write: 'Rédiger un exemple',
  writeFirst: 'Rédiger votre premier exemple',
  empty: 'Pas encore d’exemple',
  emptyHint:
    'Un exemple est le message d’un client avec votre réponse. Les messages semblables reçoivent une réponse dans vos mots. Commencez par les deux ou trois questions qui reviennent le plus souvent.',
  readOnly: 'Dans cette boutique, votre rôle permet de lire les exemples, pas d’en rédiger.',
  listFailed: 'Impossible de charger vos exemples.',
  on: 'Utilisé',
  offHint: 'Les brouillons ignorent cet exemple.',
  turnOn: 'Utiliser pour les brouillons',
  turnOff: 'Ne plus utiliser pour les brouillons',
  edit: 'Modifier',
  question: 'Le client écrit',
  answer: 'Vous répondez',
  gone: 'Cet exemple n’existe plus.',
  goneHint: 'Il a peut-être été supprimé.',
  turnedOn: (title) => `« ${title} » sert de nouveau aux brouillons.`,
  turnedOff: (title) => `« ${title} » ne sert plus aux brouillons.`,
}

export const proposalMessages: Translation<typeof english.proposalMessages> = {
  title: 'Suggestions tirées de vos e-mails envoyés',
  hint: 'Vos réponses à des questions qui reviennent. Les noms, numéros de commande et montants sont remplacés. Les brouillons n’en utilisent aucune avant votre accord.',
  empty: 'Aucune suggestion pour le moment',
  emptyHint:
    'Draftdesk cherche, dans les réponses récentes de votre boîte mail, les questions posées par plusieurs clients.',
  find: 'Parcourir les e-mails envoyés',
  finding: 'Lecture des e-mails envoyés',
  found: (count) =>
    count === 0
      ? 'Aucune nouvelle suggestion.'
      : count === 1
        ? '1 suggestion trouvée.'
        : `${String(count)} suggestions trouvées.`,
  accept: 'Utiliser comme exemple',
  dismiss: 'Écarter',
  dismissed: (title) => `La suggestion « ${title} » est écartée.`,
  accepted: (title) => `« ${title} » est maintenant un exemple. Les brouillons l’utilisent.`,
  undo: 'Annuler',
  again: 'Réessayer',
  listFailed: 'Impossible de charger les suggestions.',
  findFailed: 'Impossible de parcourir les e-mails envoyés. Veuillez réessayer.',
  acceptFailed: 'L’exemple n’a pas pu être enregistré. Veuillez réessayer.',
  dismissFailed: 'La suggestion n’a pas pu être écartée. Veuillez réessayer.',
  undoFailed: 'La suggestion n’a pas pu être rétablie. Veuillez réessayer.',
}

export const replyActionMessages: Translation<typeof english.replyActionMessages> = {
  title: 'À l’envoi de cette réponse',
  hint: 'Voici ce que devient la conversation quand vous insérez cette réponse et l’envoyez. Annuler rétablit tout.',
  assign: 'Assigner la conversation à la personne qui l’envoie',
  resolve: 'La marquer comme n’attendant pas de réponse',
  snooze: 'Reporter',
  noSnooze: 'Ne pas reporter',
  days: (days) =>
    days === 0 ? 'Jusqu’à la réponse du client' : days === 1 ? '1 jour' : `${String(days)} jours`,
  tags: 'Ajouter des étiquettes',
  submit: 'Enregistrer',
  saved: 'Les actions de cette réponse sont enregistrées.',
  failed: 'L’enregistrement a échoué. Veuillez réessayer.',
  conflict: 'Entre-temps, un collègue a modifié cet exemple. Veuillez recharger la page.',
}

export const replyFileMessages: Translation<typeof english.replyFileMessages> = {
  title: 'Fichiers',
  hint: 'Ces fichiers sont joints quand vous insérez ce texte.',
  none: 'Aucun fichier.',
  add: 'Ajouter des fichiers',
  adding: (name) => `Ajout de ${name}`,
  remove: (name) => `Retirer ${name}`,
  failed: (name) => `« ${name} » n’a pas pu être ajouté. Veuillez réessayer.`,
  removeFailed: (name) => `« ${name} » n’a pas pu être retiré. Veuillez réessayer.`,
}

export const exampleFormMessages: Translation<typeof english.exampleFormMessages> = {
  ...entryListMessages,
  create: 'Rédiger un exemple',
  edit: 'Modifier l’exemple',
  back: 'Exemples',
  hint: 'Omettez les noms, les adresses et les numéros de commande. Un brouillon les reprend du message auquel il répond.',
  name: 'Titre',
  question: 'Le message du client',
  answer: 'Votre réponse',
  titleRequired: 'Veuillez saisir un titre.',
  questionRequired: 'Veuillez saisir le message du client.',
  answerRequired: 'Veuillez saisir la réponse.',
  failed: 'L’exemple n’a pas pu être enregistré. Veuillez réessayer.',
  gone: 'Cet exemple n’existe plus.',
  conflict: 'Entre-temps, un collègue a modifié cet exemple. Voici sa version :',
}
