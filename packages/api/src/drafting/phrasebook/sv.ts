import { phrases } from './phrases.ts'

export const sv = phrases(
  [
    'Hej[ {name}],',
    'Tack för ditt meddelande.',
    'I våra dokument står det:',
    'Vänliga hälsningar',
    'Spårningsnumret är {tracking}[: {url}]',
    'Vi hittar inte beställning {order} under den här e-postadressen: med vilken adress beställde du?',
    'Vi beklagar besväret.',
  ],
  [
    'Din beställning {order} är inte betald än.',
    'Din beställning {order} är betald[ sedan {on}] och förbereds.',
    'Din beställning {order} är packad[ sedan {on}] och väntar på transportören.',
    'Din beställning {order} skickades[ den {on}][ med {carrier}].',
    'Din beställning {order} levererades[ den {on}].',
    'Din beställning {order} avbeställdes[ den {on}].',
    'Din beställning {order} återbetalades[ den {on}][: {refunded}].',
  ],
)
