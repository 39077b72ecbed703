import { analyzeQuestion, analyzeText } from '../../knowledge/search/relevance.ts'
import { splitWords } from '../../knowledge/search/split-words.ts'

/**
 * Finds the first excluded subject that one of the texts mentions, also in other words or another language.
 * `language` is the texts' language.
 */
export function findExcludedSubject(
  texts: readonly string[],
  subjects: readonly string[],
  language: string,
): string | undefined {
  const readTexts = texts.map((text) => ({
    ...analyzeText(text, language),
    words: ` ${splitWords(text).join(' ')} `,
  }))
  return subjects.find((subject) => {
    const own = analyzeQuestion(subject, language)
    // A subject without known concepts in the mail's language is often in the store's language.
    const isForeign = !own.some(({ concepts }) => concepts.length > 0)
    const translated = isForeign ? analyzeQuestion(subject, undefined).map(({ concepts }) => concepts) : []
    const isTranslated = translated.length > 0 && translated.every((concepts) => concepts.length > 0)
    const phrase = ` ${splitWords(subject).join(' ')} `
    return readTexts.some(
      ({ stems, concepts, words }) =>
        (phrase.trim() !== '' && words.includes(phrase)) ||
        (own.length > 0 &&
          own.every(
            (unit) =>
              unit.concepts.some((concept) => concepts.has(concept)) ||
              (unit.stem !== undefined && stems.has(unit.stem)),
          )) ||
        (isTranslated && translated.every((options) => options.some((concept) => concepts.has(concept)))),
    )
  })
}
