import { phrases } from './phrases.ts'

export const it = phrases(
  [
    'Buongiorno[ {name}],',
    'grazie per il suo messaggio.',
    'I nostri documenti dicono a riguardo:',
    'Cordiali saluti',
    'Il numero di tracciamento è {tracking}[: {url}]',
    'Non troviamo l’ordine {order} con questo indirizzo e-mail: con quale indirizzo ha ordinato?',
    'Ci scusiamo per il disagio.',
  ],
  [
    'Il suo ordine {order} non è ancora pagato.',
    'Il suo ordine {order} è pagato[ dal {on}] e in preparazione.',
    'Il suo ordine {order} è imballato[ dal {on}] e attende il corriere.',
    'Il suo ordine {order} è stato spedito[ il {on}][ con {carrier}].',
    'Il suo ordine {order} è stato consegnato[ il {on}].',
    'Il suo ordine {order} è stato annullato[ il {on}].',
    'Il suo ordine {order} è stato rimborsato[ il {on}][: {refunded}].',
  ],
)
