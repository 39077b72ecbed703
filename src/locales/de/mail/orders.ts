import type * as english from '../../en/mail/orders.ts'
import type { Translation } from '../../get-texts.ts'

export const orderWords: Translation<typeof english.orderWords> = {
  loading: 'Bestellungen werden gesucht',
  failed: 'Dieser Kunde konnte nicht geladen werden.',
  again: 'Erneut versuchen',
  since: (day) => `Erste E-Mail am ${day}`,
  notVerified: 'Absender nicht geprüft',
  notVerifiedHint: 'Ihr E-Mail-Anbieter konnte den Absender dieser E-Mail nicht bestätigen.',
  orders: 'Bestellungen',
  none: 'Keine Bestellungen mit dieser Adresse.',
  noShop: 'Verknüpfen Sie Ihren Onlineshop, um hier Bestellungen zu sehen.',
  noShopAction: 'Zu den Integrationen',
  another: 'Gehört zu einer anderen Adresse',
  anotherHint: (address) =>
    address === ''
      ? 'Über die Nummer gefunden. Der Onlineshop nennt dazu keine Adresse, deshalb erwähnen Entwürfe sie nicht.'
      : `Über die Nummer gefunden, aber mit ${address} bestellt. Entwürfe erwähnen sie nicht.`,
  placed: (day) => `Bestellt am ${day}`,
  cancelled: (day) => `Storniert am ${day}`,
  total: 'Summe',
  items: 'Artikel',
  item: (quantity, title) => `${String(quantity)} × ${title}`,
  parcel: (day, carrier) => (carrier ? `Versandt am ${day} mit ${carrier}` : `Versandt am ${day}`),
  track: (number) => (number ? `${number} verfolgen` : 'Paket verfolgen'),
  refund: (amount, day) => `${amount} erstattet am ${day}`,
  open: 'Im Onlineshop öffnen',
  read: (time) => `Stand ${time}`,
  earlier: 'Frühere Konversationen',
}
