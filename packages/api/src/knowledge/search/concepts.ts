import { languageCodes, languages } from '../../languages/languages.ts'
import type { Language } from '../../languages/language.ts'
import { findRegion } from './regions.ts'
import { plain, readWords } from './words.ts'

/** A way to say something: the beginnings of its words, in their order. */
interface Saying {
  concept: string
  rest: readonly string[]
}

/** The sayings of a language by the beginning of their first word. */
interface Glossary {
  readonly sayings: ReadonlyMap<string, readonly Saying[]>
  /** The first `longPart` letters of the sayings that may occur inside a word. */
  readonly openings: ReadonlySet<string>
  /** How long the longest is. */
  readonly longest: number
  /** Endings of a short word; undefined where the glossary has beginnings of words only. */
  readonly endings: RegExp | undefined
  readonly hasCompounds: boolean
}

/** The most words between the words of a saying, plus one: 'send it back'. */
const gap = 4
/** A particle ends a clause: 'send anything from our range back'. */
const farGap = 6
const particles = new Set(languages.flatMap(({ particle }) => particle ?? []))
/** A shorter stem must match the whole word. */
const shortest = 4
/** In languages with compounds, a stem of this length may stand anywhere in a word. */
const longPart = 5
/** Concepts whose words do not match inside longer words: 'Gründung' is not green. */
const alone = new Set(['colour'])

const glossaries = new Map(languages.map((language) => [language.code, readGlossary(language)] as const))

function readGlossary({ glossary, endings, hasCompounds }: Language): Glossary {
  const sayings = new Map<string, Saying[]>()
  for (const line of glossary.trim().split('\n')) {
    const colon = line.indexOf(': ')
    const concept = line.slice(0, colon)
    for (const saying of line.slice(colon + 2).split(', ')) {
      const [first = '', ...rest] = readWords(saying).map(plain)
      sayings.set(first, [...(sayings.get(first) ?? []), { concept, rest }])
    }
  }
  const firsts = [...sayings.keys()]
  return {
    sayings,
    openings: new Set(firsts.map((first) => first.slice(0, longPart))),
    longest: Math.max(...firsts.map((first) => first.length)),
    endings,
    hasCompounds,
  }
}

/** A concept in a text, such as '@return' or '@country-is', and the positions of its words. */
export interface Meaning {
  concept: string
  /** The positions of the words, in order. */
  at: readonly number[]
}

/** Finds the concepts of a text, with the positions of their words. Without a known language, tries all glossaries. */
export function findSaid(words: readonly string[], language: string | undefined): Meaning[] {
  const found: Meaning[] = []
  const bare = words.map(plain)
  const known = languageCodes.get(language ?? '')
  for (const each of known === undefined ? glossaries.keys() : [known]) {
    const glossary = glossaries.get(each)
    for (const [at, word] of bare.entries()) {
      const region = findRegion(word, each)
      if (region) found.push({ concept: `@country-${region}`, at: [at] }, { concept: '@abroad', at: [at] })
      const said = new Map<string, readonly number[]>()
      for (const { concept, rest } of glossary ? lookUp(glossary, word) : []) {
        const followed = follow(bare, at, rest, glossary?.endings)
        if (followed) said.set(concept, [at, ...followed])
      }
      for (const [concept, places] of said) found.push({ concept: `@${concept}`, at: places })
    }
  }
  return found
}

/** Counts how often a text mentions each concept. */
export function findConcepts(words: readonly string[], language: string | undefined): Map<string, number> {
  const found = new Map<string, number>()
  for (const { concept } of findSaid(words, language)) found.set(concept, (found.get(concept) ?? 0) + 1)
  return found
}

/** The sayings whose first word begins a word, or is a part of it. */
function lookUp({ sayings, openings, longest, endings, hasCompounds }: Glossary, word: string): Saying[] {
  const found: Saying[] = []
  for (let start = 0; start <= (hasCompounds ? Math.max(0, word.length - longPart) : 0); start += 1) {
    if (start > 0 && !openings.has(word.slice(start, start + longPart))) continue
    for (
      let end = start + (start === 0 ? 2 : longPart);
      end <= Math.min(word.length, start + longest);
      end += 1
    ) {
      const part = word.slice(start, end)
      if (part.length < shortest && word.length > part.length + 1) continue
      const said = sayings.get(part) ?? []
      const rest = word.slice(end)
      const isWhole = rest === '' || start > 0 || part.length > shortest || !endings
      if (isWhole) found.push(...said)
      else if (endings.test(rest))
        found.push(...said.filter(({ concept }) => rest.length < shortest || !alone.has(concept)))
    }
  }
  return found
}

/** Finds the rest of a saying. Undefined when it is missing. */
function follow(
  words: readonly string[],
  at: number,
  rest: readonly string[],
  endings: RegExp | undefined,
): number[] | undefined {
  const places: number[] = []
  let from = at + 1
  for (const beginning of rest) {
    const reach = particles.has(beginning) ? farGap : gap
    const next = words.slice(from, from + reach).findIndex((word) => begins(word, beginning, endings))
    if (next < 0) return undefined
    from += next + 1
    places.push(from - 1)
  }
  return places
}

function begins(word: string, beginning: string, endings: RegExp | undefined): boolean {
  if (word === beginning) return true
  if (beginning.length < shortest || !word.startsWith(beginning)) return false
  return beginning.length > shortest || !endings || endings.test(word.slice(shortest))
}
