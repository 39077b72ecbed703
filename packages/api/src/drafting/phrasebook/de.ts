import { phrases } from './phrases.ts'

export const de = phrases(
  [
    'Guten Tag[ {name}],',
    'vielen Dank für Ihre Nachricht.',
    'In unseren Unterlagen steht dazu:',
    'Freundliche Grüße',
    'Die Sendungsnummer ist {tracking}[: {url}]',
    'Wir finden die Bestellung {order} nicht unter dieser E-Mail-Adresse: Mit welcher Adresse haben Sie bestellt?',
    'Bitte entschuldigen Sie die Unannehmlichkeiten.',
  ],
  [
    'Ihre Bestellung {order} ist noch nicht bezahlt.',
    'Ihre Bestellung {order} ist[ seit dem {on}] bezahlt und wird vorbereitet.',
    'Ihre Bestellung {order} ist[ seit dem {on}] verpackt und wartet auf den Paketdienst.',
    'Ihre Bestellung {order} wurde[ am {on}][ mit {carrier}] versandt.',
    'Ihre Bestellung {order} wurde[ am {on}] zugestellt.',
    'Ihre Bestellung {order} wurde[ am {on}] storniert.',
    'Ihre Bestellung {order} wurde[ am {on}] erstattet[: {refunded}].',
  ],
)
