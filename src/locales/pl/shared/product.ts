import type * as english from '../../en/shared/product.ts'
import type { Translation } from '../../get-texts.ts'

export const productMessages: Translation<typeof english.productMessages> = {
  name: 'Draftdesk',
  home: 'Strona główna',
  skip: 'Przejdź do treści',
  promise: 'Wiadomości od klientów i szkice odpowiedzi dla całego zespołu, w jednym miejscu.',
  reasons: [
    'Rozmowy ze skrzynki razem z wcześniejszymi odpowiedziami.',
    'Szkic, gdy zasady i przykłady zawierają odpowiedź.',
    'Nic nie zostanie wysłane bez naciśnięcia „Wyślij”.',
  ],
  sample: {
    subject: 'Gdzie jest moje zamówienie?',
    sender: 'Mara Lindt',
    mail: 'Dzień dobry, w zeszłym tygodniu zamówiłam dwa kubki i nie mam żadnej wiadomości. Czy można to sprawdzić?',
    label: 'Ty',
    reply: 'Dzień dobry, kubki opuściły nasz magazyn we wtorek i powinny dotrzeć do piątku.',
  },
}
