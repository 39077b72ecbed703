import type * as english from '../en/page.ts'
import type { Translation } from '../get-texts.ts'

/** Sentences for calls that fail before the server can say why, in French. The form stays as it was filled in. */
export const failureMessages: Translation<typeof english.failureMessages> = {
  unexpected: 'Une erreur inattendue s’est produite',
  unreachable: 'Draftdesk est injoignable pour le moment. Veuillez vérifier votre connexion et réessayer.',
  expired: 'La session a expiré',
  timeout: 'Draftdesk a mis trop de temps à répondre. Veuillez réessayer.',
  notLoaded: 'Une partie de cette page n’a pas pu être chargée. Veuillez vérifier votre connexion.',
  stillOffline: 'Toujours hors ligne. Veuillez vérifier votre connexion.',
  signedOutOffline:
    'Votre session est fermée sur cet appareil. Sur le serveur, elle prendra fin à votre retour en ligne.',
  crash: 'Une erreur inattendue s’est produite.',
  crashHint: 'Rechargez la page pour continuer. Si cela se reproduit, veuillez nous prévenir.',
  reload: 'Recharger la page',
}

export const pageFailureMessages: Translation<typeof english.pageFailureMessages> = {
  unreachable:
    'Draftdesk est injoignable pour le moment. Votre session reste ouverte. Cette page reprendra au retour de la connexion.',
  tryAgain: 'Réessayer',
  offline: 'Pas de connexion à Internet. Veuillez vérifier votre connexion.',
  closeManually: 'Veuillez fermer cet onglet manuellement.',
  back: 'La connexion est rétablie. Vous pouvez continuer.',
}

export const sidebarMessages: Translation<typeof english.sidebarMessages> = {
  collapse: 'Réduire la barre latérale',
  expand: 'Développer la barre latérale',
}
