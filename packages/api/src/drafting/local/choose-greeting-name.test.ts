import { describe, expect, test } from 'vitest'
import { chooseGreetingName } from './choose-greeting-name.ts'

describe('chooseGreetingName', () => {
  test.for([
    ['Maria Silva', 'Maria'],
    ['Silva, Maria', 'Maria'],
    ['  Maria   Silva ', 'Maria'],
    ['Zoë Ångström', 'Zoë'],
    ['Anne-Marie O’Neil', 'Anne-Marie'],
    ['Siobhán McCoy', 'Siobhán'],
    ['Maria da Silva', 'Maria'],
    ['Jan van der Berg', 'Jan'],
    ['Anna K.', 'Anna'],
    ['Hélène', 'Hélène'],
  ] as const)('calls %s by the first name: %s', ([name, called]) => {
    for (const language of ['en', 'es', 'pt', 'sv', 'da', 'nb', 'fi'])
      expect([language, chooseGreetingName(name, language)]).toEqual([language, called])
  })

  test.for([
    'Office of Brandt & Sons',
    'Brandt Logistics',
    'Customer Support',
    'Dr. Maria Silva',
    'Mr Smith',
    'The Mug',
    'Anna Maria Silva',
    'J. Smith',
    'MARIA SILVA',
    'maria silva',
    'mariasilva',
    'Wang Wei',
    'Nguyen Van An',
    'Kim Minjun',
    'Müller GmbH, Einkauf',
    'Maria de',
  ])('leaves the name whole that is not plainly the first and the last of a person: %s', (name) => {
    expect(chooseGreetingName(name, 'en')).toBe(name)
  })

  test('leaves the name whole where that is usual, with the first one first', () => {
    for (const language of ['de', 'fr', 'it', 'nl', 'pl', 'cs', 'ro', 'ja'])
      expect(['Maria Silva', 'Silva, Maria'].map((name) => chooseGreetingName(name, language))).toEqual([
        'Maria Silva',
        'Maria Silva',
      ])
  })

  test.for([
    'help@shop.test',
    'Your refund waits at evil.com',
    'https://evil.test/x',
    'You get 500 EUR',
    'Call +49 30 1234567',
    '<b>Maria</b>',
    '⟦L1⟧',
    'A'.repeat(61),
    '',
    ' ',
  ])('takes nothing of what is no name: %s', (name) => {
    expect(chooseGreetingName(name, 'en')).toBe('')
  })
})
