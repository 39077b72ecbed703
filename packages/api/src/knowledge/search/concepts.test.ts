import { describe, expect, test } from 'vitest'
import { countConcepts } from './concepts.ts'
import { splitWords } from './split-words.ts'

const concepts = (text: string, language?: string) => [...countConcepts(splitWords(text), language).keys()]

/** The same three mails in twelve languages: a return, a broken vase, a late parcel. */
const told: readonly (readonly [language: string, back: string, broken: string, late: string])[] = [
  ['en', 'I would like to send it back.', 'The vase arrived broken.', 'My parcel is late.'],
  ['de', 'Ich möchte es zurückschicken.', 'Die Vase kam zerbrochen an.', 'Mein Paket ist verspätet.'],
  ['fr', 'Je voudrais le renvoyer.', 'Le vase est arrivé cassé.', 'Mon colis est en retard.'],
  ['es', 'Quiero devolverlo.', 'El jarrón llegó roto.', 'Mi paquete viene con retraso.'],
  ['it', 'Vorrei restituirlo.', 'Il vaso è arrivato rotto.', 'Il mio pacco è in ritardo.'],
  ['nl', 'Ik wil het terugsturen.', 'De vaas kwam gebroken aan.', 'Mijn pakket is vertraagd.'],
  ['pt', 'Quero devolver o artigo.', 'O vaso chegou partido.', 'A minha encomenda está atrasada.'],
  ['pl', 'Chcę to zwrócić.', 'Wazon dotarł stłuczony.', 'Moja paczka jest opóźniona.'],
  ['sv', 'Jag vill skicka tillbaka den.', 'Vasen kom fram trasig.', 'Mitt paket är försenat.'],
  ['da', 'Jeg vil gerne returnere den.', 'Vasen var knust.', 'Min pakke er forsinket.'],
  ['no', 'Jeg vil returnere den.', 'Vasen var knust.', 'Pakken min er forsinket.'],
  ['fi', 'Haluan palauttaa sen.', 'Maljakko saapui rikki.', 'Pakettini on myöhässä.'],
]

describe('countConcepts', () => {
  test.each(told)('knows what a mail is about in %s', (language, back, broken, late) => {
    expect(concepts(back, language)).toContain('@return')
    expect(concepts(broken, language)).toContain('@damage')
    expect(concepts(late, language)).toContain('@late')
    expect(concepts(late, language)).toContain('@parcel')
  })

  test('takes no common word of Dutch for something else', () => {
    expect(concepts('Het glas was stuk toen ik de doos openmaakte.', 'nl')).not.toContain('@care')
    expect(concepts('Het glas was stuk toen ik de doos openmaakte.', 'nl')).not.toContain('@hours')
    expect(concepts('Hoe kan ik de trui wassen of schoonmaken?', 'nl')).toContain('@care')
    expect(concepts('Als ik hem terugstuur?', 'nl')).toContain('@return')
    expect(concepts('Wanneer zijn jullie open?', 'nl')).toContain('@hours')
  })

  test('takes Europe for no price, and a beard for no payment', () => {
    expect(concepts('Wir liefern europaweit, auch an Europäische Partner.', 'de')).not.toContain('@cost')
    expect(concepts('Haben Sie Öl für den Bart?', 'de')).not.toContain('@payment')
    for (const asked of ['Kann ich bar bezahlen?', 'Geht das in bar?', 'Nehmen Sie Bargeld?'])
      expect(concepts(asked, 'de')).toContain('@payment')
  })

  test.each([
    ['en', 'voucher'],
    ['de', 'Coupon'],
    ['fr', 'coupon'],
    ['nl', 'waardebon'],
    ['pl', 'kupon'],
    ['pt', 'voucher'],
    ['sv', 'kupong'],
    ['da', 'kupon'],
    ['no', 'kupong'],
    ['fi', 'kuponki'],
  ])('knows in %s that a %s is a discount', (language, word) => {
    expect(concepts(word, language)).toContain('@discount')
  })

  test('takes a voucher for a discount and for a gift, as people use the word', () => {
    expect(concepts('Vouchers', 'en')).toEqual(expect.arrayContaining(['@discount', '@gift-card']))
  })

  test.each([
    ['en', 'Hello team, your plants left the nursery.', ['@food', '@subscription']],
    ['en', 'Will it freeze in the package?', ['@free', '@processing']],
    [
      'en',
      'It is important to install the classic pair of lamps',
      ['@customs', '@instalment', '@course', '@connect'],
    ],
    ['en', 'I send it back in its box.', ['@stock']],
    ['de', 'Aus guten Gründen, und die Gründung ist gründlich.', ['@colour']],
    ['sv', 'Den gulliga katten', ['@colour']],
  ])('takes no longer word for a short one in %s: %s', (language, text, wrong) => {
    expect(concepts(text, language).filter((concept) => wrong.includes(concept))).toEqual([])
  })

  test.each([
    ['en', 'Do you ship to the United Kingdom?', ['@country-gb']],
    ['en', 'Do you ship to the United States?', ['@country-us']],
    ['en', 'Do you ship to the US?', ['@country-us']],
    ['en', 'Can you tell us what your label states?', []],
    ['de', 'Liefern Sie in die Vereinigten Staaten?', ['@country-us']],
    ['de', 'Liefern Sie ins Vereinigte Königreich?', ['@country-gb']],
    ['nl', 'Levert u naar de Verenigde Staten?', ['@country-us']],
    ['it', 'Spedite negli Stati Uniti?', ['@country-us']],
    ['it', 'I pacchi sono stati spediti.', []],
    ['es', '¿Envían a USA?', ['@country-us']],
    ['es', '¿Cómo se usa un código?', []],
  ])('knows the country in %s: %s', (language, text, countries) => {
    expect(concepts(text, language).filter((concept) => concept.startsWith('@country'))).toEqual(countries)
  })

  test.each([
    ['Can I pay later?', []],
    ['My bike was stolen. Can I buy a second key?', []],
    ['My parcel is later than promised.', ['@late']],
    ['The parcel was stolen from my porch.', ['@lost']],
  ])('takes no other time and no other theft for a late or lost parcel: %s', (text, troubles) => {
    expect(concepts(text, 'en').filter((concept) => ['@late', '@lost'].includes(concept))).toEqual(troubles)
  })

  test.each([
    ['important, peu importe', '@customs'],
    ['la crème pour le visage', '@payment'],
    ['une commande en cours', '@course'],
    ['à votre charge', '@battery'],
    ['après avoir appliqué', '@store-credit'],
    ['les frais de retour', '@shelf-life'],
  ])('takes no beginning of a French word for another word: %s', (text, wrong) => {
    expect(concepts(text, 'fr')).not.toContain(wrong)
  })

  test.each([
    ['Qui paie les frais de retour ?', '@cost'],
    ['Peut-on passer vous voir ?', '@shop'],
    ['J’ai changé d’avis', '@return'],
    ['Nous prenons en charge les frais.', '@free'],
  ])('knows how people say it in French: %s', (text, concept) => {
    expect(concepts(text, 'fr')).toContain(concept)
  })

  test.each([
    [
      'en',
      'Two teas in a wooden box, shipped for free',
      ['@food', '@material', '@parcel', '@deliver', '@free'],
    ],
    ['de', 'Grüne Holzspielzeuge und Geldrückgabe', ['@colour', '@material']],
  ])('knows the forms of a short word in %s: %s', (language, text, right) => {
    expect(concepts(text, language)).toEqual(expect.arrayContaining(right))
  })

  test.each([
    ['Could you hang on to my parcel until we get back?', 'hold'],
    ['How much do I have to spend before postage is free?', 'minimum'],
    ['Can you knock it off the price?', 'discount'],
    ['Do you take Amex?', 'payment'],
    ['Is the flour still any good?', 'shelf-life'],
    ['I have changed my mind about the kettle.', 'return'],
    ['Who pays when I send it back?', 'return-cost'],
    ['It has fallen apart.', 'defect'],
  ])('knows what people say in mails: %s', (text, concept) => {
    expect(concepts(text, 'en')).toContain(`@${concept}`)
  })

  test('finds a saying of several words with a few between them', () => {
    expect(concepts('May I send the two lamps back?', 'en')).toContain('@return')
    expect(concepts('I will send a letter and then you write back.', 'en')).not.toContain('@return')
  })

  test('finds the parts of compounds where a language has them', () => {
    expect(concepts('Standardversandkosten', 'de')).toEqual(
      expect.arrayContaining(['@shipping-cost', '@cost']),
    )
  })

  test('knows a country in each language as one', () => {
    expect(concepts('Iceland', 'en')).toContain('@country-is')
    expect(concepts('Islande', 'fr')).toContain('@country-is')
    expect(concepts('Island', 'de')).toContain('@country-is')
  })

  test('does without accents, as hurried people write', () => {
    expect(concepts('Je veux l echanger, il est abime', 'fr')).toEqual(
      expect.arrayContaining(['@exchange', '@damage']),
    )
  })
})
