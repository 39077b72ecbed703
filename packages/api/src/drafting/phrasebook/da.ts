import { phrases } from './phrases.ts'

export const da = phrases(
  [
    'Hej[ {name}],',
    'Tak for din besked.',
    'I vores dokumenter står der:',
    'Venlig hilsen',
    'Sporingsnummeret er {tracking}[: {url}]',
    'Vi finder ikke ordre {order} under denne e-mailadresse: hvilken adresse bestilte du med?',
    'Vi beklager ulejligheden.',
  ],
  [
    'Din ordre {order} er ikke betalt endnu.',
    'Din ordre {order} er betalt[ siden {on}] og bliver gjort klar.',
    'Din ordre {order} er pakket[ siden {on}] og venter på fragtfirmaet.',
    'Din ordre {order} blev sendt[ den {on}][ med {carrier}].',
    'Din ordre {order} blev leveret[ den {on}].',
    'Din ordre {order} blev annulleret[ den {on}].',
    'Din ordre {order} blev refunderet[ den {on}][: {refunded}].',
  ],
)
