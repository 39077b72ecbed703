import { joinLanguagePatterns, mapByLanguage, splitWordList } from '../../languages/languages.ts'
import { removeWordAccents, splitWords } from '../../knowledge/search/split-words.ts'

const exclusionPattern = new RegExp(`^(?:${joinLanguagePatterns(({ polarity }) => polarity.exclusions)})$`)
/** Words such as 'costs nothing' or 'was not' that may replace a negation. */
const hiddenNegationPattern = new RegExp(
  `^(?:${joinLanguagePatterns(({ polarity }) => polarity.free)}|${joinLanguagePatterns(({ polarity }) => polarity.unused)})$`,
)
const negatedIdioms = new RegExp(
  `\\b(?:${joinLanguagePatterns(({ polarity }) => polarity.idioms)})\\b`,
  'giu',
)
const freeOfChargePattern = new RegExp(
  joinLanguagePatterns(({ polarity }) => polarity.costsNothing),
  'giu',
)
const negationWords = mapByLanguage(
  ({ polarity }) => new Set(splitWordList(polarity.negations).map(removeWordAccents)),
)

/** The number of clear negations in a text, and of words that may replace one. */
function countNegations(text: string, language: string): { outright: number; hidden: number } {
  // 'don't' in one word, whichever apostrophe it has.
  const words = splitWords(
    text
      .replace(negatedIdioms, ' ')
      .replace(freeOfChargePattern, 'gratis')
      .replaceAll(/n['’]t\b/gi, 'nt'),
  ).map(removeWordAccents)
  const negating = negationWords.get(language)
  return {
    outright: words.filter((word) => negating?.has(word) || exclusionPattern.test(word)).length,
    hidden: words.filter((word) => hiddenNegationPattern.test(word)).length,
  }
}

/** True if a text denies something in clear words. */
export const containsNegation = (text: string, language: string): boolean =>
  countNegations(text, language).outright > 0

/**
 * True when a sentence and its source both affirm or both deny; the sentence may repeat fewer denials. A hidden
 * negation matches an explicit one: 'unworn' equals 'not worn'.
 */
export function isSamePolarity(
  sentence: { text: string; language: string },
  source: { text: string; language: string },
): boolean {
  const a = countNegations(sentence.text, sentence.language)
  const b = countNegations(source.text, source.language)
  const both = Math.min(a.hidden, b.hidden)
  const claimed = a.outright + countCancelledNegations(a.hidden - both, b.outright - a.outright)
  const inSource = b.outright + countCancelledNegations(b.hidden - both, a.outright - b.outright)
  return claimed === inSource || (claimed > 0 && claimed < inSource)
}

/** Counts hidden negations up to the number of missing ones. */
const countCancelledNegations = (hiddenOnes: number, missing: number): number =>
  Math.max(0, Math.min(hiddenOnes, missing))
