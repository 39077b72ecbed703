import type * as english from '../../en/server/problems.ts'
import type { Translation } from '../../get-texts.ts'

export const errorPageMessages: Translation<typeof english.errorPageMessages> = {
  error: {
    title: 'Vous ne pouvez pas ouvrir cette page',
    text: 'Votre compte n’y a pas accès, ou elle appartient à une autre boutique.',
    action: 'Aller à votre page d’accueil',
  },
  /** A form that was not read, by the reason. */
  refused: {
    foreignForm: {
      title: 'Rien n’a été fait',
      text: 'Ce formulaire a été envoyé depuis un autre site. Veuillez ouvrir la page ici et l’envoyer de nouveau.',
      action: 'Aller à votre page d’accueil',
    },
    tooLarge: {
      title: 'C’est trop volumineux pour être envoyé',
      text: 'Rien n’a été enregistré. Revenez en arrière dans votre navigateur, puis envoyez un texte plus court ou un fichier plus petit.',
      action: 'Rouvrir la page',
    },
    wrongType: {
      title: 'Ce formulaire n’a pas pu être lu',
      text: 'Rien n’a été enregistré, car cette page ne peut pas lire ce type de formulaire.',
      action: 'Rouvrir la page',
    },
    cutOff: {
      title: 'Ce formulaire est arrivé incomplet',
      text: 'Rien n’a été fait. Veuillez l’envoyer de nouveau.',
      action: 'Rouvrir la page',
    },
  },
  badGateway: {
    title: 'Draftdesk ne répond pas',
    text: 'Notre serveur est injoignable pour le moment. Veuillez réessayer dans un instant.',
    typed: 'Votre saisie y réapparaîtra, sauf les mots de passe et les fichiers.',
    action: 'Réessayer',
  },
  notFound: {
    title: 'Page introuvable',
    text: 'Il n’y a rien à cette adresse. La page a peut-être été déplacée, ou l’adresse est mal saisie.',
    action: 'Aller à votre page d’accueil',
  },
  crash: {
    title: 'Une erreur inattendue s’est produite.',
    text: 'L’erreur vient de nous. Veuillez recharger la page. Si cela se reproduit, veuillez nous prévenir.',
    action: 'Recharger la page',
  },
}
