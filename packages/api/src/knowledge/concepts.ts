import { danish } from './glossary/da.ts'
import { german } from './glossary/de.ts'
import { english } from './glossary/en.ts'
import { spanish } from './glossary/es.ts'
import { finnish } from './glossary/fi.ts'
import { french } from './glossary/fr.ts'
import { italian } from './glossary/it.ts'
import { dutch } from './glossary/nl.ts'
import { norwegian } from './glossary/no.ts'
import { polish } from './glossary/pl.ts'
import { portuguese } from './glossary/pt.ts'
import { swedish } from './glossary/sv.ts'
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
}

/** Between the words of a saying may stand so many others less one: 'send it back'. */
const gap = 4
/** A particle stands at the end of a clause: 'send anything from our range back'. */
const farGap = 6
const particles = new Set(['back', 'zuruck', 'terug', 'tillbaka', 'tilbage', 'tilbake'])
/** A beginning of a word that is shorter stands for the whole word. */
const shortest = 4
/** In languages that write compounds as one word a part of this length is found anywhere in it. */
const longPart = 5
const compounding = new Set(['da', 'de', 'fi', 'nl', 'no', 'sv'])
/** Endings that a word of four letters or fewer may take: 'teas' is tea, and 'team' is none. A longer rest makes a compound. */
const endingsOf: Readonly<Record<string, RegExp>> = {
  da: /^(?:e|en|et|er|ere|erne|ede|ne|r|s|t|te|.{4,})$/u,
  de: /^(?:e|em|en|er|ern|es|et|n|r|s|st|t|te|ten|ung|ungen|.{4,})$/u,
  en: /^(?:d|e?s|ed|er|ers|ing|e?n|ly|ment|ments|r|y|.?ed|.?er|.?ing|.?y)$/u,
  nl: /^(?:e|en|er|es|je|jes|n|s|t|te|ten|.{4,})$/u,
  no: /^(?:e|en|et|er|ene|r|s|t|te|a|.{4,})$/u,
  sv: /^(?:a|ad|ade|an|ar|at|d|en|er|et|na|or|s|t|te|.{4,})$/u,
}
/** Concepts whose words are no part of a longer one: 'Gründung' is not green. */
const alone = new Set(['colour'])

const sources: Readonly<Record<string, string>> = {
  da: danish,
  de: german,
  en: english,
  es: spanish,
  fi: finnish,
  fr: french,
  it: italian,
  nl: dutch,
  no: norwegian,
  pl: polish,
  pt: portuguese,
  sv: swedish,
}

const glossaries = new Map(
  Object.entries(sources).map(
    ([language, text]) => [language, readGlossary(text, endingsOf[language])] as const,
  ),
)

function readGlossary(text: string, endings: RegExp | undefined): Glossary {
  const sayings = new Map<string, Saying[]>()
  for (const line of text.trim().split('\n')) {
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
  }
}

/** A concept in a text, such as '@return' or '@country-is', and the positions of its words. */
export interface Meaning {
  concept: string
  /** Where the words stand, the first one first. */
  at: readonly number[]
}

/** Finds the concepts of a text, with the positions of their words. Without a known language, tries all glossaries. */
export function findSaid(words: readonly string[], language: string | undefined): Meaning[] {
  const found: Meaning[] = []
  const bare = words.map(plain)
  const languages = language !== undefined && glossaries.has(language) ? [language] : [...glossaries.keys()]
  for (const each of languages) {
    const glossary = glossaries.get(each)
    for (const [at, word] of bare.entries()) {
      const region = findRegion(word, each)
      if (region) found.push({ concept: `@country-${region}`, at: [at] }, { concept: '@abroad', at: [at] })
      const said = new Map<string, readonly number[]>()
      for (const { concept, rest } of glossary ? lookUp(glossary, word, compounding.has(each)) : []) {
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
function lookUp(
  { sayings, openings, longest, endings }: Glossary,
  word: string,
  isCompounding: boolean,
): Saying[] {
  const found: Saying[] = []
  for (let start = 0; start <= (isCompounding ? Math.max(0, word.length - longPart) : 0); start += 1) {
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

/** Where the rest of a saying stands; undefined when it is not there. */
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
