import type * as english from '../en/policies.ts'
import type { Translation } from '../get-texts.ts'
import { entryListMessages } from './fields/entry-form.ts'

export const policyMessages: Translation<typeof english.policyMessages> = {
  ...entryListMessages,
  title: 'Politiques',
  hint: 'Les brouillons sont rédigés à partir de ces documents. Ajoutez ce que vous dites aux clients sur la livraison, les retours et les remboursements.',
  list: 'Vos documents',
  write: 'Rédiger un document',
  drop: 'Déposez des fichiers ici, ou choisissez-les',
  dropHint: 'PDF, DOCX, TXT, MD ou HTML, jusqu’à 20 Mo chacun',
  upload: 'Importer',
  uploading: (name) => `Importation de ${name}`,
  reading: (name) => `Lecture de ${name}`,
  uploadFailed: (name) => `${name} n’a pas pu être importé. Veuillez réessayer.`,
  refused: (name, reason) => `${name} : ${reason}`,
  tooLarge: 'Le fichier est trop lourd. Un document peut faire 20 Mo au maximum.',
  wrongKind: 'Ce type de fichier ne peut pas être lu. Veuillez utiliser PDF, DOCX, TXT, MD ou HTML.',
  added: (title) => `${title} est ajouté.`,
  empty: 'Pas encore de document',
  emptyHint: 'Importez un fichier ou rédigez ici votre premier document. Un seul suffit pour commencer.',
  readOnly: 'Dans cette boutique, votre rôle permet de lire les documents, pas d’en rédiger.',
  none: 'Les brouillons ont besoin d’au moins un document activé.',
  nextTitle: 'Vos politiques sont en place',
  next: 'Étape suivante : votre compte e-mail et votre boutique en ligne.',
  nextAction: 'Aller aux intégrations',
  listFailed: 'Impossible de charger vos documents.',
  states: { processing: 'Lecture en cours', ready: 'Prêt', failed: 'Illisible' },
  writeInstead: 'Saisir son texte à la place',
  characters: (count) =>
    count < 2 ? `${String(count)} caractère` : `${count.toLocaleString('fr')} caractères`,
  cut: 'le fichier est trop long : seule la première partie est utilisée',
  bytes: (count) =>
    count < 1_048_576
      ? `${Math.max(1, Math.round(count / 1024))} Ko`
      : `${(count / 1_048_576).toLocaleString('fr', { minimumFractionDigits: 1, maximumFractionDigits: 1 })} Mo`,
}

export const policyFormMessages: Translation<typeof english.policyFormMessages> = {
  ...entryListMessages,
  create: 'Rédiger un document',
  edit: 'Modifier le document',
  back: 'Politiques',
  name: 'Titre',
  text: 'Texte',
  textHint: 'Écrivez-le comme vous l’expliqueriez à un nouveau collègue.',
  noText: 'Le texte de ce document est trop long pour être affiché, ou encore en cours de lecture.',
  titleRequired: 'Veuillez saisir un titre.',
  textRequired: 'Veuillez saisir le texte.',
  failed: 'Le document n’a pas pu être enregistré. Veuillez réessayer.',
  gone: 'Ce document n’existe plus.',
  processing: 'Le fichier est encore en cours de lecture. Veuillez revenir dans un instant.',
  tooLong: (count) =>
    `Le texte est trop long pour être modifié ici (${count}). Vous pouvez toujours changer le titre.`,
  conflict: 'Entre-temps, un collègue a modifié ce document. Voici sa version :',
}

export const learnedQuestionMessages: Translation<typeof english.learnedQuestionMessages> = {
  ...entryListMessages,
  title: 'Questions posées par des clients',
  hint: 'Des réponses envoyées s’appuyaient sur ce document : les brouillons le retrouvent donc pour des questions semblables. Les noms, numéros et adresses sont omis.',
  empty: 'Pas encore de question',
  emptyHint: 'Quand vous envoyez une réponse qui cite ce document, la question du client apparaît ici.',
  listFailed: 'Impossible de charger les questions.',
  learned: (day) => `Réponse donnée le ${day}`,
  remove: 'Retirer',
  removeNamed: (question) => `Retirer : ${question}`,
  removed: (question) => `« ${question} » est retirée.`,
  changeFailed: 'La question n’a pas pu être retirée. Veuillez réessayer.',
}

export const gapMessages: Translation<typeof english.gapMessages> = {
  title: 'Questions sans réponse dans vos documents',
  hint: 'Des clients les ont posées. Une question quitte la liste quand un document y répond.',
  asked: (count) =>
    count === 0
      ? 'Dans les e-mails d’essai'
      : count === 1
        ? 'Dans une conversation'
        : `Dans ${String(count)} conversations`,
  dismiss: 'Écarter',
  dismissLabel: (question) => `Écarter : ${question}`,
  failed: 'La question n’a pas pu être écartée. Veuillez réessayer.',
  settled: 'Réponses récentes',
  by: (title) => `« ${title} »`,
}
