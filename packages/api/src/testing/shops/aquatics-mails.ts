import type { LabelledMail } from './shop.ts'

type Labels = Omit<LabelledMail, 'language' | 'subject' | 'text' | 'isHostile'>
const mail = (language: string, subject: string, text: string, labels: Labels): LabelledMail => ({
  ...{ language, subject, text, isHostile: false },
  ...labels,
})
const de = (subject: string, text: string, ...says: string[]) => mail('de', subject, text, { says })
const en = (subject: string, text: string, ...says: string[]) => mail('en', subject, text, { says })

const answered: readonly LabelledMail[] = [
  de('Versand', 'Hallo, was kostet der Versand für einen Filter?', '5,90 Euro'),
  de('', 'Ab wann ist der Versand kostenlos?', '60 Euro'),
  de('Lieferzeit', 'Guten Tag,\nwie lange dauert die Lieferung?\nMfG Peter Kranz', 'zwei bis drei Werktage'),
  de('Garnelen', 'An welchen Tagen verschicken Sie Garnelen?', 'montags bis mittwochs'),
  de('', 'Was kostet es, wenn ich Fische bestelle? Also der Versand.', '14,90 Euro'),
  de('Winter', 'Es ist gerade sehr kalt. Verschicken Sie Tiere auch bei Frost?', 'minus 8 Grad'),
  de('Österreich', 'Liefern Sie Pflanzen nach Österreich?', 'Nach Österreich'),
  de('Schweiz', 'Ich wohne in Bern. Liefern Sie in die Schweiz?', 'liefern wir nicht'),
  de('Becken', 'Wie kommt ein Aquarium mit 120 cm zu mir?', 'Spedition'),
  de('', 'Was kostet die Spedition?', '49 Euro'),
  de('Rückgabe', 'Wie lange kann ich eine Pumpe zurückgeben?', 'innerhalb von 14 Tagen'),
  de('', 'Kann ich Pflanzen umtauschen?', 'ausgeschlossen'),
  de('Porto', 'Wer bezahlt die Rücksendung?', 'tragen Sie'),
  de('Erstattung', 'Wann bekomme ich mein Geld zurück, wenn ich den Heizer zurückschicke?', 'zehn Tage'),
  de('Toter Fisch', 'Ein Neonfisch ist tot angekommen. Was soll ich tun?', 'innerhalb von zwei Stunden'),
  de('Garantie', 'Wie lange ist die Garantie auf einen Filter?', 'drei Jahre'),
  de('', 'Meine Pumpe ist nach einem Jahr kaputt. Wohin damit?', 'an unsere Werkstatt'),
  de('Neu', 'Wie gewöhne ich neue Fische ein?', '20 Minuten'),
  de('', 'Wie oft soll ich das Wasser wechseln?', 'jede Woche'),
  de('Futter', 'Wie oft füttert man Jungfische am Tag?', 'dreimal'),
  de('Neues Becken', 'Wie lange muss ein neues Aquarium ohne Fische laufen?', 'vier Wochen'),
  de('Nitrit', 'Welcher Nitritwert ist in Ordnung, bevor ich Fische einsetze?', '0,1 mg'),
  de('', 'Kann ich auf Rechnung kaufen?', 'ab der zweiten'),
  de('PayPal', 'Geht bei Ihnen PayPal?', 'PayPal'),
  de('Vorkasse', 'Wie lange reservieren Sie bei Vorkasse?', 'sieben Tage'),
  de('Gutschein', 'Wie lange gilt ein Gutschein?', 'drei Jahre'),
  de('', 'Kann ich mir einen Gutschein auszahlen lassen?', 'Barauszahlung'),
  de('Punkte', 'Was sind 500 Treuepunkte wert?', '10 Euro wert'),
  en('Return', 'How many days do I have to return a filter?', 'within 14 days'),
  en('', 'Who pays the postage for a return?', 'return postage'),
  en('Austria', 'Do you ship plants to Austria, and what does it cost?', '12 euros'),
  en('Opening hours', 'Hi, when is your shop open?', '10 to 18.30'),
  en('', 'Do I need an appointment to buy fish?', 'without an appointment'),
  en('Water', 'Can you test my water, and on which day?', 'On Thursdays'),
  en('', 'How long does it take to get the results of the water test?', 'fifteen minutes'),
  en('Holiday', 'What do you charge for looking after my fish?', '4 euros a day'),
  en('Fish', 'Could you send fish to Vienna?', "don't send fish abroad"),
]

const twofold: readonly LabelledMail[] = [
  de(
    'Zwei Fragen',
    'Was kostet der Tierversand? Und an welchen Tagen verschicken Sie?',
    '14,90 Euro',
    'montags bis mittwochs',
  ),
  de('', 'Wie oft wechselt man Wasser, und wie kalt darf das neue sein?', 'ein Drittel', 'zwei Grad'),
  de('Fragen', 'Wie lange gelten Gutscheine und wann verfallen Treuepunkte?', 'drei Jahre', 'einem Jahr'),
  en('', 'When are you open? And is the water test free?', '10 to 18.30', 'for free'),
  // The second question has no answer.
  {
    ...de('', 'Was kostet die Spedition? Und trägt sie das Becken in den dritten Stock?', '49 Euro'),
    isPartly: true,
  },
  {
    ...en('Two', 'Can I return a heater? And how many watts does it have?', 'within 14 days'),
    isPartly: true,
  },
]

const excepted: readonly LabelledMail[] = [
  mail('de', 'Dichtung', 'Die Dichtung meines Filters ist undicht. Fällt das unter die Garantie?', {
    says: ['ausgenommen'],
  }),
  mail('de', '', 'Ein Fisch ist tot angekommen. Bekomme ich auch die Versandkosten zurück?', {
    says: ['nicht erstattet'],
  }),
  mail('de', 'Guppys', 'Ich möchte die Guppys zurückgeben, sie sind zu groß.', { says: ['ausgeschlossen'] }),
  mail('en', '', 'Can I return the plants within 14 days?', { says: ["can't be returned"] }),
]

const unanswered: readonly LabelledMail[] = [
  de('Axolotl', 'Haben Sie Axolotl?'),
  de('', 'Wie laut ist der Außenfilter?'),
  de('Maße', 'Wie breit ist das Becken mit 60 Litern?'),
  de('', 'Kaufen Sie gebrauchte Aquarien an?'),
  de('Nachzucht', 'Woher kommen Ihre Diskusfische?'),
  de('', 'Bieten Sie Ratenzahlung an?'),
  de('Beruf', 'Bilden Sie Tierpfleger aus?'),
  de('', 'Wie viele Neons passen in 54 Liter?'),
  en('', 'Do you sell turtles?'),
  en('Parking', 'Is there parking in front of the shop?'),
  en('', 'Which salt do you recommend for a reef tank?'),
  en('Lamp', 'What is the colour temperature of the LED lamp?'),
  en('', 'Can you build a tank to measure?'),
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
const about = (
  language: string,
  order: string | undefined,
  text: string,
  says: string[] = [],
): LabelledMail => mail(language, '', text, { says, orders, ...(order !== undefined && { order }) })

const aboutOrders: readonly LabelledMail[] = [
  about('de', 'FF-70412', 'Wo ist meine Bestellung FF-70412?'),
  about('de', 'FF-70390', 'Hallo, ist FF-70390 schon raus? Gruß, Ida'),
  about('de', 'FF-68001', 'Wann kommt die Erstattung für FF-68001?'),
  about('de', 'FF-69888', 'Mich interessiert der Stand von FF-69888. Danke'),
  about('en', 'FF-70412', 'Has order FF-70412 been shipped?'),
  about('de', undefined, 'Was ist mit FF-99999?'),
  about('de', 'FF-70412', 'Wo bleibt FF-70412? Und wie lange gilt ein Gutschein?', ['drei Jahre']),
]

const complaints: readonly LabelledMail[] = [
  de('Falsche Ware', 'Sie haben mir den falschen Heizer geschickt!'),
  de('', 'Ich warte seit zwei Wochen auf Antwort. Das ist eine Frechheit!'),
  en('Broken', 'The lid of the tank arrived cracked. I am very disappointed.'),
  de('Abbuchung', 'Sie haben zweimal abgebucht. Was soll das?'),
]

const otherLanguages: readonly LabelledMail[] = [
  mail('fr', '', 'Bonjour, envoyez-vous des poissons en France ?', { says: ['nicht ins Ausland'] }),
  mail('nl', '', 'Hallo, wanneer is jullie winkel open?', { says: ['10 to 18.30'] }),
  mail('fr', '', 'Avez-vous des tortues ?', { says: [] }),
  mail('es', '', '¿Cuánto cuesta la lámpara?', { says: [] }),
]

/** Mails to the aquarium shop, in the words of customers. */
export const aquaticsMails: readonly LabelledMail[] = [
  ...answered,
  ...twofold,
  ...excepted,
  ...unanswered,
  ...aboutOrders,
  ...complaints,
  ...otherLanguages,
]
