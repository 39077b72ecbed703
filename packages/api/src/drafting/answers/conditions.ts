import { getLastHeading } from '../../knowledge/search/last-heading.ts'
import { analyzeText } from '../../knowledge/search/relevance.ts'
import type { Knowledge } from '../../knowledge/search/retrieve.ts'
import { listRelatedConcepts } from './rate-answer.ts'
import type { ConditionSubjects } from './rate-answer.ts'
import type { QuestionTerm } from './analyze-question-needs.ts'
import { splitSourceParts } from './source-parts.ts'

/** Concepts around a question that may reverse its answer. */
export const conditionConcepts: ReadonlySet<string> = new Set(
  'custom-made hygiene sale condition damage defect wrong gift self-inflicted abroad express late lost large preorder'
    .split(' ')
    .map((concept) => `@${concept}`),
)

/** Actions that any shop allows or refuses by such conditions, also where its texts do not say so. */
const conditionalActions: ReadonlySet<string> = new Set(['@return', '@refund', '@exchange', '@replacement'])

/**
 * Collects for each condition the concepts that sentences of the store mention with it, headings included. Yields
 * after each passage.
 */
export function* collectConditionSubjects({
  pieces,
}: Pick<Knowledge, 'pieces'>): Generator<undefined, ConditionSubjects> {
  const subjects = new Map<string, Set<string>>()
  for (const { text, title, language } of pieces.filter(({ kind }) => kind === 'passage')) {
    const heading = [...analyzeText(getLastHeading(title), language).concepts]
    for (const part of splitSourceParts(text)) {
      const concepts = [...heading, ...analyzeText(part.text, language).concepts]
      for (const condition of concepts.filter((each) => conditionConcepts.has(each)))
        subjects.set(condition, new Set([...(subjects.get(condition) ?? []), ...concepts]))
    }
    yield
  }
  return subjects
}

/**
 * True if a condition may reverse the answer to a question: a sentence of the store names it with a concept of the
 * question. 'It is only used at home' changes nothing about a guarantee if no sentence about guarantees speaks of
 * use.
 */
export function mayReverseAnswer(
  condition: string,
  units: readonly QuestionTerm[],
  subjects: ConditionSubjects,
): boolean {
  const asked = units
    .flatMap(({ concepts }) => concepts)
    .filter((concept) => !conditionConcepts.has(concept))
    .flatMap(listRelatedConcepts)
  const named = subjects.get(condition)
  return (
    asked.length === 0 ||
    asked.some((concept) => conditionalActions.has(concept) || named?.has(concept) === true)
  )
}
