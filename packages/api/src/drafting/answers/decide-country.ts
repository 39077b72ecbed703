import { anyOf } from '../../languages/languages.ts'

const union = new Set(
  'at be bg cy cz de dk ee es fi fr gr hr hu ie it lt lu lv mt nl pl pt ro se si sk'.split(' '),
)
const outside = new Set('ae ar au ca cl cn hk il in jp kr mx nz sg us za'.split(' '))

const createPattern = (list: string): RegExp => new RegExp(`(?<!\\p{L})(?:${list})(?!\\p{L})`, 'iu')
const europeanUnion = createPattern(anyOf(({ places }) => places.union))
const europe = createPattern(anyOf(({ places }) => places.europe))
const beyond = createPattern(anyOf(({ places }) => places.beyond))
const world = createPattern(anyOf(({ places }) => places.world))

/**
 * True if a text includes or excludes a country, by itself or with its region. A list of other countries
 * decides nothing.
 */
export function decidesCountry(country: string, text: string, concepts: ReadonlySet<string>): boolean {
  const code = country.replace('@country-', '')
  if (concepts.has(country)) return true
  const others = [...concepts].filter((concept) => concept.startsWith('@country-'))
  if (union.has(code) && (europeanUnion.test(text) || others.includes('@country-eu'))) return true
  if (europe.test(text)) return outside.has(code) || !beyond.test(text)
  return world.test(text) && (others.length === 0 || outside.has(code))
}
