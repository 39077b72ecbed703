import { phrases } from './phrases.ts'

export const cs = phrases(
  [
    'Dobrý den[ {name}],',
    'děkujeme za zprávu.',
    'V našich dokumentech k tomu stojí:',
    'S pozdravem',
    'Číslo zásilky je {tracking}[: {url}]',
    'Objednávku {order} pod touto e-mailovou adresou nenacházíme: s jakou adresou jste objednávali?',
    'Omlouváme se za potíže.',
  ],
  [
    'Vaše objednávka {order} zatím není zaplacena.',
    'Vaše objednávka {order} je zaplacena[ od {on}] a připravuje se.',
    'Vaše objednávka {order} je zabalena[ od {on}] a čeká na dopravce.',
    'Vaše objednávka {order} byla odeslána[ {on}][, dopravce {carrier}].',
    'Vaše objednávka {order} byla doručena[ {on}].',
    'Vaše objednávka {order} byla zrušena[ {on}].',
    'Platba za vaši objednávku {order} byla vrácena[ {on}][: {refunded}].',
  ],
)
