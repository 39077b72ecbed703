import { describe, expect, test } from 'vitest'
import { findQuantifierMismatches } from './unsupported-words.ts'

const find = (language: string, sentence: string, source: string) =>
  findQuantifierMismatches({ text: sentence, language }, { text: source, language }).map(({ word }) => word)

describe('findQuantifierMismatches', () => {
  test.each([
    ['en', 'Pots may come back after 28 days.', 'Pots may come back within 28 days.', 'reversed: after'],
    ['en', 'You pay it, if we made a mistake.', 'You pay it, unless we made a mistake.', 'reversed: if'],
    [
      'de',
      'Den Rest zahlen Sie nach der Lieferung.',
      'Den Rest zahlen Sie vor der Lieferung.',
      'reversed: nach',
    ],
    ['fr', 'Payez après la livraison.', 'Payez avant la livraison.', 'reversed: apres'],
    ['es', 'Pague después del envío.', 'Pague antes del envío.', 'reversed: despues'],
    ['pl', 'Zwrot następuje przed otrzymaniem.', 'Zwrot następuje po otrzymaniu.', 'reversed: przed'],
    ['en', 'You get tea in addition to cake.', 'You get tea instead of cake.', 'reversed: addition'],
    ['nl', 'Betaal na de levering.', 'Betaal voor de levering.', 'reversed: na'],
  ])('finds a word that reverses its source, in %s: %s', (language, sentence, source, word) => {
    expect(find(language, sentence, source)).toContain(word)
  })

  test('finds nothing in the same words, or in another order of them', () => {
    const source = 'Tell us within five days after the parcel has arrived.'
    expect(find('en', source, source)).toEqual([])
    expect(find('en', 'After the parcel has arrived, tell us within five days.', source)).toEqual([])
  })
})
