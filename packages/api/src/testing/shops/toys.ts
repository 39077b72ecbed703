import type { LabelledShop } from './test-shop.ts'
import { toyMails } from './toy-mails.ts'

/** A toy shop with documents in English and German. No rule, weight or word list was tuned on it. */
export const toys: LabelledShop = {
  documents: [
    {
      title: 'Shipping toys',
      text: `# Dispatch

We pack from Monday to Friday. Orders that reach us before 11 am leave the same day.

# Prices

Letters up to 500 g cost 3.20 EUR. Parcels cost 5.40 EUR within Germany and 12.80 EUR to France and Belgium. From 55 EUR on, parcels within Germany are free.

# Bulky toys

Rocking horses and play kitchens travel as bulky goods for 19 EUR. The limit for free parcels does not count for them.

# December

The last day for parcels to arrive before Christmas is 19 December.`,
    },
    {
      title: 'Changing your mind',
      text: `# Toys

Send toys back within 60 days in their unopened box. We refund you within four working days.

# Puzzles and games

Opened puzzles and games are not taken back, since nobody can count the pieces.

# Presents

Somebody who got a toy as a present can exchange it until 31 January. The receipt is not needed: the order number on the parcel is enough.`,
    },
    {
      title: 'Sicherheit',
      text: `# Alter

Spielzeug mit kleinen Teilen ist erst für Kinder ab drei Jahren. Das Alter steht auf jeder Packung.

# Prüfung

Alle Holzspielzeuge werden vom TÜV Süd geprüft. Die Farben sind speichelfest.

# Batterien

Batterien liegen nicht bei. Die Eisenbahn braucht vier Batterien der Größe AA.`,
    },
    {
      title: 'Laden und Service',
      text: `# Laden

Der Laden in Nürnberg hat montags bis samstags von 9.30 bis 18.30 Uhr auf.

# Ersatzteile

Räder und Kupplungen der Eisenbahn schicken wir kostenlos nach. Figuren gibt es nicht einzeln.

# Verpackung

Wir packen Geschenke für 2,50 Euro ein. Eine Karte mit Ihrem Text kostet nichts.

# Kindergärten

Kindergärten bekommen ab 150 Euro einen Rabatt von 8 Prozent und zahlen auf Rechnung.`,
    },
  ],
  mails: toyMails,
}
