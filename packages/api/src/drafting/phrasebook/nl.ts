import { phrases } from './phrases.ts'

export const nl = phrases(
  [
    'Goedendag[ {name}],',
    'Bedankt voor uw bericht.',
    'Onze documenten zeggen hierover:',
    'Met vriendelijke groet',
    'Het trackingnummer is {tracking}[: {url}]',
    'We vinden bestelling {order} niet onder dit e-mailadres: met welk adres heeft u besteld?',
    'Onze excuses voor het ongemak.',
  ],
  [
    'Uw bestelling {order} is nog niet betaald.',
    'Uw bestelling {order} is[ sinds {on}] betaald en wordt klaargemaakt.',
    'Uw bestelling {order} is[ sinds {on}] ingepakt en wacht op de vervoerder.',
    'Uw bestelling {order} is[ op {on}][ met {carrier}] verzonden.',
    'Uw bestelling {order} is[ op {on}] bezorgd.',
    'Uw bestelling {order} is[ op {on}] geannuleerd.',
    'Uw bestelling {order} is[ op {on}] terugbetaald[: {refunded}].',
  ],
)
