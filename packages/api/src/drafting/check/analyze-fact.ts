import { splitSentences } from '../../knowledge/passages/split-sentences.ts'
import { isStopWord } from '../../knowledge/search/stop-words.ts'
import { splitWords, stemWord } from '../../knowledge/search/split-words.ts'
import type { Fact } from '../facts/reply-facts.ts'
import { findExactTokens } from './exact-tokens.ts'
import type { ExactToken } from './exact-tokens.ts'

/** A sentence of a fact, and the stems of its content words. */
export interface FactSentence {
  readonly quote: string
  readonly stems: ReadonlySet<string>
}

/** A fact prepared for checks. Each part is parsed on first use. */
export interface AnalyzedFact {
  readonly language: string
  readonly sentences: readonly FactSentence[]
  /** Numbers, dates and codes of its text. */
  readonly tokens: readonly ExactToken[]
  /** Numbers, dates and codes of its title. */
  readonly titleTokens: readonly ExactToken[]
}

const readingsByFact = new WeakMap<Fact, Map<string, AnalyzedFact>>()

/** Prepares a fact for a check. A fact without a language is read in the draft's. */
export function analyzeFact(fact: Fact, language: string): AnalyzedFact {
  const own = fact.language ?? language
  const known = readingsByFact.get(fact) ?? new Map<string, AnalyzedFact>()
  readingsByFact.set(fact, known)
  const reading = known.get(own) ?? createAnalyzedFact(fact, own)
  known.set(own, reading)
  return reading
}

/**
 * Prepares facts for a check. Yields after each fact, because the first sentence would otherwise prepare all of
 * them.
 */
export function* analyzeFacts(facts: readonly Fact[], language: string): Generator<undefined, void> {
  for (const fact of facts) {
    const reading = analyzeFact(fact, language)
    void reading.sentences
    void reading.tokens
    yield
  }
}

function createAnalyzedFact({ title, text }: Fact, language: string): AnalyzedFact {
  const sentences = memoize(() =>
    text
      .split('\n')
      .flatMap(splitSentences)
      .map((quote) => ({ quote: quote.trim(), stems: new Set(listContentStems(quote, language)) })),
  )
  const tokens = memoize(() => findExactTokens(text, language))
  const titleTokens = memoize(() => findExactTokens(title, language))
  return {
    language,
    get sentences() {
      return sentences()
    },
    get tokens() {
      return tokens()
    },
    get titleTokens() {
      return titleTokens()
    },
  }
}

/** The stems of a text's words without stop words. */
export const listContentStems = (text: string, language: string): string[] =>
  splitWords(text)
    .filter((word) => !isStopWord(word, language))
    .map((word) => stemWord(word, language))

function memoize<T>(read: () => T): () => T {
  let known: { readonly value: T } | undefined
  return () => (known ??= { value: read() }).value
}
