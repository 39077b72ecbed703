import type { LabelledMail } from './shop.ts'

type Labels = Omit<LabelledMail, 'language' | 'subject' | 'text' | 'isHostile'>
const mail = (language: string, subject: string, text: string, labels: Labels): LabelledMail => ({
  ...{ language, subject, text, isHostile: false },
  ...labels,
})
const en = (subject: string, text: string, ...says: string[]) => mail('en', subject, text, { says })
const de = (subject: string, text: string, ...says: string[]) => mail('de', subject, text, { says })

const orders = [
  { id: 't4', name: 'TOY-5520', state: 'packed', on: '2026-11-20' },
  { id: 't3', name: 'TOY-5391', state: 'shipped', on: '2026-11-12', carrier: 'Hermes' },
  { id: 't2', name: 'TOY-5210', state: 'cancelled', on: '2026-10-03' },
  { id: 't1', name: 'TOY-4877', state: 'delivered' },
] as const
const about = (language: string, order: string | undefined, text: string): LabelledMail =>
  mail(language, '', text, { says: [], orders, ...(order !== undefined && { order }) })

const answered: readonly LabelledMail[] = [
  en('Today?', 'If I order at ten in the morning, does my order leave today?', 'the same day'),
  en('', 'On which days do you pack orders?', 'from Monday to Friday'),
  en('Postage', 'Hi, what does a parcel to Belgium cost? Thanks, Noor', '12.80 EUR'),
  en('', 'From which amount on is a parcel within Germany free?', 'From 55 EUR on'),
  en('Letter', 'How much is a letter of 300 g?', '3.20 EUR'),
  en('Horse', 'What do you charge for sending a rocking horse?', '19 EUR'),
  en('Christmas', 'Until when does a parcel still arrive before Christmas?', '19 December'),
  en('', 'How many days do I have to send a toy back?', 'within 60 days'),
  en('Refund', 'When do I get my money back after a return?', 'within four working days'),
  en('Puzzle', 'We opened the puzzle. Can we return it all the same?', 'not taken back'),
  en('Present', 'My son got your train as a present. Until when can we exchange it?', '31 January'),
  en('', 'Do I need the receipt to exchange a present?', 'The receipt is not needed'),
  en('Age', 'From what age on are toys with small parts?', 'ab drei Jahren'),
  en('Gift', 'Do you wrap presents, and what does it cost?', '2,50 Euro'),
  de('Versand', 'Was kostet ein Paket nach Frankreich?', '12.80 EUR'),
  de('', 'Ab wie vielen Jahren ist Spielzeug mit kleinen Teilen?', 'ab drei Jahren'),
  de('Prüfung', 'Wer prüft Ihr Holzspielzeug?', 'TÜV Süd'),
  de('', 'Sind die Farben speichelfest?', 'speichelfest'),
  de('Eisenbahn', 'Welche Batterien braucht die Eisenbahn?', 'Größe AA'),
  de('', 'Sind Batterien dabei?', 'liegen nicht bei'),
  de('Öffnungszeiten', 'Wann hat Ihr Laden in Nürnberg auf?', '9.30 bis 18.30 Uhr'),
  de('Rad verloren', 'Uns fehlt ein Rad der Eisenbahn. Bekommen wir Ersatz?', 'kostenlos'),
  de('', 'Kann man Figuren einzeln kaufen?', 'nicht einzeln'),
  de('Geschenk', 'Können Sie das Geschenk einpacken? Was kostet das?', '2,50 Euro'),
  de('Karte', 'Was kostet eine Karte mit meinem Text?', 'kostet nichts'),
  de('Kindergarten', 'Welchen Rabatt bekommen wir als Kindergarten?', '8 Prozent'),
  de('Zwei Fragen', 'Sind Batterien dabei? Und wann hat der Laden auf?', 'liegen nicht bei', '18.30 Uhr'),
  en(
    'Two questions',
    'What does a parcel to France cost? And how long can I return toys?',
    '12.80 EUR',
    '60 days',
  ),
]

/** Each answer needs the exception of a neighbouring passage. */
const excepted: readonly LabelledMail[] = [
  mail('en', 'Play kitchen', 'My order is 80 EUR, with a play kitchen. Is the parcel free?', {
    says: ['does not count for them'],
  }),
  mail('en', 'Game', 'Can I send a game back within 60 days? I opened it.', {
    ...{ says: ['not taken back'] },
  }),
  mail('de', 'Rechnung', 'Können wir als Kindergarten für 90 Euro auf Rechnung zahlen?', {
    ...{ says: ['auf Rechnung'], exceptions: ['ab 150 Euro'] },
  }),
]

const unanswered: readonly LabelledMail[] = [
  en('', 'Do you sell board games for adults?'),
  en('Italy', 'Do you ship to Italy?'),
  en('Size', 'How tall is the rocking horse?'),
  en('', 'Where are your wooden toys made?'),
  en('Parking', 'Can I park in front of your shop?'),
  en('', 'Is there a warranty on the train?'),
  de('Holz', 'Aus welchem Holz sind die Bausteine?'),
  de('', 'Kann ich in Raten zahlen?'),
  de('Puppe', 'Haben Sie Kleider für Puppen?'),
  de('', 'Wie lang ist die Schiene der Eisenbahn?'),
]

const ofOrders: readonly LabelledMail[] = [
  about('en', 'TOY-5391', 'Where is my order TOY-5391?'),
  about('en', 'TOY-4877', 'Did order TOY-4877 arrive? It was for my niece.'),
  about('de', 'TOY-5210', 'Wie steht es um die Bestellung TOY-5210?'),
  about('de', 'TOY-5520', 'Guten Tag, wann geht TOY-5520 raus?'),
  about('en', undefined, 'What about my order TOY-9998?'),
]

/** 46 mails: 31 that documents answer, 10 unanswerable ones, 5 about orders. */
export const toyMails: readonly LabelledMail[] = [...answered, ...excepted, ...unanswered, ...ofOrders]
