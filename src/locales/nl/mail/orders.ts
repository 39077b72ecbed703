import type * as english from '../../en/mail/orders.ts'
import type { Translation } from '../../get-texts.ts'

export const orderWords: Translation<typeof english.orderWords> = {
  loading: 'Bestellingen worden gezocht',
  failed: 'Deze klant kon niet worden geladen.',
  again: 'Opnieuw proberen',
  since: (day) => `Schreef voor het eerst op ${day}`,
  notVerified: 'Afzender niet gecontroleerd',
  notVerifiedHint: 'Uw e-mailprovider kon de afzender van deze e-mail niet bevestigen.',
  orders: 'Bestellingen',
  none: 'Geen bestellingen met dit adres.',
  noShop: 'Koppel uw webwinkel om hier bestellingen te zien.',
  noShopAction: 'Naar integraties',
  another: 'Hoort bij een ander adres',
  anotherHint: (address) =>
    address === ''
      ? 'Gevonden via het nummer. De webwinkel geeft er geen adres bij. Concepten noemen deze bestelling dus niet.'
      : `Gevonden via het nummer, maar besteld met ${address}. Concepten noemen deze bestelling niet.`,
  placed: (day) => `Besteld op ${day}`,
  cancelled: (day) => `Geannuleerd op ${day}`,
  total: 'Totaal',
  items: 'Artikelen',
  item: (quantity, title) => `${String(quantity)} × ${title}`,
  parcel: (day, carrier) => (carrier ? `Verzonden op ${day} met ${carrier}` : `Verzonden op ${day}`),
  track: (number) => (number ? `${number} volgen` : 'Pakket volgen'),
  refund: (amount, day) => `${amount} terugbetaald op ${day}`,
  open: 'In de webwinkel openen',
  read: (time) => `Stand van ${time}`,
  earlier: 'Eerdere gesprekken',
}
