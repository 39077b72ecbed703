import { languageCodeByAlias, languages } from '../../languages/languages.ts'
import type { Language } from '../../languages/language.ts'
import { findRegion } from './regions.ts'
import { removeWordAccents, splitWords } from './split-words.ts'

interface GlossaryWord {
  /** The beginning of a word. In compounds, the first word of a phrase may be any part. */
  beginning: string
  /** Written as 'custom$': nothing follows, as in 'customer'. */
  isAtEnd: boolean
}

/** A phrase for a concept: word beginnings in order. */
interface GlossaryPhrase {
  concept: string
  first: GlossaryWord
  rest: readonly GlossaryWord[]
}

/** The phrases of a language by the beginning of their first word. */
interface Glossary {
  readonly phrases: ReadonlyMap<string, readonly GlossaryPhrase[]>
  /** The first `minCompoundPart` letters of phrases that may occur inside a word. */
  readonly openings: ReadonlySet<string>
  /** The letters of the longest first word of a phrase. */
  readonly longest: number
  /** Allowed endings after a short word. Undefined if the language allows any. */
  readonly endings: RegExp | undefined
  readonly hasCompounds: boolean
}

/** The most words between two words of a phrase, plus one: 'send it back'. */
const maxWordGap = 4
/** A particle ends a clause: 'send anything from our range back'. */
const maxVerbGap = 6
const verbParticles = new Set(languages.flatMap(({ particle }) => particle ?? []))
/** A shorter stem must match the whole word. */
const minPartLength = 4
/** In languages with compounds, a stem of this length may be anywhere in a word. */
const minCompoundPart = 5
/** Concepts whose words do not match inside longer words: 'Gründung' is not green. */
const wholeWordConcepts = new Set(['colour'])

const glossaries = new Map(languages.map((language) => [language.code, parseGlossary(language)] as const))

function parseGlossary({ glossary, endings, hasCompounds }: Language): Glossary {
  const phrases = new Map<string, GlossaryPhrase[]>()
  for (const line of glossary.trim().split('\n')) {
    const colon = line.indexOf(': ')
    const concept = line.slice(0, colon)
    for (const phrase of line.slice(colon + 2).split(', ')) {
      const [first, ...rest] = parsePhraseWords(phrase)
      if (!first) continue
      const known = phrases.get(first.beginning) ?? []
      phrases.set(first.beginning, [...known, { concept, first, rest }])
    }
  }
  const firsts = [...phrases.keys()]
  return {
    phrases,
    openings: new Set(firsts.map((first) => first.slice(0, minCompoundPart))),
    longest: Math.max(...firsts.map((first) => first.length)),
    endings,
    hasCompounds,
  }
}

function parsePhraseWords(phrase: string): GlossaryWord[] {
  return phrase.split(' ').flatMap((written) => {
    const words = splitWords(written)
    return words.map((word, at) => ({
      beginning: removeWordAccents(word),
      isAtEnd: written.endsWith('$') && at === words.length - 1,
    }))
  })
}

/** A concept in a text, such as '@return' or '@country-is', and the positions of its words. */
export interface ConceptMatch {
  concept: string
  /** The positions of the words, in order. */
  at: readonly number[]
}

/** Finds the concepts of a text, with the positions of their words. Without a known language, tries all glossaries. */
export function matchConcepts(words: readonly string[], language: string | undefined): ConceptMatch[] {
  const found: ConceptMatch[] = []
  const bare = words.map(removeWordAccents)
  const known = languageCodeByAlias.get(language ?? '')
  for (const each of known === undefined ? glossaries.keys() : [known]) {
    const glossary = glossaries.get(each)
    for (const [at, word] of bare.entries()) {
      const region = findRegion(word, bare[at - 1] ?? '', each)
      if (region) {
        const positions = region.hasUnionWord ? [at - 1, at] : [at]
        for (const concept of [`@country-${region.code}`, '@abroad']) found.push({ concept, at: positions })
      }
      const matched = new Map<string, readonly number[]>()
      for (const { concept, rest } of glossary ? findGlossaryPhrases(glossary, word) : []) {
        const followed = matchPhraseRest(bare, at, rest, glossary?.endings)
        const known = matched.get(concept)
        if (followed && (!known || known.length <= followed.length)) matched.set(concept, [at, ...followed])
      }
      for (const [concept, positions] of matched) found.push({ concept: `@${concept}`, at: positions })
    }
  }
  return found
}

/** Counts how often a text mentions each concept. */
export function countConcepts(words: readonly string[], language: string | undefined): Map<string, number> {
  const found = new Map<string, number>()
  for (const { concept } of matchConcepts(words, language)) found.set(concept, (found.get(concept) ?? 0) + 1)
  return found
}

/** Finds phrases whose first word is the beginning, or in compounds a part, of a word. */
function findGlossaryPhrases(
  { phrases, openings, longest, endings, hasCompounds }: Glossary,
  word: string,
): GlossaryPhrase[] {
  const found: GlossaryPhrase[] = []
  for (let start = 0; start <= (hasCompounds ? Math.max(0, word.length - minCompoundPart) : 0); start += 1) {
    if (start > 0 && !openings.has(word.slice(start, start + minCompoundPart))) continue
    for (
      let end = start + (start === 0 ? 2 : minCompoundPart);
      end <= Math.min(word.length, start + longest);
      end += 1
    ) {
      const part = word.slice(start, end)
      if (part.length < minPartLength && word.length > part.length + 1) continue
      const rest = word.slice(end)
      const candidates = (phrases.get(part) ?? []).filter(({ first }) => rest === '' || !first.isAtEnd)
      const isWhole = rest === '' || start > 0 || part.length > minPartLength || !endings
      if (isWhole) found.push(...candidates)
      else if (endings.test(rest))
        found.push(
          ...candidates.filter(
            ({ concept }) => rest.length < minPartLength || !wholeWordConcepts.has(concept),
          ),
        )
    }
  }
  return found
}

/** Finds the positions of a phrase's other words. Undefined if one is missing. */
function matchPhraseRest(
  words: readonly string[],
  at: number,
  rest: readonly GlossaryWord[],
  endings: RegExp | undefined,
): number[] | undefined {
  const positions: number[] = []
  let from = at + 1
  for (const { beginning, isAtEnd } of rest) {
    const reach = verbParticles.has(beginning) ? maxVerbGap : maxWordGap
    const next = words
      .slice(from, from + reach)
      .findIndex((word) => (isAtEnd ? word === beginning : matchesWordBeginning(word, beginning, endings)))
    if (next < 0) return undefined
    from += next + 1
    positions.push(from - 1)
  }
  return positions
}

function matchesWordBeginning(word: string, beginning: string, endings: RegExp | undefined): boolean {
  if (word === beginning) return true
  if (beginning.length < minPartLength || !word.startsWith(beginning)) return false
  return beginning.length > minPartLength || !endings || endings.test(word.slice(minPartLength))
}
