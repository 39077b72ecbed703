import { phrases } from './phrases.ts'

export const no = phrases(
  [
    'Hei[ {name}],',
    'Takk for meldingen.',
    'I dokumentene våre står det:',
    'Vennlig hilsen',
    'Sporingsnummeret er {tracking}[: {url}]',
    'Vi finner ikke ordre {order} under denne e-postadressen: hvilken adresse bestilte du med?',
    'Vi beklager bryet.',
  ],
  [
    'Bestillingen din {order} er ikke betalt ennå.',
    'Bestillingen din {order} er betalt[ siden {on}] og gjøres klar.',
    'Bestillingen din {order} er pakket[ siden {on}] og venter på transportøren.',
    'Bestillingen din {order} ble sendt[ {on}][ med {carrier}].',
    'Bestillingen din {order} ble levert[ {on}].',
    'Bestillingen din {order} ble kansellert[ {on}].',
    'Bestillingen din {order} ble refundert[ {on}][: {refunded}].',
  ],
)
