import { readQuestion, readContent } from '../../knowledge/search/relevance.ts'
import { readWords } from '../../knowledge/search/read-words.ts'

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
    ...readContent(text, language),
    words: ` ${readWords(text).join(' ')} `,
  }))
  return subjects.find((subject) => {
    const own = readQuestion(subject, language)
    // A subject without known concepts in the mail's language is often in the store's language.
    const isForeign = !own.some(({ concepts }) => concepts.length > 0)
    const translated = isForeign ? readQuestion(subject, undefined).map(({ concepts }) => concepts) : []
    const isTranslated = translated.length > 0 && translated.every((concepts) => concepts.length > 0)
    const phrase = ` ${readWords(subject).join(' ')} `
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
