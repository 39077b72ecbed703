import type { TestShop } from './test-shop.ts'

/** A coffee roaster with documents in English and Spanish. No threshold or word list was tuned on it. */
export const coffee: TestShop = {
  documents: [
    {
      title: 'Orders and delivery',
      text: `# When we roast

We roast on Mondays and Thursdays. What is ordered by 8 in the morning of those days leaves us the same afternoon, in bags that are a few hours old.

# What delivery costs

Letters of up to two bags cost 3.20 EUR, parcels 6.40 EUR. From 45 EUR on we send everything free of charge. Pallets for cafés are calculated one by one.

# Where we send to

We send to Spain, Portugal, France and Germany. The Canary Islands are not possible because of the customs papers.

# Nothing has come

Letters are not tracked. If yours has not arrived after eight working days, tell us and we send it again once. Parcels are tracked: the number is in your account under “My orders”.`,
    },
    {
      title: 'Returns',
      text: `# Coffee

Opened bags cannot be returned: coffee is food. If you do not like a coffee, write to us within 14 days, and we choose another one for you at half the price.

# Machines and grinders

Machines and grinders can be returned within 30 days as long as they are unused. You pay the postage of 9.90 EUR. We give the money back within three days after we have looked at them.

# Repairs

Our grinders have a guarantee of three years. Send us a short video of the fault first: most things are solved by cleaning the burrs. After the guarantee a repair costs 40 EUR and the parts.`,
    },
    {
      title: 'Suscripción',
      text: `# Cómo funciona

Enviamos una o dos bolsas cada dos semanas o cada mes. El primer envío sale el lunes siguiente a su pedido.

# Pausar y cancelar

Puede pausar la suscripción hasta tres meses en su cuenta. Se puede cancelar en cualquier momento; los envíos ya pagados se entregan.

# Regalar

Una suscripción de regalo dura tres, seis o doce meses y termina sola. La tarjeta llega por correo electrónico a quien la paga.`,
    },
    {
      title: 'Our coffee',
      text: `Whole beans keep for three months in a closed bag, ground coffee for three weeks. Do not put it in the fridge.

We grind on request for filter, mocha pot or espresso: choose it in the shop before you pay.

All decaf is made with water, without solvents. Our espresso contains 20% robusta; everything else is pure arabica.

We pay farmers at least 30% above the market price and publish the contracts every year.`,
    },
    {
      title: 'Paying and invoices',
      text: `You can pay by card, Bizum or bank transfer. Cafés with an account pay within 21 days on invoice.

An invoice with your tax number can be downloaded in your account for two years.

Codes are valid once for each customer and cannot be combined with each other.`,
    },
  ],
  asked: [
    ['en', 'If I order today, Tuesday, when does my coffee leave?', 'Mondays and Thursdays'],
    ['en', 'What do I pay for shipping a single bag?', '3.20 EUR'],
    ['en', 'Do you ship to Tenerife? My parents live on the Canary Islands.', 'Canary Islands'],
    ['en', 'My letter should have been here a week ago, but the postbox is empty.', 'eight working days'],
    ['en', 'I did not like the Ethiopian at all. Can I send the opened bag back?', 'Opened bags'],
    ['en', 'I changed my mind about the grinder, it is still in its box. What now?', 'within 30 days'],
    [
      'en',
      'The grinder makes a terrible noise and stops. I bought it last year.',
      'guarantee of three years',
    ],
    ['en', 'How long do the beans stay fresh?', 'three months'],
    ['en', 'Is there caffeine solvent in the decaf?', 'without solvents'],
    ['en', 'Can I stop the subscription over the summer?', 'pausar'],
    ['en', 'Can I use two codes in one order?', 'valid once'],
    ['en', 'I need an invoice with our tax number.', 'tax number'],
    ['es', '¿Cuánto cuesta el envío?', '3.20 EUR'],
    ['es', '¿Enviáis a Portugal?', 'Portugal'],
    ['es', '¿Cómo puedo cancelar la suscripción?', 'cancelar en cualquier momento'],
    ['es', 'Quiero devolver un molinillo sin usar.', 'within 30 days'],
    ['es', '¿Puedo pagar con transferencia?', 'Bizum'],
    ['es', '¿Me podéis moler el café para cafetera italiana?', 'mocha pot'],
    ['es', 'Mi carta no ha llegado todavía, ¿qué hago?', 'eight working days'],
    ['es', '¿Cuánto dura la suscripción de regalo?', 'tres, seis o doce'],
    ['de', 'Ab welchem Betrag ist der Versand kostenlos?', 'free of charge'],
    ['de', 'Wie lange habe ich Garantie auf die Mühle?', 'guarantee of three years'],
    ['de', 'Kann ich mein Abo pausieren?', 'pausar'],
    ['de', 'Liefern Sie nach Deutschland?', 'Germany'],
    ['de', 'Wo finde ich meine Rechnung?', 'tax number'],
    ['de', 'Wie lange ist gemahlener Kaffee haltbar?', 'three months'],
  ],
  unanswered: [
    ['en', 'Do you have the tasting set with six small bags again?'],
    ['en', 'Do you still have the smaller grinder in white?'],
    ['en', 'Could I come and see the roastery with my class?'],
    ['en', 'Is the farm in Huila certified organic?'],
    ['en', 'Which of your coffees is the least acidic?'],
    ['en', 'Are you looking for somebody to help in the packing room?'],
    ['en', 'Does the kettle fit an induction hob?'],
    ['en', 'Would you supply the coffee for our charity run?'],
    ['en', 'How many bars of pressure does the machine make?'],
    ['en', 'I forgot my password and the reset mail does not come.'],
    ['es', '¿Tenéis tienda en Sevilla?'],
    ['es', '¿La cafetera funciona a 110 voltios?'],
    ['es', '¿Tenéis tazas de cerámica?'],
    ['es', '¿Buscáis camareros?'],
    ['es', '¿Dais cursos de barista?'],
    ['es', '¿Cuándo vuelve el café de Kenia?'],
    ['de', 'Haben Sie die Tassen auch in Blau?'],
    ['de', 'Welche Mühle passt zu einer Siebträgermaschine?'],
    ['de', 'Sind die Beutel kompostierbar?'],
    ['de', 'Bieten Sie Führungen an?'],
    ['de', 'Wie viel Koffein hat der Espresso?'],
    ['de', 'Suchen Sie Röster?'],
  ],
  paraphrases: [],
}
