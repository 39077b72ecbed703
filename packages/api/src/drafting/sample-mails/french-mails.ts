import { createSampleSender } from './sample-mail.ts'
import type { SampleMail } from './sample-mail.ts'

/** The sample mails of shops whose documents are French. */
export const frenchSampleMails: readonly SampleMail[] = [
  {
    id: 'return',
    document: 'Returns',
    ...createSampleSender('Anne Lefèvre', 'anne.lefevre@client.example', 'fr'),
    subject: 'Puis-je le renvoyer ?',
    text: 'Bonjour,\n\nj’ai commandé la semaine dernière et ce n’est pas tout à fait ce que j’attendais. Puis-je le retourner, et de combien de temps est-ce que je dispose ?\n\nMerci\nAnne Lefèvre',
  },
  {
    id: 'refund',
    document: 'Refunds',
    ...createSampleSender('Marta Silva', 'marta@client.example', 'fr'),
    subject: 'Remboursement',
    text: 'Bonjour,\n\nsi je renvoie un article : quand serai-je remboursée, et comment ?\n\nMarta Silva',
  },
  {
    id: 'time',
    document: 'Shipping',
    ...createSampleSender('Thomas Boulanger', 'thomas.boulanger@client.example', 'fr'),
    subject: 'Délai de livraison',
    text: 'Bonjour,\n\ncombien de temps prend la livraison en général ?\n\nThomas Boulanger',
  },
  {
    id: 'address',
    document: 'Orders',
    ...createSampleSender('Jonas Lind', 'jonas.lind@client.example', 'fr'),
    subject: 'Mauvaise adresse',
    text: 'Bonjour, je viens de passer une commande et j’ai remarqué que j’ai donné mon ancienne adresse. Pouvez-vous encore modifier l’adresse de livraison ?\n\nJonas',
  },
  {
    id: 'defect',
    document: 'Damaged items',
    ...createSampleSender('Claire Martin', 'claire@client.example', 'fr'),
    subject: 'Arrivé cassé',
    text: 'Bonjour,\n\nl’article est arrivé endommagé. Que dois-je faire pour obtenir un remplacement ou un remboursement ?\n\nClaire Martin',
  },
  {
    id: 'exchange',
    document: 'Returns',
    ...createSampleSender('Priya Nair', 'priya.nair@client.example', 'fr'),
    subject: 'Trop petit',
    text: 'Bonjour, la taille que j’ai choisie est trop petite. Puis-je échanger l’article contre une taille plus grande ?\n\nPriya',
  },
  {
    id: 'invoice',
    document: 'Payment',
    ...createSampleSender('Cabinet Brandt et Fils', 'office@brandt.example', 'fr'),
    subject: 'Facture',
    text: 'Bonjour,\n\noù pouvons-nous trouver la facture d’une commande ?\n\nBrandt et Fils',
  },
  {
    id: 'abroad',
    document: 'Shipping',
    ...createSampleSender('Elin Berg', 'elin.berg@client.example', 'fr'),
    subject: 'Livraison en Norvège',
    text: 'Bonjour ! Livrez-vous en Norvège, et combien coûte la livraison ?\n\nCordialement\nElin',
  },
  {
    id: 'discount',
    document: 'Payment',
    ...createSampleSender('Samuel Leroy', 'samuel.leroy@client.example', 'fr'),
    subject: 'Code de réduction',
    text: 'Bonjour, comment utiliser un code de réduction ?\n\nSamuel',
  },
  {
    id: 'cost',
    document: 'Shipping',
    ...createSampleSender('Ida Holm', 'ida.holm@client.example', 'fr'),
    subject: 'Frais de livraison',
    text: 'Bonjour,\n\nà combien s’élèvent les frais de livraison, et à partir de quel montant la livraison est-elle gratuite ?\n\nIda Holm',
  },
  {
    id: 'cancel',
    document: 'Orders',
    ...createSampleSender('Léo Marchand', 'leo.marchand@client.example', 'fr'),
    subject: 'Avant de commander',
    text: 'Bonjour, puis-je annuler une commande après l’avoir passée ?\n\nLéo',
  },
  {
    id: 'two',
    document: 'Shipping',
    ...createSampleSender('Nora Fischer', 'nora@client.example', 'fr'),
    subject: 'Deux questions avant de commander',
    text: 'Bonjour,\n\ncombien coûte la livraison ? Et qui paie le colis si je renvoie quelque chose ?\n\nNora Fischer',
  },
  {
    id: 'angry',
    document: 'Orders',
    ...createSampleSender('Paul Pierre', 'paul.pierre@client.example', 'fr'),
    subject: 'TOUJOURS RIEN',
    text: 'C’est la troisième fois que j’écris ! Je veux annuler ma commande et être remboursé TOUT DE SUITE. Puis-je annuler, oui ou non ?\n\nPaul Pierre',
  },
]
