import { describe, expect, test } from 'vitest'
import { isCourtesy, isPromise } from './courtesy-phrases.ts'

describe('isCourtesy', () => {
  test.each([
    ['en', 'The chair is made of oak.'],
    ['en', 'The glue is safe for babies, I hope you enjoy it.'],
    ['en', 'It is waterproof.'],
    ['en', 'Yes, you can.'],
    ['en', 'Sorry, it is not possible.'],
    ['en', 'Thank you, it is in stock.'],
    ['en', 'Free Returns'],
    ['en', 'Hello, the lamp works outside'],
    ['de', 'Der Tisch ist aus Eiche.'],
    ['de', 'Danke, das Holz ist geölt.'],
    ['de', 'Kostenlose Rückgabe'],
    ['fr', 'Merci, la colle est sans danger.'],
    ['es', 'La silla es de roble.'],
  ])('is false for a statement (%s): %s', (language, text) => {
    expect(isCourtesy(text, language)).toBe(false)
  })

  test.each([
    ['en', 'Dear Mr Smith,'],
    ['en', 'Thank you for your mail.'],
    ['en', 'I am sorry about the mix-up.'],
    ['en', 'Please do not hesitate to contact us.'],
    ['en', 'Please let me know if you have any further questions.'],
    ['en', 'Your Northwind team'],
    ['en', 'Olga'],
    ['de', 'Guten Tag Frau Müller,'],
    ['de', 'Es tut uns leid, dass Sie so lange warten mussten.'],
    ['de', 'In unseren Unterlagen steht dazu:'],
    ['fr', 'Nous sommes désolés pour ce désagrément.'],
    ['es', 'Gracias por su mensaje.'],
    ['nl', 'Met vriendelijke groet'],
  ])('is true for what is only polite (%s): %s', (language, text) => {
    expect(isCourtesy(text, language)).toBe(true)
  })
})

describe('isPromise', () => {
  test.each([
    'Die Kosten übernehmen wir.',
    'Das Geld überweisen wir Ihnen.',
    'Die Kosten können wir übernehmen.',
    'Das Geld werden wir Ihnen überweisen.',
    'Das Paket schicken wir Ihnen.',
  ])('is true for a promise: %s', (text) => {
    expect(isPromise(text)).toBe(true)
  })
})
