import { joinPatterns } from '../../languages/languages.ts'

const unionCountries = new Set(
  'at be bg cy cz de dk ee es fi fr gr hr hu ie it lt lu lv mt nl pl pt ro se si sk'.split(' '),
)
const otherCountries = new Set('ae ar au ca cl cn hk il in jp kr mx nz sg us za'.split(' '))

const createWordPattern = (list: string): RegExp => new RegExp(`(?<!\\p{L})(?:${list})(?!\\p{L})`, 'iu')
const unionPattern = createWordPattern(joinPatterns(({ places }) => places.union))
const europePattern = createWordPattern(joinPatterns(({ places }) => places.europe))
const beyondEuropePattern = createWordPattern(joinPatterns(({ places }) => places.beyond))
const worldPattern = createWordPattern(joinPatterns(({ places }) => places.world))

/**
 * True if a text includes or excludes a country, by itself or with its region. A list of other countries
 * decides nothing.
 */
export function decidesCountry(country: string, text: string, concepts: ReadonlySet<string>): boolean {
  const code = country.replace('@country-', '')
  if (concepts.has(country)) return true
  const others = [...concepts].filter((concept) => concept.startsWith('@country-'))
  if (unionCountries.has(code) && (unionPattern.test(text) || others.includes('@country-eu'))) return true
  if (europePattern.test(text)) return otherCountries.has(code) || !beyondEuropePattern.test(text)
  return worldPattern.test(text) && (others.length === 0 || otherCountries.has(code))
}
