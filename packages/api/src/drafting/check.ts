import type { DraftSentence } from '../database/schema/drafts.ts'
import type { Fact, Line } from './facts.ts'

/**
 * Marks what was written: the same for a model, the local writer and a person. Consecutive texts of the answer make the body:
 * white space between lines is part of the text before it.
 */
export function checkLines(lines: readonly Line[], facts: readonly Fact[]): DraftSentence[] {
  const byRef = new Map(facts.map((fact) => [fact.ref, fact]))
  return lines.map((line) => ({
    text: line.kind === 'break' ? '\n\n' : `${line.text} `,
    mark: line.kind === 'text' ? 'read' : line.kind === 'question' ? 'question' : 'courtesy',
    why: '',
    sources: line.claims.flatMap(({ ref, quote }) => {
      const fact = byRef.get(ref)
      return fact ? [{ kind: fact.kind, id: fact.id, title: fact.title, quote }] : []
    }),
  }))
}
