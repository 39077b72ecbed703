import type * as english from '../../en/server/gate.ts'
import type { Translation } from '../../get-texts.ts'

export const gateMessages: Translation<typeof english.gateMessages> = {
  documentNeeded:
    'Pour continuer, veuillez importer un document. Les brouillons ne peuvent pas être rédigés sans cela.',
  connectionNeeded:
    'Pour continuer, veuillez associer un compte e-mail ou une boutique en ligne Shopify. Les brouillons ne peuvent pas être rédigés sans cela.',
  foreignForm:
    'Ce formulaire a été envoyé depuis un autre site : rien n’a été fait. Veuillez ouvrir la page et l’envoyer de nouveau.',
  missingHeader: 'Les appels à cette adresse doivent porter l’en-tête x-requested-with.',
  staleSession:
    'Vous avez changé de boutique ou de compte dans un autre onglet. Rechargez cette page pour y continuer.',
  staleForm:
    'Rien n’a été modifié, car vous avez changé de boutique ou de compte dans un autre onglet. Cette page affiche la boutique ou le compte actuel.',
  signedOut: 'Votre session est terminée. Veuillez vous reconnecter.',
  notSignedOut:
    'Votre session est toujours ouverte : Draftdesk n’a pas pu la fermer. Veuillez réessayer dans un instant.',
  unreachable: 'Draftdesk est injoignable pour le moment. Veuillez réessayer dans un instant.',
  broughtBack:
    'Draftdesk n’a pas répondu à votre envoi. Votre saisie est de nouveau là, sauf les mots de passe et les codes. Veuillez l’envoyer encore une fois.',
  fileAgain: 'Veuillez choisir de nouveau le fichier.',
  tooMany: 'Trop de demandes. Veuillez patienter une minute.',
  notAReport: 'Ce n’est pas un rapport d’erreur.',
  headRefused: 'Cette adresse n’accepte pas les requêtes HEAD.',
  badAddress: 'Cette adresse n’est pas valable.',
  tooLarge: 'C’est trop volumineux pour être envoyé.',
  challengeOver: 'Cette connexion a pris trop de temps. Veuillez vous reconnecter.',
  notJson: 'La réponse de Draftdesk n’a pas pu être lue. Veuillez réessayer dans un instant.',
}
