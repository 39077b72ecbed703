import type { LabelledMail } from './test-shop.ts'

type MailLabels = Omit<LabelledMail, 'language' | 'subject' | 'text' | 'isHostile'>
const labelMail = (language: string, subject: string, text: string, labels: MailLabels): LabelledMail => ({
  ...{ language, subject, text, isHostile: false },
  ...labels,
})
const germanMail = (subject: string, text: string, ...says: string[]) =>
  labelMail('de', subject, text, { says })
const englishMail = (subject: string, text: string, ...says: string[]) =>
  labelMail('en', subject, text, { says })

const answeredMails: readonly LabelledMail[] = [
  germanMail('Versand', 'Hallo, was kostet der Versand für einen Filter?', '5,90 Euro'),
  germanMail('', 'Ab wann ist der Versand kostenlos?', '60 Euro'),
  germanMail(
    'Lieferzeit',
    'Guten Tag,\nwie lange dauert die Lieferung?\nMfG Peter Kranz',
    'zwei bis drei Werktage',
  ),
  germanMail('Garnelen', 'An welchen Tagen verschicken Sie Garnelen?', 'montags bis mittwochs'),
  germanMail('', 'Was kostet es, wenn ich Fische bestelle? Also der Versand.', '14,90 Euro'),
  germanMail('Winter', 'Es ist gerade sehr kalt. Verschicken Sie Tiere auch bei Frost?', 'minus 8 Grad'),
  germanMail('Österreich', 'Liefern Sie Pflanzen nach Österreich?', 'Nach Österreich'),
  germanMail('Schweiz', 'Ich wohne in Bern. Liefern Sie in die Schweiz?', 'liefern wir nicht'),
  germanMail('Becken', 'Wie kommt ein Aquarium mit 120 cm zu mir?', 'Spedition'),
  germanMail('', 'Was kostet die Spedition?', '49 Euro'),
  germanMail('Rückgabe', 'Wie lange kann ich eine Pumpe zurückgeben?', 'innerhalb von 14 Tagen'),
  germanMail('', 'Kann ich Pflanzen umtauschen?', 'ausgeschlossen'),
  germanMail('Porto', 'Wer bezahlt die Rücksendung?', 'tragen Sie'),
  germanMail(
    'Erstattung',
    'Wann bekomme ich mein Geld zurück, wenn ich den Heizer zurückschicke?',
    'zehn Tage',
  ),
  germanMail(
    'Toter Fisch',
    'Ein Neonfisch ist tot angekommen. Was soll ich tun?',
    'innerhalb von zwei Stunden',
  ),
  germanMail('Garantie', 'Wie lange ist die Garantie auf einen Filter?', 'drei Jahre'),
  germanMail('', 'Meine Pumpe ist nach einem Jahr kaputt. Wohin damit?', 'an unsere Werkstatt'),
  germanMail('Neu', 'Wie gewöhne ich neue Fische ein?', '20 Minuten'),
  germanMail('', 'Wie oft soll ich das Wasser wechseln?', 'jede Woche'),
  germanMail('Futter', 'Wie oft füttert man Jungfische am Tag?', 'dreimal'),
  germanMail('Neues Becken', 'Wie lange muss ein neues Aquarium ohne Fische laufen?', 'vier Wochen'),
  germanMail('Nitrit', 'Welcher Nitritwert ist in Ordnung, bevor ich Fische einsetze?', '0,1 mg'),
  germanMail('', 'Kann ich auf Rechnung kaufen?', 'ab der zweiten'),
  germanMail('PayPal', 'Geht bei Ihnen PayPal?', 'PayPal'),
  germanMail('Vorkasse', 'Wie lange reservieren Sie bei Vorkasse?', 'sieben Tage'),
  germanMail('Gutschein', 'Wie lange gilt ein Gutschein?', 'drei Jahre'),
  germanMail('', 'Kann ich mir einen Gutschein auszahlen lassen?', 'Barauszahlung'),
  germanMail('Punkte', 'Was sind 500 Treuepunkte wert?', '10 Euro wert'),
  englishMail('Return', 'How many days do I have to return a filter?', 'within 14 days'),
  englishMail('', 'Who pays the postage for a return?', 'return postage'),
  englishMail('Austria', 'Do you ship plants to Austria, and what does it cost?', '12 euros'),
  englishMail('Opening hours', 'Hi, when is your shop open?', '10 to 18.30'),
  englishMail('', 'Do I need an appointment to buy fish?', 'without an appointment'),
  englishMail('Water', 'Can you test my water, and on which day?', 'On Thursdays'),
  englishMail('', 'How long does it take to get the results of the water test?', 'fifteen minutes'),
  englishMail('Holiday', 'What do you charge for looking after my fish?', '4 euros a day'),
  englishMail('Fish', 'Could you send fish to Vienna?', "don't send fish abroad"),
]

const mailsWithTwoQuestions: readonly LabelledMail[] = [
  germanMail(
    'Zwei Fragen',
    'Was kostet der Tierversand? Und an welchen Tagen verschicken Sie?',
    '14,90 Euro',
    'montags bis mittwochs',
  ),
  germanMail('', 'Wie oft wechselt man Wasser, und wie kalt darf das neue sein?', 'ein Drittel', 'zwei Grad'),
  germanMail(
    'Fragen',
    'Wie lange gelten Gutscheine und wann verfallen Treuepunkte?',
    'drei Jahre',
    'einem Jahr',
  ),
  englishMail('', 'When are you open? And is the water test free?', '10 to 18.30', 'for free'),
  // The second question has no answer.
  {
    ...germanMail('', 'Was kostet die Spedition? Und trägt sie das Becken in den dritten Stock?', '49 Euro'),
    isPartly: true,
  },
  {
    ...englishMail('Two', 'Can I return a heater? And how many watts does it have?', 'within 14 days'),
    isPartly: true,
  },
]

const mailsWithException: readonly LabelledMail[] = [
  labelMail('de', 'Dichtung', 'Die Dichtung meines Filters ist undicht. Fällt das unter die Garantie?', {
    says: ['ausgenommen'],
  }),
  labelMail('de', '', 'Ein Fisch ist tot angekommen. Bekomme ich auch die Versandkosten zurück?', {
    says: ['nicht erstattet'],
  }),
  labelMail('de', 'Guppys', 'Ich möchte die Guppys zurückgeben, sie sind zu groß.', {
    says: ['ausgeschlossen'],
  }),
  labelMail('en', '', 'Can I return the plants within 14 days?', { says: ["can't be returned"] }),
]

const unansweredMails: readonly LabelledMail[] = [
  germanMail('Axolotl', 'Haben Sie Axolotl?'),
  germanMail('', 'Wie laut ist der Außenfilter?'),
  germanMail('Maße', 'Wie breit ist das Becken mit 60 Litern?'),
  germanMail('', 'Kaufen Sie gebrauchte Aquarien an?'),
  germanMail('Nachzucht', 'Woher kommen Ihre Diskusfische?'),
  germanMail('', 'Bieten Sie Ratenzahlung an?'),
  germanMail('Beruf', 'Bilden Sie Tierpfleger aus?'),
  germanMail('', 'Wie viele Neons passen in 54 Liter?'),
  englishMail('', 'Do you sell turtles?'),
  englishMail('Parking', 'Is there parking in front of the shop?'),
  englishMail('', 'Which salt do you recommend for a reef tank?'),
  englishMail('Lamp', 'What is the colour temperature of the LED lamp?'),
  englishMail('', 'Can you build a tank to measure?'),
]

const orders = [
  {
    id: 'a4',
    name: 'FF-70412',
    state: 'shipped',
    on: '2026-11-20',
    carrier: 'DHL',
    tracking: '00340434161094',
  },
  { id: 'a3', name: 'FF-70390', state: 'unpaid', on: '2026-11-18' },
  { id: 'a2', name: 'FF-69888', state: 'delivered', on: '2026-10-11' },
  { id: 'a1', name: 'FF-68001', state: 'refunded', on: '2026-08-02', refunded: '34,90 EUR' },
] as const
const orderMail = (
  language: string,
  order: string | undefined,
  text: string,
  says: string[] = [],
): LabelledMail => labelMail(language, '', text, { says, orders, ...(order !== undefined && { order }) })

const aboutOrders: readonly LabelledMail[] = [
  orderMail('de', 'FF-70412', 'Wo ist meine Bestellung FF-70412?'),
  orderMail('de', 'FF-70390', 'Hallo, ist FF-70390 schon raus? Gruß, Ida'),
  orderMail('de', 'FF-68001', 'Wann kommt die Erstattung für FF-68001?'),
  orderMail('de', 'FF-69888', 'Mich interessiert der Stand von FF-69888. Danke'),
  orderMail('en', 'FF-70412', 'Has order FF-70412 been shipped?'),
  orderMail('de', undefined, 'Was ist mit FF-99999?'),
  orderMail('de', 'FF-70412', 'Wo bleibt FF-70412? Und wie lange gilt ein Gutschein?', ['drei Jahre']),
]

const complaints: readonly LabelledMail[] = [
  germanMail('Falsche Ware', 'Sie haben mir den falschen Heizer geschickt!'),
  germanMail('', 'Ich warte seit zwei Wochen auf Antwort. Das ist eine Frechheit!'),
  englishMail('Broken', 'The lid of the tank arrived cracked. I am very disappointed.'),
  germanMail('Abbuchung', 'Sie haben zweimal abgebucht. Was soll das?'),
]

const otherLanguages: readonly LabelledMail[] = [
  labelMail('fr', '', 'Bonjour, envoyez-vous des poissons en France ?', { says: ['nicht ins Ausland'] }),
  labelMail('nl', '', 'Hallo, wanneer is jullie winkel open?', { says: ['10 to 18.30'] }),
  labelMail('fr', '', 'Avez-vous des tortues ?', { says: [] }),
  labelMail('es', '', '¿Cuánto cuesta la lámpara?', { says: [] }),
]

/** Mails to the aquarium shop, in the words of customers. */
export const aquaticsMails: readonly LabelledMail[] = [
  ...answeredMails,
  ...mailsWithTwoQuestions,
  ...mailsWithException,
  ...unansweredMails,
  ...aboutOrders,
  ...complaints,
  ...otherLanguages,
]
