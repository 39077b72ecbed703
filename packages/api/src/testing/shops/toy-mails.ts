import type { LabelledMail } from './test-shop.ts'

type MailLabels = Omit<LabelledMail, 'language' | 'subject' | 'text' | 'isHostile'>
const labelMail = (language: string, subject: string, text: string, labels: MailLabels): LabelledMail => ({
  ...{ language, subject, text, isHostile: false },
  ...labels,
})
const englishMail = (subject: string, text: string, ...says: string[]) =>
  labelMail('en', subject, text, { says })
const germanMail = (subject: string, text: string, ...says: string[]) =>
  labelMail('de', subject, text, { says })

const orders = [
  { id: 't4', name: 'TOY-5520', state: 'packed', on: '2026-11-20' },
  { id: 't3', name: 'TOY-5391', state: 'shipped', on: '2026-11-12', carrier: 'Hermes' },
  { id: 't2', name: 'TOY-5210', state: 'cancelled', on: '2026-10-03' },
  { id: 't1', name: 'TOY-4877', state: 'delivered' },
] as const
const orderMail = (language: string, order: string | undefined, text: string): LabelledMail =>
  labelMail(language, '', text, { says: [], orders, ...(order !== undefined && { order }) })

const answeredMails: readonly LabelledMail[] = [
  englishMail('Today?', 'If I order at ten in the morning, does my order leave today?', 'the same day'),
  englishMail('', 'On which days do you pack orders?', 'from Monday to Friday'),
  englishMail('Postage', 'Hi, what does a parcel to Belgium cost? Thanks, Noor', '12.80 EUR'),
  englishMail('', 'From which amount on is a parcel within Germany free?', 'From 55 EUR on'),
  englishMail('Letter', 'How much is a letter of 300 g?', '3.20 EUR'),
  englishMail('Horse', 'What do you charge for sending a rocking horse?', '19 EUR'),
  englishMail('Christmas', 'Until when does a parcel still arrive before Christmas?', '19 December'),
  englishMail('', 'How many days do I have to send a toy back?', 'within 60 days'),
  englishMail('Refund', 'When do I get my money back after a return?', 'within four working days'),
  englishMail('Puzzle', 'We opened the puzzle. Can we return it all the same?', 'not taken back'),
  englishMail('Present', 'My son got your train as a present. Until when can we exchange it?', '31 January'),
  englishMail('', 'Do I need the receipt to exchange a present?', 'The receipt is not needed'),
  englishMail('Age', 'From what age on are toys with small parts?', 'ab drei Jahren'),
  englishMail('Gift', 'Do you wrap presents, and what does it cost?', '2,50 Euro'),
  germanMail('Versand', 'Was kostet ein Paket nach Frankreich?', '12.80 EUR'),
  germanMail('', 'Ab wie vielen Jahren ist Spielzeug mit kleinen Teilen?', 'ab drei Jahren'),
  germanMail('Prüfung', 'Wer prüft Ihr Holzspielzeug?', 'TÜV Süd'),
  germanMail('', 'Sind die Farben speichelfest?', 'speichelfest'),
  germanMail('Eisenbahn', 'Welche Batterien braucht die Eisenbahn?', 'Größe AA'),
  germanMail('', 'Sind Batterien dabei?', 'liegen nicht bei'),
  germanMail('Öffnungszeiten', 'Wann hat Ihr Laden in Nürnberg auf?', '9.30 bis 18.30 Uhr'),
  germanMail('Rad verloren', 'Uns fehlt ein Rad der Eisenbahn. Bekommen wir Ersatz?', 'kostenlos'),
  germanMail('', 'Kann man Figuren einzeln kaufen?', 'nicht einzeln'),
  germanMail('Geschenk', 'Können Sie das Geschenk einpacken? Was kostet das?', '2,50 Euro'),
  germanMail('Karte', 'Was kostet eine Karte mit meinem Text?', 'kostet nichts'),
  germanMail('Kindergarten', 'Welchen Rabatt bekommen wir als Kindergarten?', '8 Prozent'),
  germanMail(
    'Zwei Fragen',
    'Sind Batterien dabei? Und wann hat der Laden auf?',
    'liegen nicht bei',
    '18.30 Uhr',
  ),
  englishMail(
    'Two questions',
    'What does a parcel to France cost? And how long can I return toys?',
    '12.80 EUR',
    '60 days',
  ),
]

/** Each answer needs the exception of a neighbouring passage. */
const mailsWithException: readonly LabelledMail[] = [
  labelMail('en', 'Play kitchen', 'My order is 80 EUR, with a play kitchen. Is the parcel free?', {
    says: ['does not count for them'],
  }),
  labelMail('en', 'Game', 'Can I send a game back within 60 days? I opened it.', {
    ...{ says: ['not taken back'] },
  }),
  labelMail('de', 'Rechnung', 'Können wir als Kindergarten für 90 Euro auf Rechnung zahlen?', {
    ...{ says: ['auf Rechnung'], exceptions: ['ab 150 Euro'] },
  }),
]

const unansweredMails: readonly LabelledMail[] = [
  englishMail('', 'Do you sell board games for adults?'),
  englishMail('Italy', 'Do you ship to Italy?'),
  englishMail('Size', 'How tall is the rocking horse?'),
  englishMail('', 'Where are your wooden toys made?'),
  englishMail('Parking', 'Can I park in front of your shop?'),
  englishMail('', 'Is there a warranty on the train?'),
  germanMail('Holz', 'Aus welchem Holz sind die Bausteine?'),
  germanMail('', 'Kann ich in Raten zahlen?'),
  germanMail('Puppe', 'Haben Sie Kleider für Puppen?'),
  germanMail('', 'Wie lang ist die Schiene der Eisenbahn?'),
]

const orderMails: readonly LabelledMail[] = [
  orderMail('en', 'TOY-5391', 'Where is my order TOY-5391?'),
  orderMail('en', 'TOY-4877', 'Did order TOY-4877 arrive? It was for my niece.'),
  orderMail('de', 'TOY-5210', 'Wie steht es um die Bestellung TOY-5210?'),
  orderMail('de', 'TOY-5520', 'Guten Tag, wann geht TOY-5520 raus?'),
  orderMail('en', undefined, 'What about my order TOY-9998?'),
]

/** 46 mails: 31 that documents answer, 10 unanswerable ones, 5 about orders. */
export const toyMails: readonly LabelledMail[] = [
  ...answeredMails,
  ...mailsWithException,
  ...unansweredMails,
  ...orderMails,
]
