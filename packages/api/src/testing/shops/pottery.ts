import type { TestShop } from './test-shop.ts'

/** A pottery with documents in English that customers of three languages write to. */
export const pottery: TestShop = {
  documents: [
    {
      title: 'Sending things back',
      text: `# Changing your mind

You have 21 days from the day the parcel reaches you to send anything from our regular range back. Bowls and cups must be unused and still in their paper sleeve. We pay 80% of the price back when the sleeve is missing.

# What stays with you

The following cannot come back:
- pieces with a name or a date painted on them
- seconds, which are marked with a blue dot
- glazes and clay once the bag was opened

# Who pays for the way

Returns inside Ireland are on us: the label is in every parcel. From other countries you choose a carrier and pay it yourself. Write to returns@burrenclay.test before you send anything from outside Ireland.

# Getting your money

We pay back within 6 working days after your parcel has arrived in our workshop, always to the card or account that you paid with. The first postage of 5.90 EUR is only paid back when everything is returned.`,
    },
    {
      title: 'Postage and packing',
      text: `Orders that reach us before 11:00 leave the same day, all others on the next working day. Custom pieces need four weeks in the kiln before they leave.

# What it costs

| Where to | Price | Days |
|---|---|---|
| Ireland | 5.90 EUR | 2 |
| Rest of the EU | 13.50 EUR | 5 |
| United Kingdom | 15 EUR | 6 |

Inside Ireland postage is free for orders of 75 EUR and more. We do not send parcels to countries outside Europe.

# When it does not turn up

Look at https://burrenclay.test/track first: the number is in the mail that says your parcel has left. If nothing has moved there for 7 days, we start a search with the post, and you get new pieces if the search finds nothing within 10 days.

# Broken on the way

Take a picture of the box and of the pieces on the day it arrives and mail both to us. We make a replacement or pay the money back, whichever you like better. You need not send the pieces back.`,
    },
    {
      title: 'Looking after stoneware',
      text: `Our stoneware goes into the dishwasher and the microwave. It does not go into the oven: sudden heat cracks the glaze.

Pieces with gold rims are washed by hand and never go into the microwave.

The glaze is free of lead and tested for food every year.`,
    },
    {
      title: 'Courses and gift cards',
      text: `# Courses

A course at the wheel lasts three hours and costs 85 EUR for each person. Up to 5 days before the course you can cancel and get everything back, after that we offer another date once.

# Gift cards

Gift cards are valid for 5 years and can be used for courses too. They are not paid out in cash.

# Paying

We take Visa, Mastercard and SEPA transfer. Invoices with a VAT number are made on request: mail us the number before the order leaves.`,
    },
  ],
  asked: [
    [
      'en',
      'I bought four bowls two weeks ago and they do not go with my table. Can I still bring them back?',
      '21 days from the day',
    ],
    [
      'en',
      'The mug has our son’s name on it but the blue is too dark. Would you take it back?',
      'a name or a date painted',
    ],
    ['en', 'I threw away the wrapping of the cup. Is that a problem for the refund?', '80% of the price'],
    ['en', 'Do I have to pay the postman for the return from Cork?', 'Returns inside Ireland are on us'],
    ['en', 'You got my box last Friday. When do I see the money?', 'within 6 working days'],
    ['en', 'How much is postage to Austria?', 'Rest of the EU'],
    ['en', 'Would you send a set of plates to Canada?', 'outside Europe'],
    ['en', 'The teapot arrived in three pieces!', 'Take a picture'],
    ['en', 'My parcel has not moved for ten days. What happens next?', 'we start a search'],
    ['en', 'May the bowls go in the dishwasher?', 'dishwasher and the microwave'],
    ['en', 'Is the glaze safe for food?', 'free of lead'],
    ['en', 'I cannot come to the course on Sunday, do I lose my money?', 'Up to 5 days before the course'],
    ['en', 'How long can I use the voucher my aunt gave me?', 'valid for 5 years'],
    ['en', 'Can I pay by bank transfer?', 'SEPA transfer'],
    [
      'de',
      'Ich habe letzte Woche zwei Schalen gekauft und möchte sie zurückgeben. Geht das?',
      '21 days from the day',
    ],
    ['de', 'Was kostet der Versand nach Deutschland?', 'Rest of the EU'],
    ['de', 'Die Vase ist zerbrochen angekommen. Was soll ich tun?', 'Take a picture'],
    [
      'de',
      'Wo bleibt mein Paket? Seit einer Woche keine Bewegung in der Sendungsverfolgung.',
      'we start a search',
    ],
    ['de', 'Wie lange ist ein Gutschein gültig?', 'valid for 5 years'],
    ['de', 'Bis wann kann ich den Kurs stornieren?', 'Up to 5 days before the course'],
    ['fr', 'Je voudrais renvoyer une tasse, combien de temps ai-je ?', '21 days from the day'],
    ['fr', 'Le colis est arrivé cassé, que dois-je faire ?', 'Take a picture'],
    ['fr', 'Livrez-vous au Canada ?', 'outside Europe'],
    ['fr', 'Quels sont les moyens de paiement ?', 'SEPA transfer'],
  ],
  unanswered: [
    ['en', 'Do you sell kilns for home use?'],
    ['en', 'Could my niece do an internship with you in July?'],
    ['en', 'Which clay did you use for the lamp in the magazine?'],
    ['en', 'Is your workshop accessible by wheelchair?'],
    ['de', 'Haben Sie auch Kerzenständer aus Messing?'],
    ['de', 'Suchen Sie Verkäufer für den Weihnachtsmarkt?'],
    ['fr', 'Vendez-vous aussi des tours de potier ?'],
    ['fr', 'Avez-vous un catalogue en papier ?'],
  ],
  paraphrases: [
    [
      'en',
      'You can return anything from the regular range for 21 days after the parcel reached you.',
      'You have 21 days from the day the parcel reaches you to send anything from our regular range back.',
    ],
    [
      'en',
      'If the sleeve is missing, we refund 80 percent of the price.',
      'We pay 80% of the price back when the sleeve is missing.',
    ],
    [
      'en',
      'Pieces that have a name painted on them cannot be returned.',
      'pieces with a name or a date painted on them',
    ],
    [
      'en',
      'Sending something back from inside Ireland costs you nothing, as the label is in the parcel.',
      'Returns inside Ireland are on us: the label is in every parcel.',
    ],
    [
      'en',
      'You will have the money within six working days after your parcel arrived in our workshop.',
      'We pay back within 6 working days after your parcel has arrived in our workshop',
    ],
    [
      'en',
      'Postage to the rest of the EU is 13.50 EUR and takes 5 days.',
      '| Rest of the EU | 13.50 EUR | 5 |',
    ],
    [
      'en',
      'Please take a picture of the box and the pieces on the day of arrival and mail them to us.',
      'Take a picture of the box and of the pieces on the day it arrives and mail both to us.',
    ],
    ['en', 'There is no need to send the broken pieces back.', 'You need not send the pieces back.'],
    [
      'en',
      'The stoneware is fine in the dishwasher and in the microwave.',
      'Our stoneware goes into the dishwasher and the microwave.',
    ],
    [
      'en',
      'Please do not put it in the oven, as sudden heat cracks the glaze.',
      'It does not go into the oven: sudden heat cracks the glaze.',
    ],
    [
      'en',
      'A course lasts 3 hours and is 85 EUR a person.',
      'A course at the wheel lasts three hours and costs 85 EUR for each person.',
    ],
    [
      'en',
      'Gift cards stay valid for five years, for courses as well.',
      'Gift cards are valid for 5 years and can be used for courses too.',
    ],
    [
      'de',
      'Sie haben ab der Zustellung 21 Tage Zeit, Stücke aus dem normalen Sortiment zurückzusenden.',
      'You have 21 days from the day the parcel reaches you to send anything from our regular range back.',
    ],
    [
      'de',
      'Fehlt die Papierhülle, erstatten wir 80 % des Preises.',
      'We pay 80% of the price back when the sleeve is missing.',
    ],
    [
      'de',
      'Wir erstatten innerhalb von 6 Werktagen, nachdem Ihr Paket in der Werkstatt angekommen ist.',
      'We pay back within 6 working days after your parcel has arrived in our workshop',
    ],
    [
      'de',
      'In Länder außerhalb Europas versenden wir nicht.',
      'We do not send parcels to countries outside Europe.',
    ],
    [
      'de',
      'Ein Kurs dauert drei Stunden und kostet 85 Euro pro Person.',
      'A course at the wheel lasts three hours and costs 85 EUR for each person.',
    ],
    ['de', 'Geschenkgutscheine sind 5 Jahre gültig.', 'Gift cards are valid for 5 years'],
    [
      'fr',
      'Vous avez 21 jours après la réception du colis pour nous renvoyer un article de la gamme habituelle.',
      'You have 21 days from the day the parcel reaches you to send anything from our regular range back.',
    ],
    [
      'fr',
      'Le remboursement est fait sous 6 jours ouvrés après l’arrivée du colis à l’atelier.',
      'We pay back within 6 working days after your parcel has arrived in our workshop',
    ],
    [
      'fr',
      'Nous n’envoyons pas de colis en dehors de l’Europe.',
      'We do not send parcels to countries outside Europe.',
    ],
    [
      'fr',
      'Un cours dure trois heures et coûte 85 € par personne.',
      'A course at the wheel lasts three hours and costs 85 EUR for each person.',
    ],
  ],
}
