import type * as english from '../../en/mail/composer.ts'
import type { Translation } from '../../get-texts.ts'

export const composerWords: Translation<typeof english.composerWords> = {
  begin: 'Rédiger une réponse',
  observer:
    'Vous êtes observateur dans cette boutique : vous pouvez lire les e-mails et écrire des notes. Vos collègues répondent.',
  write: 'Nouveau message',
  draft: (number) => `Brouillon ${String(number)}`,
  to: 'À',
  cc: 'Cc',
  subject: 'Objet',
  nobody: 'pas encore de destinataire',
  noSubject: 'sans objet',
  body: 'Votre réponse',
  sheet: 'Réponse entière',
  show: 'Afficher le texte',
  signature: 'Votre signature est ajoutée en dessous.',
  quoted: (line) => `Cité en dessous : ${line}`,
  notQuoted: (people) =>
    `Aucun e-mail précédent n’est cité. Celui auquel vous répondez n’avait pas été envoyé à ${people}.`,
  send: 'Envoyer',
  sendAndNext: 'Envoyer et suivant',
  sendAndArchive: 'Envoyer et archiver',
  sentAndArchived: (seconds) =>
    seconds > 0
      ? `Votre réponse part dans ${String(seconds)} ${seconds < 2 ? 'seconde' : 'secondes'}. La conversation est archivée.`
      : 'Votre réponse part. La conversation est archivée.',
  sender: {
    title: 'Avant votre première réponse',
    hint: 'Les clients voient ce nom, et la signature sous chaque réponse.',
    submit: 'Enregistrer',
    saved: 'Vos réponses ont maintenant un nom et une signature.',
    from: (person, store) => `${person} de ${store}`,
  },
  rewrite: 'Réécrire',
  save: 'Enregistrer',
  discard: 'Supprimer',
  attach: 'Joindre',
  attachments: 'Pièces jointes',
  removeFile: (name) => `Retirer ${name}`,
  keys: 'Ctrl ou Cmd et Entrée pour envoyer.',
  saved: 'Enregistré',
  saving: 'Enregistrement',
  unsaved: 'Pas encore enregistré',
  offline: 'Non enregistré : pas de connexion. Votre texte reste dans ce navigateur.',
  lost: 'Ce texte ne faisait pas partie de la réponse envoyée ou supprimée',
  keep: 'Garder comme nouvelle réponse',
  restored: 'Votre texte non enregistré a été rétabli.',
  uploading: 'Ajout en cours',
  failed: 'L’enregistrement a échoué. Votre texte est toujours ici.',
  sendFailed: 'L’envoi a échoué. Votre texte est toujours ici.',
  conflict:
    'Entre-temps, un collègue a modifié cette réponse. Voici sa version. La vôtre est toujours dans le formulaire.',
  sent: (seconds) =>
    seconds > 0
      ? `Votre réponse part dans ${String(seconds)} ${seconds < 2 ? 'seconde' : 'secondes'}.`
      : 'Votre réponse part.',
  discarded: 'Le brouillon est supprimé.',
  undoFailed: 'L’envoi de votre réponse n’a pas pu être annulé.',
  sentNew: (seconds) =>
    seconds > 0
      ? `Votre e-mail part dans ${String(seconds)} ${seconds < 2 ? 'seconde' : 'secondes'}.`
      : 'Votre e-mail part.',
  undone: 'L’envoi de votre réponse est annulé.',
  settled: 'L’e-mail est marqué comme arrivé.',
  resent: 'L’e-mail est envoyé de nouveau.',
  news: 'Nouveau depuis l’ouverture de cette page',
  you: 'Vous',
  repliedMeanwhile: (name, ago) =>
    `${name === 'Vous' ? 'Vous avez' : `${name} a`} répondu ${ago}. Envoyer quand même ?`,
  ago: (minutes) => {
    if (minutes < 1) return 'à l’instant'
    const [count, unit] =
      minutes < 60
        ? [minutes, 'minute']
        : minutes < 1440
          ? [Math.floor(minutes / 60), 'heure']
          : [Math.floor(minutes / 1440), 'jour']
    return `il y a ${String(count)} ${unit}${count < 2 ? '' : 's'}`
  },
  sendAnyway: 'Envoyer quand même',
  failedNote: 'Cette réponse n’a pas été envoyée. Veuillez la corriger et l’envoyer de nouveau.',
  staleNote: 'De nouveaux e-mails sont arrivés depuis la rédaction.',
  states: {
    held: 'Sera envoyé dans un instant',
    waiting: 'Nouvel essai à venir',
    sending: 'Envoi en cours',
    failed: 'Non envoyé',
    unknown: 'Arrivée non confirmée',
  },
  unknownHint:
    'Il n’est pas renvoyé automatiquement. Regardez dans votre dossier d’e-mails envoyés ou demandez au client.',
  answered: (answer) => `Le serveur de messagerie a répondu : « ${answer} ».`,
  nextTry: (time) => `Prochain essai à ${time}.`,
  undo: 'Annuler',
  takeBack: 'Annuler l’envoi',
  arrived: 'Il est arrivé',
  sendAgain: 'Renvoyer',
}
