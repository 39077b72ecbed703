import type * as english from '../../en/drafts/variables.ts'
import type { Translation } from '../../get-texts.ts'

export const variableMessages: Translation<typeof english.variableMessages> = {
  title: 'Insérer une variable',
  hint: 'Draftdesk remplit les variables quand vous insérez la réponse. Une réponse avec une variable vide ne peut pas être envoyée.',
  names: {
    'customer.first_name': 'Prénom du client',
    'order.number': 'Numéro de commande',
    'order.state': 'État de la commande, en une phrase',
    'order.tracking': 'Lien de suivi',
    'agent.name': 'Votre nom',
    'store.name': 'Nom de la boutique',
  },
}
