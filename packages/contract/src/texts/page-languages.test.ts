import { describe, expect, test } from 'vitest'
import { choosePageLanguage, findPageLanguage } from './page-languages.ts'

describe('choosePageLanguage', () => {
  test.each([
    [undefined, 'en'],
    ['', 'en'],
    ['*', 'en'],
    ['de', 'de'],
    ['de-AT,de;q=0.9,en;q=0.8', 'de'],
    ['it-IT,it;q=0.9,pl;q=0.4,fr;q=0.8', 'fr'],
    ['de;q=0, nl', 'nl'],
    ['fr;q=x, es;q=0.1', 'es'],
    ['sv, fi', 'en'],
  ])('reads %j as %s', (header, language) => {
    expect(choosePageLanguage(header)).toBe(language)
  })
})

describe('findPageLanguage', () => {
  test('knows languages with pages only, with or without a region', () => {
    const codes = ['pl', 'FR-be', 'it', '', null, 'constructor']
    expect(codes.map(findPageLanguage)).toEqual(['pl', 'fr', undefined, undefined, undefined, undefined])
  })
})
