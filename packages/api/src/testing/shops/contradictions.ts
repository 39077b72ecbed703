/** Two sentences of a store that cannot both be right, in the language of the store. */
interface PlantedContradiction {
  readonly language: 'en' | 'de'
  readonly value: 'days' | 'money' | 'percent' | 'denial' | 'actor' | 'country' | 'time'
  readonly one: string
  readonly other: string
}

const plantPairs = (
  language: 'en' | 'de',
  value: PlantedContradiction['value'],
  pairs: readonly (readonly [one: string, other: string])[],
): PlantedContradiction[] => pairs.map(([one, other]) => ({ language, value, one, other }))

/** Contradictions as people leave them: an old page beside a new one, in other words. */
export const plantedContradictions: readonly PlantedContradiction[] = [
  ...plantPairs('en', 'days', [
    [
      'You can return unused goods within 30 days of delivery.',
      'Unused goods can be returned within 14 days of delivery.',
    ],
    ['Orders are dispatched within two working days.', 'We dispatch orders within 5 working days.'],
    [
      'Delivery within Germany takes 2 to 4 working days.',
      'Within Germany delivery takes 5 to 7 working days.',
    ],
    ['Refunds reach your account within 10 days.', 'Your refund reaches your account within 14 days.'],
    ['Our warranty on tents is two years.', 'We give a warranty of five years on tents.'],
    [
      'Vouchers are valid for three years from the date of purchase.',
      'A voucher is valid for 12 months from the date of purchase.',
    ],
    [
      'You can cancel an order free of charge within 24 hours.',
      'Orders can be cancelled free of charge within 2 hours.',
    ],
  ]),
  ...plantPairs('de', 'days', [
    [
      'Sie können unbenutzte Ware innerhalb von 30 Tagen zurücksenden.',
      'Unbenutzte Ware kann innerhalb von 14 Tagen zurückgesendet werden.',
    ],
    ['Die Lieferzeit beträgt 2 bis 3 Werktage.', 'Unsere Lieferzeit beträgt 5 bis 7 Werktage.'],
    ['Die Erstattung erfolgt innerhalb von 7 Tagen.', 'Eine Erstattung erfolgt innerhalb von 14 Tagen.'],
    [
      'Auf alle Fahrräder gewähren wir drei Jahre Garantie.',
      'Für alle Fahrräder gilt eine Garantie von zwei Jahren.',
    ],
    ['Gutscheine sind drei Jahre gültig.', 'Ein Gutschein ist 12 Monate gültig.'],
    [
      'Wir versenden Bestellungen innerhalb von zwei Werktagen.',
      'Bestellungen werden innerhalb von vier Werktagen versendet.',
    ],
  ]),
  ...plantPairs('en', 'money', [
    ['Shipping within Germany costs 4.90 EUR.', 'Within Germany shipping costs €5.90.'],
    ['Orders over 50 EUR ship free of charge.', 'Orders over 75 EUR ship free of charge.'],
    ['A return label costs 3.50 EUR.', 'The return label costs 4.90 EUR.'],
    ['Gift wrapping is available for 2 EUR.', 'Gift wrapping is available for 3.50 EUR.'],
    ['Express delivery costs 12 EUR.', 'For express delivery we charge 15 EUR.'],
  ]),
  ...plantPairs('de', 'money', [
    [
      'Der Versand innerhalb Deutschlands kostet 4,90 €.',
      'Innerhalb Deutschlands kostet der Versand 5,90 €.',
    ],
    [
      'Ab 50 € Bestellwert liefern wir versandkostenfrei.',
      'Wir liefern ab 80 € Bestellwert versandkostenfrei.',
    ],
    ['Das Rücksendeetikett kostet 3,50 €.', 'Für das Rücksendeetikett berechnen wir 4,90 €.'],
    ['Eine Geschenkverpackung kostet 2 €.', 'Die Geschenkverpackung kostet 3,50 €.'],
    ['Der Expressversand kostet 12 €.', 'Expressversand kostet 15 €.'],
  ]),
  ...plantPairs('en', 'percent', [
    ['Students get a discount of 10 %.', 'Students get 15 % discount.'],
    ['We keep a restocking fee of 20 %.', 'A restocking fee of 10 % is kept.'],
  ]),
  ...plantPairs('de', 'percent', [
    ['Studierende erhalten 10 % Rabatt.', 'Studierende erhalten einen Rabatt von 15 %.'],
    ['Newsletter-Abonnenten erhalten 5 % Rabatt.', 'Abonnenten des Newsletters erhalten 10 % Rabatt.'],
  ]),
  ...plantPairs('en', 'denial', [
    ['We ship to Switzerland.', 'We do not ship to Switzerland.'],
    ['Sale items can be returned.', 'Sale items cannot be returned.'],
    ['You can pay by invoice.', 'It is not possible to pay by invoice.'],
    ['Several vouchers can be combined in one order.', 'Vouchers cannot be combined in one order.'],
    ['The mug is dishwasher safe.', 'The mug is not dishwasher safe.'],
  ]),
  ...plantPairs('de', 'denial', [
    ['Wir liefern in die Schweiz.', 'In die Schweiz liefern wir nicht.'],
    ['Reduzierte Ware ist vom Umtausch ausgeschlossen.', 'Reduzierte Ware kann umgetauscht werden.'],
    ['Sie können auf Rechnung bezahlen.', 'Eine Zahlung auf Rechnung ist nicht möglich.'],
    ['Die Tasse ist spülmaschinenfest.', 'Die Tasse ist nicht spülmaschinenfest.'],
  ]),
  ...plantPairs('en', 'actor', [['You pay the return postage.', 'The return postage is paid by us.']]),
  ...plantPairs('de', 'actor', [
    ['Die Rücksendung geht auf unsere Kosten.', 'Die Rücksendung geht auf Ihre Kosten.'],
  ]),
  ...plantPairs('en', 'country', [['Our lamps are made in Portugal.', 'All our lamps are made in Poland.']]),
  ...plantPairs('de', 'country', [
    ['Unsere Lampen werden in Portugal hergestellt.', 'Die Lampen werden in Polen hergestellt.'],
  ]),
  ...plantPairs('en', 'time', [['Our shop is open until 6 pm.', 'The shop is open until 8 pm.']]),
  ...plantPairs('de', 'time', [
    ['Das Ladengeschäft ist bis 18 Uhr geöffnet.', 'Unser Ladengeschäft ist bis 20 Uhr geöffnet.'],
  ]),
]

/** Two sentences of a store that are both right: other cases, other things, or the same in other words. */
export const agreeingSentences: readonly (readonly [language: 'en' | 'de', one: string, other: string])[] = [
  ['en', 'Express delivery costs 12 EUR.', 'Standard delivery costs 5 EUR.'],
  ['en', 'Unused goods can be returned within 30 days.', 'Unused sale items can be returned within 14 days.'],
  ['en', 'Shipping to Austria costs 9 EUR.', 'Shipping to France costs 12 EUR.'],
  ['en', 'Within Germany delivery takes 2 days.', 'To Switzerland delivery takes 6 days.'],
  ['en', 'Orders over 50 EUR ship free of charge.', 'Orders under 50 EUR cost 4.90 EUR to ship.'],
  ['en', 'Our warranty on tents is two years.', 'Our warranty on stoves is five years.'],
  ['en', 'Refunds reach your account within 14 days.', 'Your refund reaches your account within two weeks.'],
  ['en', 'Vouchers are valid for 12 months.', 'A voucher is valid for one year.'],
  ['en', 'We ship to Switzerland.', 'We do not ship to Norway.'],
  ['en', 'Unworn shoes can be returned.', 'Worn shoes cannot be returned.'],
  ['en', 'You can pay by invoice.', 'You cannot pay by cheque.'],
  ['en', 'The shop is open on Saturdays until 6 pm.', 'The shop is open on weekdays until 8 pm.'],
  ['en', 'Students get a discount of 10 %.', 'Members of clubs get a discount of 15 %.'],
  ['en', 'Our lamps are made in Portugal.', 'Our chairs are made in Poland.'],
  ['en', 'The tent weighs 2 kg.', 'The tent weighs 2000 g.'],
  ['en', 'The red tent ships in 2 days.', 'The green tent ships in 3 days.'],
  ['en', 'The red kettle is dishwasher safe.', 'The white kettle is not dishwasher safe.'],
  ['en', 'Wool socks are washed at 30 degrees.', 'Cotton socks are washed at 60 degrees.'],
  ['en', 'Our shop is open on Saturdays until 4 pm.', 'Our shop is open on Sundays until 1 pm.'],
  ['en', 'The dog bed is machine washable.', 'The cat bed is not machine washable.'],
  [
    'en',
    'Parts for the rear wheel of your bike are sent within 3 days of the order.',
    'Parts for the front wheel of your bike are sent within 5 days of the order.',
  ],
  ['en', 'We refund the price of faulty goods.', 'You are refunded the price of faulty goods.'],
  ['de', 'Der Expressversand kostet 12 €.', 'Der Standardversand kostet 4,90 €.'],
  ['de', 'Der Versand nach Österreich kostet 9 €.', 'Der Versand nach Frankreich kostet 12 €.'],
  ['de', 'Die Lieferzeit beträgt 2 bis 3 Werktage.', 'Die Lieferzeit für Möbel beträgt 5 bis 7 Werktage.'],
  [
    'de',
    'Ungetragene Schuhe können umgetauscht werden.',
    'Getragene Schuhe können nicht umgetauscht werden.',
  ],
  ['de', 'Gutscheine sind drei Jahre gültig.', 'Gutscheine sind 36 Monate gültig.'],
  ['de', 'Wir liefern in die Schweiz.', 'Wir liefern nicht nach Norwegen.'],
  ['de', 'Auf Rahmen geben wir fünf Jahre Garantie.', 'Auf Akkus geben wir zwei Jahre Garantie.'],
  ['de', 'Sie können auf Rechnung bezahlen.', 'Sie können nicht per Nachnahme bezahlen.'],
  ['de', 'Die Tasse ist spülmaschinenfest.', 'Der Teller ist nicht spülmaschinenfest.'],
  ['de', 'Die schwarze Tasche kostet 49 €.', 'Die graue Tasche kostet 59 €.'],
  ['de', 'Kaffee hält sich 12 Monate.', 'Tee hält sich 24 Monate.'],
  [
    'de',
    'Ersatzteile für das Vorderrad Ihres Fahrrads liefern wir in 3 Tagen.',
    'Ersatzteile für das Hinterrad Ihres Fahrrads liefern wir in 5 Tagen.',
  ],
]
