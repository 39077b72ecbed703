import { anyOf, byLanguage, splitList } from '../../languages/languages.ts'
import { plain, readWords } from '../../knowledge/search/words.ts'

const exclusions = new RegExp(`^(?:${anyOf(({ polarity }) => polarity.exclusions)})$`)
/** Words such as 'costs nothing' or 'was not' that may replace a negation. */
const hidden = new RegExp(
  `^(?:${anyOf(({ polarity }) => polarity.free)}|${anyOf(({ polarity }) => polarity.unused)})$`,
)
const idioms = new RegExp(`\\b(?:${anyOf(({ polarity }) => polarity.idioms)})\\b`, 'giu')
const costsNothing = new RegExp(
  anyOf(({ polarity }) => polarity.costsNothing),
  'giu',
)
const negations = byLanguage(({ polarity }) => new Set(splitList(polarity.negations).map(plain)))

/** The number of clear negations in a text, and of words that may replace one. */
function countNegations(text: string, language: string): { outright: number; hidden: number } {
  // 'don't' in one word, whichever apostrophe it has.
  const words = readWords(
    text
      .replace(idioms, ' ')
      .replace(costsNothing, 'gratis')
      .replaceAll(/n['’]t\b/gi, 'nt'),
  ).map(plain)
  const negating = negations.get(language)
  return {
    outright: words.filter((word) => negating?.has(word) || exclusions.test(word)).length,
    hidden: words.filter((word) => hidden.test(word)).length,
  }
}

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
  const claimed = a.outright + countMatching(a.hidden - both, b.outright - a.outright)
  const inSource = b.outright + countMatching(b.hidden - both, a.outright - b.outright)
  return claimed === inSource || (claimed > 0 && claimed < inSource)
}

/** Counts hidden negations up to the number of missing ones. */
const countMatching = (hiddenOnes: number, missing: number): number =>
  Math.max(0, Math.min(hiddenOnes, missing))
