import type * as english from '../../en/server/welcome.ts'
import type { Translation } from '../../get-texts.ts'

export const welcomeMessages: Translation<typeof english.welcomeMessages> = {
  title: 'Bienvenue',
  heading: (name) => (name ? `Bienvenue, ${name}` : 'Bienvenue'),
  hint: 'Préparez votre boutique en quelques étapes. Votre progression est enregistrée.',
  steps: 'Étapes',
  done: 'Fait',
  next: 'Prochaine étape',
  open: 'À faire',
  store: {
    title: 'Créer une boutique',
    text: (name) => `Vous travaillez dans ${name}.`,
  },
  language: {
    title: 'Choisir une langue',
    text: 'La langue de votre propre compte. Les brouillons utilisent la langue de chaque e-mail, sauf si vous en choisissez une dans les paramètres.',
    chosen: (name) =>
      `Vous avez choisi : ${name}. Les brouillons utilisent la langue de chaque e-mail, sauf si vous en choisissez une dans les paramètres.`,
    label: 'Votre langue',
    choose: 'Choisissez une langue',
    submit: 'Continuer',
    skip: 'Passer pour l’instant',
    change: 'Changer',
    required: 'Veuillez choisir une langue.',
    failed: 'La langue n’a pas pu être enregistrée. Veuillez réessayer.',
    listFailed:
      'Impossible de charger les langues. Vous pourrez en choisir une plus tard dans le menu de votre compte.',
  },
  document: {
    title: 'Voir des réponses dans vos propres mots',
    text: 'Rédigez ou importez ce que vous dites aux clients. Draftdesk répond alors à des e-mails d’essai.',
    done: 'Votre premier document est enregistré.',
    starters: 'Partir d’un modèle de texte',
    startersHint:
      'Chacun ajoute un court texte. Remplissez les blancs et retirez les lignes qui ne concernent pas votre boutique.',
    name: 'Titre',
    body: 'Texte',
    blanks: (blank) =>
      `Remplissez chaque ${blank}, ou retirez sa ligne : les réponses reprennent votre document mot pour mot.`,
    submit: 'Enregistrer et voir les réponses',
    or: 'Ou importer un fichier',
    file: 'Fichier',
    fileHint: 'pdf, docx, txt, md ou html, jusqu’à 20 Mo',
    upload: 'Importer et voir les réponses',
    skip: 'Passer pour l’instant',
    see: 'Voir les réponses',
    failed: 'Le document n’a pas pu être enregistré. Veuillez réessayer.',
    reading: 'Votre document est en cours de lecture. Cette page se met à jour automatiquement.',
    look: 'Mettre à jour',
    unreadable: (title, reason) => `${title} : ${reason}`,
    noSamples:
      'Les e-mails d’essai n’ont pas pu recevoir de réponse. Vous pouvez réessayer sur la page Intégrations.',
    another: 'Ajouter un document',
    next: 'Continuer',
  },
  finish: {
    title: 'Préparez votre boutique',
    text: 'Les brouillons utilisent vos politiques, votre compte e-mail et votre boutique en ligne.',
    submit: 'Commencer par vos politiques',
    submitLinks: 'Associer la boîte mail et la boutique en ligne',
    failed: 'L’enregistrement a échoué. Veuillez réessayer.',
    policies: {
      title: 'Vos politiques',
      text: 'Livraison, retours, remboursements : rédigés ici, ou en pdf, docx, txt, md ou html.',
    },
    links: [
      {
        title: 'Votre compte e-mail',
        text: 'L’adresse à laquelle les clients écrivent, avec son mot de passe ou un mot de passe d’application.',
      },
      {
        title: 'Votre boutique en ligne',
        text: 'Son adresse, et l’autorisation de lire ses commandes.',
      },
    ],
  },
}
