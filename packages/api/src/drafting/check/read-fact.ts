import { splitSentences } from '../../knowledge/passages/split-sentences.ts'
import { isStopWord } from '../../knowledge/search/stop-words.ts'
import { readWords, stemWord } from '../../knowledge/search/read-words.ts'
import type { Fact } from '../facts/reply-facts.ts'
import { findHardTokens } from './hard-tokens.ts'
import type { HardToken } from './hard-tokens.ts'

/** A sentence of a fact, and the stems of its content words. */
export interface FactSentence {
  readonly quote: string
  readonly stems: ReadonlySet<string>
}

/** A fact prepared for checks. Each part is parsed on first use. */
export interface FactReading {
  readonly language: string
  readonly sentences: readonly FactSentence[]
  /** Numbers, dates and codes of its text. */
  readonly tokens: readonly HardToken[]
  /** Numbers, dates and codes of its title. */
  readonly titleTokens: readonly HardToken[]
}

const readingsByFact = new WeakMap<Fact, Map<string, FactReading>>()

/** Prepares a fact for a check. A fact without a language is read in the draft's. */
export function readFact(fact: Fact, language: string): FactReading {
  const own = fact.language ?? language
  const known = readingsByFact.get(fact) ?? new Map<string, FactReading>()
  readingsByFact.set(fact, known)
  const reading = known.get(own) ?? createReading(fact, own)
  known.set(own, reading)
  return reading
}

/**
 * Prepares facts for a check. Yields after each fact, because the first sentence would otherwise prepare all of
 * them.
 */
export function* readFacts(facts: readonly Fact[], language: string): Generator<undefined, void> {
  for (const fact of facts) {
    const reading = readFact(fact, language)
    void reading.sentences
    void reading.tokens
    yield
  }
}

function createReading({ title, text }: Fact, language: string): FactReading {
  const sentences = memoize(() =>
    text
      .split('\n')
      .flatMap(splitSentences)
      .map((quote) => ({ quote: quote.trim(), stems: new Set(readStems(quote, language)) })),
  )
  const tokens = memoize(() => findHardTokens(text, language))
  const titleTokens = memoize(() => findHardTokens(title, language))
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
export const readStems = (text: string, language: string): string[] =>
  readWords(text)
    .filter((word) => !isStopWord(word, language))
    .map((word) => stemWord(word, language))

function memoize<T>(read: () => T): () => T {
  let known: { readonly value: T } | undefined
  return () => (known ??= { value: read() }).value
}
