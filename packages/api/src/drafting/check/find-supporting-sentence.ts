import { trimEndCharacters } from '../../knowledge/passages/trim-characters.ts'
import { checkClaims } from './check-claims.ts'
import type { ClaimVerdict } from './check-claims.ts'
import type { DraftClaim, Fact } from '../facts/reply-facts.ts'
import { isPromise } from './courtesy-phrases.ts'
import { normalizeQuote } from './find-quote.ts'
import { analyzeFact, listContentStems } from './analyze-fact.ts'

/** A sentence without a source must share at least this part of its stems with a sentence of a fact. */
const minSharedStems = 0.5
const maxTriedSentences = 3

/** Finds the sentence of a fact that supports a sentence without a source. Undefined when there is none. */
export function findSupportingSentence(
  text: string,
  ground: { facts: readonly Fact[]; language: string },
): (ClaimVerdict & { claims: readonly DraftClaim[] }) | undefined {
  const stems = listContentStems(text, ground.language)
  if (stems.length === 0) return undefined
  const near = ground.facts
    .flatMap((fact) =>
      analyzeFact(fact, ground.language).sentences.map((sentence) => ({
        ref: fact.ref,
        quote: sentence.quote,
        shared: stems.filter((stem) => sentence.stems.has(stem)).length / stems.length,
      })),
    )
    .filter(({ shared }) => shared >= minSharedStems)
    .toSorted((a, b) => b.shared - a.shared)
    .slice(0, maxTriedSentences)
  for (const { ref, quote } of near) {
    const claims = [{ ref, quote }]
    const verdict = checkClaims({ kind: 'text', text, claims }, ground)
    if (verdict.mark === 'unsupported') continue
    if (normalizeSentence(text) === normalizeSentence(quote)) return { ...verdict, claims }
    // Similar wording is not enough for a promise, which needs a named source.
    if (!isPromise(text))
      return { mark: 'read', why: 'It names no source, and seems to rest on this one.', claims }
  }
  return undefined
}

const normalizeSentence = (text: string): string => trimEndCharacters(normalizeQuote(text), '.!?…')
