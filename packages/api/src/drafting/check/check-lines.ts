import type { DraftSentence, DraftSource } from '../../database/schema/drafts.ts'
import { runStepsWithoutYielding } from '../../platform/scheduling/run-steps.ts'
import { findLanguage } from '../../reading/find-language.ts'
import { splitSentences } from '../../knowledge/passages/split-sentences.ts'
import { checkClaims } from './check-claims.ts'
import type { ClaimContext, ClaimVerdict } from './check-claims.ts'
import type { DraftClaim, Fact, ReplyLine } from '../facts/reply-facts.ts'
import { findSupportingSentence } from './find-supporting-sentence.ts'
import { compareToken, findExactTokens } from './exact-tokens.ts'
import { isCourtesy, isPromise } from './courtesy-phrases.ts'
import { analyzeFact, analyzeFacts } from './analyze-fact.ts'

/**
 * Gives each sentence a verdict; the texts form the body, and white space before a line belongs to the
 * previous text. Yields after each fact or line.
 */
export function* checkLinesInSteps(
  lines: readonly ReplyLine[],
  facts: readonly Fact[],
  language: string,
): Generator<undefined, DraftSentence[]> {
  yield* analyzeFacts(facts, language)
  const sentences: DraftSentence[] = []
  for (const [at, line] of lines.entries()) {
    const last = sentences.at(-1)
    if (line.kind === 'break') {
      if (last) last.text = `${last.text.trimEnd()}${line.text || '\n\n'}`
      continue
    }
    const next = lines[at + 1]
    const { mark, why, claims } = checkLine(line, { facts, language })
    const text = next && next.kind !== 'break' ? `${line.text.trimEnd()} ` : line.text.trimEnd()
    sentences.push({ text, mark, why, sources: toDraftSources(claims, facts) })
    yield
  }
  return sentences
}

/** Checks lines without yielding, for tests and benchmarks. Detects the language if none is given. */
export const checkLines = (
  lines: readonly ReplyLine[],
  facts: readonly Fact[],
  language = findLanguage(lines.map(({ text }) => text).join(' ')) ?? 'en',
): DraftSentence[] => runStepsWithoutYielding(checkLinesInSteps(lines, facts, language))

/** Longer lines are not split, because that would block other requests. */
const maxLineLength = 5000

/**
 * Splits a person's text into sentences with their white space, so that they join to the same text. The rest
 * after `most` sentences is one sentence.
 */
export function splitIntoSentences(text: string, most = Infinity): string[] {
  const parts: string[] = []
  let end = 0
  for (const line of text.split(/(?<=\n)/))
    for (const part of line.trim() === '' || line.length > maxLineLength ? [line] : splitSentences(line)) {
      const last = parts.at(-1)
      if (part.trim() === '' && last !== undefined) parts[parts.length - 1] = last + part
      else if (parts.length >= most) return [...parts, text.slice(end)]
      else parts.push(part)
      end += part.length
    }
  return parts
}

/** Compares a sentence that a person wrote with the facts, and returns the mark and source of the best match. */
export function checkUnsourcedSentence(
  text: string,
  facts: readonly Fact[],
  language: string,
): DraftSentence {
  const kind = text.trim().endsWith('?') ? 'question' : 'text'
  const { mark, why, claims } = checkLine({ kind, text: text.trim(), claims: [] }, { facts, language })
  return { text, mark, why, sources: toDraftSources(claims, facts) }
}

const toDraftSources = (claims: readonly DraftClaim[], facts: readonly Fact[]): DraftSource[] =>
  claims.flatMap(({ ref, quote }) => {
    const fact = facts.find((each) => each.ref === ref)
    return fact ? [{ kind: fact.kind, id: fact.id, title: fact.title, quote }] : []
  })

function checkLine(line: ReplyLine, ground: ClaimContext): ClaimVerdict & { claims: readonly DraftClaim[] } {
  if (/⟦\s*(?:…|\.\.\.)?\s*⟧/.test(line.text))
    return {
      mark: 'unsupported',
      why: 'It holds a place for an address that no source has.',
      claims: line.claims,
    }
  if (line.claims.length > 0) return { ...checkClaims(line, ground), claims: line.claims }
  const polite = checkCourtesyLine(line, ground)
  if (polite) return { ...polite, claims: [] }
  return (
    findSupportingSentence(line.text, ground) ?? {
      mark: 'unsupported',
      why: 'Nothing that the store wrote says this.',
      claims: [],
    }
  )
}

/** A courtesy or a question needs no source as long as it states nothing. */
function checkCourtesyLine(
  { kind, text }: ReplyLine,
  { facts, language }: ClaimContext,
): ClaimVerdict | undefined {
  const tokens = findExactTokens(text, language)
  const isPlain = tokens.length === 0
  const isKnown = tokens.every(
    (token) =>
      !['address', 'phone', 'handle'].includes(token.kind) &&
      facts.some((fact) => compareToken(token, analyzeFact(fact, language).tokens) === 'same'),
  )
  if (kind === 'question' && isKnown && !isPromise(text))
    return { mark: 'question', why: 'It asks the customer.' }
  if (isPlain && isCourtesy(text, language)) return { mark: 'courtesy', why: 'It is only polite.' }
  return undefined
}
