import { findOrderNumbers, defaultNumberFormat } from '../../orders/order-numbers.ts'
import { needPatterns } from '../answers/find-needs.ts'
import { instructionPatterns } from './contains-instruction.ts'
import {
  asksForOrderChange,
  asksForOrderState,
  isAngry,
  isGreeting,
  isRequest,
  isThanks,
  isWish,
} from './request-patterns.ts'
import { riskPatterns } from './find-risks.ts'

/** V8 compiles a pattern once for texts in Latin-1 and once for others, each with its first two texts. */
const sampleTexts = ['a mail', 'a mail', 'a mail …', 'a mail …']

/** The functions that read each mail with large patterns. */
const readers: readonly ((text: string) => unknown)[] = [
  ...[...instructionPatterns, ...riskPatterns, ...needPatterns].map(
    (pattern) => (text: string) => pattern.test(text),
  ),
  ...[isAngry, isGreeting, isThanks, isWish, asksForOrderState],
  (text) => isRequest(text, 'en'),
  (text) => asksForOrderChange(`${text} 1001`),
  (text) => findOrderNumbers(text, defaultNumberFormat),
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
