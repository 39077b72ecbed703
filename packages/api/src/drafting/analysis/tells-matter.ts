import { createWordPattern, mapByLanguage } from '../../languages/languages.ts'
import { containsNegation } from '../check/same-polarity.ts'
import { findProblemConcepts } from './problem-concepts.ts'
import { isAngry } from './request-patterns.ts'

const matterPatterns = mapByLanguage(({ matters }) => matters && createWordPattern(matters.source))

/** True if a sentence speaks of a fault, a need or a contrast that the customer may expect a word about. */
export function tellsMatter(sentence: string, language: string): boolean {
  const matters = matterPatterns.get(language)
  return (
    matters !== undefined &&
    (matters.test(sentence) ||
      /[€$£?]/.test(sentence) ||
      containsNegation(sentence, language) ||
      isAngry(sentence) ||
      findProblemConcepts(sentence, language).length > 0)
  )
}
