import type * as english from '../../en/server/starters.ts'
import type { Translation } from '../../get-texts.ts'

export const starterTexts: Translation<typeof english.starterTexts> = {
  shipping: {
    title: 'Livraison',
    text: `## Où livrez-vous ?

Nous livrons dans les pays suivants : ____.

## Quel est le délai de livraison ?

La livraison prend ____ jours ouvrés. Nous remettons votre colis au transporteur sous ____ jours ouvrés.

## Combien coûte la livraison ?

La livraison coûte ____. La livraison est gratuite à partir de ____ d’achat.

## Pouvez-vous changer l’adresse de livraison ?

Nous pouvons changer l’adresse de livraison tant que le colis n’est pas parti. Écrivez-nous en indiquant votre numéro de commande.`,
  },
  returns: {
    title: 'Retours',
    text: `## Puis-je retourner un article, et dans quel délai ?

Vous pouvez retourner un article dans les ____ jours suivant sa réception. Il doit être inutilisé et dans son emballage d’origine.

## Qui paie les frais de retour ?

Les frais de retour sont à la charge de ____.

## Puis-je échanger un article contre une autre taille ?

Pour échanger un article contre une autre taille, renvoyez-le et indiquez la taille souhaitée à ____.

## Que faire si un article arrive abîmé ?

Si un article est arrivé abîmé, envoyez-nous une photo et votre numéro de commande sous ____ jours. Vous recevez un article de remplacement ou un remboursement.`,
  },
  refunds: {
    title: 'Remboursements',
    text: `## Quand vais-je recevoir mon remboursement, et comment ?

Nous vous remboursons sous ____ jours ouvrés après avoir reçu votre retour. Le remboursement est versé sur le moyen de paiement que vous avez utilisé.

## Puis-je annuler ma commande ?

Vous pouvez annuler une commande tant qu’elle n’est pas partie. Écrivez-nous en indiquant votre numéro de commande, et nous vous remboursons la totalité.

## Où puis-je obtenir une facture ?

Vous obtenez la facture de votre commande ____.

## Comment utiliser un code de réduction ?

Veuillez saisir le code de réduction avant de payer.`,
  },
}
