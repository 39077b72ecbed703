import type * as english from '../../en/mail/orders.ts'
import type { Translation } from '../../get-texts.ts'

export const orderWords: Translation<typeof english.orderWords> = {
  loading: 'Recherche des commandes',
  failed: 'Impossible de charger ce client.',
  again: 'Réessayer',
  since: (day) => `Premier message le ${day}`,
  notVerified: 'Expéditeur non vérifié',
  notVerifiedHint: 'Votre fournisseur de messagerie n’a pas pu confirmer l’expéditeur de cet e-mail.',
  orders: 'Commandes',
  none: 'Aucune commande à cette adresse.',
  noShop: 'Associez votre boutique en ligne pour voir les commandes ici.',
  noShopAction: 'Aller aux intégrations',
  another: 'Liée à une autre adresse',
  anotherHint: (address) =>
    address === ''
      ? 'Trouvée par son numéro. La boutique en ligne n’indique pas d’adresse : les brouillons ne la mentionnent donc pas.'
      : `Trouvée par son numéro, mais passée avec ${address}. Les brouillons ne la mentionnent pas.`,
  placed: (day) => `Passée le ${day}`,
  cancelled: (day) => `Annulée le ${day}`,
  total: 'Total',
  items: 'Articles',
  item: (quantity, title) => `${String(quantity)} × ${title}`,
  parcel: (day, carrier) => (carrier ? `Expédié le ${day} par ${carrier}` : `Expédié le ${day}`),
  track: (number) => (number ? `Suivre ${number}` : 'Suivre le colis'),
  refund: (amount, day) => `Remboursement de ${amount} le ${day}`,
  open: 'Ouvrir dans la boutique en ligne',
  read: (time) => `État à ${time}`,
  earlier: 'Conversations antérieures',
}
