import type { TestShop } from './test-shop.ts'

/** A bicycle shop with documents in German and French. */
export const bicycles: TestShop = {
  documents: [
    {
      title: 'Umtausch und Reklamation',
      text: `UMTAUSCH
Neue Teile tauschen wir innerhalb von 45 Tagen nach dem Kauf um. Der Kassenbon genügt als Nachweis. Helme nehmen wir aus Gründen der Sicherheit nicht zurück, wenn das Siegel an der Schachtel gebrochen ist.

REKLAMATION
Auf Rahmen geben wir zehn Jahre Garantie, auf alle anderen Teile zwei Jahre. Verschleißteile wie Ketten, Reifen und Bremsbeläge sind davon ausgenommen. Schicken Sie uns bitte Fotos des Schadens an werkstatt@speichenhof.test, wir melden uns innerhalb von zwei Werktagen.

KOSTEN DER RÜCKSENDUNG
Die Rücksendung von Teilen bezahlt der Kunde. Sie kostet mit unserem Etikett 4,50 Euro. Bei einem Mangel übernehmen wir die Kosten.`,
    },
    {
      title: 'Lieferung',
      text: `Wie lange dauert die Lieferung?
Kleinteile sind in zwei bis drei Werktagen bei Ihnen. Fahrräder liefert eine Spedition nach 10 bis 14 Tagen; sie ruft vorher an und vereinbart einen Termin.

Was kostet der Versand?
Kleinteile: 4,90 Euro. Ab einem Bestellwert von 60 Euro liefern wir Kleinteile versandkostenfrei. Ein Fahrrad kostet 39 Euro Versand.

Liefern Sie in die Schweiz?
Ja, Kleinteile liefern wir auch in die Schweiz. Zoll und Steuern zahlt der Empfänger. Fahrräder liefern wir nicht ins Ausland.

Kann ich meine Bestellung selbst abholen?
Ja, im Laden in Freiburg, Montag bis Samstag von 10 bis 18 Uhr. Bestellungen liegen dort sieben Tage für Sie bereit.

Kann ich eine Bestellung noch ändern oder stornieren?
Solange sie nicht verpackt ist, ja. Rufen Sie dafür bitte an: 0761 5550142.`,
    },
    {
      title: 'Entretien et location',
      text: `# Révision

La première révision est gratuite pendant les six mois qui suivent l’achat d’un vélo. Ensuite elle coûte 69 €. Prenez rendez-vous sur https://speichenhof.test/atelier : il n’y a pas de révision sans rendez-vous.

# Batteries

La batterie garde au moins 70 % de sa capacité pendant deux ans, sinon nous la remplaçons. Il ne faut pas la charger par moins de 5 °C.

# Location

Un vélo électrique se loue 35 € par jour, casque compris. La caution est de 300 €. Vous pouvez annuler gratuitement jusqu’à 24 heures avant.`,
    },
    {
      title: 'Zahlung und Leasing',
      text: `Sie zahlen per Rechnung, PayPal, Kreditkarte oder in bis zu 12 Raten. Die Rechnung kommt mit der Versandmail.

Dienstradleasing bieten wir mit allen großen Anbietern an. Dafür brauchen wir eine Bestätigung Ihres Arbeitgebers.

Mit dem Gutschein aus dem Newsletter sparen Sie 10 Prozent beim ersten Einkauf; er gilt nicht für reduzierte Ware und nicht für Fahrräder.`,
    },
  ],
  asked: [
    [
      'de',
      'Die Pedale passen nicht an mein Rad. Kann ich sie umtauschen? Ich habe sie vor einem Monat gekauft.',
      'innerhalb von 45 Tagen',
    ],
    ['de', 'Der Helm ist zu klein, die Packung habe ich schon aufgemacht.', 'wenn das Siegel'],
    ['de', 'Mein Rahmen hat nach vier Jahren einen Riss. Ist das noch Garantie?', 'zehn Jahre Garantie'],
    ['de', 'Muss ich das Porto für die Retoure selbst bezahlen?', '4,50 Euro'],
    ['de', 'Wann kommt mein neues Rad?', 'Spedition'],
    ['de', 'Ist der Versand ab einem bestimmten Betrag kostenlos?', 'versandkostenfrei'],
    ['de', 'Versendet ihr Ketten nach Zürich?', 'in die Schweiz'],
    ['de', 'Kann ich die Sachen bei euch im Geschäft mitnehmen?', 'im Laden in Freiburg'],
    [
      'de',
      'Ich habe versehentlich zweimal bestellt, bitte eine davon löschen.',
      'Solange sie nicht verpackt',
    ],
    ['de', 'Kann ich das Fahrrad in Raten zahlen?', 'bis zu 12 Raten'],
    ['de', 'Der Rabattcode aus eurem Newsletter geht beim Fahrrad nicht.', '10 Prozent'],
    ['de', 'Was kostet eine Inspektion?', 'La première révision'],
    ['fr', 'La première révision est-elle payante ?', 'La première révision'],
    ['fr', 'Combien coûte la location d’un vélo électrique pour deux jours ?', '35 € par jour'],
    ['fr', 'Ma batterie ne tient plus la charge après un an. La remplacez-vous ?', 'garde au moins 70'],
    ['fr', 'Puis-je retourner une selle achetée il y a trois semaines ?', 'innerhalb von 45 Tagen'],
    ['fr', 'Quels sont les frais de port pour de petites pièces ?', '4,90 Euro'],
    ['fr', 'Je voudrais annuler ma commande.', 'Solange sie nicht verpackt'],
    ['en', 'How long is the guarantee on the frame?', 'zehn Jahre Garantie'],
    ['en', 'Can I collect my order in your shop?', 'im Laden in Freiburg'],
    ['en', 'What does delivery of a bicycle cost?', '39 Euro'],
    ['en', 'Do you deliver bikes to Italy?', 'nicht ins Ausland'],
    ['en', 'Can I pay by invoice?', 'per Rechnung'],
    ['en', 'Can I cancel the rental the day before?', 'annuler gratuitement'],
  ],
  unanswered: [
    ['de', 'Verkaufen Sie auch Kinderanhänger für Hunde?'],
    ['de', 'Kann ich bei Ihnen ein Praktikum machen?'],
    ['de', 'Nehmen Sie mein altes Rad in Zahlung?'],
    ['de', 'Gibt es den Sattel auch aus Kunstleder?'],
    ['fr', 'Organisez-vous des sorties le dimanche ?'],
    ['fr', 'Faites-vous des formations de mécanique ?'],
    ['en', 'Would you sponsor our triathlon team?'],
    ['en', 'What is the maximum rider weight of the cargo bike?'],
  ],
  paraphrases: [
    [
      'de',
      'Sie können neue Teile bis 45 Tage nach dem Kauf umtauschen.',
      'Neue Teile tauschen wir innerhalb von 45 Tagen nach dem Kauf um.',
    ],
    ['de', 'Als Nachweis reicht der Kassenbon.', 'Der Kassenbon genügt als Nachweis.'],
    [
      'de',
      'Einen Helm, dessen Siegel gebrochen ist, können wir leider nicht zurücknehmen.',
      'Helme nehmen wir aus Gründen der Sicherheit nicht zurück, wenn das Siegel an der Schachtel gebrochen ist.',
    ],
    [
      'de',
      'Für den Rahmen gilt eine Garantie von 10 Jahren.',
      'Auf Rahmen geben wir zehn Jahre Garantie, auf alle anderen Teile zwei Jahre.',
    ],
    [
      'de',
      'Reifen sind als Verschleißteile von der Garantie ausgenommen.',
      'Verschleißteile wie Ketten, Reifen und Bremsbeläge sind davon ausgenommen.',
    ],
    [
      'de',
      'Mit unserem Etikett zahlen Sie für die Rücksendung 4,50 €.',
      'Sie kostet mit unserem Etikett 4,50 Euro.',
    ],
    [
      'de',
      'Ihr Fahrrad kommt in 10 bis 14 Tagen mit einer Spedition, die vorher anruft.',
      'Fahrräder liefert eine Spedition nach 10 bis 14 Tagen; sie ruft vorher an und vereinbart einen Termin.',
    ],
    [
      'de',
      'Ab 60 Euro Bestellwert ist der Versand von Kleinteilen kostenlos.',
      'Ab einem Bestellwert von 60 Euro liefern wir Kleinteile versandkostenfrei.',
    ],
    [
      'de',
      'Sie können bequem in höchstens zwölf Raten zahlen.',
      'Sie zahlen per Rechnung, PayPal, Kreditkarte oder in bis zu 12 Raten.',
    ],
    [
      'de',
      'Der Gutschein gilt leider nicht für Fahrräder.',
      'er gilt nicht für reduzierte Ware und nicht für Fahrräder',
    ],
    [
      'fr',
      'La première révision ne coûte rien pendant les 6 mois après l’achat du vélo.',
      'La première révision est gratuite pendant les six mois qui suivent l’achat d’un vélo.',
    ],
    ['fr', 'Après cela, une révision est à 69 euros.', 'Ensuite elle coûte 69 €.'],
    [
      'fr',
      'La location d’un vélo électrique est de 35 € par jour et le casque est compris.',
      'Un vélo électrique se loue 35 € par jour, casque compris.',
    ],
    [
      'fr',
      'Vous pouvez annuler sans frais jusqu’à 24 heures avant la location.',
      'Vous pouvez annuler gratuitement jusqu’à 24 heures avant.',
    ],
    [
      'fr',
      'Vous pouvez échanger des pièces neuves pendant 45 jours après l’achat.',
      'Neue Teile tauschen wir innerhalb von 45 Tagen nach dem Kauf um.',
    ],
    ['en', 'The frame has a guarantee of ten years.', 'Auf Rahmen geben wir zehn Jahre Garantie'],
    [
      'en',
      'Small parts are with you in two to three working days.',
      'Kleinteile sind in zwei bis drei Werktagen bei Ihnen.',
    ],
    [
      'en',
      'You can pick your order up in our shop in Freiburg from Monday to Saturday.',
      'Ja, im Laden in Freiburg, Montag bis Samstag von 10 bis 18 Uhr.',
    ],
    ['en', 'We do not deliver bicycles abroad.', 'Fahrräder liefern wir nicht ins Ausland.'],
    ['en', 'The deposit for a rental is 300 EUR.', 'La caution est de 300 €.'],
  ],
}
