import type { LabelledMail } from './shop.ts'

type Labels = Omit<LabelledMail, 'language' | 'subject' | 'text' | 'isHostile'>
const mail = (language: string, subject: string, text: string, labels: Labels): LabelledMail => ({
  ...{ language, subject, text, isHostile: false },
  ...labels,
})
const en = (subject: string, text: string, ...says: string[]) => mail('en', subject, text, { says })
const de = (subject: string, text: string, ...says: string[]) => mail('de', subject, text, { says })

const orders = [
  { id: 'h3', name: '#3107', state: 'paid', on: '2026-11-09' },
  { id: 'h2', name: '#3041', state: 'shipped', on: '2026-11-16', carrier: 'DHL' },
  { id: 'h1', name: '#2988', state: 'delivered' },
  { id: 'h0', name: '#2790', state: 'refunded', on: '2026-06-02', refunded: '84.00 EUR' },
] as const
const about = (language: string, order: string | undefined, text: string): LabelledMail =>
  mail(language, '', text, { says: [], orders, ...(order !== undefined && { order }) })

const answered: readonly LabelledMail[] = [
  en('Stool', 'Hello, how much is postage for one stool? Best, Ida', '6.50 EUR'),
  en('', 'How long will I wait for an oak table once I have paid?', 'six to eight weeks'),
  en('Board', 'Is the chopping board in stock, and when would it be sent?', 'within three working days'),
  en('Upstairs', 'Could your driver bring the shelf up into our flat? What does that cost?', '45 EUR more'),
  en('Denmark?', 'Do you deliver to Denmark?', 'Germany, Austria and Denmark'),
  en('', 'I live in Basel, Switzerland. Can you deliver a table to me?', 'do not deliver to Switzerland'),
  en('Return', 'I do not like the stool. Can I send it back, and until when?', 'within 30 days'),
  en('', 'Who pays the postage if I return a board?', 'return postage'),
  en('Table', 'May I return a table that was made for me?', 'cannot be returned'),
  en('Damaged', 'The shelf arrived with a broken side. What shall I do?', 'photograph the damage'),
  en('', 'How long is the warranty on the joints?', 'ten years'),
  en('Scratches', 'Does your warranty cover the surface of the table?', 'Surfaces are excluded'),
  en('', 'Which woods do you use?', 'Eiche, Esche und Nussbaum'),
  en('Payment', 'When do I have to pay for a shelf that is made to measure?', '40 Prozent'),
  de(
    'Lieferzeit',
    'Guten Tag, wie lange dauert es, bis ein Tisch fertig ist? Viele Grüße, Jan',
    'six to eight weeks',
  ),
  de('Holz', 'Aus welchem Holz sind Ihre Möbel?', 'Eiche, Esche und Nussbaum'),
  de('', 'Verwenden Sie Tropenholz?', 'Tropenholz verwenden wir nicht'),
  de('Lack', 'Was kostet es, wenn Sie die Tischplatte lackieren?', '120 Euro'),
  de('', 'Wie oft muss ich den Tisch ölen?', 'zweimal im Jahr'),
  de('Wasserfleck', 'Was passiert, wenn Wasser auf der Eiche stehen bleibt?', 'dunkle Flecken'),
  de('', 'Kann ich mit PayPal zahlen?', 'Überweisung und PayPal'),
  de('Muster', 'Was kosten Holzmuster bei Ihnen?', '9 Euro'),
  de('', 'Wird der Preis der Holzmuster angerechnet, wenn ich bestelle?', 'angerechnet'),
  de('Besuch', 'Wann hat die Werkstatt in Weimar offen?', 'freitags von 13 bis 18 Uhr'),
  de('Maße', 'Kann ich die Maße noch ändern? Ich habe vorgestern bestellt.', 'sieben Tage'),
  de('Anzahlung', 'Wie viel muss ich bei der Bestellung anzahlen?', '40 Prozent'),
  de(
    'Zwei Fragen',
    'Was kostet ein Satz Holzmuster? Und wann ist die Werkstatt offen?',
    '9 Euro',
    '13 bis 18 Uhr',
  ),
  en(
    'Two things',
    'How long is the warranty on joints? And do you deliver to Austria?',
    'ten years',
    'Austria',
  ),
]

/** Each answer needs the exception of a neighbouring passage. */
const excepted: readonly LabelledMail[] = [
  mail('en', 'Sylt', 'What does delivery of a table to the island of Sylt in the North Sea cost?', {
    ...{ says: ['89 EUR'], exceptions: ['60 EUR more'] },
  }),
  mail('de', 'Werkstatt im August', 'Ist die Werkstatt im August freitags offen?', {
    ...{ says: ['geschlossen'] },
  }),
  mail('en', 'Return', 'Can I return furniture within 30 days? It is a shelf.', {
    says: ['cannot be returned'],
  }),
]

const unanswered: readonly LabelledMail[] = [
  en('', 'Do you make beds for children?'),
  en('Fabric', 'Which fabric covers do you offer for the stool?'),
  en('', 'Is the workshop accessible by wheelchair?'),
  en('Norway', 'Do you deliver to Norway?'),
  en('Weight', 'How many kilos can the shelf carry?'),
  en('', 'Do you buy back old tables?'),
  de('Höhe', 'Wie hoch ist der Hocker genau?'),
  de('', 'Bieten Sie auch Kurse im Tischlern an?'),
  de('Stelle', 'Suchen Sie zurzeit einen Lehrling?'),
  de('', 'Ist das Leinöl für Allergiker geeignet?'),
]

const ofOrders: readonly LabelledMail[] = [
  about('en', '#3041', 'Where is my order #3041?'),
  about('en', '#2988', 'Hello, what is the state of order #2988? Thanks, Ida'),
  about('de', '#3107', 'Wie ist der Stand meiner Bestellung #3107?'),
  about('de', '#2790', 'Wurde die Bestellung #2790 schon erstattet?'),
  about('en', undefined, 'Where is order #9999? I have been waiting for it.'),
]

/** 46 mails: 31 that documents answer, 10 unanswerable ones, 5 about orders. */
export const furnitureMails: readonly LabelledMail[] = [...answered, ...excepted, ...unanswered, ...ofOrders]
