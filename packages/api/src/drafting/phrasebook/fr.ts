import { phrases } from './phrases.ts'

export const fr = phrases(
  [
    'Bonjour[ {name}],',
    'Merci pour votre message.',
    'Voici ce que disent nos documents :',
    'Cordialement',
    'Le numéro de suivi est {tracking}[ : {url}]',
    'Nous ne trouvons pas la commande {order} sous cette adresse e-mail : avec quelle adresse avez-vous commandé ?',
    'Nous sommes désolés pour ce désagrément.',
  ],
  [
    'Votre commande {order} n’est pas encore payée.',
    'Votre commande {order} est payée[ depuis le {on}] et en préparation.',
    'Votre commande {order} est emballée[ depuis le {on}] et attend le transporteur.',
    'Votre commande {order} a été expédiée[ le {on}][ avec {carrier}].',
    'Votre commande {order} a été livrée[ le {on}].',
    'Votre commande {order} a été annulée[ le {on}].',
    'Votre commande {order} a été remboursée[ le {on}][ : {refunded}].',
  ],
)
