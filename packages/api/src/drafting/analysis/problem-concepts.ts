import { countConcepts } from '../../knowledge/search/concepts.ts'
import { splitWords } from '../../knowledge/search/split-words.ts'

const parseConceptNames = (names: string): ReadonlySet<string> =>
  new Set(names.split(' ').map((name) => `@${name}`))

const faultConcepts = parseConceptNames(
  'defect damage wrong missing late lost handed declined twice fraud overcharge code-problem',
)
/** Faults and requests. A sentence with one of these concepts counts as a question, even without a question mark. */
const problemConcepts: ReadonlySet<string> = new Set([
  ...faultConcepts,
  ...parseConceptNames('return refund exchange replacement repair cancel'),
])

/** The faults and requests in a sentence. */
export const findProblemConcepts = (sentence: string, language: string): string[] =>
  [...countConcepts(splitWords(sentence), language).keys()].filter((concept) => problemConcepts.has(concept))

/** True for a problem that the shop should fix. */
export const describesFault = (sentence: string, language: string): boolean =>
  findProblemConcepts(sentence, language).some((concept) => faultConcepts.has(concept))
