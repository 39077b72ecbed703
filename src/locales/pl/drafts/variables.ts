import type * as english from '../../en/drafts/variables.ts'
import type { Translation } from '../../get-texts.ts'

export const variableMessages: Translation<typeof english.variableMessages> = {
  title: 'Wstaw zmienną',
  hint: 'Draftdesk wypełnia zmienne przy wstawianiu odpowiedzi. Odpowiedzi z pustą zmienną nie można wysłać.',
  names: {
    'customer.first_name': 'Imię klienta',
    'order.number': 'Numer zamówienia',
    'order.state': 'Stan zamówienia, jako zdanie',
    'order.tracking': 'Link do śledzenia',
    'agent.name': 'Twoje imię i nazwisko',
    'store.name': 'Nazwa sklepu',
  },
}
