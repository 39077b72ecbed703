import type { LabelledShop } from './test-shop.ts'
import { nurseryMails } from './nursery-mails.ts'

/** A plant nursery with documents in English and German. No rule, weight or word list was tuned on it. */
export const nursery: LabelledShop = {
  documents: [
    {
      title: 'How we send plants',
      text: `# Packing days

Living plants leave us on Mondays, Tuesdays and Wednesdays only, so that no box spends the weekend in a depot. Seeds, pots and tools leave every working day. You can name a later week at the checkout.

# Charges

| Box | Germany and Austria | Benelux and France |
|---|---|---|
| Seeds and small goods | 3.40 EUR | 5.80 EUR |
| Plants up to 60 cm | 8.90 EUR | 14.90 EUR |
| Trees and hedges | 39 EUR | not possible |

The charge falls away for plants up to 60 cm from 90 EUR on, in Germany and Austria.

# How long it takes

Boxes with plants are on the road for one day in Germany and two days elsewhere. Small goods take three to five working days.

# Frost and heat

Below -5 °C and above 33 °C we hold plants back and write to you. They leave as soon as the weather allows it.

# Following your box

The carrier mails you a link on the evening before. You can have the box left with somebody next door, or in a shed that you name in that link. Boxes with plants do not go to parcel lockers.`,
    },
    {
      title: 'When something is not right',
      text: `# Plants that arrive in poor shape

Unpack plants at once and water them. If leaves are broken or a plant is limp after two days, send three pictures to growers@fernwinkel.test within five days of arrival. We send the same plant again, or give you back what it cost.

# Our promise to grow

Woody plants that do not come into leaf in their first spring are replaced once, free of charge, if you tell us by 15 June. Potted herbs and annuals are not part of this.

# Changing your mind

Pots, tools and sealed seed packets may come back within 28 days. You bear the postage of 5.20 EUR, unless we made a mistake. Living plants cannot come back, because nobody can sell them again.

# When you see your money

Once the goods are here we refund them within four working days, the way you paid.

# The wrong plant came

Keep it: it is a present. Send us a picture of the label and the right one leaves on the next packing day.`,
    },
    {
      title: 'Bestellen und bezahlen',
      text: `# Zahlungsarten

Sie zahlen mit PayPal, Kreditkarte oder per Vorkasse. Bei Vorkasse reservieren wir die Pflanzen sieben Tage lang. Kauf auf Rechnung bieten wir Schulen, Gemeinden und Gartenbaubetrieben an.

# Bestellung ändern oder stornieren

Bis Sonntag, 18 Uhr, lässt sich jede Bestellung der folgenden Woche im Kundenkonto ändern oder stornieren. Danach sind die Pflanzen bereits ausgegraben.

# Gutscheine

Gutscheine gelten vier Jahre und sind auf mehrere Bestellungen aufteilbar. Ein Gutschein lässt sich nicht in bar auszahlen.

# Mengenrabatt

Ab 25 Heckenpflanzen derselben Sorte ziehen wir 12 % ab. Der Rabatt erscheint von selbst im Warenkorb.`,
    },
    {
      title: 'Planting and care',
      text: `# When to plant

Bare-rooted roses and hedges are planted from the end of October to March. Plants in pots can go into the ground all year as long as it is not frozen.

# Watering

New trees want 20 litres twice a week in their first summer. Succulents want water only once the soil is dry all through.

# Cats and dogs

Plants that are harmful to animals carry a red paw on their page. Lilies, oleander and yew are among them.

# Growing without poison

We use no synthetic pesticides and no peat. Our soil is a mix of bark, compost and wood fibre. The nursery is inspected by the organic control body DE-ÖKO-006 every year.`,
    },
    {
      title: 'Visiting the nursery',
      text: `The show garden is open from April to October, Thursday to Saturday, 10 to 17 o'clock. Entry is free. Dogs on a lead are welcome. Orders can be picked up during these hours if you choose “pick up” at the checkout: this costs nothing.

Workshops on pruning take place on the first Saturday of March. They cost 45 EUR, tea and soup included; reserve your place at https://fernwinkel.test/workshops.`,
    },
  ],
  mails: nurseryMails,
}
