import { describe, expect, test } from 'vitest'
import { analyzeMail } from './analyze-mail.ts'

const question = {
  en: 'Do you also sell gift cards for the workshop?',
  de: 'Verkaufen Sie auch Gutscheine für die Werkstatt?',
  fr: 'Vendez-vous aussi des cartes cadeaux pour les ateliers ?',
  es: '¿Venden también tarjetas regalo para los talleres?',
  nl: 'Verkoopt u ook cadeaubonnen voor de werkplaats?',
  it: 'Vendete anche buoni regalo per i laboratori?',
}
type Language = keyof typeof question

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

describe('tellsMatter', () => {
  test.each(matters)('a matter in %s counts beside a question: %s', (language, matter) => {
    expect(countQuestions(language, `${matter}\n\n${question[language]}`)).toBe(2)
  })

  test('a paragraph about the customer’s life counts too, because it may hold an injury, a wish or a country', () => {
    for (const told of [
      'I live in Norway with my two boys.',
      'My daughter choked on a small bead of the necklace.',
    ])
      expect(countQuestions('en', `${told}\n\n${question.en}`)).toBe(2)
  })
})
