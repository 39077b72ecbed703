import { anyOf, byLanguage, readList } from '../../languages/languages.ts'
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
const negations = byLanguage(({ polarity }) => new Set(readList(polarity.negations).map(plain)))

/** The number of clear negations in a text, and of words that may replace one. */
function count(text: string, language: string): { outright: number; hidden: number } {
  // 'don't' in one word, whichever apostrophe it has.
  const words = readWords(
    text
      .replace(idioms, ' ')
      .replace(costsNothing, 'gratis')
      .replaceAll(/n['’]t\b/gi, 'nt'),
  ).map(plain)
  const said = negations.get(language)
  return {
    outright: words.filter((word) => said?.has(word) || exclusions.test(word)).length,
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
  const a = count(sentence.text, sentence.language)
  const b = count(source.text, source.language)
  const both = Math.min(a.hidden, b.hidden)
  const said = a.outright + fill(a.hidden - both, b.outright - a.outright)
  const meant = b.outright + fill(b.hidden - both, a.outright - b.outright)
  return said === meant || (said > 0 && said < meant)
}

/** Counts hidden negations up to the number of missing ones. */
const fill = (hiddenOnes: number, missing: number): number => Math.max(0, Math.min(hiddenOnes, missing))
