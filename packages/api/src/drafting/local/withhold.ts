import { readQuestion, readSaid } from '../../knowledge/search/relevance.ts'
import { readWords } from '../../knowledge/search/words.ts'

/**
 * The first excluded subject of the store that one of these texts mentions, also in other words or another
 * language. `language` is that of the texts.
 */
export function findWithheld(
  texts: readonly string[],
  subjects: readonly string[],
  language: string,
): string | undefined {
  const said = texts.map((text) => ({ ...readSaid(text, language), words: ` ${readWords(text).join(' ')} ` }))
  return subjects.find((subject) => {
    const own = readQuestion(subject, language)
    // A subject without a meaning in the mail's language is often written in the store's.
    const isForeign = !own.some(({ concepts }) => concepts.length > 0)
    const meant = isForeign ? readQuestion(subject, undefined).map(({ concepts }) => concepts) : []
    const isMeant = meant.length > 0 && meant.every((concepts) => concepts.length > 0)
    const phrase = ` ${readWords(subject).join(' ')} `
    return said.some(
      ({ stems, concepts, words }) =>
        (phrase.trim() !== '' && words.includes(phrase)) ||
        (own.length > 0 &&
          own.every(
            (unit) =>
              unit.concepts.some((concept) => concepts.has(concept)) ||
              (unit.stem !== undefined && stems.has(unit.stem)),
          )) ||
        (isMeant && meant.every((options) => options.some((concept) => concepts.has(concept)))),
    )
  })
}
