import { createWordPattern, joinLanguagePatterns } from '../../languages/languages.ts'

const unionCountries = new Set(
  'at be bg cy cz de dk ee es fi fr gr hr hu ie it lt lu lv mt nl pl pt ro se si sk'.split(' '),
)
const otherCountries = new Set('ae ar au ca cl cn hk il in jp kr mx nz sg us za'.split(' '))

const unionPattern = new RegExp(createWordPattern(joinLanguagePatterns(({ places }) => places.union)), 'giu')
/** True if a text names the EU. Its abbreviations count in capitals only: German 'ab' and Portuguese 'eu' are words. */
const mentionsUnion = (text: string): boolean =>
  [...text.matchAll(unionPattern)].some(([name]) => name.length > 2 || name === name.toUpperCase())
const europePattern = createWordPattern(joinLanguagePatterns(({ places }) => places.europe))
const beyondEuropePattern = createWordPattern(joinLanguagePatterns(({ places }) => places.beyond))
const worldPattern = createWordPattern(joinLanguagePatterns(({ places }) => places.world))

/**
 * Names of groups of neighbouring countries, as documents in several languages write them. 'Scandinavian furniture' names no
 * country, so these are nouns. German 'Dach' is a roof, hence the capitals.
 */
const countryGroups: readonly (readonly [members: ReadonlySet<string>, name: RegExp])[] = (
  [
    ['be nl lu', createWordPattern('b[eé]n[eé]lux\\p{L}*|benelux-\\p{L}+')],
    [
      'dk no se',
      createWordPattern(
        's[ck]andinavia|s[ck]andinavië|skandinavien|scandinavie|escandinavia|escandinávia|skandynawi\\p{L}+',
      ),
    ],
    [
      'ee lv lt',
      createWordPattern(
        'the baltics|baltic (?:states|countries)|baltikum|baltische[nr]? (?:staaten|länder)|pays baltes|países bálticos',
      ),
    ],
    ['at ch de', /(?<!\p{L})DACH(?!\p{L})/u],
  ] as const
).map(([members, name]) => [new Set(members.split(' ')), name])

/** True if a text names a country, or a group of countries that contains it. */
export const mentionsCountry = (country: string, text: string, concepts: ReadonlySet<string>): boolean =>
  concepts.has(country) ||
  countryGroups.some(([members, name]) => members.has(country.replace('@country-', '')) && name.test(text))

/**
 * True if a text includes or excludes a country, by itself or with its region. A list of other countries
 * decides nothing.
 */
export function statesRuleForCountry(country: string, text: string, concepts: ReadonlySet<string>): boolean {
  const code = country.replace('@country-', '')
  if (mentionsCountry(country, text, concepts)) return true
  const others = [...concepts].filter((concept) => concept.startsWith('@country-'))
  if (unionCountries.has(code) && (mentionsUnion(text) || others.includes('@country-eu'))) return true
  if (europePattern.test(text)) return otherCountries.has(code) || !beyondEuropePattern.test(text)
  return worldPattern.test(text) && (others.length === 0 || otherCountries.has(code))
}
