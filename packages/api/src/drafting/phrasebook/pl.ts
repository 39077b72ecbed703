import { phrases } from './phrases.ts'

export const pl = phrases(
  [
    'Dzień dobry[ {name}],',
    'Dziękujemy za wiadomość.',
    'W naszych dokumentach czytamy:',
    'Pozdrawiamy',
    'Numer śledzenia: {tracking}[, {url}]',
    'Nie znajdujemy zamówienia {order} pod tym adresem e-mail: z jakiego adresu zostało złożone?',
    'Przepraszamy za kłopot.',
  ],
  [
    'Zamówienie {order} nie jest jeszcze opłacone.',
    'Zamówienie {order} jest opłacone[ od {on}] i przygotowywane.',
    'Zamówienie {order} jest zapakowane[ od {on}] i czeka na kuriera.',
    'Zamówienie {order} zostało wysłane[ {on}][, przewoźnik: {carrier}].',
    'Zamówienie {order} zostało doręczone[ {on}].',
    'Zamówienie {order} zostało anulowane[ {on}].',
    'Zamówienie {order} zostało zwrócone[ {on}][: {refunded}].',
  ],
)
