import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { matchConcepts } from '../knowledge/search/concepts.ts'
import { parseNumberWord } from '../knowledge/search/number-words.ts'
import { isStopWord } from '../knowledge/search/stop-words.ts'
import { splitWords, stemWord } from '../knowledge/search/split-words.ts'
import { isMonth } from '../drafting/check/find-dates.ts'
import { isRequest } from '../drafting/analysis/request-patterns.ts'
import { findRisks } from '../drafting/analysis/find-risks.ts'
import { openTestApi } from '../testing/api.ts'
import type { TestApi } from '../testing/api.ts'
import { languageCodeByAlias, languages, splitWordList, stemmers } from './languages.ts'

const cases = languages.map((language) => [language.code, language] as const)
const conceptsOf = (glossary: string) =>
  glossary
    .trim()
    .split('\n')
    .map((line) => line.slice(0, line.indexOf(': ')))
const english = conceptsOf(languages.find(({ code }) => code === 'en')?.glossary ?? '')
/** The keys of a part that all languages hold, or all but one. */
const sharedKeys = (part: 'units' | 'needs' | 'places' | 'requests' | 'questions') => {
  const all = languages.map((language) => Object.keys(language[part]))
  return [...new Set(all.flat())].filter(
    (key) => all.filter((keys) => keys.includes(key)).length >= all.length - 1,
  )
}
const countNumbers = (list: string) => splitWordList(list).length

describe('languages', () => {
  let t: TestApi
  beforeAll(async () => {
    t = await openTestApi()
  })
  afterAll(() => t.close())

  test('are the ones that people choose from', async () => {
    const { body } = await t.send('languages', { token: await t.enter('ann@example.com') })
    const codes = (body as unknown as { code: string }[]).map(({ code }) => code)
    expect(codes.toSorted()).toEqual(languages.map(({ code }) => code).toSorted())
  })

  test.each(cases)('know every part of %s', (code, language) => {
    const { stemmer, ...parts } = language
    expect(typeof stemmer.stem('words')).toBe('string')
    const holes = Object.entries(parts)
      .flatMap(([key, part]: [string, unknown]) => [[key, part], ...Object.entries(Object(part) as object)])
      .filter(([, part]) => part === '' || (part instanceof RegExp && part.source === '(?:)'))
    expect(holes).toEqual([])
    expect(Object.keys(language.phrases.order)).toHaveLength(7)
    for (const part of ['units', 'needs', 'places', 'requests', 'questions'] as const)
      expect(Object.keys(language[part])).toEqual(expect.arrayContaining(sharedKeys(part)))
    expect(splitWordList(language.stopWords).length).toBeGreaterThan(60)
    expect(countNumbers(language.numbers)).toBe(countNumbers(languages[0]?.numbers ?? ''))
    expect(conceptsOf(language.glossary).filter((concept) => !english.includes(concept))).toEqual([])
    expect(conceptsOf(language.glossary).length).toBeGreaterThan(70)
    expect(new Intl.DateTimeFormat(code).resolvedOptions().locale).toBe(code)
  })

  test.each(cases)('bound the first part of a compound before a number (%s)', (_, { numberLabels }) => {
    // Without a bound a text of one long word is read in quadratic time.
    for (const { source } of Object.values(numberLabels)) expect(source).not.toMatch(/(?:^|\|)\\p\{L\}[*+]/)
  })

  test('name the Norwegian of Norway and its two written forms once', () => {
    expect(languageCodeByAlias.get('nb')).toBe('no')
    expect(languageCodeByAlias.get('nn')).toBe('no')
    expect(stemWord('bestillingene', 'nb')).toBe(stemWord('bestillingene', 'no'))
    expect(isStopWord('ikke', 'nb')).toBe(true)
  })

  test('have stemmers for reading too, where no draft is written', () => {
    expect([...stemmers.keys()].filter((code) => !languageCodeByAlias.has(code))).not.toEqual([])
    expect(stemWord('zamówienia', 'pl')).toBe(stemWord('zamówienie', 'pl'))
    expect(stemWord('tellimusest', 'et')).toBe(stemWord('tellimuses', 'et'))
  })
})

describe.each([
  ['cs', 'Chtěla bych zboží vrátit, kolik stojí doprava?', ['@return', '@deliver'], 'čtrnáct', 'listopadu'],
  [
    'ro',
    'Aș dori să returnez produsul, cât costă livrarea?',
    ['@return', '@deliver'],
    'paisprezece',
    'noiembrie',
  ],
  ['tr', 'Ürünü iade etmek istiyorum, kargo ücreti ne kadar?', ['@return', '@deliver'], 'yirmi', 'kasım'],
  [
    'hu',
    'Szeretném visszaküldeni a terméket, mennyibe kerül a szállítás?',
    ['@return', '@deliver'],
    'tizennégy',
    'november',
  ],
] as const)('a mail in %s', (code, question, concepts, number, month) => {
  test('is understood', () => {
    const found = matchConcepts(splitWords(question), code).map(({ concept }) => concept)
    expect(found).toEqual(expect.arrayContaining([...concepts]))
    expect(isRequest(question)).toBe(true)
    expect(parseNumberWord(number, code)).toBe(code === 'tr' ? 20 : 14)
    expect(isMonth(month)).toBe(true)
  })
})

test.each([
  ['cs', 'Obrátím se na svého právníka.'],
  ['ro', 'Voi apela la un avocat.'],
  ['tr', 'Avukatıma başvuracağım.'],
  ['hu', 'Az ügyvédemhez fordulok.'],
])('findRisks finds a lawyer in %s', (_, text) => expect(findRisks(text)).toEqual(['lawyer']))

describe('the stemmers', () => {
  test('name their version and stand beside their licence', () => {
    const read = (name: string) => readFileSync(new URL(`stemmers/${name}`, import.meta.url), 'utf8')
    expect(read('german-stemmer.js')).toMatch(/^\/\/ Generated from german\.sbl by Snowball 3\.\d+\.\d+/)
    expect(read('COPYING')).toContain('Dr Martin Porter')
  })

  test.each([
    'liefern liefert geliefert',
    'füttern füttert gefüttert',
    'prüfen prüft geprüft',
    'kaufen kauft gekauft',
    'reparieren repariert',
  ])('give the forms of a German verb one stem: %s', (forms) => {
    expect(new Set(forms.split(' ').map((form) => stemWord(form, 'de'))).size).toBe(1)
  })

  test.each(['Gerät Rat', 'Recht rechnen', 'Gebiet bieten'])('keep German words apart: %s', (words) => {
    expect(new Set(splitWords(words).map((word) => stemWord(word, 'de'))).size).toBe(2)
  })
})
