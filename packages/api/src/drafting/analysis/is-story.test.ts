import { describe, expect, test } from 'vitest'
import { analyzeMail } from './analyze-mail.ts'
import { isStory } from './is-story.ts'

const question = {
  en: 'Do you also sell gift cards for the workshop?',
  de: 'Verkaufen Sie auch Gutscheine für die Werkstatt?',
  fr: 'Vendez-vous aussi des cartes cadeaux pour les ateliers ?',
  es: '¿Venden también tarjetas regalo para los talleres?',
  nl: 'Verkoopt u ook cadeaubonnen voor de werkplaats?',
  it: 'Vendete anche buoni regalo per i laboratori?',
}
type Language = keyof typeof question

const stories: readonly (readonly [Language, string])[] = [
  [
    'en',
    'Last summer we moved to a village near the coast, and my husband finally has the garden of his dreams.',
  ],
  ['en', 'Our dog Bella is a labrador. She loves water and she jumps into every puddle.'],
  ['en', 'I was in your shop on Saturday with my two boys. The woman at the till was so friendly to us.'],
  ['de', 'Wir haben im Mai geheiratet, und meine Schwester hat uns beschenkt. Es war ein wunderschöner Tag.'],
  ['de', 'Vor zwei Jahren habe ich mit dem Laufen angefangen. Inzwischen trainiere ich viermal die Woche.'],
  ['fr', 'Mon père a fêté ses quatre-vingts ans au printemps. Nous étions tous réunis.'],
  ['es', 'Nos casamos en mayo y mi hermana nos regaló un viaje. Fue un día precioso.'],
  ['nl', 'Vorige zomer zijn we naar een dorp verhuisd, en mijn man heeft eindelijk een tuin.'],
  ['it', 'Siamo clienti vostri da dieci anni. Mia sorella ama i vostri colori.'],
]

const matters: readonly (readonly [Language, string])[] = [
  ['en', 'Your driver was rude to my wife and kicked our gate.'],
  ['en', 'I opened the box and the bag had holes in its bottom.'],
  ['en', 'It smells strongly of glue, and my son got a rash.'],
  ['en', 'I have written three times now and heard nothing.'],
  ['en', 'Send the parcel to my office and tell my colleague.'],
  ['en', 'We love the lamp, but the shade is much too dark.'],
  ['de', 'Ihr Fahrer hat das Paket im Regen stehen lassen, und der Nachbar musste es reintragen.'],
  ['de', 'Meine Frau hat heute früh einen Riss im Glas entdeckt.'],
  ['de', 'Es riecht stark nach Kleber, und mein Sohn hat Ausschlag bekommen.'],
  ['de', 'Wir brauchen vierzig Stück bis Ende des Monats.'],
  ['fr', 'Vous m’avez débité 12 EUR de trop.'],
  ['es', 'Mi mujer encontró una grieta en el vaso esta mañana.'],
  ['nl', 'Mijn vrouw heeft een barst in het glas ontdekt.'],
  ['it', 'Mia moglie ha trovato una crepa nel bicchiere.'],
]

const countQuestions = (language: Language, text: string) =>
  analyzeMail({ subject: '', text, language }).questions.length

describe('isStory', () => {
  test.each(stories)('a reply may pass over what a mail in %s tells: %s', (language, story) => {
    expect(countQuestions(language, `${story}\n\n${question[language]}`)).toBe(1)
    expect(countQuestions(language, `${question[language]}\n\n${story}`)).toBe(1)
  })

  test.each(matters)('a matter in %s is no story: %s', (language, matter) => {
    expect(isStory(matter, language)).toBe(false)
    expect(countQuestions(language, `${matter}\n\n${question[language]}`)).toBe(2)
  })

  test('a story with one matter is a matter', () => {
    const mail = `We moved to the coast last summer. My wife found a crack in the glass.\n\n${question.en}`
    expect(countQuestions('en', mail)).toBe(2)
  })

  test('an apology does not depend on what a mail tells', () => {
    const text = `My grandmother turned eighty in spring.\n\nThe lamp arrived broken.\n\n${question.en}`
    expect(analyzeMail({ subject: '', text, language: 'en' })).toMatchObject({ isComplaint: true })
  })
})
