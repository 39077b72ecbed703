import type * as english from '../../en/drafts/variables.ts'
import type { Translation } from '../../get-texts.ts'

export const variableMessages: Translation<typeof english.variableMessages> = {
  title: 'Variabele invoegen',
  hint: 'Draftdesk vult de variabelen in als u het antwoord invoegt. Een antwoord met een lege variabele kan niet worden verstuurd.',
  names: {
    'customer.first_name': 'Voornaam van de klant',
    'order.number': 'Bestelnummer',
    'order.state': 'Status van de bestelling, als zin',
    'order.tracking': 'Link om het pakket te volgen',
    'agent.name': 'Uw naam',
    'store.name': 'Naam van de winkel',
  },
}
