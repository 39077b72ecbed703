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
  { id: 'h3', name: '#3107', state: 'paid', on: '2026-11-09' },
  { id: 'h2', name: '#3041', state: 'shipped', on: '2026-11-16', carrier: 'DHL' },
  { id: 'h1', name: '#2988', state: 'delivered' },
  { id: 'h0', name: '#2790', state: 'refunded', on: '2026-06-02', refunded: '84.00 EUR' },
] as const
const orderMail = (language: string, order: string | undefined, text: string): LabelledMail =>
  labelMail(language, '', text, { says: [], orders, ...(order !== undefined && { order }) })

const answeredMails: readonly LabelledMail[] = [
  englishMail('Stool', 'Hello, how much is postage for one stool? Best, Ida', '6.50 EUR'),
  englishMail('', 'How long will I wait for an oak table once I have paid?', 'six to eight weeks'),
  englishMail(
    'Board',
    'Is the chopping board in stock, and when would it be sent?',
    'within three working days',
  ),
  englishMail(
    'Upstairs',
    'Could your driver bring the shelf up into our flat? What does that cost?',
    '45 EUR more',
  ),
  englishMail('Denmark?', 'Do you deliver to Denmark?', 'Germany, Austria and Denmark'),
  englishMail(
    '',
    'I live in Basel, Switzerland. Can you deliver a table to me?',
    'do not deliver to Switzerland',
  ),
  englishMail('Return', 'I do not like the stool. Can I send it back, and until when?', 'within 30 days'),
  englishMail('', 'Who pays the postage if I return a board?', 'return postage'),
  englishMail('Table', 'May I return a table that was made for me?', 'cannot be returned'),
  englishMail('Damaged', 'The shelf arrived with a broken side. What shall I do?', 'photograph the damage'),
  englishMail('', 'How long is the warranty on the joints?', 'ten years'),
  englishMail('Scratches', 'Does your warranty cover the surface of the table?', 'Surfaces are excluded'),
  englishMail('', 'Which woods do you use?', 'Eiche, Esche und Nussbaum'),
  englishMail('Payment', 'When do I have to pay for a shelf that is made to measure?', '40 Prozent'),
  germanMail(
    'Lieferzeit',
    'Guten Tag, wie lange dauert es, bis ein Tisch fertig ist? Viele Grüße, Jan',
    'six to eight weeks',
  ),
  germanMail('Holz', 'Aus welchem Holz sind Ihre Möbel?', 'Eiche, Esche und Nussbaum'),
  germanMail('', 'Verwenden Sie Tropenholz?', 'Tropenholz verwenden wir nicht'),
  germanMail('Lack', 'Was kostet es, wenn Sie die Tischplatte lackieren?', '120 Euro'),
  germanMail('', 'Wie oft muss ich den Tisch ölen?', 'zweimal im Jahr'),
  germanMail('Wasserfleck', 'Was passiert, wenn Wasser auf der Eiche stehen bleibt?', 'dunkle Flecken'),
  germanMail('', 'Kann ich mit PayPal zahlen?', 'Überweisung und PayPal'),
  germanMail('Muster', 'Was kosten Holzmuster bei Ihnen?', '9 Euro'),
  germanMail('', 'Wird der Preis der Holzmuster angerechnet, wenn ich bestelle?', 'angerechnet'),
  germanMail('Besuch', 'Wann hat die Werkstatt in Weimar offen?', 'freitags von 13 bis 18 Uhr'),
  germanMail('Maße', 'Kann ich die Maße noch ändern? Ich habe vorgestern bestellt.', 'sieben Tage'),
  germanMail('Anzahlung', 'Wie viel muss ich bei der Bestellung anzahlen?', '40 Prozent'),
  germanMail(
    'Zwei Fragen',
    'Was kostet ein Satz Holzmuster? Und wann ist die Werkstatt offen?',
    '9 Euro',
    '13 bis 18 Uhr',
  ),
  englishMail(
    'Two things',
    'How long is the warranty on joints? And do you deliver to Austria?',
    'ten years',
    'Austria',
  ),
]

/** Each answer needs the exception of a neighbouring passage. */
const mailsWithException: readonly LabelledMail[] = [
  labelMail('en', 'Sylt', 'What does delivery of a table to the island of Sylt in the North Sea cost?', {
    ...{ says: ['89 EUR'], exceptions: ['60 EUR more'] },
  }),
  labelMail('de', 'Werkstatt im August', 'Ist die Werkstatt im August freitags offen?', {
    ...{ says: ['geschlossen'] },
  }),
  labelMail('en', 'Return', 'Can I return furniture within 30 days? It is a shelf.', {
    says: ['cannot be returned'],
  }),
]

const unansweredMails: readonly LabelledMail[] = [
  englishMail('', 'Do you make beds for children?'),
  englishMail('Fabric', 'Which fabric covers do you offer for the stool?'),
  englishMail('', 'Is the workshop accessible by wheelchair?'),
  englishMail('Norway', 'Do you deliver to Norway?'),
  englishMail('Weight', 'How many kilos can the shelf carry?'),
  englishMail('', 'Do you buy back old tables?'),
  germanMail('Höhe', 'Wie hoch ist der Hocker genau?'),
  germanMail('', 'Bieten Sie auch Kurse im Tischlern an?'),
  germanMail('Stelle', 'Suchen Sie zurzeit einen Lehrling?'),
  germanMail('', 'Ist das Leinöl für Allergiker geeignet?'),
]

const orderMails: readonly LabelledMail[] = [
  orderMail('en', '#3041', 'Where is my order #3041?'),
  orderMail('en', '#2988', 'Hello, what is the state of order #2988? Thanks, Ida'),
  orderMail('de', '#3107', 'Wie ist der Stand meiner Bestellung #3107?'),
  orderMail('de', '#2790', 'Wurde die Bestellung #2790 schon erstattet?'),
  orderMail('en', undefined, 'Where is order #9999? I have been waiting for it.'),
]

/** 46 mails: 31 that documents answer, 10 unanswerable ones, 5 about orders. */
export const furnitureMails: readonly LabelledMail[] = [
  ...answeredMails,
  ...mailsWithException,
  ...unansweredMails,
  ...orderMails,
]
