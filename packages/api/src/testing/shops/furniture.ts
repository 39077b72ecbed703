import { furnitureMails } from './furniture-mails.ts'
import type { LabelledShop } from './test-shop.ts'

/** A maker of wooden furniture with documents in English and German. */
export const furniture: LabelledShop = {
  documents: [
    {
      title: 'Delivery of furniture',
      text: `# Delivery times

Tables and shelves are made to order and leave the workshop six to eight weeks after your payment. Stools and boards are in stock and leave within three working days.

# Delivery charges

Stools and boards are sent as parcels for 6.50 EUR. Tables and shelves come with a haulier for 89 EUR, up to the kerb. Carrying them to a room in your flat costs 45 EUR more.

# Islands and mountains

Deliveries to the North Sea islands cost 60 EUR more and take one week longer.

# Countries

We deliver to Germany, Austria and Denmark. We do not deliver to Switzerland.`,
    },
    {
      title: 'Returns and complaints',
      text: `# Returning stock items

Stools and boards can be returned within 30 days. You pay the return postage of 6.50 EUR.

# Made to order

Tables and shelves are made for you and cannot be returned.

# Transport damage

Please photograph the damage and the packaging and write to schaden@holzwerk.test within three days. We then repair the piece or replace it.

# Warranty

All joints carry a warranty of ten years. Surfaces are excluded from the warranty.`,
    },
    {
      title: 'Holz und Pflege',
      text: `# Hölzer

Wir verarbeiten Eiche, Esche und Nussbaum aus Wäldern in Thüringen. Tropenholz verwenden wir nicht.

# Oberflächen

Alle Möbel sind mit Leinöl behandelt. Auf Wunsch lackieren wir Tischplatten gegen einen Aufpreis von 120 Euro.

# Pflege

Ölen Sie die Flächen zweimal im Jahr nach. Wischen Sie Wasser sofort auf: Eiche bekommt sonst dunkle Flecken.`,
    },
    {
      title: 'Bezahlung und Werkstatt',
      text: `# Bezahlung

Bei Möbeln nach Maß zahlen Sie 40 Prozent bei der Bestellung und den Rest vor der Lieferung. Wir nehmen Überweisung und PayPal.

# Holzmuster

Ein Satz mit drei Holzmustern kostet 9 Euro. Der Betrag wird auf eine Bestellung angerechnet.

# Werkstatt

Die Werkstatt in Weimar ist freitags von 13 bis 18 Uhr offen. Im August ist sie geschlossen.

# Änderungen

Maße lassen sich bis zu sieben Tage nach der Bestellung ändern.`,
    },
  ],
  mails: furnitureMails,
}
