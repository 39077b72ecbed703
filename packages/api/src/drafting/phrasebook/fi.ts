import { phrases } from './phrases.ts'

export const fi = phrases(
  [
    'Hei[ {name}],',
    'Kiitos viestistäsi.',
    'Ohjeissamme sanotaan näin:',
    'Ystävällisin terveisin',
    'Seurantanumero on {tracking}[: {url}]',
    'Emme löydä tilausta {order} tällä sähköpostiosoitteella: millä osoitteella tilasit?',
    'Pahoittelemme vaivaa.',
  ],
  [
    'Tilaustasi {order} ei ole vielä maksettu.',
    'Tilauksesi {order} on maksettu[ {on}] ja sitä valmistellaan.',
    'Tilauksesi {order} on pakattu[ {on}] ja odottaa kuljetusta.',
    'Tilauksesi {order} lähetettiin[ {on}][, kuljetus: {carrier}].',
    'Tilauksesi {order} toimitettiin[ {on}].',
    'Tilauksesi {order} peruttiin[ {on}].',
    'Tilauksesi {order} hyvitettiin[ {on}][: {refunded}].',
  ],
)
