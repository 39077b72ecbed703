import { describe, expect, test } from 'vitest'
import { statesRuleForCountry, mentionsCountry } from './country-rules.ts'

describe('mentionsCountry', () => {
  test.each([
    ['dk', 'We deliver to Scandinavia.', true],
    ['se', 'Wir liefern nach Skandinavien.', true],
    ['no', 'We deliver our Scandinavian furniture within Germany.', false],
    ['dk', 'Unsere skandinavischen Lampen liefern wir in Deutschland.', false],
    ['lv', 'We deliver to the Baltic states.', true],
    ['ee', 'Wir liefern in die baltischen Staaten.', true],
    ['lt', 'Jewellery of Baltic amber is sent within Poland.', false],
    ['nl', 'We deliver to the Benelux countries.', true],
    ['at', 'Versand in die DACH-Region: 5 €.', true],
    ['at', 'Das Dach des Zelts liefern wir in Deutschland.', false],
  ])('knows whether a group of countries is named: %s in %s', (country, text, isNamed) => {
    expect(mentionsCountry(`@country-${country}`, text, new Set())).toBe(isNamed)
  })
})

describe('statesRuleForCountry', () => {
  test.each([
    ['We deliver to the EU.', true],
    ['Livraison dans toute l’UE : 9 €.', true],
    ['Ab einem Bestellwert von 60 Euro zahlen Sie keinen Versand.', false],
    ['Wij leveren in de hele europese unie.', true],
    ["Spediamo nell'Unione europea a 9 €, fuori a 19 €.", true],
    ['Frete grátis: eu recomendo pedir duas peças.', false],
  ])('knows a union by its name, or by its abbreviation in capitals: %s', (text, isDecided) => {
    expect(statesRuleForCountry('@country-fr', text, new Set())).toBe(isDecided)
  })
})
