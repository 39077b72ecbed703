import type * as english from '../../en/drafts/variables.ts'
import type { Translation } from '../../get-texts.ts'

export const variableMessages: Translation<typeof english.variableMessages> = {
  title: 'Variable einfügen',
  hint: 'Draftdesk füllt die Variablen, wenn Sie die Antwort einfügen. Eine Antwort mit leerer Variable kann nicht gesendet werden.',
  names: {
    'customer.first_name': 'Vorname des Kunden',
    'order.number': 'Bestellnummer',
    'order.state': 'Stand der Bestellung, als Satz',
    'order.tracking': 'Link zur Sendungsverfolgung',
    'agent.name': 'Ihr Name',
    'store.name': 'Name des Stores',
  },
}
