import { findOrderNumbers, defaultOrderNumberFormat } from '../../orders/order-numbers.ts'
import { analyzeQuestionNeeds } from '../answers/analyze-question-needs.ts'
import { wantedFactPatterns } from '../answers/find-wanted-fact-kinds.ts'
import { findExactTokens, removeExactTokens } from '../check/exact-tokens.ts'
import { findDates } from '../check/find-dates.ts'
import { parseUnit } from '../check/parse-units.ts'
import { containsNegation } from '../check/same-polarity.ts'
import { findAddresses } from '../model/find-addresses.ts'
import { instructionPatterns } from './contains-instruction.ts'
import {
  asksForOrderChange,
  asksForOrderState,
  isAngry,
  isGreetingOrFarewell,
  isRequest,
  isThanks,
  requestsAction,
} from './request-patterns.ts'
import { riskPatterns } from './find-risks.ts'
import { splitQuestions } from './split-questions.ts'
import { tellsMatter } from './tells-matter.ts'

/** V8 compiles a pattern once for texts in Latin-1 and once for others, each with its first two texts. */
const sampleTexts = ['a mail', 'a mail', 'a mail …', 'a mail …']

/** The functions that read each mail with large patterns. */
const readers: readonly ((text: string) => unknown)[] = [
  ...[...instructionPatterns, ...riskPatterns, ...wantedFactPatterns].map(
    (pattern) => (text: string) => pattern.test(text),
  ),
  ...[isAngry, isGreetingOrFarewell, isThanks, requestsAction, asksForOrderState],
  (text) => isRequest(text, 'en'),
  (text) => asksForOrderChange(`${text} 1001`),
  (text) => findOrderNumbers(text, defaultOrderNumberFormat),
  (text) => splitQuestions(text, 'en'),
  (text) => containsNegation(text, 'en'),
  (text) => tellsMatter(text, 'en'),
  (text) => analyzeQuestionNeeds(text, 'en'),
  ...[findDates, removeExactTokens, parseUnit, findAddresses],
  (text) => findExactTokens(`${text} 2`, 'en'),
]

/**
 * Compiles the patterns that each mail is searched with, one at a time. The first mail of a process would otherwise
 * hold the event loop until all of them are compiled.
 */
export function* compilePatterns(): Generator<undefined, void> {
  for (const text of sampleTexts)
    for (const read of readers) {
      read(text)
      yield
    }
}
