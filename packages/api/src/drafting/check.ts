import type { DraftSentence, DraftSource } from '../database/schema/drafts.ts'
import { findLanguage } from '../reading/language.ts'
import { splitSentences } from '../knowledge/sentences.ts'
import { checkClaims, type Verdict } from './check-claims.ts'
import type { Claim, Fact, Line } from './facts.ts'
import { findSupport } from './find-support.ts'
import { compareToken, findHardTokens } from './hard-tokens.ts'
import { isCourtesy, isPromise } from './phrases.ts'

/** What all sentences of a draft are checked against. */
interface Ground {
  facts: readonly Fact[]
  language: string
}

/**
 * Marks what was written: the same for a model, the local writer and a person. Consecutive texts of the answer make the body:
 * white space between lines is part of the text before it. `language` is the reply's, and is found out when it is not given.
 */
export function checkLines(
  lines: readonly Line[],
  facts: readonly Fact[],
  language = findLanguage(lines.map(({ text }) => text).join(' ')) ?? 'en',
): DraftSentence[] {
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
    sentences.push({ text, mark, why, sources: sourcesOf(claims, facts) })
  }
  return sentences
}

/** Marks a text that a person typed: sentence by sentence, each against whatever supports it best. */
export function checkText(
  text: string,
  facts: readonly Fact[],
  language = findLanguage(text) ?? 'en',
): DraftSentence[] {
  return text
    .split(/(?<=\n)/)
    .flatMap((line) => (line.trim() === '' ? [line] : splitSentences(line)))
    .reduce<DraftSentence[]>((sentences, part) => {
      const last = sentences.at(-1)
      if (part.trim() === '' && last) last.text += part
      else {
        const kind = part.trim().endsWith('?') ? 'question' : 'text'
        const { mark, why, claims } = checkLine({ kind, text: part.trim(), claims: [] }, { facts, language })
        sentences.push({ text: part, mark, why, sources: sourcesOf(claims, facts) })
      }
      return sentences
    }, [])
}

const sourcesOf = (claims: readonly Claim[], facts: readonly Fact[]): DraftSource[] =>
  claims.flatMap(({ ref, quote }) => {
    const fact = facts.find((each) => each.ref === ref)
    return fact ? [{ kind: fact.kind, id: fact.id, title: fact.title, quote }] : []
  })

function checkLine(line: Line, ground: Ground): Verdict & { claims: readonly Claim[] } {
  if (/⟦\s*(?:…|\.\.\.)?\s*⟧/.test(line.text))
    return {
      mark: 'unsupported',
      why: 'It holds a place for an address that no source has.',
      claims: line.claims,
    }
  if (line.claims.length > 0) return { ...checkClaims(line, ground), claims: line.claims }
  const polite = checkPolite(line, ground)
  if (polite) return { ...polite, claims: [] }
  return (
    findSupport(line.text, ground) ?? {
      mark: 'unsupported',
      why: 'Nothing that the store wrote says this.',
      claims: [],
    }
  )
}

/** A courtesy or a question needs no source as long as it states nothing. */
function checkPolite({ kind, text }: Line, { facts, language }: Ground): Verdict | undefined {
  const known = facts.flatMap((fact) => findHardTokens(fact.text, fact.language ?? language))
  const isKnown = findHardTokens(text, language).every(
    (token) => !['address', 'phone', 'handle'].includes(token.kind) && compareToken(token, known) === 'same',
  )
  const isPlain = findHardTokens(text, language).length === 0
  if (kind === 'question' && isKnown && !isPromise(text))
    return { mark: 'question', why: 'It asks the customer.' }
  if (isPlain && isCourtesy(text, language)) return { mark: 'courtesy', why: 'It is only polite.' }
  return undefined
}
